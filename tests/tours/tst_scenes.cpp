// SPDX-License-Identifier: MIT
#include "board/boardview.h"
#include "board/qtversion.h"
#include "core/positionline.h"
#include "session/basics/translation.h"
#include "support/suite.h"
#include "tours/bishopscene.h"
#include "tours/boards.h"
#include "tours/knightscene.h"
#include "tours/toursui.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using board::BoardView;
using boards::game;
using ui::TourDisplay;
using ui::TourScene;

namespace {

const ui::PuzzleUi &uiOf(const std::string &line)
{
    return line.starts_with("knight") ? ui::knight() : ui::bishop();
}

/// A board in a view, with the actions of a player.
struct Table {
    explicit Table(const std::string &line, board::Style::Look look = board::Style::Light)
        : position(game(line))
    {
        auto made = uiOf(line).scene({position.puzzle, {}}, board::Style::make(look));
        scene.reset(static_cast<TourScene *>(made.release()));
        scene->setDisplay({});
        scene->show(position.position);
        view.resize(500, 500);
        view.setBoard(scene.get());
        view.show();
        shown = QTest::qWaitForWindowExposed(&view);
        requested = std::make_unique<QSignalSpy>(scene.get(), &board::BoardScene::moveRequested);
        edited = std::make_unique<QSignalSpy>(scene.get(), &board::BoardScene::edited);
    }
    ~Table() { view.setBoard(nullptr); }

    int cell(const char *name) const
    {
        int found = 0;
        while (boards::tourOf(position).name(found) != name)
            ++found;
        return found;
    }
    QPoint middle(const char *name) const { return view.mapFromScene(scene->cellRect(cell(name)).center()); }
    void click(const char *name) { QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, middle(name)); }
    /// Returns the square of the next requested move, and stores its step.
    QString takeRequested(core::Step *step = nullptr)
    {
        if (requested->isEmpty())
            return {};
        const auto taken = requested->takeFirst()[0].value<core::Step>();
        if (step)
            *step = taken;
        return QString::fromStdString(boards::tourOf(position).name(taken.to.cell));
    }
    QImage picture() const { return view.viewport()->grab().toImage(); }

    core::Game position;
    std::unique_ptr<TourScene> scene;
    BoardView view;
    bool shown = false;
    std::unique_ptr<QSignalSpy> requested;
    std::unique_ptr<QSignalSpy> edited;
};

/// Returns whether two pictures are equal outside these rectangles of the scene.
bool differOnlyWithin(const QImage &one, const QImage &other, const BoardView &view,
                      const QList<QRectF> &rects)
{
    QRegion allowed;
    for (const QRectF &rect : rects)
        allowed += view.mapFromScene(rect).boundingRect().adjusted(-2, -2, 2, 2);
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            if (one.pixel(x, y) != other.pixel(x, y) && !allowed.contains(QPoint(x, y)))
                return false;
        }
    }
    return true;
}

} // namespace

/// Plays on the boards of both tours, and tests what they show.
class TourScenesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aClickMovesThePiece()
    {
        Table table("knight:8x8:a8 c7");
        table.click("e6");
        core::Step step;
        QCOMPARE(table.takeRequested(&step), u"e6"_s);
        QVERIFY(!core::legalMove(*table.position.puzzle, table.position.position, step).empty());
    }

    /// A click picks the knight up, and the next one puts it down.
    void theKnightIsPickedUp()
    {
        Table table("knight:8x8:a8 c7");
        table.click("c7");
        QCOMPARE(table.takeRequested(), QString());
        QVERIFY(table.scene->isHolding());
        table.click("e6");
        QCOMPARE(table.takeRequested(), u"e6"_s);
        QVERIFY(!table.scene->isHolding());
    }

    void aRefusedClickIsReported()
    {
        Table table("knight:8x8:a8 c7");
        for (const char *name : {"a8", "h1"}) {
            core::Step step;
            table.click(name);
            QCOMPARE(table.takeRequested(&step), QString::fromLatin1(name));
            QVERIFY(core::legalMove(*table.position.puzzle, table.position.position, step).empty());
        }
    }

    /// Before the first move, the words say how to start on another square; after it, that Undo takes a move back.
    void theStartCanBeChosen()
    {
        for (const char *line : {"knight:8x8:a8", "bishop:8x8:a8"}) {
            const Table table(line);
            QVERIFY(table.scene->guidance().how.contains(u"To start on another square, edit the board."_s));
        }
        for (const char *line : {"knight:8x8:a8 c7", "bishop:8x8:a8 b7"}) {
            const Table table(line);
            QVERIFY(table.scene->guidance().how.contains(u"Undo takes"_s));
        }
    }

    void keysMoveThePiece()
    {
        Table table("knight:8x8");
        table.scene->setCursor(0);
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Down, Qt::Key_Return})
            QTest::keyClick(&table.view, key);
        QCOMPARE(table.takeRequested(), u"c7"_s);
    }

    void thePieceIsDragged()
    {
        Table table("bishop:8x8:a8 b7");
        const QImage before = table.picture();
        QTest::mousePress(table.view.viewport(), Qt::LeftButton, {}, table.middle("b7"));
        QTest::mouseMove(table.view.viewport(), (table.middle("b7") + table.middle("c6")) / 2);
        QTest::mouseMove(table.view.viewport(), table.middle("c6"));
        QVERIFY(table.scene->isHolding());
        QVERIFY(table.picture() != before);
        QTest::mouseRelease(table.view.viewport(), Qt::LeftButton, {}, table.middle("c6"));
        QCOMPARE(table.takeRequested(), u"c6"_s);
        QVERIFY(!table.scene->isHolding());
    }

    void escapePutsThePieceBack()
    {
        Table table("knight:8x8");
        const QImage before = table.picture();
        QTest::mousePress(table.view.viewport(), Qt::LeftButton, {}, table.middle("a8"));
        QTest::mouseMove(table.view.viewport(), table.middle("b7"));
        QTest::mouseMove(table.view.viewport(), table.middle("c7"));
        QTest::keyClick(&table.view, Qt::Key_Escape);
        QTest::mouseRelease(table.view.viewport(), Qt::LeftButton, {}, table.middle("c7"));
        QCOMPARE(table.requested->size(), 0);
        QCOMPARE(table.picture(), before);
    }

    void onlyThePieceIsDragged()
    {
        Table table("knight:8x8:a8 c7 e8");
        QTest::mousePress(table.view.viewport(), Qt::LeftButton, {}, table.middle("a8"));
        QTest::mouseMove(table.view.viewport(), table.middle("c6"));
        QTest::mouseMove(table.view.viewport(), table.middle("d6"));
        QVERIFY(!table.scene->isHolding());
        QTest::mouseRelease(table.view.viewport(), Qt::LeftButton, {}, table.middle("d6"));
        QCOMPARE(table.requested->size(), 0);
    }

    /// A click in edit mode closes a square, chooses the end or gives a number, as the panel says; giving goes on with
    /// the next number. What contradicts the board is refused.
    void editingStatesWhatABookStates()
    {
        std::string line;
        QString refused;
        const auto edit = [&](ui::TourEditing editing, int cell) {
            ui::KnightScene scene(boards::game(line.empty() ? "knight:8x8" : line).puzzle,
                                  board::Style::make(board::Style::Light));
            refused.clear();
            QObject::connect(&scene, &board::BoardScene::edited, &scene, [&](const core::Game &game) {
                line = core::writeLine(tours::knightKind(), *game.puzzle, game.position);
            });
            QObject::connect(&scene, &board::BoardScene::refused, &scene,
                             [&](const core::Explanation &why) { refused = session::translated(why); });
            scene.setEditing(editing);
            scene.setEditing(true);
            scene.activate(cell);
            return scene.editing().number;
        };
        edit({tours::Edit::Closed}, 27);
        QCOMPARE(line, std::string("knight:8x8,without=d5:a8"));
        edit({tours::Edit::End}, 63);
        QCOMPARE(line, std::string("knight:8x8,without=d5,end=h1:a8"));
        QCOMPARE(edit({tours::Edit::Number, 2}, 10), 3);
        QCOMPARE(line, std::string("knight:8x8,without=d5,end=h1,given=2c7:a8"));
        edit({tours::Edit::Closed}, 0);
        QVERIFY2(refused.contains(u"a8 is the start"), qPrintable(refused));
        ui::KnightScene scene(boards::game(line).puzzle, board::Style::make(board::Style::Light));
        QVERIFY(scene.describe(27).endsWith(u"closed"));
        QVERIFY(scene.describe(10).contains(u"number 2 is given"));
        ui::TourEditing().save(); // giving a number saved the choice
    }

    void editingChoosesTheStart()
    {
        Table table("knight:8x8,closed:a8 c7");
        table.scene->setEditing(true);
        table.click("d4");
        QCOMPARE(table.requested->size(), 0);
        QCOMPARE(table.edited->size(), 1);
        const auto edited = table.edited->takeFirst()[0].value<core::Game>();
        QCOMPARE(core::writeLine(tours::knightKind(), *edited.puzzle, edited.position),
                 std::string("knight:8x8,closed,start=d4:d4"));
    }

    void aCompleteTourRequestsNothing()
    {
        Table table("bishop:2x2:a2 b1");
        QSignalSpy refused(table.scene.get(), &board::BoardScene::refused);
        table.click("a2");
        QCOMPARE(table.requested->size(), 0);
        QCOMPARE(refused.size(), 1);
    }

    void squaresAreDescribed()
    {
        Table knight("knight:8x8:a8 c7");
        QCOMPARE(knight.scene->describe(knight.cell("a8")), u"a8: number 1"_s);
        QCOMPARE(knight.scene->describe(knight.cell("c7")), u"c7: number 2, the knight"_s);
        QCOMPARE(knight.scene->describe(knight.cell("e6")), u"e6: not visited, reachable"_s);
        QCOMPARE(knight.scene->describe(knight.cell("h1")), u"h1: not visited"_s);
        Table bishop("bishop:8x8:a8 b7 c6 d5 e4 f5 g6 h7 g8 f7 e6 d7 c8 b7 a6");
        QCOMPARE(bishop.scene->describe(bishop.cell("b7")),
                 u"b7: number 2 and 14, used in the falling direction ╲, used in the rising direction ╱"_s);
        QCOMPARE(bishop.scene->describe(bishop.cell("c6")), u"c6: number 3, used in the falling direction "
                                                            u"╲"_s);
    }

    void targetsAreShownAndHidden()
    {
        Table table("knight:8x8:a8 c7");
        QCOMPARE(table.scene->targets().size(), std::size_t(5));
        const QImage shown = table.picture();
        TourDisplay display;
        display.targets = false;
        table.scene->setDisplay(display);
        QVERIFY(table.scene->targets().empty());
        QVERIFY(table.picture() != shown);
        table.scene->setDisplay({});
        QCOMPARE(table.picture(), shown);
    }

    void everyStyleIsDrawn()
    {
        for (const char *line : {"knight:8x8:a8 c7 e8 g7", "bishop:8x8:a8 b7 c6 d7 e8 f7"}) {
            Table table(line);
            const QImage usual = table.picture();
            for (bool TourDisplay::*look :
                 {&TourDisplay::numbers, &TourDisplay::line, &TourDisplay::onwardCounts}) {
                TourDisplay display;
                display.*look = !(display.*look);
                table.scene->setDisplay(display);
                QVERIFY(table.picture() != usual);
            }
            table.scene->setDisplay({});
            QCOMPARE(table.picture(), usual);
        }
    }

    /// The two diagonal directions differ by more than a reflection: a mirrored drawing of one is not the
    /// other.
    void sensesAreDrawnDifferently()
    {
        for (const auto look : {board::Style::Light, board::Style::Dark, board::Style::Contrast}) {
            Table falling("bishop:8x8:b7 c6 d5 e4", look);
            Table rising("bishop:8x8:g7 f6 e5 d4", look);
            const auto area = [](const Table &table, const char *from, const char *to) {
                const QRectF rect =
                    table.scene->cellRect(table.cell(from)) | table.scene->cellRect(table.cell(to));
                QImage image(60, 60, QImage::Format_RGB32);
                QPainter painter(&image);
                table.scene->render(&painter, image.rect(), rect.adjusted(0.5, 0.5, -0.5, -0.5));
                return image;
            };
            QVERIFY(board::mirrored(area(falling, "b7", "d5"), true, false) != area(rising, "g7", "e5"));
        }
    }

    /// The picture is the same whether a move was animated or shown at once, forward and back.
    void animationEndsWhereShowingDoes_data() { addGames(); }
    void animationEndsWhereShowingDoes()
    {
        QFETCH(QByteArray, line);
        Table table(line.toStdString());
        const core::Position before = table.position.position;
        const core::Path move = table.position.puzzle->moves(before).front();
        const QImage was = table.picture();
        table.scene->show(core::after(before, move));
        const QImage is = table.picture();
        table.scene->show(before);
        QCOMPARE(table.picture(), was);
        table.scene->animate({move, {}, true}, 200);
        QVERIFY(table.scene->isAnimating());
        table.scene->advanceAnimation(90);
        QVERIFY(table.picture() != was && table.picture() != is);
        table.scene->finish();
        QCOMPARE(table.picture(), is);
        table.scene->animate({core::reversed(move), {}, false}, 200);
        table.scene->advanceAnimation(90);
        QVERIFY(table.picture() != was && table.picture() != is);
        table.scene->finish();
        QCOMPARE(table.picture(), was);
    }

    /// Every changed part of the picture is redrawn, even if a motion has few frames.
    void everyChangeIsRedrawn_data() { addGames(); }
    void everyChangeIsRedrawn()
    {
        QFETCH(QByteArray, line);
        Table table(line.toStdString());
        const core::Position before = table.position.position;
        const core::Path move = table.position.puzzle->moves(before).back();
        QList<QRectF> redrawn;
        connect(table.scene.get(), &QGraphicsScene::changed, this,
                [&redrawn](const QList<QRectF> &rects) { redrawn += rects; });
        QImage picture = table.picture();
        const auto isRedrawn = [&](const std::function<void()> &change) {
            redrawn.clear();
            change();
            QCoreApplication::processEvents();
            const QImage now = table.picture();
            const bool fine = differOnlyWithin(picture, now, table.view, redrawn);
            picture = now;
            return fine;
        };
        for (const bool forward : {true, false}) {
            const core::Path path = forward ? move : core::reversed(move);
            QVERIFY(isRedrawn([&] { table.scene->animate({path, {}, forward}, 60000); }));
            QVERIFY(isRedrawn([&] { table.scene->advanceAnimation(20000); }));
            QVERIFY(isRedrawn([&] { table.scene->advanceAnimation(25000); }));
            QVERIFY(isRedrawn([&] { table.scene->finish(); }));
        }
        QVERIFY(isRedrawn([&] { table.scene->show(table.position.puzzle->start()); }));
        QVERIFY(isRedrawn([&] { table.scene->show(before); }));
    }

    /// Two moves that are taken back in quick succession leave no part of their lines behind.
    void quickUndoLeavesNoLine()
    {
        Table table("knight:8x8:a8 b6 d5 f4");
        const core::Position &all = table.position.position;
        const auto steps = [&](int piece) {
            return core::Path{{std::int16_t(piece), all[std::size_t(piece)], {}}};
        };
        QList<QRectF> redrawn;
        table.scene->animate({steps(3), {}, false}, 60000);
        table.scene->advanceAnimation(20000);
        const QImage before = table.picture();
        QCoreApplication::processEvents();
        connect(table.scene.get(), &QGraphicsScene::changed, this,
                [&redrawn](const QList<QRectF> &rects) { redrawn += rects; });
        table.scene->animate({steps(2), {}, false}, 60000);
        QCoreApplication::processEvents();
        QVERIFY(differOnlyWithin(before, table.picture(), table.view, redrawn));
    }

    /// Thumbnails and prints show the requested position, with the piece on its last square.
    void positionsAreRendered()
    {
        Table table("knight:8x8");
        const auto render = [&](const std::string &line) {
            QImage image(160, 160, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            table.scene->renderPosition(painter, image.rect(), game(line).position);
            return image;
        };
        const QImage one = render("knight:8x8:a8 c7 e8");
        QVERIFY(one != render("knight:8x8:a8 c7 e6"));
        QVERIFY(one != render("knight:8x8:a8 c7"));
        table.scene->show(game("knight:8x8:a8 b6").position);
        QCOMPARE(render("knight:8x8:a8 c7 e8"), one);
    }

    /// The start is a dark square, wherever it is.
    void theBishopsBoardIsColouredByItsStart()
    {
        Table here("bishop:8x8:a8");
        Table there("bishop:8x8:a1");
        const auto brightness = [](const Table &table, const char *name) {
            const QImage picture = table.picture();
            const QRectF cell = table.scene->cellRect(table.cell(name));
            return qGray(picture.pixel(table.view.mapFromScene(cell.center())));
        };
        QVERIFY(brightness(here, "d5") + 20 < brightness(here, "e5"));
        QVERIFY(brightness(there, "e5") + 20 < brightness(there, "d5"));
    }

    void iconsAreDrawn()
    {
        for (const ui::PuzzleUi *puzzle : {&ui::knight(), &ui::bishop()}) {
            QImage icon(64, 64, QImage::Format_ARGB32);
            icon.fill(Qt::transparent);
            QPainter painter(&icon);
            puzzle->paintIcon(painter, icon.rect(), board::Style::make(board::Style::Dark));
            QSet<QRgb> colours;
            for (int i = 0; i < 64; ++i)
                colours.insert(icon.pixel(i, i));
            QVERIFY(colours.size() > 5);
        }
    }

private:
    static void addGames()
    {
        QTest::addColumn<QByteArray>("line");
        for (const char *line :
             {"knight:8x8", "knight:8x8:a8 c7 e8", "knight:20x10:a10 c9 e10 g9", "bishop:8x8:a8 b7 c6 d7",
              "bishop:8x8:a8 b7 c6 d5 e4 f5 g6 h7 g8 f7 e6 d7 c8"})
            QTest::newRow(line) << QByteArray(line);
    }
};

TEST_SUITE(TourScenesTest)
#include "tst_scenes.moc"
