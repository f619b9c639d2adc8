// SPDX-License-Identifier: MIT
#include "core/random.h"
#include "games.h"
#include "plaingame.h"
#include "session/basics/translation.h"
#include "solitaire/search/meetinthemiddle.h"
#include "solitaire/search/reachableset.h"
#include "solitaire/search/transpositiontable.h"

#include <set>

using namespace Qt::StringLiterals;
using core::Goal;
using core::Outcome;

/// Tests the search with a table of lost positions, and the count from both ends.
class MemoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Every start is solved within a number of boards that takes far less than a second.
    void everyStartHasItsSolution_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<quint64>("most");
        int number = 0;
        for (const char *board : {"english", "asymmetric", "triangle", "wiegleb"}) {
            for (const std::string &hole : games::holes(board)) {
                const QByteArray line = QByteArray(board) + ",hole=" + hole.c_str();
                if (tests::isTried(number++, 3))
                    QTest::newRow(line.constData()) << line << quint64(250000);
            }
        }
    }
    void everyStartHasItsSolution()
    {
        QFETCH(QByteArray, line);
        QFETCH(quint64, most);
        const core::Game board = games::game(line.toStdString());
        tests::SerialContext context;
        const Outcome outcome = games::solve("memory", board, Goal::First, context);
        QCOMPARE(outcome.verdict, Outcome::Solved);
        QVERIFY(outcome.stats.nodes <= most);
        QVERIFY(isSolution(board, outcome.path, line.startsWith("triangle")));
    }

    /// A full table forgets positions, but keeps empty slots, at which every lookup ends.
    void aFullTableForgets()
    {
        constexpr std::size_t slots = 4096;
        solitaire::TranspositionTable table(slots);
        core::Random random(1);
        std::vector<solitaire::Pegs> added;
        for (std::size_t i = 0; i < 30 * slots; ++i) {
            const solitaire::Pegs position = 1 + random.below(std::uint64_t(1) << 40);
            if (table.has(position))
                continue;
            table.add(position);
            added.push_back(position);
            QVERIFY(table.has(position));
        }
        const auto known = std::ranges::count_if(added, [&](auto position) { return table.has(position); });
        QVERIFY(table.count() <= slots * 5 / 8);
        QVERIFY(std::size_t(known) <= table.count());
        QVERIFY(std::size_t(known) > slots / 4);
    }

    /// On the European board, only 16 starts allow a last peg, by the position class (Reiss 1857).
    void theEuropeanBoardAllowsSixteenStarts()
    {
        const QSet<QString> allowed{u"13"_s, u"15"_s, u"24"_s, u"31"_s, u"34"_s, u"37"_s, u"42"_s, u"43"_s,
                                    u"45"_s, u"46"_s, u"51"_s, u"54"_s, u"57"_s, u"64"_s, u"73"_s, u"75"_s};
        for (const std::string &hole : games::holes("european")) {
            const core::Game board = games::game("european,hole=" + hole);
            tests::SerialContext context;
            const Outcome outcome = games::solve("memory", board, Goal::First, context);
            if (allowed.contains(QString::fromStdString(hole))) {
                QCOMPARE(outcome.verdict, Outcome::Solved);
                QVERIFY(isSolution(board, outcome.path, false));
            } else {
                QCOMPARE(outcome.verdict, Outcome::Impossible);
                QCOMPARE(quint64(outcome.stats.nodes), quint64(0));
                QVERIFY(session::translated(outcome.reason).contains(u"three colours"_s));
            }
        }
    }

    /// The position class rules out 21 holes of the diamond. The four tips and the four holes beside the
    /// middle are left out here; ClassesTest refutes them.
    void theDiamondIsSolvedFromTwelveHoles()
    {
        const QSet<QString> unknown{u"15"_s, u"51"_s, u"59"_s, u"95"_s, u"45"_s, u"54"_s, u"56"_s, u"65"_s};
        int solved = 0;
        for (const std::string &hole : games::holes("diamond")) {
            if (unknown.contains(QString::fromStdString(hole)))
                continue;
            const core::Game board = games::game("diamond,hole=" + hole);
            tests::SerialContext context;
            const Outcome outcome = games::solve("memory", board, Goal::First, context);
            QVERIFY(outcome.verdict != Outcome::Stopped);
            solved += outcome.verdict == Outcome::Solved && isSolution(board, outcome.path, false);
        }
        QCOMPARE(solved, 12);
    }

    /// The events of a watched beam search are legal jumps from position to position.
    void theBeamIsShown()
    {
        const core::Game board = games::game("wiegleb,end=55");
        tests::SerialContext context;
        const Outcome outcome = games::solve("memory", board, Goal::First, context, true);
        QCOMPARE(outcome.verdict, Outcome::Solved);
        const core::Solver *solver = solitaire::kind().solver("memory");
        core::Position position = board.position;
        QSet<QString> sentences;
        for (const core::Event &event : context.events()) {
            if (std::string_view(solver->pseudocode[event.line - 1].source)
                    .starts_with("All orders have reached their limit"))
                sentences
                    << session::translated(solver->explain(*board.puzzle, position, event)).section(u',', 2);
            core::play(position, event);
        }
        QVERIFY(board.puzzle->solved(position));
        QVERIFY(sentences.contains(u" on the way to the best of the boards kept."_s));
    }

    void itEndsWhereItShould()
    {
        for (const char *line :
             {"english,end=44", "english,hole=13,end=13", "english,hole=33,end=63", "english,hole=31,end=37",
              "asymmetric,hole=44,end=44", "triangle,hole=21,end=51"}) {
            const core::Game board = games::game(line);
            tests::SerialContext context;
            const Outcome outcome = games::solve("memory", board, Goal::First, context);
            if (outcome.verdict != Outcome::Solved)
                continue;
            const QByteArray wanted = QByteArray(line).right(2);
            const std::string end = board.puzzle->write(core::after(board.position, outcome.path));
            QCOMPARE(PlainGame::pegs(end), std::vector<std::string>{wanted.toStdString()});
        }
    }

    /// The count equals that of a plain count over all 23 million boards up to symmetry; with any number of
    /// threads, the same boards are visited.
    void allGamesFromTheMiddleToTheMiddleAreCounted()
    {
        std::set<quint64> nodes;
        for (const int threads : {1, 2, 4}) {
            tests::SerialContext context(threads);
            const Outcome outcome =
                games::solve("memory", games::game("english,end=44"), Goal::Count, context);
            QCOMPARE(quint64(outcome.stats.solutions), allGames);
            nodes.insert(outcome.stats.nodes);
        }
        QCOMPARE(nodes.size(), std::size_t(1));
    }

    /// Every game is counted in exactly one part, for any number of parts.
    void thePartsAddUpToAllGames_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("parts");
        QTest::addColumn<quint64>("games");
        QTest::newRow("two") << QByteArray("english,end=44") << 2 << allGames;
        if (tests::isThorough())
            QTest::newRow("three") << QByteArray("english,end=44") << 3 << allGames;
        PlainGame &plain = PlainGame::onTriangle();
        const core::Game small = games::game("triangle");
        QTest::newRow("few boards") << QByteArray("triangle") << 3
                                    << quint64(plain.games(small.puzzle->write(small.position), ""));
    }
    void thePartsAddUpToAllGames()
    {
        QFETCH(QByteArray, line);
        QFETCH(int, parts);
        QFETCH(quint64, games);
        const core::Game board = games::game(line.toStdString());
        const solitaire::Problem problem(games::rules(board), board.position);
        quint64 sum = 0;
        for (int part = 0; part < parts; ++part) {
            tests::SerialContext context;
            const auto has = [&](std::uint64_t unit) { return int(unit % std::uint64_t(parts)) == part; };
            const quint64 ofPart = solitaire::countGames(problem, context, has).stats.solutions;
            QVERIFY(ofPart < games || games == 0 || line.startsWith("triangle"));
            sum += ofPart;
        }
        QCOMPARE(sum, games);
    }

    /// The number of boards equals that of a plain search that marks backward from the end all 23 million
    /// boards, up to symmetry.
    void theBoardsOfAllGamesAreMarked()
    {
        const core::Game board = games::game("english,end=44");
        const solitaire::Problem problem(games::rules(board), board.position);
        for (const int threads : {1, 3}) {
            tests::SerialContext context(threads);
            core::NullTracer watch(context);
            using Games = solitaire::MeetInTheMiddle<std::uint32_t>;
            Games all(problem, Games::Keep::Links);
            QVERIFY(all.build(watch, context, std::numeric_limits<std::size_t>::max()) == Games::End::Done);
            QVERIFY(all.markWinnable(watch, context));
            std::ptrdiff_t firstHalf = 0;
            for (int level = 1; level < all.forward().levels(); ++level)
                firstHalf += std::ranges::count(all.forward().level(level).winnable, 1);
            // The boards of the second half are the complements of these.
            QCOMPARE(2 * firstHalf, std::ptrdiff_t(1679072));
        }
    }

    /// The number of boards that can be reached, up to symmetry, is that of a plain search, on any number of threads.
    /// Each has its jumps looked up, except those with one peg: it stands in the middle or at the end of an axis. Every
    /// board of a random game is marked; the starts with another empty hole, of the same position class, are not.
    void theReachableBoardsAreMarked()
    {
        const core::Game board = games::game("english,end=44");
        const solitaire::Problem problem(games::rules(board), board.position);
        constexpr int noBorder = -1000;
        for (const int threads : {1, 3}) {
            if (!tests::isTried(threads, 3))
                continue;
            tests::SerialContext context(threads);
            core::NullTracer tracer(context);
            solitaire::ReachableSet all({problem.board, problem.from, problem.possibleEnds}, noBorder);
            all.addRoot(problem.from);
            QVERIFY(all.run(tracer, context));
            QCOMPARE(all.total(), std::size_t(23475688));
            QCOMPARE(tracer.stats().nodes, std::uint64_t(23475688 - 2));
            for (std::uint64_t seed = 1; seed <= 200; ++seed) {
                const core::Position position = games::playedAtRandom(board, int(seed % 32), seed);
                QVERIFY(all.has(games::rules(board).pegs(position)));
            }
            for (const char *const other : {"14", "41", "47", "74"})
                QVERIFY(
                    !all.has(problem.board.allHoles() & ~solitaire::bit(*problem.board.holeNamed(other))));
        }
    }

    void smallPositionsAreCounted_data()
    {
        QTest::addColumn<QByteArray>("line");
        for (const char *hole : {"11", "21", "31", "32"}) { // all holes up to symmetry
            for (const char *end : {"", ",end=11", ",end=41", ",end=53"}) {
                const QByteArray line = QByteArray("triangle,hole=") + hole + end;
                QTest::newRow(line.constData()) << line;
            }
        }
        for (const char *line : {"english,end=44:--...--/--.O.--/..OOO../...O.../...O.../--...--/--...--",
                                 "english:--...--/--.O.--/...O.../.OOOOO./...O.../--.O.--/--...--",
                                 "english,end=44:--OOO--/--OOO--/..OOO../..O.O../......./--...--/--...--",
                                 "english:--OOO--/--OO.--/..O..O./....O../......./--...--/--...--",
                                 "english,end=74:--...--/--.O.--/..OOO../...O.../...O.../--...--/--...--",
                                 "wiegleb,end=55:---...---/---...---/---...---/...OOO.../...O.O.../....O..../"
                                 "---...---/---...---/---...---",
                                 "european:--...--/-..O..-/..OOO../..OO.../......./-.....-/--...--"})
            QTest::newRow(line) << QByteArray(line);
    }
    void smallPositionsAreCounted()
    {
        QFETCH(QByteArray, line);
        const core::Game board = games::game(line.toStdString());
        const qsizetype at = line.indexOf("end=");
        const std::string end = at < 0 ? std::string() : line.mid(at + 4, 2).toStdString();
        PlainGame straight(false);
        PlainGame &plain = line.startsWith("triangle") ? PlainGame::onTriangle() : straight;
        const quint64 expected = plain.games(board.puzzle->write(board.position), end);
        const Outcome outcome = games::solve("memory", line.toStdString(), Goal::Count);
        QCOMPARE(quint64(outcome.stats.solutions), expected);
        QCOMPARE(outcome.verdict, expected == 0 ? Outcome::Impossible : Outcome::Solved);
    }

    /// Each refusal has a reason, and no refused jump leads to a position that the plain search can solve.
    void refusalsAreRight()
    {
        const core::Game board = games::game("triangle,end=41");
        tests::SerialContext context;
        games::solve("memory", board, Goal::All, context, true);
        PlainGame &plain = PlainGame::onTriangle();
        const core::Solver *solver = solitaire::kind().solver("memory");
        core::Position position = board.position;
        QSet<QString> reasons;
        for (const core::Event &event : context.events()) {
            if (event.type == core::Event::Refused) {
                reasons << session::translated(solver->explain(*board.puzzle, position, event));
                const core::Path move = core::legalMove(*board.puzzle, position, event.step);
                const std::string to = board.puzzle->write(core::after(position, move));
                QVERIFY(!plain.lastHoles(to).contains("41"));
            }
            core::play(position, event);
        }
        QVERIFY(reasons.contains(u"That would leave the last peg in the wrong hole."_s));
        QVERIFY(reasons.contains(u"The board after this jump has been seen before and led nowhere."_s));
    }

    /// Solutions that were not watched are explained from their steps alone.
    void stepsOfASolutionAreExplained()
    {
        const core::Game board = games::game("english");
        for (const char *method : {"course", "memory", "sweeps"}) {
            const core::Solver *solver = solitaire::kind().solver(method);
            const core::Path path = std::get<core::Path>(board.puzzle->replay(board.position, "24d 32r"));
            core::Position position = core::after(board.position, std::span(path).first(2));
            const core::Event leap{path[2], core::Event::Did};
            QVERIFY(session::translated(solver->explain(*board.puzzle, position, leap))
                        .contains(u"row 3, column 2"_s));
            core::advance(position, path[2]);
            const core::Event leave{path[3], core::Event::Did};
            QCOMPARE(session::translated(solver->explain(*board.puzzle, position, leave)),
                     u"The peg in row 3, column 3 was jumped over: it leaves the board."_s);
        }
    }

    /// A stopped search reports that it was stopped, and no verdict.
    void hardBoardsAreHonest()
    {
        for (const char *line : {"wiegleb", "diamond"}) {
            const core::Game board = games::game(line);
            tests::SerialContext context;
            context.stopAfter(300);
            const Outcome outcome = games::solve("memory", board, Goal::First, context);
            QVERIFY(outcome.verdict == Outcome::Stopped || isSolution(board, outcome.path, false));
        }
    }

private:
    static constexpr quint64 allGames = 40861647040079968; ///< games from the middle to the middle

    /// Returns whether the path is legal by the plain rules and leaves a single peg.
    static bool isSolution(const core::Game &board, const core::Path &path, bool triangular)
    {
        const PlainGame plain(triangular);
        std::string position = board.puzzle->write(board.position);
        for (const QString &jump : games::jumps(board, path))
            position = plain.after(position, jump.toStdString());
        return PlainGame::pegs(position).size() == 1;
    }
};

TEST_SUITE(MemoryTest)
#include "tst_memory.moc"
