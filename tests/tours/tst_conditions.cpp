// SPDX-License-Identifier: MIT
#include "session/basics/translation.h"
#include "support/suite.h"
#include "tours/boards.h"
#include "tours/editing.h"
#include "tours/knight/knight.h"
#include "tours/knight/numberdomains.h"

#include <cstdlib>
#include <map>
#include <set>

using boards::game;
using namespace Qt::StringLiterals;

namespace {

/// A knight's tour with conditions, as these tests know it: squares are pairs of column and row, from 0.
struct PlainBoard {
    int columns;
    int rows;
    bool closed = false;
    std::vector<std::pair<int, int>> without = {};
    std::map<int, std::pair<int, int>> given = {}; ///< by number, from 1, which has the start

    /// Counts the tours by trying all jumps.
    std::uint64_t count() const
    {
        std::vector<int> numbers(std::size_t(columns * rows), 0); // 0: free, -1: closed
        std::vector<int> wanted(numbers.size(), 0);
        for (const auto &[column, row] : without)
            numbers[std::size_t(row * columns + column)] = -1;
        for (const auto &[number, square] : given)
            wanted[std::size_t(square.second * columns + square.first)] = number;
        return countFrom(numbers, wanted, given.at(1), 1);
    }

private:
    std::uint64_t countFrom(std::vector<int> &numbers, const std::vector<int> &wanted,
                            std::pair<int, int> here, int number) const
    {
        const auto cell = std::size_t(here.second * columns + here.first);
        const auto asked = given.find(number);
        if ((wanted[cell] != 0 && wanted[cell] != number) || (asked != given.end() && asked->second != here))
            return 0;
        if (number == columns * rows - int(without.size())) {
            const auto [column, row] = given.at(1);
            return !closed || std::abs((column - here.first) * (row - here.second)) == 2 ? 1 : 0;
        }
        numbers[cell] = number;
        std::uint64_t count = 0;
        for (const int across : {-2, -1, 1, 2}) {
            for (const int along : {across % 2 == 0 ? -1 : -2, across % 2 == 0 ? 1 : 2}) {
                const std::pair<int, int> next{here.first + across, here.second + along};
                if (next.first < 0 || next.second < 0 || next.first >= columns || next.second >= rows)
                    continue;
                if (numbers[std::size_t(next.second * columns + next.first)] == 0)
                    count += countFrom(numbers, wanted, next, number + 1);
            }
        }
        numbers[cell] = 0;
        return count;
    }
};

std::uint64_t counted(const std::string &line, const char *method)
{
    return boards::solve(line, method, core::Goal::Count).stats.solutions;
}

QString unsuitable(const std::string &line, const char *method)
{
    const core::Game from = game(line);
    const core::Solver *solver = boards::kindOf(line).solver(method);
    return solver->unsuitable ? session::translated(solver->unsuitable(*from.puzzle, from.position, {}))
                              : QString();
}

QString verdict(const std::string &line)
{
    const core::Game from = game(line);
    tests::SerialContext context;
    const core::Judgement judgement = boards::kindOf(line).judge(*from.puzzle, from.position, context);
    return (judgement.verdict == core::Judgement::Solvable     ? u"solvable: "_s
            : judgement.verdict == core::Judgement::Unsolvable ? u"unsolvable: "_s
                                                               : u"other: "_s) +
           session::translated(judgement.why);
}

/// Returns the image of a tour; the bits of `symmetry` mirror the board left to right, top to bottom and, if it is
/// square, in the diagonal, and run the tour backwards.
tours::Route imageOf(core::Grid grid, tours::Route route, int symmetry)
{
    for (int &cell : route) {
        int column = grid.column(cell);
        int row = grid.row(cell);
        if (symmetry & 1)
            column = grid.columns - 1 - column;
        if (symmetry & 2)
            row = grid.rows - 1 - row;
        if ((symmetry & 4) && grid.columns == grid.rows)
            std::swap(column, row);
        cell = grid.cell(column, row);
    }
    if (symmetry & 8)
        std::ranges::reverse(route);
    return route;
}

/// Tours with given numbers of which no number can be left out: an independent search found a single tour for each.
constexpr const char *magazineTours[] = {
    "knight:8x8,start=a3,given=4f1+22e2+25f2+32h7+39e3+40f5+43f4+52b7+54e6+56b3+59d4+62f3+63e1",
    "knight:8x8,start=e7,end=b5,given=2g8+5h2+11g1+18d7+26g2+30d3+31b2+38c6+43c7+48e8+54b7+60e4+62c4",
    "knight:10x10,start=i8,end=f4,given=3h9+9a4+21e10+23g10+28i1+29h3+33i6+38d10+41c8+42a9+44e9+54c9+56b8+"
    "61e8+68f6+"
    "71f1+74a3+76d6+77c4+80a1+83f3+88d4+91g6+95a2+96c1",
    "knight:10x10,start=i8,given=4j8+17c2+23j7+31i4+32j2+35j1+39b1+42b2+53j5+56e3+63i6+64h8+67f3+68h4+70e5+"
    "78c3+79e2+"
    "86g7+89c8+90d6+92e7+93c6+97b5+98c7+99e6",
};

} // namespace

/// Tests tours with closed squares, given numbers and a wanted end.
class ConditionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A square to which a single jump leads can only be the end; if it has the wrong colour for that, there is no tour.
    void aForcedEndOfTheWrongColourForbidsTours()
    {
        const QString reason = u"unsolvable: Only one jump leads to "_s;
        QVERIFY(verdict("knight:8x8,start=d5,without=b7+f2").startsWith(reason + u"h1,"_s));
        constexpr int columns = 4;
        constexpr int rows = 5;
        constexpr int size = columns * rows;
        const auto square = [](int cell) { return std::pair(cell % columns, cell / columns); };
        const auto name = [&](int cell) {
            return std::string(1, char('a' + cell % columns)) + std::to_string(rows - cell / columns);
        };
        int forbidden = 0;
        for (int one = 0; one < size; ++one) {
            for (int other = one + 1; other < size; ++other) {
                const int start = (7 * one + other) % size;
                if (start == one || start == other)
                    continue;
                const std::string line =
                    "knight:4x5,start=" + name(start) + ",without=" + name(one) + '+' + name(other);
                if (!verdict(line).startsWith(reason))
                    continue;
                ++forbidden;
                const PlainBoard board{
                    columns, rows, false, {square(one), square(other)}, {{1, square(start)}}};
                QVERIFY2(board.count() == 0, line.c_str());
            }
        }
        QVERIFY(forbidden > 0);
    }

    /// Brute force counts the same tours on small boards as the methods do.
    void countsAgreeWithBruteForce_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<quint64>("tours");
        const auto row = [](const char *line, const PlainBoard &board) {
            QTest::newRow(line) << QByteArray(line) << quint64(board.count());
        };
        row("knight:5x5,end=e1", {5, 5, false, {}, {{1, {0, 0}}, {25, {4, 4}}}});
        row("knight:5x5,given=9c3", {5, 5, false, {}, {{1, {0, 0}}, {9, {2, 2}}}});
        row("knight:5x5,given=10c3", {5, 5, false, {}, {{1, {0, 0}}, {10, {2, 2}}}});
        row("knight:5x5,end=e5,given=7a1+13e1",
            {5, 5, false, {}, {{1, {0, 0}}, {7, {0, 4}}, {13, {4, 4}}, {25, {4, 0}}}});
        row("knight:5x5,without=c3", {5, 5, false, {{2, 2}}, {{1, {0, 0}}}});
        row("knight:5x5,without=e1,given=6b5", {5, 5, false, {{4, 4}}, {{1, {0, 0}}, {6, {1, 0}}}});
        row("knight:5x5,closed,without=c3", {5, 5, true, {{2, 2}}, {{1, {0, 0}}}});
        row("knight:5x5,closed,without=a1", {5, 5, true, {{0, 4}}, {{1, {0, 0}}}});
        row("knight:5x6,end=e1,given=15c3", {5, 6, false, {}, {{1, {0, 0}}, {15, {2, 3}}, {30, {4, 5}}}});
        row("knight:5x6,closed,given=10c5+20c2", {5, 6, true, {}, {{1, {0, 0}}, {10, {2, 1}}, {20, {2, 4}}}});
        row("knight:5x6,without=c3+c4,end=d1", {5, 6, false, {{2, 2}, {2, 3}}, {{1, {0, 0}}, {28, {3, 5}}}});
        if (!tests::isThorough())
            return;
        row("knight:6x6,given=10d4+20a5+30f2",
            {6, 6, false, {}, {{1, {0, 0}}, {10, {3, 2}}, {20, {0, 1}}, {30, {5, 4}}}});
        row("knight:6x6,closed,given=9c4+18f4+28b1",
            {6, 6, true, {}, {{1, {0, 0}}, {9, {2, 2}}, {18, {5, 2}}, {28, {1, 5}}}});
    }
    void countsAgreeWithBruteForce()
    {
        QFETCH(QByteArray, line);
        QFETCH(quint64, tours);
        for (const char *method : {"pruned", "propagation", "frontier"}) {
            if (unsuitable(line.toStdString(), method).isEmpty())
                QVERIFY2(counted(line.toStdString(), method) == tours, method);
        }
    }

    /// Without its middle square, the board of nine squares has a closed tour, one in each direction, as Guarini found in
    /// 1512; with it, it has none.
    void closedSquaresMakeClosedTours()
    {
        QVERIFY(verdict("knight:3x3,closed").startsWith(u"unsolvable"));
        const std::string line = "knight:3x3,closed,without=b2";
        const core::Outcome outcome = boards::solve(line, "warnsdorff");
        QCOMPARE(outcome.verdict, core::Outcome::Solved);
        QCOMPARE(boards::routeOf(line, outcome).size(), std::size_t(8));
        QVERIFY(verdict(line).startsWith(u"solvable"));
        for (const char *method : {"pruned", "frontier"})
            QCOMPARE(counted(line, method), std::uint64_t(2));
    }

    void magazineToursAreTheOnlyOnes_data()
    {
        QTest::addColumn<QByteArray>("line");
        for (const char *line : magazineTours)
            QTest::newRow(line) << QByteArray(line);
    }
    void magazineToursAreTheOnlyOnes()
    {
        QFETCH(QByteArray, line);
        const core::Outcome first = boards::solve(line.toStdString(), "propagation");
        QCOMPARE(first.verdict, core::Outcome::Solved);
        const core::Game from = game(line.toStdString());
        QVERIFY(from.puzzle->solved(core::after(from.position, first.path)));
        const core::Outcome all = boards::solve(line.toStdString(), "propagation", core::Goal::Count);
        QCOMPARE(all.stats.solutions, std::uint64_t(1));
        QVERIFY2(all.stats.nodes < 20000, qPrintable(QString::number(all.stats.nodes)));
        QVERIFY2(verdict(line.toStdString()).contains(u"A single tour"),
                 qPrintable(verdict(line.toStdString())));
    }

    void severalToursAreReported()
    {
        for (const char *line : {"knight:8x8,given=10d4+20e5", "knight:5x5,given=9c3"})
            QVERIFY2(verdict(line).contains(u"More than one tour"), qPrintable(verdict(line)));
    }

    /// Each reason is true of its board, which a count by trying everything confirms where the board is small.
    void impossibleBoardsAreExplained_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("words");
        QTest::newRow("colour of a number") << QByteArray("knight:8x8,given=4c8") << u"never 3"_s;
        QTest::newRow("too far") << QByteArray("knight:8x8,given=4h1") << u"at least 6 moves"_s;
        QTest::newRow("two given numbers too far")
            << QByteArray("knight:8x8,given=20a1+22h8") << u"number 20 on a1"_s;
        QTest::newRow("colours of the open squares")
            << QByteArray("knight:8x8,without=a1+h8") << u"a tour from a8 needs as many of one"_s;
        QTest::newRow("closed tour") << QByteArray("knight:5x5,closed,without=b5")
                                     << u"closed tour needs as many"_s;
        QTest::newRow("cut off") << QByteArray("knight:8x8,without=f2+g3+e4+d5") << u"h1"_s;
        QTest::newRow("end of the wrong colour") << QByteArray("knight:8x8,end=h1") << u"never 63"_s;
        QTest::newRow("theorem") << QByteArray("knight:4x4,given=5d4") << u"4×4"_s;
        QTest::newRow("no number left")
            << QByteArray("knight:5x5,given=2b3+3c5+24d5+23b4") << u"With number 1 on a5"_s;
        QTest::newRow("bishop's colour") << QByteArray("bishop:8x8,end=h2") << u"other colour"_s;
        QTest::newRow("bishop's dead ends")
            << QByteArray("bishop:8x8,without=b5") << u"cannot leave them again"_s;
        QTest::newRow("bishop cut off") << QByteArray("bishop:8x8,without=b7") << u"cut off"_s;
        QTest::newRow("bishop's number") << QByteArray("bishop:8x8,given=3b7") << u"never"_s;
        QTest::newRow("bishop's end") << QByteArray("bishop:8x8,end=b7") << u"h1"_s;
    }
    void impossibleBoardsAreExplained()
    {
        QFETCH(QByteArray, line);
        QFETCH(QString, words);
        const QString sentence = verdict(line.toStdString());
        QVERIFY2(sentence.startsWith(u"unsolvable") && sentence.contains(words), qPrintable(sentence));
    }

    /// Hints lead from the start to the only tour.
    void hintsFollowTheGivenNumbers()
    {
        core::Game from = game(magazineTours[0]);
        tests::SerialContext context;
        int hints = 0;
        while (!from.puzzle->solved(from.position)) {
            const core::Hint hint = tours::knightKind().hint(*from.puzzle, from.position, context);
            QVERIFY(!hint.path.empty());
            from.position = core::after(from.position, hint.path);
            ++hints;
        }
        QCOMPARE(hints, 63);
    }

    void methodsThatCannotAreNotOffered()
    {
        for (const char *method : {"squares", "links", "tiles"}) {
            QVERIFY(unsuitable("knight:8x8,without=d4", method).contains(u"closed squares"));
            QVERIFY(unsuitable("knight:8x8,given=3c5", method).contains(u"given numbers"));
        }
        QVERIFY(unsuitable("knight:8x8,without=d4", "warnsdorff").isEmpty());
        QVERIFY(unsuitable("knight:8x8,end=h8", "warnsdorff").contains(u"given numbers"));
        QVERIFY(unsuitable("knight:5x6,given=3c5", "frontier").contains(u"given numbers"));
        QVERIFY(unsuitable("knight:8x8", "propagation").contains(u"given"));
        QVERIFY(unsuitable("knight:8x8,given=3c7", "propagation").isEmpty());
        QVERIFY(unsuitable("knight:21x21,given=3c20", "propagation").contains(u"400"));
        for (const char *method : {"course", "mirrors"})
            QVERIFY(!unsuitable("bishop:8x8,end=h1", method).isEmpty());
    }

    /// A deal has as many numbers as it was asked for, or more if fewer would leave a choice, and a single tour.
    void dealsHaveASingleTour_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("fewest");
        QTest::addColumn<int>("most");
        QTest::newRow("8x8") << QByteArray("knight:8x8,deal=numbers,count=20,seed=7") << 20 << 20;
        QTest::newRow("as few as possible")
            << QByteArray("knight:8x8,deal=numbers,count=1,seed=7") << 5 << 24;
        QTest::newRow("closed") << QByteArray("knight:6x6,closed,deal=numbers,count=12,seed=7") << 12 << 12;
        QTest::newRow("closed squares")
            << QByteArray("knight:8x8,without=d4-e5,deal=numbers,count=24,seed=7") << 24 << 24;
        QTest::newRow("10x10") << QByteArray("knight:10x10,deal=numbers,count=36,seed=7") << 36 << 36;
    }
    void dealsHaveASingleTour()
    {
        QFETCH(QByteArray, line);
        QFETCH(int, fewest);
        QFETCH(int, most);
        const core::Game dealt = game(line.toStdString());
        const tours::Tour &tour = boards::tourOf(dealt);
        int given = 0;
        for (int number = 0; number < tour.mostNumbers(); ++number)
            given += tour.givenSquare(std::size_t(number)) >= 0;
        QVERIFY2(given >= fewest && given <= most, qPrintable(QString::number(given)));
        QCOMPARE(counted(line.toStdString(), "propagation"), std::uint64_t(1));
    }

    /// The first deal stays what it was: its line is all that people keep of a board.
    void theFirstDealNeverChanges()
    {
        const core::Game dealt = game("knight:8x8,deal=numbers,count=20,seed=1");
        const tours::Tour &tour = boards::tourOf(dealt);
        QCOMPARE(tour.name(tour.startCell()), std::string("a3"));
        QCOMPARE(tour.name(tour.conditions().end), std::string("e6"));
        QCOMPARE(
            tours::spellGiven(tour.grid(), tour.conditions()),
            std::string(
                "4f1+5h2+9e7+12b5+15b6+20a2+21c1+26g2+28g6+30f7+31d8+39b8+43f8+47d6+52h1+58h3+61d4+62e2"));
    }

    /// The form shows the start, the end and the numbers that were dealt, and a new board of its options has them. The
    /// form and the position line ask for as many numbers.
    void theFormShowsWhatWasDealt()
    {
        const core::Kind &kind = tours::knightKind();
        const core::Game dealt = game("knight:8x8,deal=numbers,count=20,seed=1");
        const core::Values values = kind.describe(*dealt.puzzle);
        QCOMPARE(values.text("start"), std::string("a3"));
        QCOMPARE(values.text("end"), std::string("e6"));
        const core::Reading again = kind.parse(kind.compose(values), {});
        const tours::Tour &same = boards::tourOf(std::get<core::Game>(again));
        const tours::Tour &tour = boards::tourOf(dealt);
        QCOMPARE(same.startCell(), tour.startCell());
        QCOMPARE(same.conditions().end, tour.conditions().end);
        QVERIFY(same.conditions().given == tour.conditions().given);
        const core::Deal &deal = kind.deals.front();
        QCOMPARE(std::to_string(deal.fitting({8, 8})), std::string(deal.count.initial));
    }

    /// Edits state what a book states, and each is undone by the same edit.
    void boardsAreEdited()
    {
        core::Game now = game("knight:5x5:a5 b3 c5 e4");
        const auto edit = [&](tours::Edit what, std::vector<int> cells, int number = 0) {
            auto after = tours::edited(boards::tourOf(now), now.position, what, cells, number);
            if (const auto *why = std::get_if<core::Explanation>(&after))
                return session::translated(*why).toStdString();
            now = std::get<core::Game>(after);
            return now.puzzle->options() + ':' + now.puzzle->write(now.position);
        };
        // The cells of the 5x5 board are numbered from a5, which is 0, to e1, which is 24.
        QCOMPARE(edit(tours::Edit::Closed, {12, 13}), std::string("5x5,without=c3-d3:a5 b3 c5 e4"));
        QCOMPARE(edit(tours::Edit::Number, {2}, 2), std::string("5x5,without=c3-d3,given=3c5:a5 b3 c5 e4"));
        QCOMPARE(edit(tours::Edit::Number, {9}, 2), std::string("5x5,without=c3-d3,given=3e4:a5 b3"));
        QCOMPARE(edit(tours::Edit::Number, {9}, 2), std::string("5x5,without=c3-d3:a5 b3"));
        QCOMPARE(edit(tours::Edit::End, {24}), std::string("5x5,without=c3-d3,end=e1:a5 b3"));
        QVERIFY(edit(tours::Edit::Closed, {0}).find("cannot be closed") != std::string::npos);
        QVERIFY(edit(tours::Edit::End, {0}).find("cannot be its end") != std::string::npos);
        QVERIFY(edit(tours::Edit::Number, {12}, 4).find("no number can be given") != std::string::npos);
        QCOMPARE(edit(tours::Edit::Closed, {12, 13}), std::string("5x5,end=e1:a5 b3"));
        QCOMPARE(edit(tours::Edit::End, {24}), std::string("5x5:a5 b3"));
        QCOMPARE(edit(tours::Edit::Start, {24}), std::string("5x5,start=e1:e1"));
    }

    /// A start that nobody has chosen is the first open square, whatever is closed later; a chosen one stays.
    void theUsualStartFollowsTheOpenSquares()
    {
        const core::Kind &kind = boards::kindOf("knight:5x5");
        const auto reopened = [&](const std::string &line) {
            const core::Game from = game(line);
            core::Values values = kind.describe(*from.puzzle);
            values.set("without", "");
            const core::Reading reading = kind.parse(kind.compose(values), {});
            const tours::Tour &byForm = boards::tourOf(std::get<core::Game>(reading));
            const std::vector<int> corner{0};
            const auto edited =
                tours::edited(boards::tourOf(from), from.position, tours::Edit::Closed, corner, 0);
            const tours::Tour &byHand = boards::tourOf(std::get<core::Game>(edited));
            return std::pair(byForm.name(byForm.startCell()), byHand.name(byHand.startCell()));
        };
        QCOMPARE(boards::tourOf(game("knight:5x5,without=a5")).startCell(), 1);
        QCOMPARE(reopened("knight:5x5,without=a5"), std::pair(std::string("a5"), std::string("a5")));
        QCOMPARE(reopened("knight:5x5,start=b5,without=a5"), std::pair(std::string("b5"), std::string("b5")));
        for (const char *line : {"knight:5x5,without=a5", "knight:5x5,start=b5,without=a5"})
            QCOMPARE("knight:" + game(line).puzzle->options(), std::string(line));
    }

    /// Two tours are of one class if a turn or a reflection of the board, or the tour run backwards, makes one of the
    /// other and both have the given numbers.
    void onlyToursOfTheBoardMakeAClass_data()
    {
        QTest::addColumn<QByteArray>("line");
        for (const char *line :
             {"knight:5x5", "knight:5x5,given=9c3", "knight:5x5,given=2b3", "knight:5x5,end=e1",
              "knight:5x5,without=e5", "knight:5x5,without=e1", "bishop:6x8,end=f1", "bishop:8x8,given=3c6"})
            QTest::newRow(line) << QByteArray(line);
    }
    void onlyToursOfTheBoardMakeAClass()
    {
        QFETCH(QByteArray, line);
        const core::Game from = game(line.toStdString());
        const core::Kind &kind = boards::kindOf(line.toStdString());
        const tours::Tour &tour = boards::tourOf(from);
        tests::SerialContext context;
        core::Task task;
        task.goal = core::Goal::All;
        task.from = from.position;
        task.options = core::Values(kind.solver("pruned")->options);
        kind.solver("pruned")->solve(tour, task, context);
        std::set<tours::Route> all;
        for (const auto &solution : context.solutions())
            all.insert(tour.route(solution.position));
        const auto classifier = kind.symmetryClassifier(tour);
        std::map<tours::Route, core::ClassDigest> digests;
        for (const tours::Route &route : all)
            digests.emplace(route, classifier->classOf(tour.position(route)));
        std::set<core::ClassDigest> classes;
        std::set<tours::Route> counted;
        std::size_t orbits = 0;
        for (const tours::Route &route : all) {
            classes.insert(digests.at(route));
            if (!counted.insert(route).second)
                continue;
            ++orbits;
            for (int symmetry = 0; symmetry < 16; ++symmetry) {
                const tours::Route image = imageOf(tour.grid(), route, symmetry);
                if (!all.contains(image))
                    continue;
                counted.insert(image);
                QCOMPARE(digests.at(image), digests.at(route));
            }
        }
        QCOMPARE(classes.size(), orbits);
    }
};

TEST_SUITE(ConditionsTest)
#include "tst_conditions.moc"
