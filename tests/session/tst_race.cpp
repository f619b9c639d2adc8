// SPDX-License-Identifier: MIT
#include "support/serialcontext.h"
#include "support/suite.h"

#include "app/puzzles.h"
#include "core/positionline.h"
#include "core/random.h"
#include "session/search/race.h"
#include "session/search/racetable.h"
#include "session/search/work.h"

#include <QSignalSpy>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;
using session::Race;
using session::RaceResult;

namespace {

struct Starters {
    const core::Kind *kind;
    core::Game game;

    explicit Starters(const char *line)
    {
        core::LineReading reading = core::readLine(app::kinds(), line);
        kind = reading.kind;
        game = std::get<core::Game>(std::move(reading.reading));
    }

    session::Racer racer(const char *method, core::Goal goal) const
    {
        const core::Solver &solver = *kind->solver(method);
        return {&solver,
                {.goal = goal, .from = game.position, .past = {}, .options = core::Values(solver.options)}};
    }
};

/// A single run, counted from its events by the definitions of the counters.
struct Single {
    explicit Single(const Starters &starters, const char *method, core::Goal goal)
    {
        const session::Racer racer = starters.racer(method, goal);
        core::Task task = racer.task;
        task.traced = true;
        racer.solver->solve(*starters.game.puzzle, task, context);
        qint64 depth = 0;
        bool goesBack = false; // whether a move is being taken back
        for (const core::Event &event : context.events()) {
            if (event.type == core::Event::Solution) {
                ++solutions;
                firstLength = firstSolution < 0 ? depth : firstLength;
                firstSolution = firstSolution < 0 ? made + refused : firstSolution;
            } else if (event.type == core::Event::Refused) {
                ++refused;
                ++byReason[event.reason];
            } else if (event.type == core::Event::Did && event.step.closes) {
                ++made;
                deepest = std::max(deepest, ++depth);
            } else if (event.type == core::Event::Undid && !goesBack) {
                ++back;
                --depth;
            }
            // A move is taken back from its last step, the closing one, to its first.
            goesBack = event.type == core::Event::Undid && !event.endsMoveBack();
        }
    }

    tests::SerialContext context;
    qint64 made = 0;
    qint64 refused = 0;
    qint64 back = 0;
    qint64 deepest = 0;
    qint64 solutions = 0;
    qint64 firstSolution = -1;
    qint64 firstLength = 0;
    std::map<int, qint64> byReason;
};

std::vector<Race::Result> raced(Race &race, const Starters &starters, const QStringList &methods,
                                core::Goal goal)
{
    QSignalSpy finished(&race, &Race::finished);
    std::vector<session::Racer> racers;
    for (const QString &method : methods)
        racers.push_back(starters.racer(method.toLatin1().constData(), goal));
    race.start(starters.game.puzzle, std::move(racers));
    if (finished.empty() && !finished.wait(60'000))
        return {};
    return race.results();
}

} // namespace

class RaceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theTableIsThatOfSingleRuns_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QStringList>("methods");
        QTest::addColumn<bool>("all");
        QTest::newRow("queens") << "queens:8"_ba << QStringList{u"loops"_s, u"lookback"_s, u"bits"_s} << true;
        QTest::newRow("knight") << "knight:5x5"_ba << QStringList{u"squares"_s, u"links"_s} << false;
        QTest::newRow("taquin") << "taquin:3x3:8 7 6 5 4 3 2 1 0"_ba << QStringList{u"rows"_s, u"optimal"_s}
                                << false;
    }
    void theTableIsThatOfSingleRuns()
    {
        QFETCH(QByteArray, line);
        QFETCH(QStringList, methods);
        QFETCH(bool, all);
        const Starters starters(line.constData());
        const core::Goal goal = all ? core::Goal::All : core::Goal::First;
        Race race;
        const std::vector<Race::Result> results = raced(race, starters, methods, goal);
        QCOMPARE(qsizetype(results.size()), methods.size());
        const session::RaceTable table(results);
        for (qsizetype i = 0; i < methods.size(); ++i) {
            const Single single(starters, methods[i].toLatin1().constData(), goal);
            const RaceResult &result = *results[std::size_t(i)];
            const QStringList row = table.rows[i];
            QCOMPARE(row[0], methods[i]);
            QCOMPARE(row[1].toLongLong(), single.made + single.refused);
            QCOMPARE(row[2].toLongLong(), single.back);
            QCOMPARE(row[3].toLongLong(), single.refused);
            QCOMPARE(row[4].toLongLong(), single.deepest);
            if (single.solutions > 0) {
                QCOMPARE(row[5].toLongLong(), single.solutions);
                QCOMPARE(row[6].toLongLong(), single.firstSolution);
                QCOMPARE(row[7].toLongLong(), single.firstLength);
            }
            std::map<int, qint64> byReason;
            for (const session::RaceRefusals &refused : result.refusals)
                byReason[refused.code] = refused.count;
            QVERIFY(byReason == single.byReason);
            QVERIFY(result.isWhole());
            QCOMPARE(std::ranges::max(result.profile.depths()), single.deepest);
        }
        if (all)
            QCOMPARE(table.rows[0][5], u"92"_s);
    }

    /// Seeking a number of tries leads to the same position as a walk through the events.
    void seeksByTheNumberOfTries()
    {
        const Starters starters("queens:6");
        Race race;
        const std::vector<Race::Result> results =
            raced(race, starters, {u"lookback"_s, u"bits"_s}, core::Goal::All);
        QCOMPARE(results.size(), std::size_t(2));
        for (const Race::Result &result : results) {
            core::Position position = starters.game.position;
            qint64 tries = 0;
            for (qint64 i = 0; i < result->record.size(); ++i) {
                const core::Event &event = result->record.at(i);
                core::play(position, event);
                const bool isTry = event.type == core::Event::Refused ||
                                   (event.type == core::Event::Did && event.step.closes);
                if (!isTry)
                    continue;
                QCOMPARE(result->eventsUpToTry(++tries), i + 1);
                QVERIFY(result->record.positionAt(i + 1) == position);
            }
            QCOMPARE(result->eventsUpToTry(tries + 1), result->record.size());
            QCOMPARE(result->eventsUpToTime(0), qint64(0));
            QCOMPARE(result->eventsUpToTime(result->microseconds + 1), result->record.size());
        }
    }

    void theProfileHasTheGreatestDepths()
    {
        core::Random random(7);
        session::DepthProfile profile;
        std::vector<qint64> depths;
        for (qint64 tries = 0; tries < 50'000; ++tries) {
            depths.push_back(qint64(random.below(1000)));
            profile.add(tries, depths.back());
        }
        QVERIFY(profile.depths().size() <= session::DepthProfile::mostStretches);
        for (std::size_t i = 0; i < profile.depths().size(); ++i) {
            const auto begin = depths.begin() + std::ptrdiff_t(i) * profile.triesEach();
            const auto left = std::min(profile.triesEach(), qint64(depths.end() - begin));
            QCOMPARE(profile.depths()[i], *std::max_element(begin, begin + left));
        }
        depths.resize(session::DepthProfile::mostStretches);
        QCOMPARE(profile.firstDepths(), depths);
    }

    /// A stopped race keeps its results so far, and a racer that cannot start reports the reason.
    void aRaceCanBeStopped()
    {
        const Starters starters("solitaire:english");
        Race race;
        QSignalSpy finished(&race, &Race::finished);
        race.start(starters.game.puzzle, {starters.racer("course", core::Goal::First),
                                          starters.racer("course", core::Goal::First)});
        QTRY_VERIFY(race.tries(0) > 0);
        QVERIFY(race.isRunning());
        race.stop();
        QTRY_COMPARE(finished.count(), 1);
        for (const Race::Result &result : race.results()) {
            QCOMPARE(result->outcome.verdict, core::Outcome::Stopped);
            QVERIFY(result->record.size() <= RaceResult::mostEvents);
        }
        race.clear();
        QCOMPARE(race.size(), std::size_t(0));
    }

    /// Two racers with as many tries are both, not all.
    void twoAreBoth()
    {
        const Starters starters("queens:8");
        Race race;
        const session::RaceTable two(raced(race, starters, {u"loops"_s, u"loops"_s}, core::Goal::First),
                                     session::RaceTable::Names::Words);
        const auto isSaid = [](const session::RaceTable &table, const QString &sentence) {
            const QStringList said = QStringList(table.winner) + table.verdict;
            return std::ranges::any_of(said, [&](const QString &one) { return one.startsWith(sentence); });
        };
        QVERIFY(isSaid(two, u"Both took the same number of tries: "_s));
        // Bits looks only at free squares; loops tries the attacked ones, too, and refuses them.
        const session::RaceTable unlike(raced(race, starters, {u"loops"_s, u"bits"_s}, core::Goal::First),
                                        session::RaceTable::Names::Words);
        QVERIFY2(
            isSaid(unlike,
                   u"Bits tries only moves that the rules allow; the tries of others include refusals."_s),
            qPrintable(unlike.verdict.join(u' ')));
        const session::RaceTable three(
            raced(race, starters, {u"loops"_s, u"loops"_s, u"loops"_s}, core::Goal::First),
            session::RaceTable::Names::Words);
        QVERIFY(isSaid(three, u"All took the same number of tries: "_s));
    }

    /// A method that examines millions of positions and shows a few tries has not won by tries.
    void unseenWorkIsNotComparedByTries()
    {
        const Starters starters("solitaire:english");
        const auto result = [&](const char *method, qint64 tries, quint64 nodes, qint64 microseconds) {
            auto made = std::make_shared<RaceResult>(starters.racer(method, core::Goal::First));
            made->counts.tries = tries;
            made->outcome.stats.nodes = nodes;
            made->microseconds = microseconds;
            made->outcome.verdict = core::Outcome::Solved;
            return made;
        };
        const session::RaceTable table({result("memory", 2313, 1065, 623), result("course", 7000, 7000, 9000),
                                        result("sweeps", 35, 4'102'465, 1'206'827)},
                                       session::RaceTable::Names::Words);
        QVERIFY2(table.winner.startsWith(
                     u"Remembering dead ends wins, by tries (2,313; next: 7,000) and by time"_s),
                 qPrintable(table.winner));
        QVERIFY2(table.verdict.join(u' ').contains(u"so only its time can be compared."_s),
                 qPrintable(table.verdict.join(u' ')));
        const session::RaceTable two(
            {result("memory", 2313, 1065, 623), result("sweeps", 35, 4'102'465, 1'206'827)},
            session::RaceTable::Names::Words);
        QVERIFY2(two.winner.startsWith(u"Remembering dead ends wins by time: "_s), qPrintable(two.winner));
    }

    /// The verdict names the winner, with the numbers of the table and the method's own description.
    void theVerdictNamesTheWinnerAndTheReason()
    {
        const Starters starters("queens:8");
        Race race;
        const std::vector<Race::Result> results =
            raced(race, starters, {u"loops"_s, u"bits"_s}, core::Goal::First);
        const Single loops(starters, "loops", core::Goal::First);
        const Single bits(starters, "bits", core::Goal::First);
        const qint64 most = loops.made + loops.refused;
        const qint64 fewest = bits.made + bits.refused;
        QVERIFY(fewest < most);
        const session::RaceTable table(results, session::RaceTable::Names::Words);
        const QString figures = u"%1; next: %2"_s.arg(fewest).arg(session::formatNumber(most));
        const bool isQuicker = results[1]->microseconds < results[0]->microseconds;
        const QString said = isQuicker ? u"Bits wins, by tries (%1) and by time ("_s.arg(figures)
                                       : u"Bits wins by tries (%1), and Eight loops by time ("_s.arg(figures);
        QVERIFY2(table.winner.startsWith(said), qPrintable(table.winner));
        QVERIFY(table.verdict[0].startsWith(u"What Bits does: Keeps the queens on the board"_s));
        // The number is followed by the method's own unit, and "nodes" does not appear for a method that has
        // one.
        QCOMPARE(table.rows[0].back().section(u'\n', 1), u"square accesses"_s);
        QVERIFY(!table.titles.contains(u"Nodes"_s));
        for (const QString &note : table.notes)
            QVERIFY2(!note.contains(u"nodes"_s), qPrintable(note));
    }

    void aTimeHasThreeDigits_data()
    {
        QTest::addColumn<qint64>("microseconds");
        QTest::addColumn<QString>("text");
        QTest::newRow("microseconds") << qint64(21) << u"21 µs"_s;
        QTest::newRow("milliseconds") << qint64(2314) << u"2.31 ms"_s;
        QTest::newRow("tens") << qint64(23'140) << u"23.1 ms"_s;
        QTest::newRow("almost a second") << qint64(999'400) << u"999 ms"_s;
        QTest::newRow("a second") << qint64(999'600) << u"1.00 s"_s;
        QTest::newRow("minutes") << qint64(123'000'000) << u"123 s"_s;
    }
    void aTimeHasThreeDigits()
    {
        QFETCH(qint64, microseconds);
        QFETCH(QString, text);
        QCOMPARE(session::formatTime(microseconds), text.replace(u' ', QChar::Nbsp));
    }

    void aTableIsCopiedForSpreadsheets()
    {
        const Starters starters("queens:4");
        Race race;
        const session::RaceTable table(raced(race, starters, {u"lookback"_s, u"bits"_s}, core::Goal::All));
        const QStringList lines = table.csv().split(u'\n');
        QCOMPARE(lines[0].split(u',').size(), table.titles.size());
        QVERIFY(lines[1].startsWith("lookback,"_L1));
        QCOMPARE(table.text().split(u'\n')[1].simplified().split(u' ').size(), table.titles.size());
    }
};

TEST_SUITE(RaceTest)
#include "tst_race.moc"
