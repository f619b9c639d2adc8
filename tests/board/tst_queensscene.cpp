// SPDX-License-Identifier: MIT
#include "board/boardview.h"
#include "core/positionline.h"
#include "core/squarename.h"
#include "queens/queens.h"
#include "queens/queensscene.h"
#include "session/basics/translation.h"
#include "support/suite.h"

#include <QPainter>

using namespace Qt::StringLiterals;
using board::BoardView;
using ui::QueensScene;

/// Plays the queens. Two queens are already on the board, on a8 and e7.
class QueensSceneTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_puzzle = std::make_shared<queens::Queens>(8);
        m_position = m_puzzle->start();
        m_position[0] = m_puzzle->set(0, 0).to;
        m_position[1] = m_puzzle->set(1, 4).to;
        m_scene = std::make_unique<QueensScene>(m_puzzle, board::Style::make(board::Style::Light));
        m_scene->show(m_position);
        m_view = std::make_unique<BoardView>();
        m_view->resize(700, 600);
        m_view->setBoard(m_scene.get());
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        m_requested = std::make_unique<QSignalSpy>(m_scene.get(), &board::BoardScene::moveRequested);
        m_refused = std::make_unique<QSignalSpy>(m_scene.get(), &board::BoardScene::refused);
    }
    void cleanup()
    {
        m_view.reset();
        m_scene.reset();
    }

    void clickSetsAndTakesOff()
    {
        click("h6");
        QCOMPARE(requests(), QStringList{u"h6"_s});
        click("e7");
        QCOMPARE(requests(), QStringList{u"-e7"_s});
    }

    void keysSetAndTakeOff()
    {
        m_scene->setCursor(cell("h6"));
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QCOMPARE(requests(), QStringList{u"h6"_s});
        m_scene->setCursor(cell("e7"));
        QTest::keyClick(m_view.get(), Qt::Key_Space);
        QTest::keyClick(m_view.get(), Qt::Key_Delete);
        QCOMPARE(requests(), (QStringList{u"-e7"_s, u"-e7"_s}));
        m_scene->setCursor(cell("h6"));
        QTest::keyClick(m_view.get(), Qt::Key_Delete);
        QVERIFY(requests().isEmpty());
    }

    /// A second queen on a row is refused because of the queen that is already there.
    void rowsHaveOneQueen()
    {
        click("h7");
        QVERIFY(requests().isEmpty());
        QCOMPARE(refusals(), QStringList{u"The queen on e7 attacks h7 along the row."_s});
    }

    /// In edit mode a click closes or opens a square, and a drag several squares; queens on them are removed.
    void squaresAreClosedByHand()
    {
        QSignalSpy edits(m_scene.get(), &board::BoardScene::edited);
        const auto edited = [&] {
            const auto game = edits.takeFirst()[0].value<core::Game>();
            return QString::fromStdString(core::writeLine(queens::kind(), *game.puzzle, game.position));
        };
        m_scene->setEditing(true);
        click("h6");
        QCOMPARE(edited(), u"queens:8,closed=h6:15......"_s);
        m_scene->setEditing(true);
        click("a8");
        QCOMPARE(edited(), u"queens:8,closed=a8:.5......"_s);
        m_scene->setEditing(true);
        drag(cell("c3"), cell("c4"));
        QCOMPARE(edited(), u"queens:8,closed=c4-c3:15......"_s);
        QVERIFY(requests().isEmpty());
    }

    /// A fast stroke, of which only both ends are reported, leaves no square out.
    void aFastStrokeLeavesNoSquareOut()
    {
        QSignalSpy edits(m_scene.get(), &board::BoardScene::edited);
        m_scene->setEditing(true);
        QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, centre(cell("a3")));
        QTest::mouseMove(m_view->viewport(), centre(cell("h3")));
        QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, centre(cell("h3")));
        QCOMPARE(edits.size(), 1);
        const auto game = edits.takeFirst()[0].value<core::Game>();
        QCOMPARE(QString::fromStdString(core::writeLine(queens::kind(), *game.puzzle, game.position)),
                 u"queens:8,closed=a3-h3:15......"_s);
    }

    /// A closed square is described, refused with its reason, and not greyed as attacked.
    void closedSquaresAreDescribed()
    {
        core::PerCell<bool> closed(64, false);
        closed[cell("h6")] = true;
        closed[cell("b8")] = true;
        QueensScene scene(std::make_shared<queens::Queens>(8, queens::Terrain{closed, false}),
                          board::Style::make(board::Style::Light));
        scene.show(m_position);
        scene.setAttackedShown(true);
        QCOMPARE(scene.describe(cell("h6")), u"h6: closed"_s);
        for (const board::ChessScene::ShadedSquare &square : scene.shaded())
            QVERIFY(square.cell != cell("b8"));
        QSignalSpy refused(&scene, &board::BoardScene::refused);
        scene.activate(cell("b8"));
        QCOMPARE(session::translated(refused.takeFirst()[0].value<core::Explanation>()),
                 u"b8 is closed: no queen may be there."_s);
    }

    /// The line of an attack that wraps round the edge of a torus has two parts.
    void attacksGoRoundTheEdge()
    {
        const auto rules = std::make_shared<queens::Queens>(8, queens::Terrain{{}, true});
        QueensScene scene(rules, board::Style::make(board::Style::Light));
        core::Position position = rules->start();
        position[1] = rules->set(1, 1).to; // b7, which attacks g4 by way of a6 and h5
        scene.show(position);
        const auto picture = [&] {
            QImage image(400, 400, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            scene.render(&painter, QRectF(0, 0, 400, 400), QRectF(0, 0, 8, 8));
            return image;
        };
        const QImage before = picture();
        scene.mark({{std::int16_t(cell("b7")), core::Role::Culprit, {}}});
        scene.mark(rules->whyUnsafe(position, cell("g4")).marks);
        const QImage after = picture();
        const auto isChanged = [&](int x, int y) { return before.pixel(x, y) != after.pixel(x, y); };
        QVERIFY(isChanged(25, 125));   // the centre of a6, before the edge
        QVERIFY(isChanged(360, 190));  // h5, after the edge
        QVERIFY(!isChanged(200, 125)); // e6, between the two squares
    }

    void trayQueensAreDraggedOntoAnyRow()
    {
        drag(trayCell(6), cell("d2"));
        QCOMPARE(requests(), QStringList{u"d2"_s});
        drag(trayCell(1), cell("h6")); // a row other than the queen's own
        QCOMPARE(requests(), QStringList{u"h6"_s});
        drag(trayCell(6), cell("c7"));
        QVERIFY(requests().isEmpty());
        QCOMPARE(refusals().size(), 1);
        drag(trayCell(6), cell("e7"));
        QVERIFY(requests().isEmpty());
        QCOMPARE(refusals(), QStringList{u"There is already a queen on e7."_s});
    }

    /// Clicking a queen in the tray and then a square does the same as dragging her there.
    void trayQueensAreTakenUpAndSetByClicks()
    {
        click(trayCell(6));
        QVERIFY(m_scene->isHolding());
        QVERIFY(m_scene->describe(trayCell(6)).contains(u"picked up"_s));
        click("h6");
        QVERIFY(!m_scene->isHolding());
        QCOMPARE(requests(), QStringList{u"h6"_s});
        click(trayCell(6));
        click(trayCell(6));
        QVERIFY(!m_scene->isHolding());
        click(trayCell(6));
        QTest::keyClick(m_view.get(), Qt::Key_Escape);
        QVERIFY(!m_scene->isHolding());
        QVERIFY(requests().isEmpty());
    }

    void queensAreDraggedAlongTheirRowsAndOff()
    {
        drag(cell("e7"), cell("g7"));
        QCOMPARE(requests(), QStringList{u"e7-g7"_s});
        drag(cell("e7"), trayCell(2));
        QCOMPARE(requests(), QStringList{u"-e7"_s});
        QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, centre(cell("e7")));
        QTest::mouseMove(m_view->viewport(), centre(cell("h4")));
        QVERIFY(m_scene->isHolding());
        QTest::mouseMove(m_view->viewport(), centre(cell("e7")));
        QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, centre(cell("e7")));
        QVERIFY(requests().isEmpty());
    }

    /// A given queen stays: a drag only asks to take her off, which the game refuses, and nothing follows the pointer.
    void aGivenQueenIsNotDragged()
    {
        const auto reading = queens::kind().parse("8,given=d4", {});
        const auto &game = std::get<core::Game>(reading);
        m_puzzle = std::dynamic_pointer_cast<const queens::Queens>(game.puzzle);
        QVERIFY(m_puzzle);
        m_scene = std::make_unique<QueensScene>(m_puzzle, board::Style::make(board::Style::Light));
        m_scene->show(game.position);
        m_view->setBoard(m_scene.get());
        m_requested = std::make_unique<QSignalSpy>(m_scene.get(), &board::BoardScene::moveRequested);
        drag(cell("d4"), cell("f5"));
        QCOMPARE(requests(), QStringList{u"-d4"_s});
    }

    /// A queen can be dragged to any row: one queen is taken off, and the other row's queen is set.
    void queensAreDraggedToOtherRows()
    {
        makeRequestedMoves();
        drag(cell("e7"), cell("e5"));
        QCOMPARE(requests(), (QStringList{u"-e7"_s, u"e5"_s}));
        QVERIFY(!m_scene->position()[1].onBoard());
        QCOMPARE(int(m_scene->position()[3].cell), cell("e5"));
        drag(cell("e5"), cell("c6"));
        QVERIFY(requests().isEmpty());
        QCOMPARE(refusals(), QStringList{u"The queen on a8 attacks c6 along the diagonal."_s});
    }

    /// The squares that the course's programs fill are shaded, to both sides and downward: 7 in the row, 6 in
    /// the column, 4 and 3 on the diagonals.
    void shadesTheSquaresFilledByTheCoursesPrograms()
    {
        core::Position position = m_puzzle->start();
        position[1] = m_puzzle->set(1, 4).to; // e7
        m_scene->show(position);
        for (const QString &method : {u"loops"_s, u"copies"_s}) {
            session::Act act = session::Act::make(session::Act::Search, {m_puzzle, {}}, position);
            act.method = method;
            m_scene->aboutToShow(session::Timeline(act));
            QSet<int> shaded;
            for (const auto &square : m_scene->shaded())
                shaded << square.cell;
            QCOMPARE(shaded.size(), 20);
            for (const char *name : {"a7", "h7", "e1", "a3", "h4"})
                QVERIFY(shaded.contains(cell(name)));
            for (const char *name : {"d8", "e8", "f8"})
                QVERIFY(!shaded.contains(cell(name)));
            act.method = u"lookback"_s;
            m_scene->aboutToShow(session::Timeline(act));
            QVERIFY(m_scene->shaded().empty());
        }
    }

    void attackedSquaresAreShadedOnRequest()
    {
        QVERIFY(m_scene->shaded().empty());
        m_scene->setAttackedShown(true);
        QSet<int> shaded;
        for (const auto &square : m_scene->shaded()) {
            QCOMPARE(square.shade, board::Shade::Attacked);
            shaded << square.cell;
        }
        for (int each = 0; each < 64; ++each) {
            const bool queen = each == cell("a8") || each == cell("e7");
            const bool attacked = !m_puzzle->attackers(m_position, each).empty();
            QCOMPARE(shaded.contains(each), attacked && !queen);
        }
        QVERIFY(shaded.contains(cell("a1")) && shaded.contains(cell("h1")) && !shaded.contains(cell("h6")));
        core::Position other = m_position;
        other[1] = {};
        m_scene->show(other);
        QVERIFY(m_scene->shaded().size() < std::size_t(shaded.size()));
        m_scene->setAttackedShown(false);
        QVERIFY(m_scene->shaded().empty());
    }

    /// The line of the attack crosses squares that have no mark.
    void theAttackIsDrawn()
    {
        const QImage before = square("c5");
        const QImage beside = square("f3");
        m_scene->mark({{std::int16_t(cell("e7")), core::Role::Culprit, {}},
                       {std::int16_t(cell("b4")), core::Role::Target, {}}});
        QVERIFY(square("c5") != before);
        QCOMPARE(square("f3"), beside);
        m_scene->mark({});
        QVERIFY(square("c5") == before);
    }

    void squaresAreDescribed()
    {
        QCOMPARE(m_scene->describe(cell("a8")), u"a8: queen"_s);
        QCOMPARE(m_scene->describe(cell("h6")), u"h6: free"_s);
        QCOMPARE(m_scene->describe(cell("a4")), u"a4: attacked from a8"_s);
        QCOMPARE(m_scene->describe(trayCell(8)), u"beside row 8: its queen is on the board"_s);
        QCOMPARE(m_scene->describe(trayCell(1)), u"beside row 1: queen waiting"_s);
    }

    void theCursorReachesTheTray()
    {
        m_scene->setCursor(cell("h3"));
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QCOMPARE(m_scene->cursor(), trayCell(3));
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QVERIFY(m_scene->isHolding());
        QTest::keyClick(m_view.get(), Qt::Key_Left);
        QCOMPARE(m_scene->cursor(), cell("h3"));
    }

    /// The last frame of an animation equals the final position as shown without one.
    void animationEndsAtTheShownPosition()
    {
        const core::Step step = m_puzzle->set(2, 7);
        m_scene->animate({{step}, {}, true}, 300);
        m_scene->advanceAnimation(100);
        QVERIFY(m_scene->isAnimating());
        m_scene->advanceAnimation(1000);
        const QImage animated = m_view->viewport()->grab().toImage();
        core::Position position = m_position;
        core::advance(position, step);
        m_scene->show(m_position);
        m_scene->show(position);
        QCOMPARE(m_view->viewport()->grab().toImage(), animated);
    }

    /// Small pictures show the board without the tray.
    void picturesShowTheBoardAlone()
    {
        QVERIFY(m_scene->pictureRect(m_scene->position()).width() < m_scene->sceneRect().width());
        QImage one(200, 200, QImage::Format_RGB32);
        QImage other = one;
        for (QImage *image : {&one, &other}) {
            image->fill(Qt::white);
            QPainter painter(image);
            m_scene->renderPosition(painter, image->rect());
            m_scene->setAttackedShown(true);
        }
        QCOMPARE(one, other);
    }

    void boardsOfAllSizesAreDrawn()
    {
        for (const auto look : {board::Style::Light, board::Style::Dark, board::Style::Contrast}) {
            for (const int size : {1, 4, 40}) {
                QueensScene scene(std::make_shared<queens::Queens>(size), board::Style::make(look));
                scene.setAttackedShown(true);
                QImage image(300, 300, QImage::Format_RGB32);
                QPainter painter(&image);
                scene.render(&painter);
                QCOMPARE(scene.cellCount(), size * size + size);
                for (int place = 0; place < scene.cellCount(); ++place)
                    QCOMPARE(scene.cellAt(scene.cellRect(place).center()), place);
            }
        }
    }

private:
    int cell(const char *square) const { return core::squareCell({8, 8}, square).value(); }
    int trayCell(int row) const { return 64 + 8 - row; }
    QPoint centre(int place) const { return m_view->mapFromScene(m_scene->cellRect(place).center()); }
    void click(int place) { QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, centre(place)); }
    void click(const char *square) { click(cell(square)); }
    void drag(int from, int to)
    {
        QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, centre(from));
        QTest::mouseMove(m_view->viewport(), (centre(from) + centre(to)) / 2);
        QTest::mouseMove(m_view->viewport(), centre(to));
        QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, centre(to));
        m_scene->advanceAnimation(1000);
    }
    QImage square(const char *name) const
    {
        return m_view->viewport()
            ->grab(m_view->mapFromScene(m_scene->cellRect(cell(name))).boundingRect())
            .toImage();
    }
    /// Makes the moves that are requested from now on, if they are legal, as the window does.
    void makeRequestedMoves()
    {
        connect(m_scene.get(), &board::BoardScene::moveRequested, this, [this](const core::Step &step) {
            const core::Path path = core::legalMove(*m_puzzle, m_scene->position(), step);
            m_scene->animate({path, {}, true}, 200);
        });
    }
    QStringList requests()
    {
        QStringList list;
        for (const QList<QVariant> &one : *m_requested) {
            const auto step = one[0].value<core::Step>();
            const auto name = [&](const core::Place &place) {
                return QString::fromStdString(m_puzzle->name(place.cell));
            };
            if (!step.to.onBoard())
                list << u'-' + name(step.from);
            else
                list << (step.from.onBoard() ? name(step.from) + u'-' : QString()) + name(step.to);
        }
        m_requested->clear();
        return list;
    }
    QStringList refusals()
    {
        QStringList list;
        for (const QList<QVariant> &one : *m_refused)
            list << session::translated(one[0].value<core::Explanation>());
        m_refused->clear();
        return list;
    }

    std::shared_ptr<const queens::Queens> m_puzzle;
    core::Position m_position;
    std::unique_ptr<QueensScene> m_scene;
    std::unique_ptr<BoardView> m_view;
    std::unique_ptr<QSignalSpy> m_requested;
    std::unique_ptr<QSignalSpy> m_refused;
};

TEST_SUITE(QueensSceneTest)
#include "tst_queensscene.moc"
