// SPDX-License-Identifier: MIT
#include "board/boardview.h"
#include "support/suite.h"

#include "dogcards.h"
#include "dogs/dogs.h"
#include "dogs/dogsscene.h"
#include "dogs/explanations.h"

#include <QAccessible>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using board::BoardView;
using ui::DogsScene;

namespace {

constexpr int cells = 9; // the number of cells, and the first index of the tray's cells

QImage pictureOf(DogsScene &scene, QSize size = {600, 500})
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    scene.renderPosition(painter, QRectF(QPointF(), QSizeF(size)));
    return image;
}

} // namespace

/// Plays the dog cards: card 1 is in the first cell, card 2 beside it, turned once, and card 3 below card 2;
/// the other cards are in the tray. `applyMove` makes the requested moves, as a session would.
class DogsSceneTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_game = tests::dogGame("dogs:3x3::1 2' . . 3 . . . .");
        m_scene = std::make_unique<DogsScene>(m_game.puzzle, board::Style::make(board::Style::Light));
        m_scene->show(m_game.position);
        m_view = std::make_unique<BoardView>();
        m_view->resize(700, 560);
        m_view->setBoard(m_scene.get());
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        m_requested.clear();
        connect(m_scene.get(), &board::BoardScene::moveRequested, this, &DogsSceneTest::applyMove);
        connect(m_scene.get(), &board::BoardScene::edited, this,
                [this](const core::Game &game) { m_edited = game; });
        m_edited = {};
    }
    void cleanup()
    {
        m_view.reset();
        m_scene.reset();
    }

    void aClickPicksUpAndAClickLays()
    {
        click(trayCell(4));
        QCOMPARE(m_scene->held(), 3);
        QVERIFY(m_scene->isHolding());
        QVERIFY(m_requested.empty());
        click(8);
        QCOMPARE(requested(), u"4@33"_s);
        QVERIFY(!m_scene->isHolding());
    }

    /// A card that a click has picked up follows the pointer, as the pieces of a tiling do.
    void aCardInHandFollowsThePointer()
    {
        const auto at = [this](int cell) { return m_view->mapFromScene(m_scene->cellRect(cell).center()); };
        const auto pictureAt = [&](int cell) {
            return m_view->grab(QRect(at(cell) - QPoint(12, 12), QSize(24, 24))).toImage();
        };
        const QImage empty = pictureAt(8);
        const QImage card = pictureAt(trayCell(4));
        click(trayCell(4));
        QTest::mouseMove(m_view->viewport(), at(8));
        QTRY_VERIFY(pictureAt(8) != empty);
        QVERIFY(pictureAt(trayCell(4)) != card);
        click(8);
        QCOMPARE(requested(), u"4@33"_s);
    }

    /// The card that a hint lays is marked where it is, too.
    void aHintMarksTheCard()
    {
        m_scene->mark({{8, core::Role::Target, dogs::hintLabel(3, 1)}});
        QVERIFY(!m_scene->describeMark(trayCell(4)).isEmpty());
        QVERIFY(m_scene->describeMark(8).contains(u"4, 90°"_s));
        QVERIFY(m_scene->describeMark(trayCell(5)).isEmpty());
    }

    void aDragPicksUpAndLays()
    {
        drag(trayCell(4), m_scene->cellRect(8).center());
        QCOMPARE(requested(), u"4@33"_s);
        drag(8, m_scene->cellRect(2).center());
        QCOMPARE(requested(), u"4@13"_s);
    }

    void cardsLaidOnOthersExchangePlaces()
    {
        click(0);
        click(4);
        QCOMPARE(requested(), u"1@22+3@11"_s);
        drag(trayCell(5), m_scene->cellRect(1).center());
        QCOMPARE(requested(), u"5@12+2@-"_s);
    }

    void cardsDroppedBesideTheTableAreTakenBack()
    {
        click(0);
        click(trayCell(7));
        QCOMPARE(requested(), u"1@-"_s);
        drag(1, m_scene->sceneRect().bottomRight() - QPointF(0.1, 0.1));
        QCOMPARE(requested(), u"2@-"_s);
        key(Qt::Key_Delete, 4);
        QCOMPARE(requested(), u"3@-"_s);
    }

    void aCardPutBackRequestsNothing()
    {
        click(0);
        click(0);
        click(trayCell(4));
        click(trayCell(4));
        click(trayCell(4));
        click(trayCell(1)); // this cell of the tray is empty
        drag(0, m_scene->cellRect(0).center() + QPointF(0.2, 0.1));
        click(0);
        QTest::keyClick(m_view.get(), Qt::Key_Escape);
        QVERIFY(!m_scene->isHolding());
        QVERIFY(m_requested.empty());
    }

    void anotherCardOfTheTrayIsTakenInstead()
    {
        click(trayCell(4));
        click(trayCell(6));
        QCOMPARE(m_scene->held(), 5);
        QVERIFY(m_requested.empty());
    }

    /// Cards on the table are turned by the wheel, the right button and the key R.
    void cardsAreTurnedWhereTheyLie()
    {
        wheel(0, 120);
        QCOMPARE(requested(), u"1'''@11"_s);
        wheel(0, -120);
        QCOMPARE(requested(), u"1@11"_s);
        rightClick(1);
        QCOMPARE(requested(), u"2''@12"_s);
        key(Qt::Key_R, 4);
        QCOMPARE(requested(), u"3'@22"_s);
        wheel(8, 120); // this cell is empty
        rightClick(8);
        QVERIFY(m_requested.empty());
    }

    void heldCardsAreTurned()
    {
        click(trayCell(4));
        rightClick(trayCell(4));
        wheel(2, -120);
        QVERIFY(m_requested.empty());
        click(8);
        QCOMPARE(requested(), u"4''@33"_s);
        click(1);
        rightClick(1);
        click(1); // the same cell again, with the card turned
        QCOMPARE(requested(), u"2''@12"_s);
    }

    /// Turning a card in the tray is not a move; the card is laid in its orientation in the tray.
    void cardsAreTurnedInTheTray()
    {
        const QString before = m_scene->describe(trayCell(4));
        wheel(trayCell(4), -120);
        QVERIFY(m_requested.empty());
        QVERIFY(m_scene->describe(trayCell(4)) != before);
        click(trayCell(4));
        rightClick(trayCell(4));
        QTest::keyClick(m_view.get(), Qt::Key_Escape);
        drag(trayCell(4), m_scene->cellRect(8).center());
        QCOMPARE(requested(), u"4''@33"_s);
    }

    void keysPickUpTurnAndLay()
    {
        m_view->setFocus(Qt::TabFocusReason);
        m_scene->setCursor(trayCell(4));
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QCOMPARE(m_scene->held(), 3);
        QTest::keyClick(m_view.get(), Qt::Key_R);
        m_scene->setCursor(5);
        QTest::keyClick(m_view.get(), Qt::Key_Down);
        QCOMPARE(m_scene->cursor(), 8);
        QTest::keyClick(m_view.get(), Qt::Key_Space);
        QCOMPARE(requested(), u"4'@33"_s);
        // The tray is to the right of the table's last column.
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QVERIFY(m_scene->isOffBoard(m_scene->cursor()));
    }

    void placesAreDescribed()
    {
        QCOMPARE(m_scene->describe(0),
                 u"row 1, column 1: card 1, north a red body, east a yellow head, south a "
                 "green body, west a blue head"_s);
        QCOMPARE(m_scene->describe(1),
                 u"row 1, column 2: card 2, north a blue head, east a green head, south a "
                 "yellow head, west a red head"_s);
        QCOMPARE(m_scene->describe(2), u"row 1, column 3: empty"_s);
        QCOMPARE(m_scene->describe(trayCell(1)), u"beside the table, place 1: empty"_s);
        QVERIFY(m_scene->describe(trayCell(9)).startsWith(u"beside the table, place 9: card 9, "_s));
        click(0);
        QVERIFY(m_scene->describe(0).endsWith(u"; picked up"_s));
    }

    /// A click beside the table takes off a card in hand as a drag to there does; a card from the tray returns to it.
    void aClickBesideTheTableTakesTheCardOff()
    {
        const QPointF beside = m_scene->cellRect(0).topLeft() - QPointF(1, 0);
        const auto clickBeside = [&] {
            QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, m_view->mapFromScene(beside));
        };
        click(0);
        QVERIFY(m_scene->isHolding());
        clickBeside();
        QVERIFY(!m_scene->isHolding());
        QCOMPARE(m_game.puzzle->write(m_scene->position()), std::string(". 2' . . 3 . . . ."));
        click(trayCell(4));
        QVERIFY(m_scene->isHolding());
        clickBeside();
        QVERIFY(!m_scene->isHolding());
        QCOMPARE(m_game.puzzle->write(m_scene->position()), std::string(". 2' . . 3 . . . ."));
    }

    /// The key that turns a piece of a tiling over is answered, since a card cannot be turned over.
    void aCardIsNotTurnedOver()
    {
        QSignalSpy refused(m_scene.get(), &board::BoardScene::refused);
        click(0);
        QTest::keyClick(m_view.get(), Qt::Key_F);
        QCOMPARE(refused.size(), 1);
        QVERIFY(m_scene->isHolding());
        QVERIFY(m_requested.empty());
    }

    /// A card that is laid is named by its number and turn; a card that is taken away has no short name.
    void movesAreNamedByTheirCards()
    {
        const auto nameOf = [this](const char *move) {
            return m_scene->nameOfMove(std::get<core::Path>(m_game.puzzle->replay(m_game.position, move)));
        };
        QCOMPARE(nameOf("4''@33"), u"card 4, 180°"_s);
        QCOMPARE(nameOf("1@22+3@11"), u"card 3"_s);
        QCOMPARE(nameOf("2@-"), QString());
    }

    /// The last frame of an animation equals the final position as shown without one.
    void animationEndsWhereShowDoes()
    {
        const auto path = m_game.puzzle->replay(m_game.position, "4''@33 1@22+3@11 2@-");
        core::Position position = m_game.position;
        for (const core::Step &step : std::get<core::Path>(path)) {
            m_scene->animate({{step}, {step}, true}, 200);
            QVERIFY(m_scene->isAnimating());
            m_scene->advanceAnimation(100);
            m_scene->finish();
            core::advance(position, step);
            DogsScene other(m_game.puzzle, m_scene->style());
            other.show(position);
            QCOMPARE(pictureOf(*m_scene), pictureOf(other));
        }
    }

    /// Without cards in the tray, the table takes more of the picture.
    void aFullTableFillsThePicture()
    {
        const core::Game full = tests::dogGame("dogs:3x3::3 5 8 2 7 1 4 9 6");
        QVERIFY(m_scene->pictureRect(full.position).width() < m_scene->pictureRect(m_game.position).width());
        QVERIFY(m_scene->pictureRect(full.position).contains(m_scene->cellRect(8)));
        QVERIFY(!m_scene->pictureRect(full.position).contains(m_scene->cellRect(trayCell(1))));
        QCOMPARE(m_scene->pictureRect(m_game.position), m_scene->sceneRect());
    }

    /// Halves differ by more than colour: in grey, different colours still show different dogs, and heads
    /// differ from bodies.
    void everyHalfLooksDifferentInGrey()
    {
        std::vector<QImage> seen;
        for (int colour = 1; colour <= dogs::mostColours; ++colour) {
            for (const int sign : {1, -1}) {
                const std::string half = std::to_string(sign * colour);
                std::string line = "dogs:2x2:" + half + ",1,1,1;1,1,1,1;1,1,1,1;1,1,1,1:1 2 3 4";
                const core::Game game = tests::dogGame(line);
                DogsScene scene(game.puzzle, board::Style::make(board::Style::Light));
                scene.show(game.position);
                const QImage grey = pictureOf(scene, {400, 400}).convertToFormat(QImage::Format_Grayscale8);
                for (const QImage &other : seen)
                    QVERIFY(difference(grey, other) > 500);
                seen.push_back(grey);
            }
        }
    }

    void editingChangesAHalf()
    {
        m_scene->setEditing(true);
        QSignalSpy chosen(m_scene.get(), &DogsScene::chosen);
        clickAt(m_scene->cellRect(1).center() + QPointF(0, -0.3)); // card 2's west, turned to the north
        QCOMPARE(m_scene->chosenCard(), 1);
        QCOMPARE(chosen.size(), 1);
        m_scene->replaceChosen(3); // the half is the same as before
        QVERIFY(!m_edited.puzzle);
        m_scene->replaceChosen(-8);
        QVERIFY(m_edited.puzzle && m_edited.puzzle != m_game.puzzle);
        QVERIFY(m_edited.position == m_game.position);
        std::vector<dogs::Card> cards = m_scene->dogs().cards();
        cards[1].faces[dogs::West] = -8;
        QVERIFY(static_cast<const dogs::Dogs &>(*m_edited.puzzle).cards() == cards);
        QVERIFY(m_requested.empty());
    }

    void keysChooseHalvesClockwise()
    {
        m_scene->setEditing(true);
        m_scene->setCursor(1);
        QList<dogs::Side> sides;
        for (int i = 0; i < 5; ++i) {
            QTest::keyClick(m_view.get(), Qt::Key_Return);
            m_scene->replaceChosen(-8);
            const dogs::Card &card = static_cast<const dogs::Dogs &>(*m_edited.puzzle).cards()[1];
            sides += dogs::Side(std::ranges::find(card.faces, -8) - card.faces.begin());
        }
        // Card 2 is turned once: its west half, now in the north, is chosen first, and the others follow
        // clockwise.
        QCOMPARE(sides, (QList<dogs::Side>{dogs::West, dogs::North, dogs::East, dogs::South, dogs::West}));
        QVERIFY(m_requested.empty());
        rightClick(1);
        QVERIFY(m_requested.empty());
    }

    /// An edge between two adjacent cards is marked while they do not fit.
    void wrongEdgesAreMarked()
    {
        const core::Explanation why = dogs::kind().remark(*m_game.puzzle, m_game.position);
        QVERIFY(!why.empty());
        const QImage before = m_view->grab().toImage();
        m_scene->mark(why.marks);
        QCoreApplication::processEvents();
        const QImage after = m_view->grab().toImage();
        const QPoint joint =
            m_view->mapFromScene((m_scene->cellRect(0).center() + m_scene->cellRect(1).center()) / 2);
        const int reach = 6;
        const QRect around(joint - QPoint(reach, reach), joint + QPoint(reach, reach));
        QVERIFY(before.copy(around) != after.copy(around));
        m_scene->show(m_game.puzzle->start());
        m_scene->mark({});
        QCoreApplication::processEvents();
        const QImage empty = m_view->grab().toImage();
        m_scene->show(m_game.position);
        m_scene->mark({});
        QCoreApplication::processEvents();
        QVERIFY(m_view->grab().toImage().copy(around) != before.copy(around));
        m_scene->show(m_game.puzzle->start());
        m_scene->mark({});
        QCoreApplication::processEvents();
        QCOMPARE(m_view->grab().toImage(), empty);
    }

    void everyStyleAndSizeCanBeDrawn()
    {
        for (const auto look : {board::Style::Light, board::Style::Dark, board::Style::Contrast}) {
            for (const char *line : {"dogs:2x2", "dogs:5x2", "dogs:2x5", "dogs:5x5"}) {
                const core::Game game = tests::dogGame(line);
                DogsScene scene(game.puzzle, board::Style::make(look));
                scene.show(game.position);
                for (int cell = game.puzzle->grid().size(); cell < scene.cellCount(); ++cell) {
                    QVERIFY(scene.sceneRect().contains(scene.cellRect(cell)));
                    QCOMPARE(scene.cellAt(scene.cellRect(cell).center()), cell);
                }
                QCOMPARE(pictureOf(scene, {300, 250}), pictureOf(scene, {300, 250}));
            }
        }
    }

private:
    static int trayCell(int number) { return cells + number - 1; }
    /// Returns the number of pixels in which two grey pictures differ visibly.
    static int difference(const QImage &one, const QImage &other)
    {
        int different = 0;
        for (int y = 0; y < one.height(); ++y) {
            const uchar *here = one.constScanLine(y);
            const uchar *there = other.constScanLine(y);
            for (int x = 0; x < one.width(); ++x)
                different += std::abs(here[x] - there[x]) > 40;
        }
        return different;
    }

    void applyMove(const core::Step &step)
    {
        const core::Path path = core::legalMove(*m_game.puzzle, m_scene->position(), step);
        QVERIFY(!path.empty());
        m_requested.push_back(m_game.puzzle->spell(m_scene->position(), path));
        m_scene->show(core::after(m_scene->position(), path));
    }
    QString requested()
    {
        if (m_requested.size() != 1)
            return u"%1 moves"_s.arg(m_requested.size());
        return QString::fromStdString(std::exchange(m_requested, {}).front());
    }
    QPoint pointOf(QPointF scene) const { return m_view->mapFromScene(scene); }
    void clickAt(QPointF at) { QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, pointOf(at)); }
    void click(int cell) { clickAt(m_scene->cellRect(cell).center()); }
    void rightClick(int cell)
    {
        QTest::mouseClick(m_view->viewport(), Qt::RightButton, {}, pointOf(m_scene->cellRect(cell).center()));
    }
    void wheel(int cell, int delta)
    {
        const QPoint at = pointOf(m_scene->cellRect(cell).center());
        QWheelEvent event(at, m_view->viewport()->mapToGlobal(at), {}, {0, delta}, Qt::NoButton, {},
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(m_view->viewport(), &event);
    }
    void key(Qt::Key key, int cell)
    {
        m_view->setFocus(Qt::TabFocusReason);
        m_scene->showCursor(true);
        m_scene->setCursor(cell);
        QTest::keyClick(m_view.get(), key);
    }
    void drag(int cell, QPointF to)
    {
        QWidget *paper = m_view->viewport();
        const QPoint from = pointOf(m_scene->cellRect(cell).center());
        QTest::mousePress(paper, Qt::LeftButton, {}, from);
        for (const double part : {0.2, 0.6, 1.0}) {
            const QPoint at = from + (QPointF(pointOf(to) - from) * part).toPoint();
            QMouseEvent move(QEvent::MouseMove, at, paper->mapToGlobal(at), Qt::NoButton, Qt::LeftButton, {});
            QCoreApplication::sendEvent(paper, &move);
        }
        QTest::mouseRelease(paper, Qt::LeftButton, {}, pointOf(to));
    }

    core::Game m_game;
    core::Game m_edited;
    std::unique_ptr<DogsScene> m_scene;
    std::unique_ptr<BoardView> m_view;
    std::vector<std::string> m_requested;
};

TEST_SUITE(DogsSceneTest)
#include "tst_dogsscene.moc"
