// SPDX-License-Identifier: MIT
#include "games.h"
#include "plaingame.h"

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

/// A jump that begins where the one before ended is of the same sweep.
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

} // namespace

/// Games with the fewest sweeps.
class SweepsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Bergholt's record of 1912, which cannot be beaten.
    void eighteenFromTheMiddleToTheMiddle()
    {
        const core::Game board = games::game("english,end=44");
        tests::SerialControl control;
        const Outcome outcome = games::solve("sweeps", board, Goal::First, control);
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

    void noGameHasFewer_data()
    {
        QTest::addColumn<QByteArray>("line");
        for (const char *hole : {"11", "21", "31", "32"}) { // all, up to symmetry
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
        tests::SerialControl control;
        const Outcome outcome = games::solve("sweeps", board, Goal::First, control);
        if (fewest == PlainGame::none) {
            QCOMPARE(outcome.verdict, Outcome::Impossible);
            return;
        }
        QCOMPARE(outcome.verdict, Outcome::Solved);
        QCOMPARE(countSweeps(games::jumps(board, outcome.path)), fewest);
    }
};

TEST_SUITE(SweepsTest)
#include "tst_sweeps.moc"
