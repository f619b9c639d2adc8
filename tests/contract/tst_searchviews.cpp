// SPDX-License-Identifier: MIT
#include "insight/searchtree.h"
#include "insight/stackview.h"
#include "support/serialcontext.h"
#include "support/suite.h"

#include "boards.h"

#include <map>

using core::Event;
using insight::Choices;
using insight::SearchCell;
using insight::SearchTree;

namespace {

constexpr std::size_t mostEvents = 3000;

/// Returns the first events of a method on a board.
session::Record recordOf(const Board &board, const core::Solver &solver)
{
    tests::SerialContext context;
    if (solver.prepare)
        solver.prepare(*board.game.puzzle, context);
    context.stopAfter(8);
    const core::Task task{core::Goal::First, board.game.position, {}, core::Values(solver.options), 1, true};
    solver.solve(*board.game.puzzle, task, context);
    session::Record record(board.game.position);
    record.append(std::span(context.events()).first(std::min(mostEvents, context.events().size())));
    return record;
}

/// A move as recounted event by event.
struct Counted {
    qint64 begin = 0;
    qint64 end = -1; ///< -1 while the move is not taken back
    qint64 depth = 0;
    int parent = -1;
    quint32 tries = 0; ///< tries below this move, like the next two counts
    quint32 refusals = 0;
    quint32 solutions = 0;
    qint64 choice = 0;  ///< the index among the moves made or refused at its place
    qint64 choices = 0; ///< the number of moves made or refused one level below
};

struct Recount {
    std::vector<Counted> moves;
    std::vector<std::vector<int>> standing; ///< the moves that are not taken back, by boundary

    explicit Recount(const session::Record &record)
    {
        qint64 atRoot = 0;
        std::vector<int> open;
        standing.push_back(open);
        for (qint64 i = 0; i < record.size(); ++i) {
            const Event &event = record.at(i);
            const bool made = event.type == Event::Did && event.step.closes;
            const bool refused = event.type == Event::Refused;
            for (const int around : open) {
                Counted &one = moves[std::size_t(around)];
                one.tries += made || refused;
                one.refusals += refused;
                one.solutions += event.type == Event::Solution;
            }
            qint64 &choices = open.empty() ? atRoot : moves[std::size_t(open.back())].choices;
            choices += made || refused;
            if (made) {
                const qint64 number = choices;
                const int parent = open.empty() ? -1 : open.back();
                open.push_back(int(moves.size()));
                moves.push_back({i + 1, -1, std::ssize(open), parent, 0, 0, 0, number, 0});
            } else if (event.endsMoveBack()) {
                moves[std::size_t(open.back())].end = i + 1;
                open.pop_back();
            }
            standing.push_back(open);
        }
    }
};

} // namespace

/// Tests that the views of a search agree with a recount of its events, for every method of every puzzle.
class SearchViews : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void viewsAgreeWithARecount_data()
    {
        addBoardsAndSolvers(
            [](const core::Kind &, const core::Solver &solver) { return solver.reaches(core::Goal::First); });
    }
    void viewsAgreeWithARecount()
    {
        QFETCH(int, board);
        QFETCH(int, solver);
        const Board &one = boards()[std::size_t(board)];
        const session::Record record = recordOf(one, one.kind->solvers[std::size_t(solver)]);
        const Recount truth(record);
        std::map<SearchTree::Key, int> numbers;
        for (std::size_t i = 0; i < truth.moves.size(); ++i) {
            const Counted &move = truth.moves[i];
            const SearchCell cell = SearchCell::at(record, move.begin, move.depth);
            QCOMPARE(cell.begin, move.begin);
            QCOMPARE(cell.end, move.end < 0 ? record.size() + 1 : move.end);
            QCOMPARE(cell.subtree.tries, move.tries);
            QCOMPARE(cell.subtree.refusals, move.refusals);
            QCOMPARE(cell.subtree.solutions, move.solutions);
            numbers[{move.begin, move.depth}] = int(i);
            // A sample is enough where a method makes many moves.
            if (i % 5 == 0) {
                const Choices choices = Choices::of(record, cell);
                const Counted *parent = move.parent < 0 ? nullptr : &truth.moves[std::size_t(move.parent)];
                QCOMPARE(choices.number, move.choice);
                QCOMPARE(choices.all, parent && parent->end >= 0 ? parent->choices : 0);
            }
        }
        SearchTree::Choice whole;
        whole.whole = true;
        const SearchTree tree(record, record.size(), whole);
        QCOMPARE(tree.nodes().size(), truth.moves.size() + 1);
        for (std::size_t i = 1; i < tree.nodes().size(); ++i) {
            const SearchTree::Node &node = tree.nodes()[i];
            QVERIFY(numbers.contains(node.key()));
            const Counted &move = truth.moves[std::size_t(numbers[node.key()])];
            const SearchTree::Node &parent = tree.nodes()[std::size_t(node.parent)];
            QCOMPARE(parent.cell.depth == 0 ? -1 : numbers[parent.key()], move.parent);
        }
        for (qint64 boundary = 0; boundary <= record.size(); boundary += 13) {
            const std::vector<int> &standing = truth.standing[std::size_t(boundary)];
            QCOMPARE(record.countsAt(boundary).depth, std::ssize(standing));
            for (std::size_t level = 0; level < standing.size(); level += 1 + standing.size() / 8)
                QCOMPARE(SearchCell::at(record, boundary, qint64(level) + 1).begin,
                         truth.moves[std::size_t(standing[level])].begin);
        }
    }
};

TEST_SUITE(SearchViews)
#include "tst_searchviews.moc"
