// SPDX-License-Identifier: MIT
#include "support/suite.h"
#include "taquin/boards.h"
#include "taquin/heuristics.h"
#include "taquin/idastar.h"
#include "taquin/linearconflict.h"
#include "taquin/pdb/pdbcache.h"
#include "taquin/pdb/pdbheuristic.h"

#include <map>

namespace {

using taquin::Direction;
using taquin::GridGraph;
using taquin::MovePruning;
using taquin::Route;

bool isRedundant(const Route &route)
{
    MovePruning::State state = MovePruning::start;
    for (const Direction direction : route) {
        state = MovePruning::automaton().after(state, direction);
        if (state == MovePruning::redundant)
            return true;
    }
    return false;
}

/// Returns the boards within `moves` moves, each with the number of moves after which it is first reached.
std::map<boards::Numbers, int> reached(core::Grid grid, const boards::Numbers &first, int moves, bool pruned)
{
    struct Node {
        boards::Numbers numbers;
        MovePruning::State state;
    };
    std::map<boards::Numbers, int> nearest{{first, 0}};
    std::vector<Node> level{{first, MovePruning::start}};
    for (int count = 1; count <= moves; ++count) {
        std::vector<Node> nextLevel;
        for (const Node &node : level) {
            const int blank = int(std::ranges::find(node.numbers, 0) - node.numbers.begin());
            for (const Direction direction : taquin::directions) {
                if (!taquin::hasNext(grid, blank, direction))
                    continue;
                Node successor = node;
                if (pruned)
                    successor.state = MovePruning::automaton().after(node.state, direction);
                if (successor.state == MovePruning::redundant)
                    continue;
                const int other = taquin::next(grid, blank, direction);
                std::swap(successor.numbers[std::size_t(blank)], successor.numbers[std::size_t(other)]);
                const bool isNew = nearest.emplace(successor.numbers, count).second;
                if (isNew || pruned)
                    nextLevel.push_back(std::move(successor));
            }
        }
        level = std::move(nextLevel);
    }
    return nearest;
}

/// Returns the outcome of IdaStar with this heuristic.
template <taquin::Heuristic H>
core::Outcome searched(const GridGraph &graph, const taquin::Board &board, const H &heuristic)
{
    core::NullContext context;
    core::NullTracer watch(context);
    return taquin::IdaStar<core::NullTracer, H>(watch, graph, board, heuristic).run();
}

/// Returns the path that IdaStar finds with this heuristic.
template <taquin::Heuristic H>
core::Path shortestPath(const GridGraph &graph, const taquin::Board &board, const H &heuristic)
{
    return searched(graph, board, heuristic).path;
}

/// Tests, along a walk of the blank, that the lower bound after each slide is that of a heuristic newly
/// constructed for the board, and that undoing the slide restores the previous bound.
template <typename Make>
void keepsUpToDate(const GridGraph &graph, taquin::Board board, const Make &make)
{
    auto heuristic = make(board);
    for (int move = 0; move < 60; ++move) {
        const Direction direction = taquin::directions[std::size_t(move * move + move / 7) % 4];
        const int from = graph.neighbour(board.blank(), direction);
        if (from == GridGraph::none)
            continue;
        const taquin::Slide slide{direction, std::int16_t(board.tile(from)), std::int16_t(from),
                                  std::int16_t(board.blank())};
        typename decltype(heuristic)::Change change;
        const int before = heuristic.lowerBound();
        const auto evaluate = [&](int most) {
            heuristic.prepare(board, slide, most, change);
            const int screened = heuristic.screen(slide, most, change);
            return screened > most ? screened : heuristic.evaluate(most, change);
        };
        constexpr int any = 1000;
        QVERIFY(evaluate(any) <= any);
        heuristic.apply(change);
        const int after = heuristic.lowerBound();
        heuristic.undo(change);
        QCOMPARE(heuristic.lowerBound(), before);
        QCOMPARE(std::max(evaluate(before - 1), before - 1), std::max(after, before - 1));
        evaluate(any);
        heuristic.apply(change);
        board.go(direction);
        QCOMPARE(heuristic.lowerBound(), after);
        QCOMPARE(heuristic.lowerBound(), make(board).lowerBound());
    }
}

} // namespace

class HeuristicTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Without redundant paths, the same boards are reached in equally few moves, from every cell of the
    // blank.
    void redundantPathsLeadNowhereElse()
    {
        constexpr int moves = 13;
        for (const core::Grid grid :
             {core::Grid{2, 2}, core::Grid{3, 3}, core::Grid{4, 3}, core::Grid{3, 4}}) {
            for (int blank = 0; blank < grid.size(); ++blank) {
                boards::Numbers first = boards::ordered(grid.size());
                std::swap(first[std::size_t(blank)], first.back());
                const std::map<boards::Numbers, int> nearest = reached(grid, first, moves, true);
                QVERIFY(nearest == reached(grid, first, moves, false));
            }
        }
        QVERIFY(isRedundant({Direction::Right, Direction::Left}));
        const Route clockwise{Direction::Right, Direction::Down,  Direction::Left,
                              Direction::Up,    Direction::Right, Direction::Down};
        const Route otherWay{Direction::Down, Direction::Right, Direction::Up,
                             Direction::Left, Direction::Down,  Direction::Right};
        QVERIFY(isRedundant(clockwise) != isRedundant(otherWay));
    }

    void allFindTheSamePath()
    {
        const core::Game game = boards::game("taquin:3x3,deal=even,seed=4");
        const GridGraph graph({3, 3});
        const taquin::Board board({3, 3}, game.position);
        const auto databases =
            taquin::PdbCache::shared().wait({3, 3}, taquin::PdbSet::Small, [] { return true; });
        const core::Path path = shortestPath(graph, board, taquin::LinearConflict(graph, board));
        QVERIFY(!path.empty());
        QVERIFY(shortestPath(graph, board, taquin::ManhattanDistance(graph, board)) == path);
        QVERIFY(shortestPath(graph, board, taquin::PdbHeuristic(*databases, board)) == path);
    }

    // Without the check, the bound would be raised for ever.
    void aBoardWithoutASolutionIsNotSearched()
    {
        const core::Game game = boards::game("taquin:3x3:1 2 3 4 5 6 8 7 0");
        const GridGraph graph({3, 3});
        const taquin::Board board({3, 3}, game.position);
        const core::Outcome outcome = searched(graph, board, taquin::ManhattanDistance(graph, board));
        QCOMPARE(outcome.verdict, core::Outcome::Impossible);
        QVERIFY(outcome.path.empty());
    }

    void allThatOptimalKnowsFindTheSamePath_data()
    {
        QTest::addColumn<const taquin::NamedHeuristic *>("heuristic");
        for (const taquin::NamedHeuristic &heuristic : taquin::heuristics())
            QTest::newRow(std::string(heuristic.name).c_str()) << &heuristic;
    }
    void allThatOptimalKnowsFindTheSamePath()
    {
        QFETCH(const taquin::NamedHeuristic *, heuristic);
        int fitting = 0;
        for (const char *line : {"taquin:3x3,deal=even,seed=4", "taquin:5x2,deal=even,seed=3"}) {
            const core::Game game = boards::game(line);
            const core::Grid grid = game.puzzle->grid();
            if (!heuristic->fits(grid))
                continue;
            const GridGraph graph(grid);
            const taquin::Board board(grid, game.position);
            const core::Path path = shortestPath(graph, board, taquin::ManhattanDistance(graph, board));
            core::NullContext context;
            core::NullTracer unwatched(context);
            core::EventTracer watched(context);
            QVERIFY(heuristic->solve(unwatched, context, grid, game.position)->path == path);
            QVERIFY(heuristic->show(watched, context, grid, game.position)->path == path);
            if (heuristic->lowerBound)
                QVERIFY(heuristic->lowerBound(graph, board) <= int(path.size()));
            ++fitting;
        }
        QVERIFY(fitting > 0);
    }

    void eachKeepsUpToDate()
    {
        constexpr core::Grid grid{4, 3};
        const core::Game game = boards::game("taquin:4x3,deal=even,seed=2");
        const GridGraph graph(grid);
        const taquin::Board board(grid, game.position);
        const auto databases =
            taquin::PdbCache::shared().wait(grid, taquin::PdbSet::Small, [] { return true; });
        keepsUpToDate(graph, board,
                      [&](const taquin::Board &now) { return taquin::ManhattanDistance(graph, now); });
        keepsUpToDate(graph, board,
                      [&](const taquin::Board &now) { return taquin::LinearConflict(graph, now); });
        keepsUpToDate(graph, board,
                      [&](const taquin::Board &now) { return taquin::PdbHeuristic(*databases, now); });
    }
};

TEST_SUITE(HeuristicTest)
#include "tst_heuristic.moc"
