// SPDX-License-Identifier: MIT
#include "games.h"
#include "plaingame.h"
#include "session/basics/translation.h"

using namespace Qt::StringLiterals;
using core::Goal;
using core::Outcome;

namespace {

/// The output of the course's program, run as printed, and its counter.
const QStringList ofTheCourse =
    u"24d 32r 13d 15l 34l 31r 35u 37l 43u 13d 41r 43u 45u 15d 47l 45u 63u 51r 53u 23d 43r 55u 25d 57l 54r "
    "75u 45d 73r 75u 56l 54d"_s.split(u' ');
constexpr quint64 callsOfTheCourse = 7667769;

} // namespace

/// Tests the search of the course and its numbers.
class CourseTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void itsCounterAndItsSolution()
    {
        const core::Game board = games::game("english");
        tests::SerialContext context;
        const Outcome outcome = games::solve("course", board, Goal::First, context);
        QCOMPARE(outcome.verdict, Outcome::Solved);
        QCOMPARE(quint64(outcome.stats.nodes), callsOfTheCourse);
        QCOMPARE(games::jumps(board, outcome.path), ofTheCourse);
        QCOMPARE(core::countMoves(outcome.path), std::size_t(31));
        QCOMPARE(outcome.path.size(), std::size_t(62)); // each jump also moves a peg to the tray
        const std::string end = board.puzzle->write(core::after(board.position, outcome.path));
        QCOMPARE(PlainGame::pegs(end), std::vector<std::string>{"74"});
    }

    /// The next leaf ends in the middle, without another call between the two leaves.
    void theNextLeafEndsInTheMiddle()
    {
        const core::Game board = games::game("english,end=44");
        tests::SerialContext context;
        const Outcome outcome = games::solve("course", board, Goal::First, context);
        QCOMPARE(quint64(outcome.stats.nodes), callsOfTheCourse);
        QStringList jumps = ofTheCourse;
        jumps.last() = u"64u"_s;
        QCOMPARE(games::jumps(board, outcome.path), jumps);
    }

    void itCountsAllGames_data()
    {
        QTest::addColumn<QByteArray>("line");
        for (const char *line :
             {"triangle", "triangle,end=11", "triangle,hole=53,end=53", "triangle,hole=32"})
            QTest::newRow(line) << QByteArray(line);
    }
    void itCountsAllGames()
    {
        QFETCH(QByteArray, line);
        const core::Game board = games::game(line.toStdString());
        const std::string end = line.contains("end=") ? line.right(2).toStdString() : std::string();
        const quint64 expected = PlainGame::onTriangle().games(board.puzzle->write(board.position), end);
        QCOMPARE(quint64(games::solve("course", line.toStdString(), Goal::Count).stats.solutions), expected);
    }

    /// The shown steps lead from board to board, back from each board that is left, and to the solution.
    void aWatchedSearchIsTheSameSearch()
    {
        const core::Game board = games::game("triangle");
        tests::SerialContext blind;
        tests::SerialContext watched;
        const Outcome unseen = games::solve("course", board, Goal::First, blind);
        const Outcome seen = games::solve("course", board, Goal::First, watched, true);
        QCOMPARE(quint64(seen.stats.nodes), quint64(unseen.stats.nodes));
        QCOMPARE(seen.path, unseen.path);
        core::Position position = board.position;
        for (const core::Event &event : watched.events()) {
            QVERIFY(event.type != core::Event::Refused);
            QVERIFY(!session::translated(
                         solitaire::kind().solver("course")->explain(*board.puzzle, position, event))
                         .isEmpty());
            core::play(position, event);
        }
        QVERIFY(board.puzzle->solved(position));
    }
};

TEST_SUITE(CourseTest)
#include "tst_course.moc"
