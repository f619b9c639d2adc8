// SPDX-License-Identifier: MIT
#include "board/boardview.h"
#include "board/markpainter.h"
#include "cardscene.h"
#include "core/random.h"
#include "support/suite.h"

using board::BoardView;
using board::Style;
using tests::Cards;
using tests::CardScene;

namespace {

constexpr core::Grid cardGrid{5, 4};

core::Step step(int piece, core::Place from, core::Place to)
{
    return {std::int16_t(piece), from, to};
}

core::Place randomPlace(core::Random &random)
{
    const auto cell = std::int16_t(random.below(std::uint64_t(cardGrid.size()) + 1)) - 1;
    return {std::int16_t(cell), std::int8_t(random.below(4))};
}

} // namespace

/// Tests what a board shows: pieces, animation, marks.
class Board : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_scene = std::make_unique<CardScene>(std::make_shared<Cards>(cardGrid), Style::make(Style::Light));
        m_scene->setSceneRect(0, 0, cardGrid.columns + 1, cardGrid.rows);
        m_scene->show(spread());
        m_view = std::make_unique<BoardView>();
        m_view->resize(400, 300);
        m_view->setBoard(m_scene.get());
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    }
    void cleanup()
    {
        m_view.reset();
        m_scene.reset();
    }

    void animationEndsAsShown()
    {
        core::Random random(1);
        for (int move = 0; move < 60; ++move) {
            const session::Played played = randomMove(random);
            const core::Position end = core::after(m_scene->position(), played.steps);
            m_scene->animate(played, 300);
            QVERIFY(m_scene->isAnimating());
            m_scene->advanceAnimation(int(random.below(299)) + 1);
            QVERIFY(m_scene->isAnimating());
            m_scene->advanceAnimation(300);
            QVERIFY(!m_scene->isAnimating());
            const QImage animated = picture();

            CardScene fresh(std::make_shared<Cards>(cardGrid), Style::make(Style::Light));
            fresh.setSceneRect(m_scene->sceneRect());
            fresh.show(end);
            m_view->setBoard(&fresh);
            QCOMPARE(animated, picture());
            m_view->setBoard(m_scene.get());
        }
    }

    /// An animation can be replaced by one to another position, which starts from the current poses.
    void animatesFromTheCurrentPoses()
    {
        core::Random random(7);
        core::Position end = spread();
        for (core::Place &place : end)
            place = randomPlace(random);
        const QImage before = picture();
        const int first = m_scene->pieceAt({0.5, 0.5});
        QVERIFY(first >= 0);
        m_scene->animateTo(m_scene->puzzle().start(), 400);
        QCOMPARE(m_scene->pieceAt({0.5, 0.5}), first);
        m_scene->animateTo(end, 400);
        QCOMPARE(m_scene->pieceAt({0.5, 0.5}), first);
        m_scene->advanceAnimation(200);
        QVERIFY(m_scene->isAnimating());
        m_scene->advanceAnimation(200);
        QVERIFY(!m_scene->isAnimating());
        QCOMPARE(m_scene->position(), end);
        const QImage glided = picture();
        m_scene->show(spread());
        m_scene->show(end);
        QCOMPARE(picture(), glided);
        m_scene->animateTo(spread(), 0);
        QVERIFY(!m_scene->isAnimating());
        QCOMPARE(picture(), before);
    }

    void screenEqualsAFreshRendering()
    {
        core::Random random(2);
        for (int move = 0; move < 60; ++move) {
            m_scene->animate(randomMove(random), 200);
            m_scene->advanceAnimation(60);
            m_scene->mark({{std::int16_t(random.below(20)), core::Role::Route, "1"},
                           {std::int16_t(random.below(20)), core::Role::Route, {}},
                           {std::int16_t(random.below(20)), core::Role::Culprit, "12"}});
            m_scene->setCursor(int(random.below(20)));
            m_scene->showCursor(move % 2 == 0);
            if (move % 3 == 0)
                m_scene->finish();
            QCoreApplication::processEvents();
            const QImage screen = m_view->screen()->grabWindow(m_view->winId()).toImage();
            QCOMPARE(screen.convertToFormat(QImage::Format_RGB32),
                     picture().convertToFormat(QImage::Format_RGB32));
        }
    }

    void animationInterpolatesPoses()
    {
        const core::Place from{0};
        const core::Place to{4};
        const QImage before = picture();
        m_scene->animate({{step(0, from, to)}, {}, true}, 300);
        QCOMPARE(picture(), before);
        m_scene->advanceAnimation(150);
        QCOMPARE(m_scene->pieceAt({2.5, 0.5}), 2); // pieceAt returns the later of two pieces that overlap
        const QImage middle = picture();
        m_scene->finish();
        QVERIFY(middle != before);
        QVERIFY(middle != picture());
    }

    void nextMoveFinishesTheOneBefore()
    {
        m_scene->animate({{step(0, {0}, {core::Place::box})}, {}, true}, 300);
        m_scene->advanceAnimation(100);
        m_scene->animate({{step(1, {1}, {0})}, {}, true}, 300);
        m_scene->finish();
        const QImage animated = picture();
        core::Position end = spread();
        end[0] = {};
        end[1] = {0};
        QCOMPARE(m_scene->position(), end);
        m_scene->show(spread());
        m_scene->show(end);
        QCOMPARE(picture(), animated);
    }

    void showEndsAnAnimation()
    {
        const QImage before = picture();
        m_scene->animate({{step(0, {0}, {7, 1})}, {}, true}, 300);
        m_scene->advanceAnimation(100);
        m_scene->show(spread());
        QVERIFY(!m_scene->isAnimating());
        QCOMPARE(picture(), before);
    }

    void animationWithoutTimeShowsItsEnd()
    {
        QSignalSpy changed(m_scene.get(), &board::PieceScene::cellsChanged);
        m_scene->animate({{step(0, {0}, {7, 1})}, {}, true}, 0);
        QVERIFY(!m_scene->isAnimating());
        QCOMPARE(m_scene->position()[0], (core::Place{7, 1}));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed[0][0].value<QList<int>>(), (QList<int>{0, 7}));
    }

    void marksAreReadableWithoutColour()
    {
        Style grey = Style::make(Style::Light);
        grey.culprit = grey.placed = grey.target = grey.route = grey.region = grey.accent = Qt::black;
        std::vector<QImage> pictures;
        for (int role = int(core::Role::Culprit); role <= int(core::Role::Moving); ++role)
            pictures.push_back(markPicture(core::Role(role), grey, {}));
        pictures.push_back(markPicture(core::Role::Route, grey, {1, 0}));
        pictures.push_back(markPicture(core::Role::Route, grey, {0, 1}));
        for (std::size_t i = 0; i < pictures.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(differing(pictures[i], pictures[j]) > 100);
        }
    }

    void marksAreShownAndRemoved()
    {
        const QImage before = picture();
        m_scene->mark({{3, core::Role::Target, {}}});
        const QImage marked = picture();
        QVERIFY(marked != before);
        m_scene->mark({{3, core::Role::Target, "4"}});
        QVERIFY(picture() != marked);
        m_scene->mark({});
        QCOMPARE(picture(), before);
    }

    void renderedPositionHasNeitherMarksNorCursor()
    {
        const QImage before = rendered();
        m_scene->mark({{3, core::Role::Culprit, {}}});
        m_scene->setCursor(2);
        m_scene->showCursor(true);
        QCOMPARE(rendered(), before);
        QVERIFY(before.pixelColor(before.rect().center()) != QColor(Qt::white));
    }

private:
    static core::Position spread()
    {
        core::Position position;
        for (int piece = 0; piece < cardGrid.size(); ++piece)
            position.push_back({std::int16_t(piece)});
        return position;
    }
    session::Played randomMove(core::Random &random) const
    {
        session::Played played;
        for (int moved = 0; moved < 2; ++moved) {
            const auto piece = std::size_t(random.below(10)) + 10 * std::size_t(moved);
            core::Place to = randomPlace(random);
            while (to == m_scene->position()[piece])
                to = randomPlace(random);
            played.steps.push_back(step(int(piece), m_scene->position()[piece], to));
        }
        return played;
    }
    QImage picture() const { return m_view->viewport()->grab().toImage(); }
    QImage rendered() const
    {
        QImage image(300, 200, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        m_scene->renderPosition(painter, image.rect());
        return image;
    }
    static QImage markPicture(core::Role role, const Style &style, QPointF towards)
    {
        QImage image(80, 80, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(40, 40);
        painter.scale(80, 80);
        board::paintMark(painter, board::squareOutline(), role, style, towards);
        return image;
    }
    static int differing(const QImage &one, const QImage &other)
    {
        int pixels = 0;
        for (int y = 0; y < one.height(); ++y) {
            for (int x = 0; x < one.width(); ++x)
                pixels += one.pixel(x, y) != other.pixel(x, y);
        }
        return pixels;
    }

    std::unique_ptr<CardScene> m_scene;
    std::unique_ptr<BoardView> m_view;
};

TEST_SUITE(Board)
#include "tst_board.moc"
