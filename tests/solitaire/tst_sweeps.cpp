// SPDX-License-Identifier: MIT
#include "core/tracer.h"
#include "games.h"
#include "plaingame.h"
#include "solitaire/proofs/mersonregions.h"
#include "solitaire/search/sweepbound.h"

using namespace Qt::StringLiterals;
using core::Goal;
using core::Outcome;

namespace {

constexpr QPoint along(QChar letter)
{
    switch (letter.toLatin1()) {
    case 'u':
        return {0, -1};
    case 'r':
        return {1, 0};
    case 'd':
        return {0, 1};
    case 'l':
        return {-1, 0};
    case 'y':
        return {-1, -1};
    default:
        return {1, 1};
    }
}

/// Returns the number of sweeps: a jump that starts where the previous one ended belongs to the same sweep.
int countSweeps(const QStringList &jumps)
{
    int sweeps = 0;
    QPoint stands;
    for (const QString &jump : jumps) {
        const QPoint from(jump[1].digitValue(), jump[0].digitValue());
        sweeps += from != stands;
        stands = from + 2 * along(jump[2]);
    }
    return sweeps;
}

/// Stops a search when it asks twice without visiting a position in between.
class StopBetweenPositions : public core::NullContext {
public:
    bool keepGoing(const core::Stats &stats) override
    {
        stopped = stopped || stats.nodes == m_before;
        m_before = stats.nodes;
        return !stopped;
    }

    bool stopped = false;

private:
    std::uint64_t m_before = core::Budget::unlimited;
};

} // namespace

/// Tests solutions with the fewest sweeps.
class SweepsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The result is Bergholt's record of 1912, which is optimal.
    void eighteenFromTheMiddleToTheMiddle()
    {
        const core::Game board = games::game("english,end=44");
        tests::SerialContext context;
        const Outcome outcome = games::solve("sweeps", board, Goal::First, context);
        QCOMPARE(outcome.verdict, Outcome::Solved);
        const QStringList jumps = games::jumps(board, outcome.path);
        QCOMPARE(jumps.size(), 31);
        QCOMPARE(countSweeps(jumps), 18);
        const PlainGame plain(false);
        std::string position = board.puzzle->write(board.position);
        for (const QString &jump : jumps)
            position = plain.after(position, jump.toStdString());
        QCOMPARE(PlainGame::pegs(position), std::vector<std::string>{"44"});
    }

    void threadsFindTheSameGame()
    {
        const core::Game board = games::game("english,end=44");
        tests::SerialContext alone;
        const Outcome expected = games::solve("sweeps", board, Goal::First, alone);
        tests::SerialContext many(3);
        const Outcome outcome = games::solve("sweeps", board, Goal::First, many);
        QVERIFY(outcome.path == expected.path);
        QCOMPARE(outcome.stats.nodes, expected.stats.nodes);
    }

    /// Boards too large for a proof have a legal game to a single peg and a lower bound on its sweeps.
    void largeBoardsHaveGamesWithFewSweeps_data()
    {
        QTest::addColumn<QByteArray>("line");
        int number = 0;
        for (const char *line : {"european", "asymmetric", "diamond", "wiegleb,end=55"}) {
            if (tests::isTried(number++, 3))
                QTest::newRow(line) << QByteArray(line);
        }
    }
    void largeBoardsHaveGamesWithFewSweeps()
    {
        QFETCH(QByteArray, line);
        const core::Game board = games::game(line.toStdString());
        tests::SerialContext context;
        const Outcome outcome = games::solve("sweeps", board, Goal::First, context);
        QCOMPARE(outcome.verdict, Outcome::Solved);
        QCOMPARE(context.found(), std::uint64_t(1));
        const QStringList jumps = games::jumps(board, outcome.path);
        const PlainGame plain(false);
        std::string position = board.puzzle->write(board.position);
        for (const QString &jump : jumps)
            position = plain.after(position, jump.toStdString());
        QCOMPARE(PlainGame::pegs(position).size(), std::size_t(1));
        QVERIFY(outcome.stats.lowerBound > 0);
        QVERIFY(outcome.stats.lowerBound <= countSweeps(jumps));
    }

    /// No jump enters a full region, and only a jump by one of its own pegs opens it, by the plain rules.
    void aSweepBeginsInEveryRegion()
    {
        for (const char *line : {"english", "european", "wiegleb", "asymmetric", "diamond"}) {
            const core::Game board = games::game(line);
            const solitaire::Board &holes = games::rules(board).board();
            QVERIFY(!solitaire::mersonPackings(holes).empty());
            for (const std::vector<solitaire::Pegs> &regions : solitaire::mersonPackings(holes)) {
                QCOMPARE(regions.size(), solitaire::mersonRegions(holes).size());
                solitaire::Pegs taken = 0;
                for (const solitaire::Pegs region : regions) {
                    QVERIFY((taken & region) == 0);
                    taken |= region;
                    for (const solitaire::Jump &jump : holes.jumps()) {
                        const bool isPossible = (region & solitaire::bit(jump.to)) == 0;
                        const bool breaks = region & (solitaire::bit(jump.over) | solitaire::bit(jump.from));
                        QVERIFY(!isPossible || !breaks || (region & solitaire::bit(jump.from)));
                    }
                }
            }
        }
    }

    /// The fewest sweeps of any game from one empty hole to one peg on a triangle (G. I. Bell, Solving Triangular Peg
    /// Solitaire, Journal of Integer Sequences 11, 2008, article 08.4.8; A127500 in the OEIS).
    void fewestOnTriangles_data()
    {
        QTest::addColumn<QByteArray>("board");
        QTest::addColumn<QByteArrayList>("holes"); // one of those that are symmetrical
        QTest::addColumn<int>("fewest");
        QTest::newRow("10 holes") << QByteArray("triangle4") << QByteArrayList{"21"} << 5;
        QTest::newRow("15 holes") << QByteArray("triangle") << QByteArrayList{"11", "21", "31", "32"} << 9;
        QTest::newRow("21 holes") << QByteArray("triangle6") << QByteArrayList{"11", "21", "31", "32", "42"}
                                  << 9;
        if (tests::isThorough())
            QTest::newRow("28 holes") << QByteArray("triangle7") << QByteArrayList{"21", "31", "42"} << 12;
    }
    void fewestOnTriangles()
    {
        QFETCH(QByteArray, board);
        QFETCH(QByteArrayList, holes);
        QFETCH(int, fewest);
        int found = PlainGame::none;
        for (const QByteArray &hole : holes) {
            const core::Game game = games::game(QByteArray(board + ",hole=" + hole).toStdString());
            tests::SerialContext context;
            const Outcome outcome = games::solve("sweeps", game, Goal::First, context);
            QCOMPARE(outcome.verdict, Outcome::Solved);
            const int sweeps = countSweeps(games::jumps(game, outcome.path));
            QCOMPARE(int(outcome.stats.lowerBound), sweeps); // no game has fewer
            found = std::min(found, sweeps);
        }
        QCOMPARE(found, fewest);
    }

    void noGameHasFewer_data()
    {
        QTest::addColumn<QByteArray>("line");
        for (const char *hole : {"11", "21", "31", "32"}) { // all holes up to symmetry
            const QByteArray line = QByteArray("triangle,hole=") + hole;
            QTest::newRow(line.constData()) << line;
        }
        for (const char *line : {"triangle,hole=11,end=11", "triangle,hole=11,end=53",
                                 "english,end=44:--...--/--.O.--/..OOO../...O.../...O.../--...--/--...--",
                                 "english,end=44:--...--/--.O.--/...O.../.OOOOO./...O.../--.O.--/--...--",
                                 "english,end=44:--OOO--/--OOO--/..OOO../..O.O../......./--...--/--...--",
                                 "diamond:----.----/---...---/--.OOO.--/-..O.O..-/...OOO.../-.......-/"
                                 "--.....--/---...---/----.----"})
            QTest::newRow(line) << QByteArray(line);
    }
    void noGameHasFewer()
    {
        QFETCH(QByteArray, line);
        const core::Game board = games::game(line.toStdString());
        const qsizetype at = line.indexOf("end=");
        const std::string end = at < 0 ? std::string() : line.mid(at + 4, 2).toStdString();
        PlainGame straight(false);
        PlainGame &plain = line.startsWith("triangle") ? PlainGame::onTriangle() : straight;
        const int fewest = plain.sweeps(board.puzzle->write(board.position), end);
        tests::SerialContext context;
        const Outcome outcome = games::solve("sweeps", board, Goal::First, context);
        QVERIFY(solitaire::fewestSweeps({games::rules(board), board.position}) <= fewest);
        if (fewest == PlainGame::none) {
            QCOMPARE(outcome.verdict, Outcome::Impossible);
            return;
        }
        QCOMPARE(outcome.verdict, Outcome::Solved);
        QCOMPARE(countSweeps(games::jumps(board, outcome.path)), fewest);
        const solitaire::Problem problem(games::rules(board), board.position);
        core::NullTracer watch(context);
        const solitaire::LostPositions<solitaire::JumpTable> lost(problem, [] { return true; });
        solitaire::SweepBound bound(problem, lost);
        bound.raise(watch, 0);
        QVERIFY(bound.sweeps() <= fewest);
        bound.raise(watch, 1000000);
        QCOMPARE(bound.sweeps(), fewest); // the bound is exact if all positions fit
    }
    /// The search can be stopped while it enlarges its table, which takes longer on a large board than a
    /// player waits.
    void stopsWhileItEnlargesItsTable()
    {
        const core::Game board = games::game("asymmetric");
        const solitaire::Problem problem(games::rules(board), board.position);
        const solitaire::LostPositions<solitaire::JumpTable> lost(problem, [] { return true; });
        StopBetweenPositions context;
        core::NullTracer watch(context);
        solitaire::SweepBound bound(problem, lost);
        const int before = bound.sweeps();
        bound.raise(watch, 150000);
        QVERIFY(context.stopped);
        QVERIFY(!watch.going());
        QCOMPARE(bound.sweeps(), before);
    }
};

TEST_SUITE(SweepsTest)
#include "tst_sweeps.moc"
