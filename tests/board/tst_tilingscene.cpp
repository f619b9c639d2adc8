// SPDX-License-Identifier: MIT
#include "board/boardview.h"
#include "core/positionline.h"
#include "session/basics/translation.h"
#include "support/suite.h"
#include "tilings/tilings.h"
#include "tilings/tilingscene.h"

using namespace Qt::StringLiterals;
using board::BoardView;
using ui::TilingScene;

/// Plays Vinrich's puzzle: three rows of seven cells, with the bar I on the first four cells, and O T S L m
/// in the tray.
class TilingSceneTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { open("tiling:3x7,tetrominoes:IIII.../......./......."); }
    void cleanup()
    {
        m_view.reset();
        m_scene.reset();
    }

    void aPieceCoversAllItsCells()
    {
        for (const int cell : {0, 1, 2, 3})
            QCOMPARE(m_scene->describe(cell), u"row 1, column %1: piece I"_s.arg(cell + 1));
        QCOMPARE(m_scene->describe(4), u"row 1, column 5: empty"_s);
        QCOMPARE(m_scene->describe(trayCell('O')), u"beside the board, piece O: 1 left"_s);
        QCOMPARE(m_scene->describe(trayCell('I')), u"beside the board, piece I: none left"_s);
        QSignalSpy changed(m_scene.get(), &board::BoardScene::cellsChanged);
        core::Position position = m_game.position;
        position[0] = {7, 1};
        m_scene->show(position);
        QSet<int> cells;
        for (const QList<QVariant> &signal : changed) {
            for (const int cell : signal[0].value<QList<int>>())
                cells.insert(cell);
        }
        QCOMPARE(cells, (QSet<int>{0, 1, 2, 3, 7, 8, 9, 10}));
    }

    void clickPicksUpAndClickLays()
    {
        takeSquare();
        QVERIFY(m_scene->held());
        QCOMPARE(m_requested->size(), 0);
        click(12);
        QCOMPARE(takeRequested(), (core::Step{1, {}, {12, 0}}));
        QVERIFY(!m_scene->held());
    }

    void refusedPieceStaysHeld()
    {
        takeSquare();
        m_scene->hover(m_scene->cellRect(2).center());
        const QImage before = picture();
        click(2); // the piece overlaps the bar
        QCOMPARE(picture(), before);
        const core::Step step = takeRequested();
        QCOMPARE(step, (core::Step{1, {}, {2, 0}}));
        QVERIFY(!m_game.puzzle->why(m_game.position, step).empty());
        QVERIFY(m_scene->held());
        click(12);
        QCOMPARE(takeRequested().to, (core::Place{12, 0}));
    }

    /// A piece is held by one of its cells, wherever in its place of the tray it was taken, and that cell stays under the
    /// pointer: the piece is laid with it where the click was.
    void aPieceIsHeldByACell_data()
    {
        QTest::addColumn<char>("letter");
        QTest::addColumn<QPointF>("grasp"); // the distance from the middle of the place in the tray
        for (const char letter : {'I', 'O', 'T', 'S', 'L', 'm'}) {
            for (const QPointF &grasp :
                 {QPointF(0, 0), QPointF(0.8, 0.8), QPointF(-0.8, 0.8), QPointF(0.8, -0.1)})
                QTest::addRow("%c %g %g", letter, grasp.x(), grasp.y()) << letter << grasp;
        }
    }
    void aPieceIsHeldByACell()
    {
        QFETCH(char, letter);
        QFETCH(QPointF, grasp);
        open("tiling:9x9,pieces=IOTSLm");
        clickAt(m_scene->cellRect(trayCell(letter)).center() + grasp);
        QVERIFY(m_scene->held());
        constexpr int cell = 4 * 9 + 4;
        for (const QPointF &within : {QPointF(0, 0), QPointF(0.4, -0.4), QPointF(-0.4, 0.4)}) {
            m_scene->hover(m_scene->cellRect(cell).center() + within);
            QVERIFY(m_scene->target());
            const auto covered = m_scene->rules().coveredCells(kind(letter), *m_scene->target());
            QVERIFY(std::ranges::find(*covered, cell) != covered->end());
        }
        const core::Place shown = *m_scene->target();
        clickAt(m_scene->cellRect(cell).center());
        QCOMPARE(takeRequested().to, shown);
    }

    /// A held piece is drawn on the cells that it would cover, even where it would stick out a little.
    void aPieceAtTheEdgeIsDrawnOnTheBoard()
    {
        open("tiling:9x9,pieces=I");
        click(trayCell('I')); // the bar is upright and held by a cell at its middle
        const QImage before = picture();
        m_scene->hover(QPointF(0.5, 0.5));
        QCOMPARE(m_scene->target(), std::optional(core::Place{0, 0}));
        const QImage atEdge = picture();
        QVERIFY(atEdge != before);
        const int above = at(QPointF(0.5, -0.5)).y(); // the frame of the board, over which nothing is drawn
        const int left = at(QPointF(0.5, 0.5)).x();
        QCOMPARE(atEdge.pixelColor(left, above), before.pixelColor(left, above));
    }

    /// A piece that fits is laid, whatever hole it leaves. Here the square closes the corner.
    void aPieceMayLeaveAHole()
    {
        open("tiling:3x7,tetrominoes:IIII.m./......./.......");
        takeSquare();
        click(12);
        QCOMPARE(takeRequested(), (core::Step{1, {}, {12, 0}}));
        QVERIFY(!m_scene->held());
    }

    /// A click on another piece of the tray takes that one instead.
    void anotherPieceIsTakenInstead()
    {
        click(trayCell('O'));
        QCOMPARE(m_scene->held()->piece(), 1);
        click(trayCell('T'));
        QVERIFY(m_scene->held());
        QCOMPARE(m_scene->describe(trayCell('O')), u"beside the board, piece O: 1 left"_s);
        QVERIFY(m_scene->held()->piece() != 1);
        click(trayCell('T'));
        QVERIFY(!m_scene->held());
        QCOMPARE(m_requested->size(), 0);
    }

    /// While a piece is held over a place that it cannot have, the sentence gives the reason.
    void thePlaceUnderTheHandIsExplained()
    {
        takeSquare();
        QSignalSpy changed(m_scene.get(), &board::BoardScene::guidanceChanged);
        m_scene->hover(QPointF(2.5, 0.5)); // over the bar
        QVERIFY(!changed.isEmpty());
        QCOMPARE(m_scene->guidance().what, u"Piece O would overlap I here."_s);
        m_scene->hover(QPointF(5.5, 1.5));
        QCOMPARE(m_scene->guidance().what, u"Click the place for the piece."_s);
    }

    void aPieceTooTallForTheBoardIsRefused()
    {
        open("tiling:3x7,tetrominoes");
        QSignalSpy refused(m_scene.get(), &board::BoardScene::refused);
        click(trayCell('I')); // the bar is upright
        clickAt(QPointF(3.5, 1.5));
        QCOMPARE(refused.size(), 1);
        QCOMPARE(session::translated(refused.front().front().value<core::Explanation>()),
                 QStringLiteral("Piece I would stick out of the board here."));
        QCOMPARE(m_requested->size(), 0);
        QVERIFY(m_scene->held()); // it can still be turned until it fits
        m_scene->useKey(Qt::Key_R);
        clickAt(QPointF(3.5, 1.5));
        QCOMPARE(takeRequested().piece, 0);
    }

    /// A key affects only the piece under the mouse.
    void keysTurnWhatTheMousePointsAt()
    {
        open("tiling:3x7,tetrominoes");
        click(trayCell('O'));
        clickAt(QPointF(1, 1));
        QVERIFY(!m_requested->empty());
        m_requested->clear();
        m_scene->hover(QPointF(5.5, 1.5)); // an empty cell
        m_scene->useKey(Qt::Key_R);
        QCOMPARE(m_requested->size(), 0);
    }

    void aClickBesideTheBoardPutsBack()
    {
        click(trayCell('O'));
        click(trayCell('O'));
        QVERIFY(!m_scene->held());
        QCOMPARE(m_requested->size(), 0);
        click(0);
        QVERIFY(m_scene->held());
        click(trayCell('S'));
        QCOMPARE(takeRequested(), (core::Step{0, {0, 1}, {}}));
    }

    void draggingLays()
    {
        const QImage before = picture();
        drag(centre(trayCell('m')), at(QPointF(4.5, 0.5)), [&] {
            QVERIFY(m_scene->held());
            QCOMPARE(m_scene->target(), std::optional(core::Place{4, 0}));
            QVERIFY(picture() != before);
        });
        QCOMPARE(takeRequested(), (core::Step{5, {}, {4, 0}}));
        m_scene->finish();
        QCOMPARE(picture(), before); // no move was made
    }

    void draggingMovesAndTakesAway()
    {
        drag(centre(1), centre(8), [] {});
        QCOMPARE(takeRequested(), (core::Step{0, {0, 1}, {7, 1}}));
        drag(centre(1), centre(trayCell('T')), [] {});
        QCOMPARE(takeRequested(), (core::Step{0, {0, 1}, {}}));
    }

    /// A mark has the outline of its piece, and marks on several cells of a piece are drawn once.
    void aPieceIsMarkedAsAWhole()
    {
        const QImage plain = picture();
        m_scene->mark({{0, core::Role::Culprit, {}}});
        const QImage marked = picture();
        QVERIFY(marked != plain);
        m_scene->mark({{0, core::Role::Culprit, {}}, {2, core::Role::Culprit, {}}});
        QCOMPARE(m_scene->pieceAtCell(2), m_scene->pieceAtCell(0));
        QCOMPARE(picture(), marked);
        m_scene->mark({});
        QCOMPARE(picture(), plain);
    }

    void escapePutsBack()
    {
        const QImage before = picture();
        click(trayCell('L'));
        QTest::mouseMove(m_view->viewport(), at(QPointF(5, 2)));
        QVERIFY(picture() != before);
        QTest::keyClick(m_view.get(), Qt::Key_Escape);
        QVERIFY(!m_scene->held());
        m_scene->finish();
        QCOMPARE(picture(), before);
    }

    void keysPickUpTurnAndLay()
    {
        m_scene->setCursor(trayCell('O'));
        for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Up})
            QTest::keyClick(m_view.get(), key);
        QVERIFY(m_scene->held());
        m_scene->setCursor(12);
        QVERIFY(m_scene->target());
        QVERIFY(m_scene->describe(12).endsWith(u"; piece O fits here"_s));
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QCOMPARE(takeRequested().piece, std::int16_t(1));
        m_scene->setCursor(2);
        QTest::keyClick(m_view.get(), Qt::Key_Delete);
        QCOMPARE(takeRequested(), (core::Step{0, {0, 1}, {}}));
    }

    void piecesInTheTrayAreTurned()
    {
        m_scene->setCursor(trayCell('L'));
        QTest::keyClick(m_view.get(), Qt::Key_R);
        QCOMPARE(m_scene->trayTurn(kind('L')), 1);
        QTest::keyClick(m_view.get(), Qt::Key_F);
        QCOMPARE(m_scene->trayTurn(kind('L')), tilings::turned(1, 4));
        QVERIFY(m_scene->isAnimating());
        m_scene->finish();
        QVERIFY(m_scene->turn(trayCell('L'), -1));
        QCOMPARE(m_scene->trayTurn(kind('L')), tilings::turned(tilings::turned(1, 4), 3));
        QCOMPARE(m_scene->trayTurn(kind('S')), 0);
        QCOMPARE(m_requested->size(), 0);
    }

    void aHeldPieceIsLaidAsTurned()
    {
        click(trayCell('T'));
        QTest::mouseMove(m_view->viewport(), at(QPointF(5.5, 1.5)));
        QTest::keyClick(m_view.get(), Qt::Key_R);
        QTest::keyClick(m_view.get(), Qt::Key_R);
        clickAt(QPointF(5.5, 1.5));
        QCOMPARE(takeRequested().to.turn, std::int8_t(2));
    }

    /// The bar cannot stand upright on three rows; it can on a square board.
    void aPieceOnTheBoardIsTurnedInPlace()
    {
        QVERIFY(m_scene->turn(1, 1));
        QCOMPARE(m_requested->size(), 0);
        open("tiling:4x4,pieces=IIII:..../IIII/..../....");
        QVERIFY(m_scene->turn(5, 1));
        const core::Step step = takeRequested();
        QCOMPARE(int(step.to.turn), 0);
        QCOMPARE(int(step.to.cell), 1);
        QVERIFY(!core::legalMove(*m_game.puzzle, m_game.position, step).empty());
    }

    void fixedPiecesAreNotTurnedOver()
    {
        open("tiling:3x7,tetrominoes,fixed=L");
        QSignalSpy refused(m_scene.get(), &board::BoardScene::refused);
        m_scene->setCursor(trayCell('L'));
        QTest::keyClick(m_view.get(), Qt::Key_F);
        QCOMPARE(refused.size(), 1);
        QCOMPARE(m_scene->trayTurn(kind('L')), 0);
        m_scene->setCursor(trayCell('S'));
        QTest::keyClick(m_view.get(), Qt::Key_F);
        QCOMPARE(refused.size(), 1);
        QVERIFY(m_scene->trayTurn(kind('S')) != 0);
    }

    void pieceUndoneWhileHeldIsReleased()
    {
        click(0);
        QVERIFY(m_scene->held());
        m_scene->show(m_game.puzzle->start());
        QVERIFY(!m_scene->held());
    }

    void animationEndsAsShown()
    {
        core::Position laid = m_game.position;
        const core::Game solved = read("tiling:3x7,tetrominoes:TmLLLOO/TTSSLOO/TSSIIII");
        const core::Path path{
            {4, {}, solved.position[4], false}, {3, {}, solved.position[3], false}, {0, {0, 1}, {}, true}};
        m_scene->animate({path, {}, true}, 200);
        m_scene->advanceAnimation(90);
        const QImage half = picture();
        m_scene->finish();
        const QImage end = picture();
        QVERIFY(half != end);
        laid = core::after(laid, path);
        m_scene->show(m_game.position);
        m_scene->show(laid);
        QCOMPARE(picture(), end);
    }

    void picturesOfSolutionsLeaveTheTrayOut()
    {
        QCOMPARE(m_scene->pictureRect(m_game.position), m_scene->sceneRect());
        const core::Game solved = read("tiling:3x7,tetrominoes:TmLLLOO/TTSSLOO/TSSIIII");
        QVERIFY(m_scene->pictureRect(solved.position).height() < 4);
    }

    void editingClosesCells()
    {
        m_scene->setEditing(true);
        click(20);
        const core::Game edited = takeEdited();
        QCOMPARE(edited.puzzle->write(edited.position), std::string("IIII.../......./......#"));
        click(1); // under the bar, which returns to the tray
        const core::Game holed = takeEdited();
        QCOMPARE(holed.puzzle->write(holed.position), std::string(".#...../......./......."));
        QVERIFY(!m_scene->held());
    }

    void editingDrawsOverCells()
    {
        m_scene->setEditing(true);
        drag(centre(14), centre(16), [] {});
        const core::Game edited = takeEdited();
        QCOMPARE(edited.puzzle->write(edited.position), std::string("IIII.../......./###...."));
        open("tiling:2x2,pieces=m:##/#.");
        m_scene->setEditing(true);
        QSignalSpy refused(m_scene.get(), &board::BoardScene::refused);
        click(3);
        QCOMPARE(refused.size(), 1);
        QCOMPARE(m_edited->size(), 0);
        click(0);
        const core::Game opened = takeEdited();
        QCOMPARE(opened.puzzle->write(opened.position), std::string(".#/#."));
    }

    void severalOfAKindAreCounted()
    {
        open("tiling:4x4,pieces=IIII");
        QCOMPARE(m_scene->offBoardCount(), 1);
        QCOMPARE(m_scene->describe(16), u"beside the board, piece I: 4 left"_s);
        click(16);
        QVERIFY(m_scene->held());
        QCOMPARE(m_scene->held()->piece(), 0);
    }

private:
    static core::Game read(const std::string &line)
    {
        const core::Kind *const kinds[] = {&tilings::kind()};
        return std::get<core::Game>(core::readLine(kinds, line).reading);
    }
    void open(const std::string &line)
    {
        m_game = read(line);
        m_scene = std::make_unique<TilingScene>(m_game.puzzle, board::Style::make(board::Style::Light));
        m_scene->show(m_game.position);
        m_view = std::make_unique<BoardView>();
        m_view->resize(500, 420);
        m_view->setBoard(m_scene.get());
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        m_requested = std::make_unique<QSignalSpy>(m_scene.get(), &board::BoardScene::moveRequested);
        m_edited = std::make_unique<QSignalSpy>(m_scene.get(), &board::BoardScene::edited);
    }
    int kind(char letter) const { return *m_scene->rules().pieces().kindNamed(std::string(1, letter)); }
    int trayCell(char letter) const
    {
        int cell = m_scene->grid().size();
        for (int other = 0; other < kind(letter); ++other)
            cell += m_scene->rules().pieces().count(other) > 0 ? 1 : 0;
        return cell;
    }
    QPoint at(QPointF point) const { return m_view->mapFromScene(point); }
    QPoint centre(int cell) const { return at(m_scene->cellRect(cell).center()); }
    void click(int cell) { QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, centre(cell)); }
    void clickAt(QPointF point) { QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, at(point)); }
    /// Takes the square piece O by its first cell.
    void takeSquare() { clickAt(m_scene->cellRect(trayCell('O')).center() - QPointF(0.2, 0.2)); }
    void drag(QPoint from, QPoint to, const std::function<void()> &whileDragging)
    {
        QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, from);
        QTest::mouseMove(m_view->viewport(), (from + to) / 2);
        QTest::mouseMove(m_view->viewport(), to);
        whileDragging();
        QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, to);
    }
    core::Step takeRequested()
    {
        return m_requested->isEmpty() ? core::Step() : m_requested->takeFirst()[0].value<core::Step>();
    }
    core::Game takeEdited()
    {
        return m_edited->isEmpty() ? m_game : m_edited->takeFirst()[0].value<core::Game>();
    }
    QImage picture() const { return m_view->viewport()->grab().toImage(); }

    core::Game m_game;
    std::unique_ptr<TilingScene> m_scene;
    std::unique_ptr<BoardView> m_view;
    std::unique_ptr<QSignalSpy> m_requested;
    std::unique_ptr<QSignalSpy> m_edited;
};

TEST_SUITE(TilingSceneTest)
#include "tst_tilingscene.moc"
