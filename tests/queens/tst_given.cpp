// SPDX-License-Identifier: MIT
#include "fixture.h"

#include "session/basics/translation.h"
#include "support/suite.h"

#include <cstdlib>
#include <set>

using core::Goal;
using fixture::game;
using namespace Qt::StringLiterals;

namespace {

/// Counts the ways to place a queen in every row, with those that are given: `columns` has an entry for each row, -1
/// for a free queen.
int countByHand(std::vector<int> columns)
{
    const auto attacks = [&](std::size_t one, std::size_t other) {
        const int across = std::abs(columns[one] - columns[other]);
        return across == 0 || across == std::abs(int(one) - int(other));
    };
    for (std::size_t one = 0; one < columns.size(); ++one) {
        for (std::size_t other = 0; other < one; ++other) {
            if (columns[one] >= 0 && columns[other] >= 0 && attacks(one, other))
                return 0;
        }
    }
    const auto row = std::size_t(std::ranges::find(columns, -1) - columns.begin());
    if (row == columns.size())
        return 1;
    int count = 0;
    for (int column = 0; column < int(columns.size()); ++column) {
        columns[row] = column;
        count += countByHand(columns);
    }
    return count;
}

QString sentence(const core::Explanation &why)
{
    return session::translated(why);
}

} // namespace

/// Tests boards on which queens are given.
class GivenQueensTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Every square of the usual board gives as many solutions as trying everything; so do some pairs.
    void countsAgreeWithBruteForce()
    {
        const auto check = [](const std::string &given, const std::vector<int> &columns) {
            const core::Game board = game(("queens:8,given=" + given).c_str());
            const int expected = countByHand(columns);
            for (const Goal goal : {Goal::Count, Goal::All}) {
                tests::SerialContext context;
                const core::Outcome outcome = fixture::solve("bits", board, goal, context);
                QCOMPARE(int(outcome.stats.solutions), expected);
            }
        };
        for (int cell = 0; cell < 64; ++cell) {
            std::vector<int> columns(8, -1);
            columns[std::size_t(cell / 8)] = cell % 8;
            const std::string name = char('a' + cell % 8) + std::to_string(8 - cell / 8);
            check(name, columns);
            if (cell % 8 == 0 || cell / 8 == 3)
                continue;
            columns[3] = 0;
            check(name + "+a5", columns);
        }
    }

    void givenQueensStay()
    {
        const core::Game board = game("queens:8,given=b7+g3");
        QCOMPARE(board.puzzle->write(board.position), std::string(".2...7.."));
        for (const core::Path &move : board.puzzle->moves(board.position))
            QVERIFY(move.front().piece != 1 && move.front().piece != 5);
        const core::Step off{1, board.position[1], {}};
        QCOMPARE(sentence(board.puzzle->why(board.position, off)),
                 u"The queen on b7 is given: she stays there."_s);
        const core::Step along{1, board.position[1], {8}};
        QVERIFY(sentence(board.puzzle->why(board.position, along)).contains(u"is given"));
    }

    void attackingQueensAreJudged()
    {
        tests::SerialContext context;
        const core::Game board = game("queens:8,given=b7+c6");
        const core::Judgement judgement = queens::kind().judge(*board.puzzle, board.position, context);
        QCOMPARE(judgement.verdict, core::Judgement::Unsolvable);
        QVERIFY(sentence(judgement.why).contains(u"b7"));
        const core::Hint hint = queens::kind().hint(*board.puzzle, board.position, context);
        QVERIFY(hint.path.empty());
    }

    /// A hint never takes a given queen off: here the free queen on a8 is the only one that can go.
    void hintsKeepGivenQueens()
    {
        tests::SerialContext context;
        const core::Game start = game("queens:8,given=b4");
        for (int column = 1; column <= 8; ++column) {
            const std::string line = "queens:8,given=b4:" + std::to_string(column) + "...2...";
            const core::Reading reading =
                queens::kind().parse("8,given=b4", line.substr(line.rfind(':') + 1));
            const auto *board = std::get_if<core::Game>(&reading);
            if (!board)
                continue;
            const core::Hint hint = queens::kind().hint(*board->puzzle, board->position, context);
            QVERIFY(!hint.path.empty());
            QVERIFY(hint.path.front().piece != 4);
        }
        QCOMPARE(start.puzzle->options(), std::string("8,given=b4"));
    }

    void dealsKeepGivenQueens()
    {
        const core::Game dealt = game("queens:12,given=c5,deal=begun,count=4,seed=1");
        QCOMPARE(queens::placed(dealt.position), 5);
        QCOMPARE(int(dealt.position[7].cell), 7 * 12 + 2);
        tests::SerialContext context;
        const core::Outcome outcome = fixture::solve("bits", dealt, Goal::First, context);
        QCOMPARE(outcome.verdict, core::Outcome::Solved);
    }

    void editingGivesAndTakes()
    {
        const core::Game before = game("queens:8:15863724");
        const auto &board = fixture::board(before);
        const core::Game given = queens::withGiven(board, before.position, 8 + 4); // e7, where a queen is
        QCOMPARE(given.puzzle->options() + ':' + given.puzzle->write(given.position),
                 std::string("8,given=e7:15863724"));
        const core::Game moved = queens::withGiven(fixture::board(given), given.position, 8 + 5); // f7
        QCOMPARE(moved.puzzle->options(), std::string("8,given=f7"));
        QCOMPARE(int(moved.position[1].cell), 8 + 5);
        const core::Game free = queens::withGiven(fixture::board(moved), moved.position, 8 + 5);
        QCOMPARE(free.puzzle->options(), std::string("8"));
        QVERIFY(!free.position[1].onBoard());
    }

    /// Of the 92 solutions, those with a queen on a given square are paired by no symmetry of the board, unless the square
    /// is on a diagonal: then the mirror in that diagonal pairs them.
    void symmetriesKeepGivenQueens()
    {
        for (const auto &[line, mirrored] :
             {std::pair("queens:8,given=b8", false), {"queens:8,given=b7", true}}) {
            const core::Game board = game(line);
            tests::SerialContext context;
            fixture::solve("bits", board, Goal::All, context);
            const auto classifier = queens::kind().symmetryClassifier(*board.puzzle);
            std::set<core::ClassDigest> classes;
            for (const auto &solution : context.solutions())
                classes.insert(classifier->classOf(solution.position));
            const std::size_t solutions = context.solutions().size();
            QCOMPARE(classes.size(), mirrored ? solutions / 2 : solutions);
        }
    }
};

TEST_SUITE(GivenQueensTest)
#include "tst_given.moc"
