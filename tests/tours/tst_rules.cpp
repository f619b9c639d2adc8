// SPDX-License-Identifier: MIT
#include "session/basics/translation.h"
#include "support/suite.h"
#include "tours/bishop/diagonals.h"
#include "tours/boards.h"

using boards::game;
using boards::tourOf;
using namespace Qt::StringLiterals;

namespace {

/// Returns the reason for refusing the next number on this square; empty if it is legal.
QString refusal(const core::Game &game, const char *square)
{
    const tours::Tour &tour = tourOf(game);
    const tours::Route route = tour.route(game.position);
    for (int cell = 0; cell < tour.grid().size(); ++cell) {
        if (tour.name(cell) != square)
            continue;
        const core::Step step = tour.step(route, route.size(), cell);
        if (core::legalMove(tour, game.position, step).empty())
            return session::translated(tour.why(game.position, step));
    }
    return {};
}

QStringList targets(const core::Game &game)
{
    QStringList names;
    const tours::Tour &tour = tourOf(game);
    for (const int cell : tour.targets(tour.route(game.position)))
        names.append(QString::fromStdString(tour.name(cell)));
    names.sort();
    return names;
}

} // namespace

class ToursTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void movesAreThoseOfThePiece()
    {
        QCOMPARE(targets(game("knight:8x8")), (QStringList{u"b6"_s, u"c7"_s}));
        QCOMPARE(targets(game("knight:8x8:d4")),
                 (QStringList{u"b3"_s, u"b5"_s, u"c2"_s, u"c6"_s, u"e2"_s, u"e6"_s, u"f3"_s, u"f5"_s}));
        QCOMPARE(targets(game("knight:8x8:a8 c7 a6")), (QStringList{u"b4"_s, u"b8"_s, u"c5"_s}));
        QCOMPARE(targets(game("bishop:8x8:d4")), (QStringList{u"c3"_s, u"c5"_s, u"e3"_s, u"e5"_s}));
    }

    void refusalsOfTheKnight()
    {
        const core::Game played = game("knight:8x8:a8 c7 a6");
        QVERIFY(refusal(played, "c7").contains(u"c7 has already been visited: it is number 2"));
        QVERIFY(refusal(played, "a6").contains(u"already on a6"));
        QVERIFY(refusal(played, "b6").contains(u"No knight’s jump leads from a6 to b6"));
        QVERIFY(refusal(played, "b8").isEmpty());
    }

    void refusalsOfTheBishopNameTheSense()
    {
        const core::Game falling = game("bishop:8x8:a8 b7 c6 d7");
        const QString back = refusal(falling, "c6");
        QVERIFY2(back.contains(u"c6") && back.contains(u"rising direction ╱") && back.contains(u"3 and 4"),
                 qPrintable(back));
        const core::Game crossing = game("bishop:8x8:a8 b7 c6 b5 a6");
        QVERIFY(refusal(crossing, "b7").isEmpty()); // b7 was used only on the falling diagonal
        const core::Game turned = game("bishop:8x8:d4 c3 b4 c5 d6 e5");
        QCOMPARE(targets(turned), (QStringList{u"f4"_s, u"f6"_s}));
        const QString used = refusal(turned, "d4");
        QVERIFY2(used.contains(u"rising direction ╱") && used.contains(u"1 and 2"), qPrintable(used));
    }

    /// These are examples of the course's text: squares 1 to 6 on a diagonal ring, and the squares that can
    /// follow. The rules check only the square at which the bishop arrives.
    void theStartIsLeftTwiceInOneSense()
    {
        const core::Game before = game("bishop:3x5:b3 c2 b1 a2 b3");
        QCOMPARE(targets(before), (QStringList{u"a4"_s, u"c4"_s})); // falling, as to c2, and rising
        const core::Game after = game("bishop:3x5:b3 c2 b1 a2 b3 a4 b5 c4");
        QVERIFY(after.puzzle->solved(after.position));
        QVERIFY(session::translated(tours::bishopKind().rules)
                    .contains(u"it may leave again in the direction of its first step"));
    }

    void bothSensesOfASquare()
    {
        const tours::UsedSenses used({8, 8}, {9, 18, 27}); // the route b7 c6 d5
        QCOMPARE(int(used.senses[18]), int(tours::Falling));
        QCOMPARE(int(used.senses[9]), int(tours::Falling));
        const tours::UsedSenses turned({8, 8}, {9, 18, 11});
        QCOMPARE(int(turned.senses[18]), tours::Falling | tours::Rising);
        QCOMPARE(turned.squares, 3);
    }

    /// Two numbers share a square, and the second one is turned.
    void numbersShareASquare()
    {
        const core::Game twice = game("bishop:8x8:a8 b7 c6 d5 e4 f5 g6 h7 g8 f7 e6 d7 c8 b7");
        QCOMPARE(int(twice.position[1].cell), 9);
        QCOMPARE(int(twice.position[1].turn), 0);
        QCOMPARE(int(twice.position[13].cell), 9);
        QCOMPARE(int(twice.position[13].turn), 1);
    }

    void otherNumbersStay()
    {
        const core::Game played = game("knight:8x8:a8 c7 a6");
        const QString early =
            session::translated(tourOf(played).why(played.position, {1, played.position[1], {10, 0}}));
        QVERIFY2(early.contains(u"Number 2"), qPrintable(early));
        const QString late = session::translated(tourOf(played).why(played.position, {7, {}, {10, 0}}));
        QVERIFY2(late.contains(u"next number is 4"), qPrintable(late));
    }

    void formsDescribeTheBoard()
    {
        const core::Game closed = game("knight:20x6,closed,start=c5");
        const core::Values values = tours::knightKind().describe(*closed.puzzle);
        QCOMPARE(values.text("columns"), std::string("20"));
        QCOMPARE(values.text("rows"), std::string("6"));
        QVERIFY(values.on("closed"));
        QCOMPARE(values.text("start"), std::string("c5"));
        QCOMPARE(tours::knightKind().compose(values), std::string("20x6,closed,start=c5"));
        QCOMPARE(tours::bishopKind().compose(core::Values(tours::bishopKind().options)), std::string("8x8"));
    }

    void methodsArePreferred_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("goal");
        QTest::addColumn<QByteArray>("method");
        const auto row = [](const char *line, core::Goal goal, const char *method) {
            QTest::addRow("%s %d", line, int(goal)) << QByteArray(line) << int(goal) << QByteArray(method);
        };
        row("knight:8x8", core::Goal::First, "warnsdorff");
        row("knight:8x8,closed", core::Goal::First, "tiles");
        row("knight:8x8,closed:a8 b6", core::Goal::First, "warnsdorff");
        row("knight:8x8", core::Goal::All, "pruned");
        row("knight:8x8,closed", core::Goal::Count, "frontier");
        row("knight:6x6,closed", core::Goal::Count, "pruned");
        row("knight:8x7,closed", core::Goal::Count, "frontier");
        row("knight:8x7,closed:a7 c6", core::Goal::Count, "pruned");
        row("knight:5x8", core::Goal::Count, "frontier");
        row("knight:7x7", core::Goal::Count, "pruned");
        row("bishop:8x8", core::Goal::First, "pruned");
        row("bishop:8x8", core::Goal::Count, "pruned");
        row("bishop:40x40", core::Goal::First, "mirrors");
    }
    void methodsArePreferred()
    {
        QFETCH(QByteArray, line);
        QFETCH(int, goal);
        QFETCH(QByteArray, method);
        const core::Game from = game(line.toStdString());
        QCOMPARE(
            boards::kindOf(line.toStdString()).preferred(*from.puzzle, from.position, core::Goal(goal)).id,
            method.constData());
    }

    /// The 8x8 board has 336 jumps, 5.25 from a square on average.
    void searchSpaceOfTheUsualBoard()
    {
        const QString words =
            session::translated(tours::knightKind().searchSpace(*game("knight:8x8").puzzle));
        QCOMPARE(words, u"336 jumps from 64 squares, 5.25 per square: about 10⁴⁵ sequences of 63 jumps."_s);
        // The course's bound counts the 32 dark squares twice, except the two corners.
        QCOMPARE(
            session::translated(tours::bishopKind().searchSpace(*game("bishop:8x8").puzzle)),
            u"Each square can be visited twice, a corner once: no tour of these 32 squares has more than 62 "
            "numbers."_s);
    }
};

TEST_SUITE(ToursTest)
#include "tst_rules.moc"
