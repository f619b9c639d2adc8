// SPDX-License-Identifier: MIT
#include "support/suite.h"
#include "taquin/boards.h"
#include "taquin/loops.h"
#include "taquin/tableshelf.h"

#include <deque>
#include <map>

#ifdef __linux__
#include <sys/mman.h>

#include <cerrno>
#endif

namespace {

using taquin::Direction;

bool inTurn(int parts, const std::function<void(int)> &work)
{
    for (int part = 0; part < parts; ++part)
        work(part);
    return true;
}

/// Works until it has been called so many times, and then gives up.
struct Weary {
    int most;
    int calls = 0;

    bool operator()(int parts, const std::function<void(int)> &work)
    {
        return ++calls <= most && inTurn(parts, work);
    }
};

/// The gap's cell and those of a pattern's tiles.
using State = std::vector<int>;

/// How many moves the tiles of a pattern must make from each state, those of the others being free: breadth
/// first, state by state, without slots, orders or bits.
std::map<State, int> patternDistances(core::Grid grid, const std::vector<int> &tiles)
{
    State goal{grid.size() - 1};
    goal.insert(goal.end(), tiles.begin(), tiles.end());
    std::map<State, int> found{{goal, 0}};
    std::deque<State> open{goal};
    while (!open.empty()) {
        const State state = open.front();
        open.pop_front();
        const int distance = found.at(state);
        for (const Direction direction : taquin::directions) {
            if (!taquin::hasNext(grid, state[0], direction))
                continue;
            State moved = state;
            moved[0] = taquin::next(grid, state[0], direction);
            const auto tile = std::find(moved.begin() + 1, moved.end(), moved[0]);
            const bool counts = tile != moved.end();
            if (counts)
                *tile = state[0];
            const auto [known, isNew] = found.emplace(moved, distance + counts);
            if (!isNew && known->second <= distance + counts)
                continue;
            known->second = distance + counts;
            if (counts)
                open.push_back(moved);
            else
                open.push_front(moved);
        }
    }
    return found;
}

} // namespace

class Tables : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void distancesAreRight_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<std::vector<int>>("tiles");
        QTest::newRow("3x4, two blocks") << 3 << 4 << std::vector{0, 1, 9, 10};
        QTest::newRow("3x4, a row and the corner") << 3 << 4 << std::vector{0, 3, 6, 9};
        QTest::newRow("2x5") << 2 << 5 << std::vector{1, 2, 5, 8};
        QTest::newRow("4x4") << 4 << 4 << std::vector{10, 11, 14};
        QTest::newRow("one tile") << 3 << 5 << std::vector{7};
    }
    void distancesAreRight()
    {
        QFETCH(int, columns);
        QFETCH(int, rows);
        QFETCH(std::vector<int>, tiles);
        const core::Grid grid{columns, rows};
        taquin::CellSet home = 0;
        for (const int tile : tiles)
            home |= taquin::only(tile);
        const auto links =
            taquin::PatternLinks::build(taquin::PatternSpace::build(grid, int(tiles.size()), inTurn), inTurn);
        const auto table = taquin::PatternTable::build(*links, home, inTurn);
        for (const auto &[state, distance] : patternDistances(grid, tiles))
            QCOMPARE(int(table->state({state.begin() + 1, state.end()}, state[0]).distance), distance);
    }

    // From every cell: ways without the vain ones lead to as many boards, and none of those that are nearer.
    void vainWaysLeadNowhereElse()
    {
        constexpr int moves = 13;
        for (const core::Grid grid :
             {core::Grid{2, 2}, core::Grid{3, 3}, core::Grid{4, 3}, core::Grid{3, 4}}) {
            for (int gap = 0; gap < grid.size(); ++gap) {
                boards::Numbers first = boards::ordered(grid.size());
                std::swap(first[std::size_t(gap)], first.back());
                const std::map<boards::Numbers, int> nearest = reached(grid, first, moves, false);
                QVERIFY(nearest == reached(grid, first, moves, true));
            }
        }
        QVERIFY(isVain({Direction::Right, Direction::Left}));
        const Route clockwise{Direction::Right, Direction::Down,  Direction::Left,
                              Direction::Up,    Direction::Right, Direction::Down};
        const Route otherWay{Direction::Down, Direction::Right, Direction::Up,
                             Direction::Left, Direction::Down,  Direction::Right};
        QVERIFY(isVain(clockwise) != isVain(otherWay));
    }

    void sharedByAll()
    {
        taquin::TableShelf &shelf = taquin::TableShelf::shelf();
        const auto goOn = [] { return true; };
        const auto tables = shelf.wait({3, 4}, taquin::TableSet::Small, goOn);
        QVERIFY(tables);
        QVERIFY(shelf.ask({3, 4}, taquin::TableSet::Small) == tables);
        QVERIFY(shelf.look({3, 4}, taquin::TableSet::Small) == tables);
        const auto across = shelf.ask({4, 3}, taquin::TableSet::Small);
        QVERIFY(across && across != tables);
        QVERIFY(across->view(0).tables == tables->view(0).tables);
        QVERIFY(!shelf.look({2, 9}, taquin::TableSet::Small));
        QVERIFY(!shelf.wait({2, 9}, taquin::TableSet::Small, [] { return false; }));
    }

    void buildingEndsAsSoonAsTheCrewGivesUp()
    {
        constexpr int always = std::numeric_limits<int>::max();
        Weary whole{always};
        QVERIFY(taquin::TableSet::build({3, 3}, taquin::TableSet::Small, std::ref(whole)));
        for (int most = 0; most < whole.calls; ++most) {
            Weary crew{most};
            QVERIFY(!taquin::TableSet::build({3, 3}, taquin::TableSet::Small, std::ref(crew)));
            QCOMPARE(crew.calls, most + 1);
        }
    }

    /// Before the first table there are half a second's lists to be made.
    void theCrewCanGiveUpAtAnyTime()
    {
        constexpr int items = 2000; // between two calls
        constexpr int always = std::numeric_limits<int>::max();
        Weary forSpace{always};
        const auto space = taquin::PatternSpace::build({5, 5}, 6, std::ref(forSpace));
        QVERIFY(forSpace.calls > 177100 / items); // 6 out of 25 cells
        Weary forLinks{always};
        QVERIFY(taquin::PatternLinks::build(space, std::ref(forLinks)));
        QVERIFY(forLinks.calls > 2 * int(space->slots().size()) / items);
        for (const int most : {0, 1, forLinks.calls / 2, forLinks.calls - 1}) {
            Weary crew{most};
            QVERIFY(!taquin::PatternLinks::build(space, std::ref(crew)));
            QCOMPARE(crew.calls, most + 1);
        }
    }

    void fewAreBuiltThatNobodyWaitsFor()
    {
        taquin::TableShelf shelf(taquin::TableShelf::Clock::duration::zero());
        constexpr core::Grid forgotten{5, 3};
        for (const core::Grid grid : {forgotten, core::Grid{4, 4}, core::Grid{5, 4}, core::Grid{4, 5}}) {
            shelf.ask(grid, taquin::TableSet::Large);
            QVERIFY(shelf.underWay() <= 2);
        }
        QVERIFY(shelf.wait(forgotten, taquin::TableSet::Large, [] { return true; }));
    }

#ifdef __linux__
    /// Not to a heap that keeps it: after the first block, a heap would take the smaller second one to
    /// itself.
    void largeBlocksGoBackToTheSystem()
    {
        taquin::LargePages<unsigned char> pages;
        for (const std::size_t whole : {8U, 2U}) {
            const std::size_t bytes = whole * taquin::largePage + 1;
            unsigned char *const memory = pages.allocate(bytes);
            QCOMPARE(reinterpret_cast<std::uintptr_t>(memory) % taquin::largePage, 0U);
            memory[0] = memory[bytes - 1] = 1;
            pages.deallocate(memory, bytes);
            for (unsigned char *page = memory; page < memory + bytes; page += taquin::largePage) {
                unsigned char resident = 0;
                QCOMPARE(mincore(page, 1, &resident), -1);
                QCOMPARE(errno, ENOMEM); // nothing there
            }
        }
    }
#endif

    void moreThanThereIsIsRefused()
    {
        taquin::LargePages<std::uint64_t> pages;
        constexpr std::size_t most = std::numeric_limits<std::size_t>::max() / 32;
        QVERIFY_THROWS_EXCEPTION(std::bad_alloc, (void)pages.allocate(most));
    }

private:
    using Route = taquin::Route;

    static bool isVain(const Route &route)
    {
        taquin::Loops::State state = taquin::Loops::start;
        for (const Direction direction : route) {
            state = taquin::Loops::all().after(state, direction);
            if (state == taquin::Loops::vain)
                return true;
        }
        return false;
    }

    /// The boards within so many moves, and in how many each is reached first.
    static std::map<boards::Numbers, int> reached(core::Grid grid, const boards::Numbers &first, int moves,
                                                  bool all)
    {
        struct Way {
            boards::Numbers numbers;
            taquin::Loops::State state;
        };
        std::map<boards::Numbers, int> nearest{{first, 0}};
        std::vector<Way> level{{first, taquin::Loops::start}};
        for (int count = 1; count <= moves; ++count) {
            std::vector<Way> nextLevel;
            for (const Way &way : level) {
                const int gap = int(std::ranges::find(way.numbers, 0) - way.numbers.begin());
                for (const Direction direction : taquin::directions) {
                    if (!taquin::hasNext(grid, gap, direction))
                        continue;
                    Way then = way;
                    if (!all)
                        then.state = taquin::Loops::all().after(way.state, direction);
                    if (then.state == taquin::Loops::vain)
                        continue;
                    const int other = taquin::next(grid, gap, direction);
                    std::swap(then.numbers[std::size_t(gap)], then.numbers[std::size_t(other)]);
                    const bool isNew = nearest.emplace(then.numbers, count).second;
                    if (isNew || !all)
                        nextLevel.push_back(std::move(then));
                }
            }
            level = std::move(nextLevel);
        }
        return nearest;
    }
};

TEST_SUITE(Tables)
#include "tst_tables.moc"
