// SPDX-License-Identifier: MIT
#include "board/boardview.h"
#include "support/suite.h"
#include "taquin/taquin.h"
#include "taquin/taquinscene.h"

using namespace Qt::StringLiterals;
using board::BoardView;
using ui::TaquinScene;

/// Plays the taquin. The board is 4 x 3 with its gap in the third cell of the second row:
///     1  2  3  4
///     5  6  .  7
///     9 10 11  8
class TaquinSceneTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_puzzle = std::make_shared<taquin::Taquin>(core::Grid{4, 3});
        const std::vector<int> rows{1, 2, 3, 4, 5, 6, 0, 7, 9, 10, 11, 8};
        m_position.assign(11, {});
        for (std::size_t cell = 0; cell < rows.size(); ++cell) {
            if (rows[cell] > 0)
                m_position[std::size_t(rows[cell] - 1)] = {std::int16_t(cell)};
        }
        m_scene = std::make_unique<TaquinScene>(m_puzzle, board::Style::make(board::Style::Light));
        m_scene->show(m_position);
        m_view = std::make_unique<BoardView>();
        m_view->resize(500, 400);
        m_view->setBoard(m_scene.get());
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        m_requested = std::make_unique<QSignalSpy>(m_scene.get(), &board::BoardScene::moveRequested);
        m_edited = std::make_unique<QSignalSpy>(m_scene.get(), &board::BoardScene::edited);
    }
    void cleanup()
    {
        m_view.reset();
        m_scene.reset();
    }

    void clickSlidesTheRow()
    {
        click(5);
        QCOMPARE(slid(), (QList<int>{6}));
        click(4);
        QCOMPARE(slid(), (QList<int>{5, 6}));
        click(7);
        QCOMPARE(slid(), (QList<int>{7}));
        click(2);
        QCOMPARE(slid(), (QList<int>{3}));
        click(10);
        QCOMPARE(slid(), (QList<int>{11}));
    }

    void theAimNamesTheGoal_data()
    {
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<QString>("aim");
        QTest::addRow("usual") << QByteArray("3x3") << u"Slide the tiles until they read 1 to 8."_s;
        QTest::addRow("first") << QByteArray("3x3,goal=first")
                               << u"Slide the tiles until they read 1 to 8, with the gap first."_s;
        QTest::addRow("spiral") << QByteArray("3x3,goal=spiral")
                                << u"Slide the tiles until a spiral from the outside in reads 1 to 8."_s;
        QTest::addRow("columns") << QByteArray("3x3,goal=columns")
                                 << u"Slide the tiles until they read 1 to 8, column by column."_s;
        QTest::addRow("own") << QByteArray("3x3,goal=8-7-6-5-4-3-2-1-0")
                             << u"Slide the tiles until they are where the goal has them."_s;
    }
    void theAimNamesTheGoal()
    {
        QFETCH(QByteArray, options);
        QFETCH(QString, aim);
        const core::Reading reading = taquin::kind().parse(options.toStdString(), "2 8 3 1 6 4 7 0 5");
        const auto &game = std::get<core::Game>(reading);
        TaquinScene scene(game.puzzle, board::Style::make(board::Style::Light));
        scene.show(game.position);
        QCOMPARE(scene.guidance().what, aim);
        QCOMPARE(scene.usesKey(Qt::Key_M), options != "3x3");
    }
    /// The goal is shown on the board, which then looks more like the solved one, until it is hidden.
    void theGoalIsShownOnRequest()
    {
        const core::Reading reading = taquin::kind().parse("4x3,goal=spiral", "1 2 3 4 5 6 0 7 9 10 11 8");
        const auto &game = std::get<core::Game>(reading);
        TaquinScene scene(game.puzzle, board::Style::make(board::Style::Light));
        m_view->setBoard(&scene);
        scene.show(game.puzzle->start());
        const QImage solved = picture();
        scene.show(game.position);
        const QImage before = picture();
        QVERIFY(before != solved);
        scene.showGoal(true);
        const QImage shown = picture();
        QVERIFY(shown != before);
        QVERIFY(peakSignalToNoise(shown, solved) > peakSignalToNoise(before, solved));
        scene.showGoal(false);
        QCOMPARE(picture(), before);
        m_view->setBoard(m_scene.get());
    }
    /// A picture is whole at any goal: each tile has the part of its cell in the goal.
    void aPictureIsWholeAtTheGoal()
    {
        const core::Reading reading = taquin::kind().parse("4x3,goal=spiral", {});
        const auto &game = std::get<core::Game>(reading);
        QImage picture(400, 300, QImage::Format_RGB32);
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x)
                picture.setPixelColor(x, y, QColor(x * 255 / 400, y * 255 / 300, 128));
        }
        QImage images[2];
        int count = 0;
        for (const std::shared_ptr<const core::Puzzle> &puzzle :
             {game.puzzle, std::shared_ptr<const core::Puzzle>(m_puzzle)}) {
            TaquinScene scene(puzzle, board::Style::make(board::Style::Light));
            scene.setPicture(picture);
            m_view->setBoard(&scene);
            scene.show(puzzle->start());
            images[count++] = this->picture();
            m_view->setBoard(m_scene.get());
        }
        QCOMPARE(images[0], images[1]);
    }

    void refusedClickIsReported()
    {
        click(0);
        const core::Step step = takeRequested();
        QVERIFY(core::legalMove(*m_puzzle, m_position, step).empty());
        QVERIFY(!m_puzzle->why(m_position, step).empty());
        click(6); // a click on the gap itself requests nothing
        QCOMPARE(m_requested->size(), 0);
    }

    void arrowsSlideATileIntoTheGap_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("tile");
        QTest::newRow("left") << int(Qt::Key_Left) << 7;
        QTest::newRow("right") << int(Qt::Key_Right) << 6;
        QTest::newRow("up") << int(Qt::Key_Up) << 11;
        QTest::newRow("down") << int(Qt::Key_Down) << 3;
    }
    void arrowsSlideATileIntoTheGap()
    {
        QFETCH(const int, key);
        QFETCH(const int, tile);
        QTest::keyClick(m_view.get(), Qt::Key(key));
        QCOMPARE(slid(), QList{tile});
        QCOMPARE(m_scene->cursor(), 0);
    }

    void arrowWithoutATileDoesNothing()
    {
        m_scene->show(m_puzzle->start());
        QTest::keyClick(m_view.get(), Qt::Key_Left);
        QTest::keyClick(m_view.get(), Qt::Key_Up);
        QCOMPARE(m_requested->size(), 0);
    }

    void dragBeyondHalfMoves()
    {
        const QImage before = picture();
        drag(4, QPointF(0.7, 0.1), [&] { QVERIFY(picture() != before); });
        QCOMPARE(slid(), (QList<int>{5, 6}));
    }

    void shortDragSpringsBack()
    {
        const QImage before = picture();
        drag(4, QPointF(0.4, 0), [] {});
        QCOMPARE(m_requested->size(), 0);
        m_scene->finish();
        QCOMPARE(picture(), before);
    }

    void dragTheWrongWayMovesNothing()
    {
        const QImage before = picture();
        drag(4, QPointF(-0.9, 0), [&] { QCOMPARE(picture(), before); });
        QCOMPARE(m_requested->size(), 0);
        drag(0, QPointF(0.3, 0), [&] { QCOMPARE(picture(), before); });
    }

    void releasedTileSlidesOnFromThePointer()
    {
        connect(m_scene.get(), &board::BoardScene::moveRequested, this, [this](const core::Step &step) {
            m_scene->show(m_position); // as a session does at the start of an act
            m_scene->animate({core::legalMove(*m_puzzle, m_position, step), {}, true}, 200);
        });
        drag(5, QPointF(0.8, 0), [] {});
        QVERIFY(m_scene->isAnimating());
        QCOMPARE(m_scene->pieceAt(m_scene->cellRect(5).center()), -1);
        m_scene->finish();
        QCOMPARE(int(m_scene->position()[5].cell), 6);
    }

    void escapePutsADraggedTileBack()
    {
        const QImage before = picture();
        drag(5, QPointF(0.8, 0), [this] { QTest::keyClick(m_view.get(), Qt::Key_Escape); });
        QCOMPARE(m_requested->size(), 0);
        m_scene->finish();
        QCOMPARE(picture(), before);
    }

    void editingExchangesTwoTiles()
    {
        m_scene->setEditing(true);
        click(0);
        QVERIFY(m_scene->isHolding());
        QCOMPARE(m_scene->describe(0), u"row 1, column 1: tile 1, selected"_s);
        click(11);
        core::Position exchanged = m_position;
        std::swap(exchanged[0], exchanged[7]);
        QCOMPARE(takeEdited(), exchanged);
        QVERIFY(!m_scene->isHolding());
        QCOMPARE(m_requested->size(), 0);
    }

    void editingExchangesTheGap()
    {
        m_scene->setEditing(true);
        click(6);
        click(0);
        core::Position exchanged = m_position;
        exchanged[0] = {6};
        QCOMPARE(takeEdited(), exchanged);
    }

    void editingByKeys()
    {
        m_scene->setEditing(true);
        for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Right, Qt::Key_Space})
            QTest::keyClick(m_view.get(), key);
        core::Position exchanged = m_position;
        std::swap(exchanged[0], exchanged[1]);
        QCOMPARE(takeEdited(), exchanged);
    }

    void escapeAndASecondClickPutATakenTileBack()
    {
        m_scene->setEditing(true);
        const QImage before = picture();
        for (const bool byKey : {true, false}) {
            click(3);
            QVERIFY(picture() != before);
            if (byKey)
                QTest::keyClick(m_view.get(), Qt::Key_Escape);
            else
                click(3);
            QVERIFY(!m_scene->isHolding());
            m_scene->finish();
            QCOMPARE(picture(), before);
        }
        QCOMPARE(m_edited->size(), 0);
    }

    void cellsAreDescribed()
    {
        QCOMPARE(m_scene->describe(7), u"row 2, column 4: tile 7"_s);
        QCOMPARE(m_scene->describe(6), u"row 2, column 3: gap"_s);
        m_scene->setFirstNumber(0);
        QCOMPARE(m_scene->describe(7), u"row 2, column 4: tile 6"_s);
    }

    void pictureIsCutInOrder()
    {
        const QColor colours[] = {Qt::red, Qt::green, Qt::blue, Qt::yellow};
        QImage quarters(80, 60, QImage::Format_RGB32);
        for (int y = 0; y < 60; ++y) {
            for (int x = 0; x < 80; ++x)
                quarters.setPixelColor(x, y, colours[x / 20]);
        }
        m_scene->setPicture(quarters);
        const QImage seen = picture();
        for (const core::Place &place : m_position) {
            const auto tile = std::size_t(&place - m_position.data());
            const QPoint centre = m_view->mapFromScene(m_scene->cellRect(place.cell).center());
            QCOMPARE(seen.pixelColor(centre), colours[tile % 4]);
        }
        m_scene->setNumbered(true);
        QVERIFY(picture() != seen);
        m_scene->setPicture({});
        QVERIFY(!m_scene->hasPicture());
    }

    void pictureOfOnePixelIsShown()
    {
        QImage pixel(1, 1, QImage::Format_RGB32);
        pixel.fill(Qt::red);
        m_scene->setPicture(pixel);
        QCOMPARE(picture().pixelColor(m_view->mapFromScene(m_scene->cellRect(0).center())), QColor(Qt::red));
    }

    /// On a picture of a single colour, anything else that is drawn would show.
    void aSolvedPictureHasNoGrid()
    {
        m_scene->setPicture(plainPicture());
        m_scene->show(m_puzzle->start());
        QVERIFY(isPlain());
        m_scene->show(m_position);
        QVERIFY(!isPlain());
    }

    void aFinishedPictureIsSmooth_data()
    {
        QTest::addColumn<double>("ratio");
        int number = 0;
        for (const double ratio : {1.25, 1.0, 2.0, 1.5}) {
            if (tests::isTried(number++, 4))
                QTest::addRow("%.2f", ratio) << ratio;
        }
    }
    /// A picture with fine diagonals is drawn as Lanczos' filter makes it, at any scale of the screen.
    void aFinishedPictureIsSmooth()
    {
        QFETCH(const double, ratio);
        const QImage picture = diagonals();
        m_scene->setPicture(picture);
        m_scene->show(m_puzzle->start());
        const QSize size(463, 371);
        QImage seen(size * ratio, QImage::Format_RGB32);
        seen.setDevicePixelRatio(ratio);
        seen.fill(Qt::white);
        QPainter painter(&seen);
        const QRectF all = m_scene->sceneRect();
        const double scale = std::min(size.width() / all.width(), size.height() / all.height());
        const QRectF into((size.width() - all.width() * scale) / 2,
                          (size.height() - all.height() * scale) / 2, all.width() * scale,
                          all.height() * scale);
        m_scene->render(&painter, into, all);
        painter.end();
        const QPointF corner = (into.topLeft() - all.topLeft() * scale) * ratio;
        const QRect board(
            QPoint(qRound(corner.x()), qRound(corner.y())),
            QPoint(qRound(corner.x() + 4 * scale * ratio), qRound(corner.y() + 3 * scale * ratio)) -
                QPoint(1, 1));
        const double noise = peakSignalToNoise(seen.copy(board), filtered(picture, board.size()));
        QVERIFY2(noise >= 40, qPrintable(QString::number(noise)));
    }

    /// A board whose picture is still being loaded shows tiles without numbers.
    void loadingPicturesShowNoNumbers()
    {
        const QImage numbers = picture();
        m_scene->setPicture(plainPicture());
        TaquinScene fresh(m_puzzle, board::Style::make(board::Style::Light));
        fresh.awaitPicture();
        fresh.show(m_position);
        m_view->setBoard(&fresh);
        const QImage awaiting = picture();
        QVERIFY(awaiting != numbers);
        fresh.setFirstNumber(0);
        QCOMPARE(picture(), awaiting);
        fresh.setPicture({});
        fresh.setFirstNumber(1);
        QCOMPARE(picture(), numbers);
        m_view->setBoard(m_scene.get());
    }

    void theTilesOfASolvedPictureMerge()
    {
        m_scene->setPicture(plainPicture());
        core::Position before = m_puzzle->start();
        const core::Step last{10, {11}, {10}};
        before[10] = last.from;
        m_scene->show(before);
        m_scene->animate({{last}, {last, core::Event::Did, 0, 0}, true}, 100);
        m_scene->finish();
        QVERIFY(!isPlain());
        QTRY_VERIFY(isPlain());
    }

    void marksLeaveAPictureItsColours()
    {
        m_scene->setPicture(plainPicture());
        const QImage before = picture();
        m_scene->mark({{0, core::Role::Placed, {}}});
        QCOMPARE(picture(), before);
        for (const core::Role role : {core::Role::Culprit, core::Role::Region, core::Role::Target,
                                      core::Role::Moving, core::Role::Placed}) {
            m_scene->mark({{0, role, {}}});
            const QRect inside =
                m_view->mapFromScene(m_scene->cellRect(0).adjusted(0.12, 0.12, -0.12, -0.12)).boundingRect();
            QCOMPARE(picture().copy(inside), before.copy(inside));
        }
    }

    void settingsAreApplied()
    {
        const QImage plain = picture();
        m_scene->setFirstNumber(0);
        QVERIFY(picture() != plain);
        m_scene->setFirstNumber(1);
        QCOMPARE(picture(), plain);
        m_scene->setInversionsShown(true);
        QVERIFY(picture() != plain);
        m_scene->show(m_puzzle->start());
        const QImage noInversion = picture();
        m_scene->setInversionsShown(false);
        QCOMPARE(picture(), noInversion);
    }

    void goalIsTheOrderedBoard()
    {
        const QImage goal = m_scene->goalThumbnail({120, 90}, 2).toImage();
        QCOMPARE(goal.size(), QSize(240, 180));
        m_scene->show(m_puzzle->start());
        QImage ordered(240, 180, goal.format());
        ordered.setDevicePixelRatio(2);
        ordered.fill(Qt::transparent);
        QPainter painter(&ordered);
        m_scene->renderPosition(painter, QRectF(0, 0, 120, 90));
        QCOMPARE(goal, ordered);
    }

private:
    static QImage plainPicture()
    {
        QImage plain(40, 30, QImage::Format_RGB32);
        plain.fill(QColor(40, 90, 160));
        return plain;
    }
    static QImage diagonals()
    {
        QImage image(1600, 1200, QImage::Format_RGB32);
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                image.setPixel(x, y, (x + 2 * y) % 11 < 4 ? qRgb(20, 20, 20) : qRgb(240, 220, x % 256));
        }
        return image;
    }
    static double lanczos(double x)
    {
        const double angle = M_PI * x;
        return std::abs(x) >= 3 ? 0
               : x == 0         ? 1
                                : 3 * std::sin(angle) * std::sin(angle / 3) / (angle * angle);
    }
    /// Returns the picture scaled by the definition of Lanczos' filter: each pixel is a weighted mean of the
    /// pixels around it.
    static QImage filtered(const QImage &picture, const QSize &size)
    {
        QImage small(size, QImage::Format_RGB32);
        const double across = double(picture.width()) / size.width();
        const double down = double(picture.height()) / size.height();
        for (int y = 0; y < size.height(); ++y) {
            const double v = (y + 0.5) * down - 0.5;
            for (int x = 0; x < size.width(); ++x) {
                const double u = (x + 0.5) * across - 0.5;
                double sums[4] = {};
                for (int row = std::max(0, int(v - 3 * down));
                     row < std::min(picture.height(), int(v + 3 * down) + 1); ++row) {
                    const auto *pixels = reinterpret_cast<const QRgb *>(picture.constScanLine(row));
                    const double high = lanczos((row - v) / down);
                    for (int column = std::max(0, int(u - 3 * across));
                         column < std::min(picture.width(), int(u + 3 * across) + 1); ++column) {
                        const double weight = high * lanczos((column - u) / across);
                        sums[0] += weight * qRed(pixels[column]);
                        sums[1] += weight * qGreen(pixels[column]);
                        sums[2] += weight * qBlue(pixels[column]);
                        sums[3] += weight;
                    }
                }
                const auto channel = [&](int i) { return std::clamp(qRound(sums[i] / sums[3]), 0, 255); };
                small.setPixel(x, y, qRgb(channel(0), channel(1), channel(2)));
            }
        }
        return small;
    }
    /// Returns the peak signal-to-noise ratio of two pictures, in decibels.
    static double peakSignalToNoise(const QImage &one, const QImage &other)
    {
        double squares = 0;
        for (int y = 0; y < one.height(); ++y) {
            for (int x = 0; x < one.width(); ++x) {
                const QRgb a = one.pixel(x, y);
                const QRgb b = other.pixel(x, y);
                for (const int difference : {qRed(a) - qRed(b), qGreen(a) - qGreen(b), qBlue(a) - qBlue(b)})
                    squares += difference * difference;
            }
        }
        return 10 * std::log10(255.0 * 255.0 * 3 * one.width() * one.height() / squares);
    }
    /// Returns whether the whole board has the single colour of the plain picture.
    bool isPlain()
    {
        const QRect board = m_view->mapFromScene(QRectF(0.05, 0.05, 3.9, 2.9)).boundingRect();
        const QImage seen = picture().copy(board);
        for (int y = 0; y < seen.height(); ++y) {
            for (int x = 0; x < seen.width(); ++x) {
                if (seen.pixelColor(x, y) != QColor(40, 90, 160))
                    return false;
            }
        }
        return true;
    }
    QPoint at(QPointF point) const { return m_view->mapFromScene(point); }
    QPoint centre(int cell) const { return at(m_scene->cellRect(cell).center()); }
    void click(int cell) { QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, centre(cell)); }
    void drag(int cell, QPointF offset, const std::function<void()> &whileDragging)
    {
        const QPoint end = at(m_scene->cellRect(cell).center() + offset);
        QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, centre(cell));
        QTest::mouseMove(m_view->viewport(), (centre(cell) + end) / 2);
        QTest::mouseMove(m_view->viewport(), end);
        whileDragging();
        QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, end);
    }
    core::Step takeRequested()
    {
        return m_requested->isEmpty() ? core::Step() : m_requested->takeFirst()[0].value<core::Step>();
    }
    core::Position takeEdited()
    {
        return m_edited->isEmpty() ? core::Position() : m_edited->takeFirst()[0].value<core::Game>().position;
    }
    /// Returns the numbers of the tiles that the requested move slides.
    QList<int> slid()
    {
        QList<int> numbers;
        if (m_requested->size() == 1) {
            for (const core::Step &step : core::legalMove(*m_puzzle, m_position, takeRequested()))
                numbers.append(step.piece + 1);
        }
        std::ranges::sort(numbers);
        return numbers;
    }
    QImage picture() const { return m_view->viewport()->grab().toImage(); }

    std::shared_ptr<const taquin::Taquin> m_puzzle;
    core::Position m_position;
    std::unique_ptr<TaquinScene> m_scene;
    std::unique_ptr<BoardView> m_view;
    std::unique_ptr<QSignalSpy> m_requested;
    std::unique_ptr<QSignalSpy> m_edited;
};

TEST_SUITE(TaquinSceneTest)
#include "tst_taquinscene.moc"
