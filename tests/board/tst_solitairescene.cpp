// SPDX-License-Identifier: MIT
#include "board/boardview.h"
#include "session/basics/translation.h"
#include "solitaire/solitaire.h"
#include "solitaire/solitairescene.h"
#include "solitaire/solitairetools.h"
#include "solitaire/sweeptrail.h"
#include "support/suite.h"

#include <QAccessible>
#include <QCheckBox>

using namespace Qt::StringLiterals;
using board::BoardView;
using ui::SolitaireScene;

/// Plays peg solitaire on the English board.
class SolitaireSceneTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { open("english,end=44"); }
    void cleanup()
    {
        m_view.reset();
        m_scene.reset();
    }

    void targetsOfAPickedUpPegAreShown()
    {
        QVERIFY(m_scene->targets().empty());
        const QImage before = square("44");
        click("42");
        QVERIFY(m_scene->isHolding());
        QCOMPARE(m_scene->targets(), std::vector<int>{cell("44")});
        QVERIFY(square("44") != before);
        QVERIFY(m_scene->describe(cell("44")).contains(u"can jump here"_s));
        QVERIFY(m_scene->describe(cell("42")).contains(u"picked up"_s));
        click("44");
        QCOMPARE(requests(), QStringList{u"42-44"_s});
        QVERIFY(!m_scene->isHolding());
    }

    /// The arrows lead from hole to hole, and never to the pegs that are out of play.
    void theCursorStaysOnTheBoard()
    {
        for (const auto &[dx, dy] : {std::pair(1, 0), std::pair(0, 1), std::pair(-1, 0), std::pair(0, -1)}) {
            m_scene->setCursor(cell("44"));
            for (int i = 0; i < 12; ++i) {
                m_scene->moveCursor(dx, dy);
                QVERIFY(!m_scene->isOffBoard(m_scene->cursor()));
                QVERIFY(m_scene->describe(m_scene->cursor()).contains(u"peg"_s) ||
                        m_scene->describe(m_scene->cursor()).contains(u"hole"_s));
            }
        }
    }

    /// The sentence speaks of the device that was used last.
    void theSentenceFollowsTheDevice()
    {
        QVERIFY(m_scene->guidance().how.startsWith(u"Click a peg"_s));
        QTest::keyClick(m_view.get(), Qt::Key_Left);
        QVERIFY2(m_scene->guidance().how.startsWith(u"Press Enter on a peg"_s),
                 qPrintable(m_scene->guidance().how));
        click("42");
        QVERIFY(m_scene->guidance().how.startsWith(u"Esc"_s));
        QVERIFY(m_scene->guidance().what.startsWith(u"Click the hole"_s));
    }

    void aPegIsPutBack()
    {
        click("42");
        click("42");
        QVERIFY(!m_scene->isHolding());
        click("42");
        QTest::keyClick(m_view.get(), Qt::Key_Escape);
        QVERIFY(!m_scene->isHolding());
        click("42");
        click("24"); // the other peg is picked up instead
        QVERIFY(m_scene->describe(cell("24")).contains(u"picked up"_s));
        QVERIFY(requests().isEmpty());
    }

    /// A jump is named by its peg and an arrow as it is seen, so that no letter of another language is read.
    void jumpsAreNamedByArrows()
    {
        const auto nameOf = [this](const char *jumps) {
            return m_scene->nameOfMove(
                std::get<core::Path>(m_scene->puzzle().replay(m_scene->puzzle().start(), jumps)));
        };
        QCOMPARE(nameOf("24d"), u"24↓"_s);
        QCOMPARE(nameOf("64u"), u"64↑"_s);
        QCOMPARE(nameOf("42r"), u"42→"_s);
        QCOMPARE(nameOf("46l"), u"46←"_s);
        QCOMPARE(nameOf("42r 23d"), u"42→ 23↓"_s);
        open("triangle"); // row 3 begins below and to the left of row 2, and row 1 is at the top
        QCOMPARE(nameOf("31u"), u"31↗"_s);
        QCOMPARE(nameOf("33y"), u"33↖"_s);
    }

    void cellsWithoutAHoleAreDescribed()
    {
        QCOMPARE(m_scene->describe(cell("11")), u"row 1, column 1: no hole"_s);
        QCOMPARE(m_scene->describe(cell("44")), u"row 4, column 4: empty hole"_s);
        QAccessibleInterface *table = QAccessible::queryAccessibleInterface(m_view.get());
        QVERIFY(table);
        QVERIFY(!table->child(cell("11"))->state().focusable);
        QVERIFY(table->child(cell("11"))->actionInterface()->actionNames().isEmpty());
        QVERIFY(table->child(cell("44"))->state().focusable);
    }

    /// A mark is a circle like its peg, so it does not cover the numbers beside the holes.
    void marksAreCircles()
    {
        const QImage plain = square("13");
        m_scene->mark({{std::int16_t(cell("13")), core::Role::Culprit, {}}});
        const QImage marked = square("13");
        QVERIFY(marked != plain);
        const int third = plain.width() * 3 / 10; // a third of the side, at the middle of an edge
        const int rim = plain.width() / 20;
        const QRect left(0, (plain.height() - third) / 2, rim, third);
        const QRect above((plain.width() - third) / 2, 0, third, rim);
        QCOMPARE(marked.copy(left), plain.copy(left));
        QCOMPARE(marked.copy(above), plain.copy(above));
    }

    void aPegThatCannotJumpIsReported()
    {
        click("11");
        QVERIFY(refusals().isEmpty()); // the cell has no hole
        click("13");
        QVERIFY(!m_scene->isHolding());
        QCOMPARE(refusals(),
                 QStringList{u"This peg cannot jump: no neighbour has an empty hole right behind it."_s});
    }

    void dragsAreJumps()
    {
        drag("64", "44");
        QCOMPARE(requests(), QStringList{u"64-44"_s});
        drag("64", "64");
        QVERIFY(requests().isEmpty());
        QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, centre("42"));
        QTest::mouseMove(m_view->viewport(), centre("43"));
        QTest::mouseMove(m_view->viewport(), centre("44"));
        QVERIFY(m_scene->isHolding());
        QCOMPARE(m_scene->targets(), std::vector<int>{cell("44")});
        QTest::mouseMove(m_view->viewport(), {2, 2});
        QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, {2, 2});
        QVERIFY(requests().isEmpty());
    }

    void keysTakeAndJump()
    {
        m_scene->setCursor(cell("46"));
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QVERIFY(m_scene->describe(cell("46")).contains(u"picked up"_s));
        QTest::keyClick(m_view.get(), Qt::Key_Left);
        QCOMPARE(requests(), QStringList{u"46-44"_s});
        m_scene->setCursor(cell("24"));
        QTest::keyClick(m_view.get(), Qt::Key_Space);
        QTest::keyClick(m_view.get(), Qt::Key_Up);
        QVERIFY(requests().isEmpty());
        QCOMPARE(refusals(), QStringList{u"There is no hole there: that is off the board."_s});
    }

    /// The triangle has more jump directions than there are arrow keys, so the target of a jump is chosen
    /// with the cursor.
    void keysOnTheTriangle()
    {
        open("triangle");
        m_scene->setCursor(cell("33"));
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QCOMPARE(m_scene->targets(), std::vector<int>{cell("11")});
        m_scene->setCursor(cell("11"));
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QCOMPARE(requests(), QStringList{u"33-11"_s});
    }

    /// The peg jumps and the captured peg moves to the groove. The last frame equals the final position as
    /// shown without an animation.
    void jumpsAreAnimated()
    {
        const auto jump = path("24d");
        m_scene->animate({jump, {}, true}, 300);
        QVERIFY(m_scene->isAnimating());
        m_scene->advanceAnimation(150);
        const QImage inTheAir = m_view->viewport()->grab().toImage();
        m_scene->advanceAnimation(1000);
        QVERIFY(!m_scene->isAnimating());
        const QImage landed = m_view->viewport()->grab().toImage();
        QVERIFY(inTheAir != landed);
        core::Position position = m_game.position;
        m_scene->show(position);
        QVERIFY(m_view->viewport()->grab().toImage() != landed);
        m_scene->show(core::after(position, jump));
        QCOMPARE(m_view->viewport()->grab().toImage(), landed);
        QVERIFY(m_scene->describe(grid().size() + 1)
                    .contains(u"peg"_s)); // the second place of the tray holds a peg
        QVERIFY(m_scene->describe(grid().size() + 2).contains(u"empty"_s));
    }

    /// Consecutive jumps of one peg count as one sweep, and are drawn as one line.
    void sweepsAreCountedAndDrawn()
    {
        const auto begun = path("24d 32r 13d 43u 35l 37l 63u 51r 54l 31d 51r 56l 54l 52u");
        const ui::SweepTrail trail = ui::SweepTrail::of(begun);
        QCOMPARE(trail.jumps, 14);
        QCOMPARE(trail.sweeps, 11); // the pegs from 31 and 56 jump on
        QCOMPARE(trail.last, (std::vector<int>{cell("56"), cell("54"), cell("52"), cell("32")}));
        m_scene->show(core::after(m_game.position, begun));
        const QImage before = square("53");
        m_scene->setSweep(trail.last);
        QVERIFY(square("53") != before);
        m_scene->setSweep({});
        QCOMPARE(square("53"), before);
    }

    void theCourseMakes25Sweeps()
    {
        const auto whole =
            path("24d 32r 13d 15l 34l 31r 35u 37l 43u 13d 41r 43u 45u 15d 47l 45u 63u 51r 53u 23d "
                 "43r 55u 25d 57l 54r 75u 45d 73r 75u 56l 54d");
        const ui::SweepTrail trail = ui::SweepTrail::of(whole);
        QCOMPARE(trail.jumps, 31);
        QCOMPARE(trail.sweeps, 25);
    }

    /// The jumps by hand and those that a method played from there are one game, as in the count of moves.
    void jumpsOfHandAndMethodAreOneGame()
    {
        const core::Path byHand = path("24d 32r");
        const core::Path shown = [&] {
            const core::Path both = path("24d 32r 13d 15l");
            return core::Path(both.begin() + std::ptrdiff_t(byHand.size()), both.end());
        }();
        const session::Instance instance{m_game.puzzle, {}};
        session::Timeline timeline(session::Act::make(session::Act::New, instance, m_game.position));
        for (const auto &[type, steps] :
             {std::pair(session::Act::Hand, byHand), {session::Act::Solve, shown}}) {
            timeline.begin(session::Act::make(type, instance, timeline.position(), session::events(steps)));
            timeline.seek(timeline.lastFrame());
        }
        QCOMPARE(timeline.frame(), qint64(4));
        QCOMPARE(ui::SweepTrail::upTo(timeline).jumps, 4);
    }

    /// A click turns a peg into an empty hole, that into no hole, and no hole into a peg.
    void editingDrawsPegsAndHoles()
    {
        QVERIFY(m_scene->canEdit());
        m_scene->setEditing(true);
        click("13");
        click("44");
        click("11");
        QCOMPARE(m_edits.size(), 3);
        QCOMPARE(m_edits[0], u"english,end=44:--.OO--/--OOO--/OOOOOOO/OOO.OOO/OOOOOOO/--OOO--/--OOO--"_s);
        QCOMPARE(m_edits[1], u"own,cells=--OOO--/--OOO--/OOOOOOO/OOO-OOO/OOOOOOO/--OOO--/--OOO--:"
                             "--OOO--/--OOO--/OOOOOOO/OOO-OOO/OOOOOOO/--OOO--/--OOO--"_s);
        QVERIFY(m_edits[2].startsWith(u"own,cells=O-OOO--/--OOO--/OOOOOOO/"_s));
        QVERIFY(requests().isEmpty());
    }

    /// A place beside the grid becomes a hole in a new row or column; a board of nine rows has none above it.
    void editingEnlargesTheBoard()
    {
        open("own,cells=OOO/OOO/OOO");
        m_scene->setEditing(true);
        const auto free = [this] {
            QStringList places;
            for (int other = 0; other < m_scene->cellCount(); ++other) {
                if (const QString text = m_scene->describe(other); text.contains(u"can be added"_s))
                    places << text.section(u':', 0, 0);
            }
            return places;
        };
        QCOMPARE(free().size(), 16);
        const int above = m_scene->cellAt(m_scene->cellRect(cell("12")).center() - QPointF(0, 1));
        QCOMPARE(m_scene->describe(above),
                 u"beside the board, row 0, column 2: no hole, one can be added here"_s);
        m_scene->activate(above);
        QCOMPARE(m_edits, QStringList{u"own,cells=-O-/OOO/OOO/OOO:-O-/OOO/O.O/OOO"_s});
        m_scene->setEditing(false);
        QVERIFY(free().isEmpty());
        open("wiegleb");
        m_scene->setEditing(true);
        for (const QString &place : free())
            QVERIFY2(!place.startsWith(u"beside"_s), qPrintable(place));
    }

    void aDragDrawsSeveralCells()
    {
        m_scene->setEditing(true);
        drag("31", "32");
        QCOMPARE(m_edits,
                 QStringList{u"english,end=44:--OOO--/--OOO--/..OOOOO/OOO.OOO/OOOOOOO/--OOO--/--OOO--"_s});
    }

    /// A drawing that would be no board is refused with the reason.
    void editingKeepsABoard()
    {
        open("own,cells=OOO,hole=12+13");
        m_scene->setEditing(true);
        m_scene->activate(cell("11"));
        QCOMPARE(refusals(), QStringList{u"The last peg stays: there must be at least one."_s});
        m_scene->activate(cell("12"));
        QCOMPARE(refusals(), QStringList{u"A board has at least 3 holes."_s});
        QVERIFY(m_edits.isEmpty());
    }

    void boardsOfAllShapesAreDrawn()
    {
        for (const char *line :
             {"english", "european", "wiegleb", "asymmetric", "diamond", "triangle", "triangle4", "triangle8",
              "star", "own,cells=OOOOOOOO/OOOOOOOO/OOOOOOOO/OOOOOOOO/OOOOOOOO/OOOOOOOO/OOOOOOOO/OOOOOOOO",
              "own,cells=OOO", "own,cells=OOO--/OOOO-/OOOOO/-OOOO/--OOO,triangular"}) {
            const core::Game game = read(line);
            for (const auto look : {board::Style::Light, board::Style::Dark, board::Style::Contrast}) {
                SolitaireScene scene(game.puzzle, board::Style::make(look));
                scene.show(game.position);
                QImage image(300, 300, QImage::Format_RGB32);
                image.fill(Qt::black);
                QPainter painter(&image);
                scene.render(&painter);
                const int holes = int(game.position.size());
                QCOMPARE(scene.offBoardCount(), holes);
                int found = 0;
                for (int place = 0; place < scene.cellCount(); ++place) {
                    const QRectF rect = scene.cellRect(place);
                    if (rect.isEmpty())
                        continue;
                    ++found;
                    QCOMPARE(scene.cellAt(rect.center()), place);
                    QVERIFY(scene.sceneRect().contains(rect));
                }
                QCOMPARE(found, 2 * holes);
            }
        }
    }

    void drawingOfSweepsIsRemembered()
    {
        session::Session session(solitaire::kind(), m_game);
        const ui::ToolContext context{
            .session = &session, .scene = [this] { return m_scene.get(); }, .showMessage = {}};
        const auto isChecked = [&] {
            return ui::SolitaireTools(context).findChild<QCheckBox *>()->isChecked();
        };
        for (const bool before : {isChecked(), !isChecked()}) {
            ui::SolitaireTools(context).findChild<QCheckBox *>()->toggle();
            QCOMPARE(isChecked(), !before);
        }
    }

private:
    static core::Game read(const std::string &line)
    {
        return std::get<core::Game>(solitaire::kind().parse(line, ""));
    }
    void open(const std::string &line)
    {
        m_view.reset();
        m_game = read(line);
        m_scene = std::make_unique<SolitaireScene>(m_game.puzzle, board::Style::make(board::Style::Light));
        m_scene->show(m_game.position);
        m_view = std::make_unique<BoardView>();
        m_view->resize(600, 600);
        m_view->setBoard(m_scene.get());
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        m_requested = std::make_unique<QSignalSpy>(m_scene.get(), &board::BoardScene::moveRequested);
        m_refused = std::make_unique<QSignalSpy>(m_scene.get(), &board::BoardScene::refused);
        m_edits.clear();
        connect(m_scene.get(), &board::BoardScene::edited, this, [this](const core::Game &game) {
            m_edits << QString::fromStdString(game.puzzle->options() + ':' +
                                              game.puzzle->write(game.position));
        });
    }
    core::Grid grid() const { return m_game.puzzle->grid(); }
    int cell(const char *name) const { return grid().cell(name[1] - '1', name[0] - '1'); }
    QString name(int cell) const
    {
        return QString::number(10 * (grid().row(cell) + 1) + grid().column(cell) + 1);
    }
    core::Path path(const char *moves) const
    {
        return std::get<core::Path>(m_game.puzzle->replay(m_game.position, moves));
    }
    /// Returns the centre of a cell, even of one that has no hole.
    QPoint centre(const char *name) const
    {
        const QPointF middle = m_scene->cellRect(cell("44")).center();
        if (static_cast<const solitaire::Solitaire &>(*m_game.puzzle).board().isTriangular())
            return m_view->mapFromScene(m_scene->cellRect(cell(name)).center());
        return m_view->mapFromScene(middle + QPointF(name[1] - '4', name[0] - '4'));
    }
    void click(const char *name) { QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, centre(name)); }
    void drag(const char *from, const char *to)
    {
        QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, centre(from));
        QTest::mouseMove(m_view->viewport(), centre(from) + QPoint(20, 20));
        QTest::mouseMove(m_view->viewport(), centre(to));
        QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, centre(to));
        m_scene->advanceAnimation(1000);
    }
    QImage square(const char *name) const
    {
        const QRectF rect = m_scene->cellRect(cell(name));
        return m_view->viewport()->grab(m_view->mapFromScene(rect).boundingRect()).toImage();
    }
    QStringList requests()
    {
        QStringList list;
        for (const QList<QVariant> &one : *m_requested) {
            const auto step = one[0].value<core::Step>();
            list << name(step.from.cell) + u'-' + name(step.to.cell);
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

    core::Game m_game;
    std::unique_ptr<SolitaireScene> m_scene;
    std::unique_ptr<BoardView> m_view;
    std::unique_ptr<QSignalSpy> m_requested;
    std::unique_ptr<QSignalSpy> m_refused;
    QStringList m_edits;
};

TEST_SUITE(SolitaireSceneTest)
#include "tst_solitairescene.moc"
