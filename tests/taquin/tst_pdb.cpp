// SPDX-License-Identifier: MIT
#include "core/parallel.h"
#include "support/suite.h"
#include "taquin/pdb/pdbcache.h"

#include <QtTest>

#include <atomic>
#include <deque>
#include <filesystem>
#include <map>
#include <new>
#include <set>
#include <thread>

#ifdef __linux__
#include <sys/mman.h>

#include <cerrno>
#endif

namespace {

using taquin::Direction;

bool inSequence(int parts, const std::function<void(int)> &work)
{
    for (int part = 0; part < parts; ++part)
        work(part);
    return true;
}

/// A ParallelFor that is cancelled after `limit` calls.
struct LimitedCalls {
    int limit;
    int calls = 0;

    bool operator()(int parts, const std::function<void(int)> &work)
    {
        return ++calls <= limit && inSequence(parts, work);
    }
};

/// A table store for the thread that creates it, since other threads may still build databases that other
/// tests have requested.
struct TablesInMemory : core::TableStore {
    const std::thread::id thread = std::this_thread::get_id();
    std::map<std::string, std::vector<std::uint64_t>> tables;

    bool isMine() const { return std::this_thread::get_id() == thread; }
    std::string scratchFolder() override { return {}; }
    bool has(const std::string &name) const override { return isMine() && tables.contains(name); }
    bool load(const std::string &name, std::span<std::uint64_t> words) override
    {
        if (!has(name) || tables[name].size() != words.size())
            return false;
        std::ranges::copy(tables[name], words.begin());
        return true;
    }
    void save(const std::string &name, std::span<const std::uint64_t> words) override
    {
        if (isMine())
            tables[name].assign(words.begin(), words.end());
    }
};

/// A table store that always runs out of memory.
struct FullStore : core::TableStore {
    std::atomic<bool> wasAsked = false;

    std::string scratchFolder() override { return {}; }
    bool has(const std::string &) const override { return false; }
    bool load(const std::string &, std::span<std::uint64_t>) override { return false; }
    void save(const std::string &, std::span<const std::uint64_t>) override
    {
        wasAsked = true;
        throw std::bad_alloc();
    }
};

/// The cell of the blank, followed by the cells of a pattern's tiles.
using State = std::vector<int>;

/// Returns the number of moves that a pattern's tiles need from each state, if the other tiles are free, by
/// breadth-first search state by state, without slots, permutation ranks or bits.
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

class PatternDatabases : public QObject {
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
            home |= taquin::cellBit(tile);
        const std::shared_ptr<const taquin::PatternSpace> space =
            taquin::PatternSpace::build(grid, int(tiles.size()), inSequence);
        const auto graph = taquin::SlotGraph::build(space, inSequence);
        const auto database = taquin::PatternDatabase::build(*graph, home, inSequence);
        const auto laneGraph = taquin::LaneGraph::build(space, inSequence);
        const auto fromLanes = taquin::PatternDatabase::build(*laneGraph, home, inSequence);
        for (const auto &[state, distance] : patternDistances(grid, tiles)) {
            const std::vector<int> cells(state.begin() + 1, state.end());
            QCOMPARE(int(database->state(cells, state[0]).distance), distance);
            QCOMPARE(int(fromLanes->state(cells, state[0]).distance), distance);
        }
    }

    void sharedByAll()
    {
        taquin::PdbCache &cache = taquin::PdbCache::shared();
        const auto keepWaiting = [] { return true; };
        const auto databases = cache.wait({3, 4}, taquin::PdbSet::Small, keepWaiting);
        QVERIFY(databases);
        QVERIFY(cache.request({3, 4}, taquin::PdbSet::Small) == databases);
        QVERIFY(cache.lookUp({3, 4}, taquin::PdbSet::Small) == databases);
        const auto transposed = cache.request({4, 3}, taquin::PdbSet::Small);
        QVERIFY(transposed && transposed != databases);
        QVERIFY(transposed->view(0).patterns[0].database == databases->view(0).patterns[0].database);
        QVERIFY(!cache.lookUp({2, 9}, taquin::PdbSet::Small));
        QVERIFY(!cache.wait({2, 9}, taquin::PdbSet::Small, [] { return false; }));
    }

    /// The three 2x3 blocks on 5x5 are images of one another and share a database; the fourth pattern is not.
    void imagesShareADatabase()
    {
        const auto set = taquin::PdbSet::build({5, 5}, taquin::PdbSet::Large, inSequence);
        for (std::size_t view = 0; view < taquin::PdbSet::views; ++view) {
            std::map<const taquin::PatternDatabase *, int> users;
            for (const taquin::PdbPattern &pattern : set->view(view).patterns)
                ++users[pattern.database.get()];
            std::multiset<int> counts;
            for (const auto &[database, count] : users)
                counts.insert(count);
            QVERIFY(counts == std::multiset({1, 3}));
        }
    }

    /// A pattern that uses the database of another one still has its own distances.
    void imagesHaveTheirOwnDistances()
    {
        constexpr core::Grid grid{3, 3};
        const auto set = taquin::PdbSet::build(grid, taquin::PdbSet::Small, inSequence);
        for (std::size_t index = 0; index < taquin::PdbSet::views; ++index) {
            const taquin::PdbView &view = set->view(index);
            for (std::size_t pattern = 0; pattern < view.patterns.size(); ++pattern) {
                std::vector<int> tiles;
                for (int tile = 0; tile < grid.size() - 1; ++tile) {
                    if (view.patternOf[tile] == pattern)
                        tiles.push_back(tile);
                }
                const std::map<State, int> distances = patternDistances(grid, tiles);
                taquin::Board board(grid);
                for (int move = 0; move < 300; ++move) {
                    const Direction direction = taquin::directions[std::size_t(move * move + move / 7) % 4];
                    if (!board.canGo(direction))
                        continue;
                    board.go(direction);
                    State state{board.blank()};
                    for (const int tile : tiles)
                        state.push_back(board.cell(tile));
                    QCOMPARE(int(view.states(board)[pattern].distance), distances.at(state));
                }
            }
        }
    }

    /// Every tile is in exactly one pattern, so that the distances of a view add up to a lower bound.
    void everyTileIsInOnePattern()
    {
        for (const core::Grid grid : {core::Grid{4, 5}, core::Grid{5, 5}, core::Grid{6, 6}}) {
            const auto set = taquin::PdbSet::build(grid, taquin::PdbSet::Least, inSequence);
            for (std::size_t index = 0; index < taquin::PdbSet::views; ++index) {
                const taquin::PdbView &view = set->view(index);
                QCOMPARE(int(view.patternOf.size()), grid.size() - 1);
                for (std::size_t pattern = 0; pattern < view.patterns.size(); ++pattern) {
                    const auto tiles = std::ranges::count(view.patternOf, std::uint8_t(pattern));
                    QVERIFY(tiles >= 1 && tiles <= taquin::LaneGraph::maxTiles);
                }
            }
        }
    }

    /// A stored table is not built again, and is the same as the built one.
    void keptTablesAreTheBuiltOnes()
    {
        const auto store = std::make_shared<TablesInMemory>();
        core::setTableStore(store);
        LimitedCalls first{std::numeric_limits<int>::max()};
        const auto built = taquin::PdbSet::build({4, 4}, taquin::PdbSet::Small, std::ref(first));
        QVERIFY(!taquin::PdbSet::areKept({4, 4}, taquin::PdbSet::Small));
        built->save(*store, [] { return true; });
        QVERIFY(taquin::PdbSet::areKept({4, 4}, taquin::PdbSet::Small));
        QVERIFY(!taquin::PdbSet::areKept({4, 4}, taquin::PdbSet::Large));
        LimitedCalls second{std::numeric_limits<int>::max()};
        const auto kept = taquin::PdbSet::build({4, 4}, taquin::PdbSet::Small, std::ref(second));
        core::setTableStore(nullptr);
        const auto isOfBoard = [](const auto &table) { return table.first.starts_with("taquin-4x4-"); };
        QCOMPARE(std::ranges::count_if(store->tables, isOfBoard),
                 2); // the third pattern, of three tiles, is small
        QVERIFY(second.calls < first.calls);
        for (std::size_t i = 0; i < built->view(0).patterns.size(); ++i) {
            const taquin::PatternDatabase &one = *built->view(0).patterns[i].database;
            const taquin::PatternDatabase &other = *kept->view(0).patterns[i].database;
            QCOMPARE(other.bytes(), one.bytes());
            QVERIFY(std::equal(one.byte(0, 0), one.byte(0, 0) + one.bytes(), other.byte(0, 0)));
        }
    }

    /// Tables that cannot be saved for lack of memory are still used by searches.
    void tablesThatCannotBeSavedAreUsed()
    {
        const auto store = std::make_shared<FullStore>();
        core::setTableStore(store);
        {
            taquin::PdbCache cache;
            QVERIFY(cache.wait({4, 4}, taquin::PdbSet::Small, [] { return true; }));
            QTRY_VERIFY(store->wasAsked);
        }
        core::setTableStore(nullptr);
    }

    void buildingEndsAsSoonAsItIsCancelled()
    {
        constexpr int always = std::numeric_limits<int>::max();
        LimitedCalls whole{always};
        QVERIFY(taquin::PdbSet::build({3, 3}, taquin::PdbSet::Small, std::ref(whole)));
        for (int limit = 0; limit < whole.calls; ++limit) {
            LimitedCalls limited{limit};
            QVERIFY(!taquin::PdbSet::build({3, 3}, taquin::PdbSet::Small, std::ref(limited)));
            QCOMPARE(limited.calls, limit + 1);
        }
    }

    /// Building can be cancelled even during the half second of work before the first database.
    void buildingCanBeCancelledAtAnyTime()
    {
        constexpr int items = 2000; // the maximum number of items between two calls
        constexpr int always = std::numeric_limits<int>::max();
        LimitedCalls forSpace{always};
        const auto space = taquin::PatternSpace::build({5, 5}, 6, std::ref(forSpace));
        QVERIFY(forSpace.calls > 177100 / items); // the number of ways to choose 6 out of 25 cells
        LimitedCalls forGraph{always};
        QVERIFY(taquin::SlotGraph::build(space, std::ref(forGraph)));
        QVERIFY(forGraph.calls > 2 * int(space->slots().size()) / items);
        for (const int limit : {0, 1, forGraph.calls / 2, forGraph.calls - 1}) {
            LimitedCalls limited{limit};
            QVERIFY(!taquin::SlotGraph::build(space, std::ref(limited)));
            QCOMPARE(limited.calls, limit + 1);
        }
    }

    /// Building can be cancelled after each of its levels, of which there are more than moves to the farthest
    /// state.
    void lanesCanBeCancelledAtAnyLevel()
    {
        constexpr core::Grid grid{5, 5};
        const auto space = taquin::PatternSpace::build(grid, 3, inSequence);
        const auto graph = taquin::LaneGraph::build(space, inSequence);
        constexpr taquin::CellSet home = 7;
        LimitedCalls whole{std::numeric_limits<int>::max()};
        const auto database = taquin::PatternDatabase::build(*graph, home, std::ref(whole));
        QVERIFY(whole.calls > int(database->state({24, 23, 22}, 0).distance));
        for (int limit = 0; limit < whole.calls; ++limit) {
            LimitedCalls limited{limit};
            QVERIFY(!taquin::PatternDatabase::build(*graph, home, std::ref(limited)));
            QCOMPARE(limited.calls, limit + 1);
        }
    }

    void fewAreBuiltWithoutAWaitingSearch()
    {
        taquin::PdbCache cache(taquin::PdbCache::Clock::duration::zero());
        constexpr core::Grid forgotten{5, 3};
        for (const core::Grid grid : {forgotten, core::Grid{4, 4}, core::Grid{5, 4}, core::Grid{4, 5}}) {
            cache.request(grid, taquin::PdbSet::Large);
            QVERIFY(cache.buildsUnderWay() <= 2);
        }
        QVERIFY(cache.wait(forgotten, taquin::PdbSet::Large, [] { return true; }));
    }

#ifdef __linux__
    void buildersKeepToTheLimitOfThreads()
    {
        const auto threads = [] {
            return std::distance(std::filesystem::directory_iterator("/proc/self/task"), {});
        };
        while (taquin::PdbCache::shared().buildsUnderWay() > 0)
            std::this_thread::yield();
        core::setThreadLimit(1);
        const auto before = threads();
        taquin::PdbCache cache;
        QVERIFY(cache.wait({4, 4}, taquin::PdbSet::Large, [&] { return threads() <= before + 1; }));
        core::setThreadLimit(0);
    }

    /// Large blocks are returned to the system, unlike those of a heap, which would keep the second, smaller
    /// block.
    void largeBlocksGoBackToTheSystem()
    {
        taquin::HugePages<unsigned char> pages;
        for (const std::size_t whole : {8U, 2U}) {
            const std::size_t bytes = whole * taquin::largePage + 1;
            unsigned char *const memory = pages.allocate(bytes);
            QCOMPARE(reinterpret_cast<std::uintptr_t>(memory) % taquin::largePage, 0U);
            memory[0] = memory[bytes - 1] = 1;
            pages.deallocate(memory, bytes);
            for (unsigned char *page = memory; page < memory + bytes; page += taquin::largePage) {
                unsigned char resident = 0;
                QCOMPARE(mincore(page, 1, &resident), -1);
                QCOMPARE(errno, ENOMEM); // the page is not mapped
            }
        }
    }
#endif

    void moreThanThereIsIsRefused()
    {
        taquin::HugePages<std::uint64_t> pages;
        constexpr std::size_t most = std::numeric_limits<std::size_t>::max() / 32;
        QVERIFY_THROWS_EXCEPTION(std::bad_alloc, (void)pages.allocate(most));
    }
};

TEST_SUITE(PatternDatabases)
#include "tst_pdb.moc"
