// SPDX-License-Identifier: MIT
#include "support/data.h"
#include "support/suite.h"
#include "tilings/boards.h"
#include "tilings/referencecounters.h"

#include "tilings/board.h"
#include "tilings/methods.h"

using core::Goal;
using core::Outcome;
using tests::SerialContext;

namespace {

constexpr const char *vinrichsBoard = "tiling:3x7,tetrominoes";

/// Returns the number of solutions, and the number of their symmetry classes.
std::pair<std::size_t, std::size_t> countClasses(const char *method, const std::string &line)
{
    const core::Game board = boards::game(line);
    SerialContext context;
    boards::solve(board, method, Goal::All, context);
    const auto classifier = tilings::kind().symmetryClassifier(*board.puzzle);
    std::set<core::ClassDigest> classes;
    std::set<std::string> texts;
    for (const SerialContext::Solution &solution : context.solutions()) {
        if (!board.puzzle->solved(solution.position))
            return {};
        classes.insert(classifier->classOf(solution.position));
        texts.insert(board.puzzle->write(solution.position));
    }
    return {texts.size(), classes.size()};
}

/// Returns a text of the empty cells and the number of remaining pieces of each kind.
std::string remainder(const core::Game &game, const core::Position &position)
{
    const tilings::Tilings &tilings = boards::asTilings(game);
    const tilings::Board board(tilings, position);
    std::string text;
    for (int cell = 0; cell < tilings.grid().size(); ++cell)
        text += board.isEmpty(cell) ? '.' : '#';
    for (std::size_t piece = 0; piece < position.size(); ++piece) {
        if (!position[piece].onBoard())
            text += tilings.name(int(piece));
    }
    return text;
}

/// The lines of the pseudocode of `cells` that the tests refer to.
constexpr int failureLine = 4;
constexpr int imageLine = 7;

} // namespace

class TilingCounts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void vinrichsPuzzle_data()
    {
        QTest::addColumn<QByteArray>("method");
        for (const char *method : {"vinrich", "cells", "cover"})
            QTest::newRow(method) << QByteArray(method);
    }
    void vinrichsPuzzle()
    {
        QFETCH(QByteArray, method);
        QStringList expected = tests::dataLines(QStringLiteral("tilings-3x7-52.txt"));
        expected.sort();
        QCOMPARE(expected.size(), 52);
        QCOMPARE(boards::tilingsOf(method.constData(), vinrichsBoard), expected);
        QVERIFY(
            (countClasses(method.constData(), vinrichsBoard) == std::pair<std::size_t, std::size_t>(52, 13)));
    }

    /// The user lays the monomino on each of the 21 cells in turn.
    void vinrichsPuzzleByTheMonomino()
    {
        constexpr int expected[] = {0, 3, 0, 4, 0, 3, 0, 8, 0, 8, 0, 8, 0, 8, 0, 3, 0, 4, 0, 3, 0};
        for (int cell = 0; cell < 21; ++cell) {
            std::string rows = "......./......./.......";
            rows[std::size_t(cell + cell / 7)] = 'm';
            for (const char *method : {"vinrich", "cells", "cover"}) {
                SerialContext context;
                const core::Game game = boards::game(vinrichsBoard + (':' + rows));
                const Outcome outcome = boards::solve(game, method, Goal::All, context);
                QCOMPARE(context.found(), std::uint64_t(expected[cell]));
                QCOMPARE(outcome.verdict == Outcome::Impossible, expected[cell] == 0);
                for (const SerialContext::Solution &solution : context.solutions())
                    QCOMPARE(int(solution.position.back().cell), cell);
            }
        }
    }

    /// All 52 solutions take from 650 to 3776 tries, depending on the order of the pieces.
    void triesDependOnTheOrder()
    {
        std::string order = "ILOST";
        std::uint64_t least = ~std::uint64_t(0);
        std::uint64_t most = 0;
        do {
            SerialContext context;
            const Outcome outcome = boards::solve(boards::game(vinrichsBoard), "vinrich", Goal::Count,
                                                  context, false, order.c_str());
            QCOMPARE(outcome.stats.solutions, std::uint64_t(52));
            least = std::min(least, outcome.stats.nodes);
            most = std::max(most, outcome.stats.nodes);
        } while (std::ranges::next_permutation(order).found);
        QCOMPARE(least, std::uint64_t(650));
        QCOMPARE(most, std::uint64_t(3776));
    }

    /// A second program confirms what the museum says of the 2,280 tries in Vinrich's document.
    void noOrderNeedsTheTriesOfTheDocument()
    {
        std::map<std::string, long long> all;
        std::string order = "ilost";
        do {
            reference::VinrichCounter counter(order);
            all[order] = counter.tries();
            QCOMPARE(counter.solutions(), 52LL);
            SerialContext context;
            const Outcome outcome = boards::solve(boards::game(vinrichsBoard), "vinrich", Goal::Count,
                                                  context, false, order.c_str());
            QCOMPARE(outcome.stats.nodes, std::uint64_t(all[order]));
        } while (std::ranges::next_permutation(order).found);
        QCOMPARE(all.size(), std::size_t(120));
        QCOMPARE(all.at("otlsi"), 2284LL);
        QCOMPARE(all.at("tlois"), 2264LL);
        QCOMPARE(all.at("tolsi"), 2264LL);
        for (const auto &[pieces, tries] : all)
            QVERIFY2(std::abs(tries - 2280) >= 4, pieces.c_str());
    }

    void anOrderMayBeShortAndMustBeOfThisBoard()
    {
        const core::Game game = boards::game(vinrichsBoard);
        const auto tries = [&](const char *order) {
            SerialContext context;
            return boards::solve(game, "vinrich", Goal::Count, context, false, order).stats.nodes;
        };
        QCOMPARE(tries("t, i"), tries("TIOSL"));
        QCOMPARE(tries(""), tries("IOTSL"));
        SerialContext context;
        const Outcome wrong = boards::solve(game, "vinrich", Goal::First, context, false, "TX");
        QCOMPARE(wrong.verdict, Outcome::Stopped);
        QVERIFY(QByteArray(wrong.reason.text.source).contains("in the order"));
    }

    /// The numbers are those of all solutions and of solutions up to symmetry (6 x 10: C. B. Haselgrove 1960;
    /// others: the document).
    void pentominoRectangles_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("all");
        QTest::addColumn<int>("different");
        QTest::newRow("3x20") << QByteArray("tiling:3x20,pentominoes") << 8 << 2;
        QTest::newRow("4x15") << QByteArray("tiling:4x15,pentominoes") << 1472 << 368;
        QTest::newRow("5x12") << QByteArray("tiling:5x12,pentominoes") << 4040 << 1010;
        QTest::newRow("6x10") << QByteArray("tiling:6x10,pentominoes") << 9356 << 2339;
        QTest::newRow("10x6") << QByteArray("tiling:10x6,pentominoes") << 9356 << 2339;
        // This count is by D. Scott (1958).
        QTest::newRow("8x8") << QByteArray(
                                    "tiling:8x8,pentominoes:......../......../......../...##.../...##.../"
                                    "......../......../........")
                             << 520 << 65;
    }
    void pentominoRectangles()
    {
        QFETCH(QByteArray, line);
        QFETCH(int, all);
        QFETCH(int, different);
        const auto [solutions, classes] = countClasses("cells", line.toStdString());
        QCOMPARE(solutions, std::size_t(all));
        QCOMPARE(classes, std::size_t(different));
    }

    void pentominoesByExactCover()
    {
        QCOMPARE(boards::count("cover", "tiling:3x20,pentominoes").stats.solutions, std::uint64_t(8));
        QCOMPARE(boards::count("cover", "tiling:4x15,pentominoes").stats.solutions, std::uint64_t(1472));
        QCOMPARE(boards::count("cover", "tiling:8x8,pentominoes,closed=4.4-5.5").stats.solutions,
                 std::uint64_t(520));
    }

    /// The counts agree with those of two programs that share no code with the solvers, one of which solves
    /// exact covers.
    void oddShapes_data()
    {
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<QByteArray>("board");
        QTest::addColumn<QByteArray>("letters"); ///< the letters of the pieces, as in reference::drawing
        QTest::addColumn<QByteArray>("fixed");
        const auto row = [](const char *name, const char *options, const char *board, const char *letters,
                            const char *fixed = "") {
            QTest::newRow(name) << QByteArray(options) << QByteArray(board) << QByteArray(letters)
                                << QByteArray(fixed);
        };
        row("square", "4x4,pieces=LLLL", "..../..../..../....", "llll");
        row("square, never turned over", "4x4,pieces=LLLL,fixed=L", "..../..../..../....", "llll", "l");
        row("a hole in the middle", "5x5,pieces=TTSSLL", "...../...../..#../...../.....", "ttssll");
        row("staircase", "5x6,pieces=IOTSL", "###.../##..../#...../#....#/....##", "iotsl");
        row("diamond", "7x7,pieces=IOTSLm", "###.###/##...##/#.....#/..#.#../#.....#/##...##/###.###",
            "iotslm");
        row("two parts", "3x9,pieces=FPTUZ", "....#..../........./....#....", "FPTUZ");
        row("cross", "9x9,pieces=FILNPTUVY",
            "###...###/###...###/###...###/........./........./........./###...###/###...###/###...###",
            "FILNPTUVY");
        row("five by five", "5x5,pieces=FPUVW", "...../...../...../...../.....", "FPUVW");
        row("five by five, fixed", "5x5,pieces=FPUVY,fixed=FP", "...../...../...../...../.....", "FPUVY",
            "FP");
        row("with monominoes", "4x5,pieces=PPVm*5", "...../...../...../.....", "PPVmmmmm");
        row("both sizes", "4x6,pieces=IPYiO", "....../....../....../#.....", "IPYio");
        row("narrow", "2x8,pieces=LLOO", "......../........", "lloo");
        row("one row", "1x13,pieces=I5i*2", ".............", "Iii");
        row("pierced", "6x6,pieces=NPVWLY", "....../.#..#./....../....../.#..#./..##..", "NPVWLY");
        row("equal ones", "5x5,pieces=P*4L5", "...../...../...../...../.....", "PPPPL");
    }
    void oddShapes()
    {
        QFETCH(QByteArray, options);
        QFETCH(QByteArray, board);
        QFETCH(QByteArray, letters);
        QFETCH(QByteArray, fixed);
        std::vector<std::string> rows;
        for (const QByteArray &row : board.split('/'))
            rows.push_back(row.toStdString());
        std::map<char, reference::Piece> pieces;
        for (const char letter : letters) {
            reference::Piece &piece =
                pieces.try_emplace(letter, reference::Piece{reference::drawing(letter), 0}).first->second;
            ++piece.count;
            piece.turnsOver = !fixed.contains(letter);
        }
        const std::string line = QByteArray("tiling:" + options + (':' + board)).toStdString();
        boards::compareWithReferences(line, rows, pieces, std::array{"vinrich", "cells", "cover", "profile"});
    }

    /// Straight tetrominoes cover a board four cells wide in A003269 ways: the sum of those for boards one
    /// and four cells shorter. The number for the four kinds was also counted by a search.
    void manyEqualPiecesAreCounted_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<quint64>("tilings");
        const auto row = [](const char *line, quint64 tilings) {
            QTest::newRow(line) << QByteArray(line) << tilings;
        };
        row("tiling:4x16,pieces=I*16", 95);
        row("tiling:32x4,pieces=I*32", 16493);
        row("tiling:8x8,pieces=O*4L*4T*4I*4", 6969124);
    }
    void manyEqualPiecesAreCounted()
    {
        QFETCH(QByteArray, line);
        QFETCH(quint64, tilings);
        const core::Game game = boards::game(line.toStdString());
        QCOMPARE(std::string(tilings::kind().preferred(*game.puzzle, game.position, Goal::Count).id),
                 std::string("profile"));
        QCOMPARE(boards::count("profile", line.toStdString()).stats.solutions, tilings);
    }

    /// Pieces on the board stay where they are.
    void laidPiecesStay()
    {
        const QStringList all = tests::dataLines(QStringLiteral("tilings-3x7-52.txt"));
        const QStringList with = all.filter(QRegularExpression(QStringLiteral("^OO.*/OO.*/IIII...$")));
        QVERIFY(!with.isEmpty());
        for (const char *method : {"cells", "cover"})
            QCOMPARE(boards::tilingsOf(method, "tiling:3x7,tetrominoes:OO...../OO...../IIII..."), with);
    }

    void threadsCountTheSame_data()
    {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<QByteArray>("line");
        for (const char *method : {"cells", "cover"}) {
            for (const char *line :
                 {vinrichsBoard, "tiling:3x20,pentominoes", "tiling:5x10,pieces=Y*10",
                  "tiling:5x5,pieces=FPUVY,fixed=FP", "tiling:1x1,pieces=m", "tiling:2x2,pieces=O"})
                QTest::addRow("%s %s", method, line) << QByteArray(method) << QByteArray(line);
        }
    }
    void threadsCountTheSame()
    {
        QFETCH(QByteArray, method);
        QFETCH(QByteArray, line);
        const core::Game game = boards::game(line.toStdString());
        SerialContext one;
        const Outcome alone = boards::solve(game, method.constData(), Goal::All, one);
        QCOMPARE(one.found(), alone.stats.solutions);
        for (const int threads : {2, 4, 7}) {
            SerialContext many(threads);
            const Outcome together = boards::solve(game, method.constData(), Goal::All, many);
            QCOMPARE(together.stats.solutions, alone.stats.solutions);
            QCOMPARE(together.stats.nodes, alone.stats.nodes);
            QCOMPARE(many.found(), one.found());
        }
        SerialContext counting(4);
        const Outcome counted = boards::solve(game, method.constData(), Goal::Count, counting);
        QCOMPARE(counted.stats.solutions, alone.stats.solutions);
        QCOMPARE(counted.stats.nodes, alone.stats.nodes);
        QCOMPARE(counting.found(), std::uint64_t(0));
        // A watched search is shown subproblem by subproblem, including the images.
        SerialContext viewer;
        const Outcome watched = boards::solve(game, method.constData(), Goal::All, viewer, true);
        QCOMPARE(watched.stats.solutions, alone.stats.solutions);
        QCOMPARE(watched.stats.nodes, alone.stats.nodes);
        core::Position position = game.position;
        std::size_t seen = 0;
        for (const core::Event &event : viewer.events()) {
            if (event.type == core::Event::Solution)
                QVERIFY(position == viewer.solutions().at(seen++).position);
            core::play(position, event);
        }
        QCOMPARE(seen, std::size_t(alone.stats.solutions));
        QVERIFY(position == game.position);
    }

    /// Boards of up to 64 cells have a separate kind of tables; with all kinds, the search tree is the same.
    void tablesAgree()
    {
        using tilings::CellTables;
        for (const char *line :
             {vinrichsBoard, "tiling:3x20,pentominoes", "tiling:20x3,pentominoes",
              "tiling:4x10,pieces=IIOOTTSSLL,fixed=SL", "tiling:4x5,pieces=PPVmmmmm",
              "tiling:7x7,pieces=IOTSLm:###.###/##...##/#.....#/..#.#../#.....#/##...##/###.###"}) {
            QVERIFY2(boards::countWith(CellTables::OneWord, line) ==
                         boards::countWith(CellTables::Lines, line),
                     line);
            QVERIFY2(boards::countWith(CellTables::TwoWords, line) ==
                         boards::countWith(CellTables::Lines, line),
                     line);
        }
    }

    /// A placement refused as a known failure leaves cells and pieces that were searched before, without a
    /// solution.
    void knownFailuresWereTried_data()
    {
        QTest::addColumn<QByteArray>("line");
        for (const char *line : {"tiling:3x20,pentominoes", "tiling:4x10,pieces=IIOOTTSSLL,fixed=SL"})
            QTest::newRow(line) << QByteArray(line);
    }
    void knownFailuresWereTried()
    {
        QFETCH(QByteArray, line);
        const core::Game game = boards::game(line.toStdString());
        SerialContext context;
        boards::solve(game, "cells", Goal::All, context, true);
        core::Position position = game.position;
        std::vector<bool> hasSolution; // whether a solution was seen with each laid piece
        std::set<std::string> failures;
        int refused = 0;
        for (const core::Event &event : context.events()) {
            if (event.type == core::Event::Did) {
                hasSolution.push_back(event.line == imageLine);
            } else if (event.type == core::Event::Solution) {
                hasSolution.assign(hasSolution.size(), true);
            } else if (event.type == core::Event::Undid) {
                if (!hasSolution.back())
                    failures.insert(remainder(game, position));
                hasSolution.pop_back();
            } else if (event.line == failureLine) {
                QVERIFY(failures.contains(remainder(game, core::after(position, {&event.step, 1}))));
                ++refused;
            }
            core::play(position, event);
        }
        QVERIFY(refused > 0);
    }

    void largeBoardsAreTiled()
    {
        SerialContext context;
        const core::Game game = boards::game("tiling:32x32,pieces=O*256");
        const Outcome outcome = boards::solve(game, "cells", Goal::First, context);
        QCOMPARE(outcome.verdict, Outcome::Solved);
        QVERIFY(game.puzzle->solved(core::after(game.position, outcome.path)));
        QCOMPARE(boards::count("cells", "tiling:9x9,pieces=O*20,closed=9.9").stats.solutions,
                 std::uint64_t(0));
    }

    void progressRisesToTheEnd()
    {
        class ProgressListener : public SerialContext {
        public:
            bool keepGoing(const core::Stats &stats) override
            {
                rises = rises && stats.done >= last - 1e-9 && stats.done <= 1 + 1e-9;
                last = stats.done;
                return SerialContext::keepGoing(stats);
            }
            bool rises = true;
            double last = 0;
        };
        for (const char *method : {"cells", "cover"}) {
            for (const bool watched : {false, true}) {
                ProgressListener listener;
                boards::solve(boards::game("tiling:4x15,pentominoes"), method, Goal::Count, listener,
                              watched);
                QVERIFY(listener.rises);
                QVERIFY(listener.last > 0.9);
            }
        }
    }
};

TEST_SUITE(TilingCounts)
#include "tst_counts.moc"
