// SPDX-License-Identifier: MIT
#include "taquin/pdb/pdbset.h"

#include <algorithm>
#include <set>

namespace taquin {

namespace {

core::Grid upright(core::Grid grid)
{
    return {std::min(grid.columns, grid.rows), std::max(grid.columns, grid.rows)};
}

/// Returns a letter for each tile of an upright board, the same for all tiles of a pattern: groups of `tiles`
/// tiles in row-major or column-major order. The last, smaller group is far from the blank's corner, where it
/// costs least.
std::string inGroups(core::Grid grid, int tiles, bool byColumns)
{
    std::string partition(std::size_t(grid.size() - 1), 'a');
    int placed = 0;
    for (int i = grid.size() - 1; i >= 0; --i) {
        const int cell = byColumns ? grid.cell(i / grid.rows, i % grid.rows) : i;
        if (cell != grid.size() - 1)
            partition[std::size_t(cell)] = char('a' + placed++ / tiles);
    }
    return partition;
}

/// Returns the view for the transposed board, of size `grid`.
PdbView transposedView(const PdbView &view, core::Grid grid)
{
    const auto across = [&](int cell) { return grid.column(cell) * grid.rows + grid.row(cell); };
    PdbView result;
    for (int tile = 0; tile < grid.size() - 1; ++tile)
        result.patternOf.push_back(view.patternOf[across(tile)]);
    for (const PdbPattern &pattern : view.patterns) {
        auto &[database, cells, slides] = result.patterns.emplace_back();
        database = pattern.database;
        for (int cell = 0; cell < grid.size(); ++cell)
            cells.push_back(pattern.cells[across(cell)]);
    }
    return result;
}

/// Returns the home cells of each pattern, by its letter.
std::map<char, CellSet> homesOf(const std::string &partition)
{
    std::map<char, CellSet> homes;
    for (std::size_t cell = 0; cell < partition.size(); ++cell)
        homes[partition[cell]] |= cellBit(int(cell));
    return homes;
}

void addSlides(PdbPattern &pattern, core::Grid grid)
{
    auto &[database, cells, slides] = pattern;
    slides.assign(cells.size(), {});
    for (int blank = 0; blank < grid.size(); ++blank) {
        for (const Direction direction : directions) {
            if (hasNext(grid, blank, direction))
                slides[blank][direction] =
                    database->space().slide(cells[next(grid, blank, direction)], cells[blank]);
        }
    }
}

void addSlides(PdbView &view, core::Grid grid)
{
    for (PdbPattern &pattern : view.patterns)
        addSlides(pattern, grid);
}

/// Returns partitions found by trial: patterns along the edges are the most informative for a beam. Many are
/// images of one another.
std::vector<std::string> leastPartitions(core::Grid grid)
{
    if (grid == core::Grid{4, 5})
        return {"aabbaabbccddccddeee", "aaaabbccbbccddeedde"};
    if (grid == core::Grid{5, 5})
        return {"aabbcadbbcaddcceedffeeff", ""};
    return {"aaaabbccddbbccddeeffggeeffgghhiiiih", ""};
}

/// Returns the partitions of the views; an empty one means the previous one mirrored.
std::vector<std::string> partitions(core::Grid grid, PdbSet::Size size)
{
    const bool large = size == PdbSet::Large;
    if (size == PdbSet::Least)
        return leastPartitions(grid);
    if (grid == core::Grid{4, 4} && large)
        return {"aabbaabbaabbxab", "", "xabbaabbaabbaab", ""};
    if (grid == core::Grid{4, 4})
        return {"abbbaaccaaccacc", ""};
    if (grid == core::Grid{5, 5})
        return {large ? "aaabbaaabbccdbbccdddccdd" : "aabbcaabbcddeecddeecffff", ""};
    const int usual = std::min(grid.size() <= 16 ? 6 : grid.size() <= 20 ? 5 : 4, grid.size() - 1);
    const int tiles = usual + int(large);
    if (grid.columns == grid.rows)
        return {inGroups(grid, tiles, false), ""};
    // On a board with two columns, the groups along the columns are not enlarged: their patterns have more states than
    // others, and long ones say little about the moves needed.
    return {inGroups(grid, tiles, false), inGroups(grid, grid.columns == 2 ? usual : tiles, true)};
}

/// Returns the homes of the patterns with few enough tiles for a LaneGraph.
std::vector<CellSet> smallHomes(std::span<const std::string> partitions, core::Grid grid)
{
    std::set<CellSet> homes;
    for (const std::string &partition : partitions) {
        for (const auto &[letter, cells] : homesOf(partition)) {
            if (popCount(cells) <= LaneGraph::maxTiles)
                homes.insert(representative(grid, cells).home);
        }
    }
    return {homes.begin(), homes.end()};
}

} // namespace

std::vector<PatternState> PdbView::states(const Board &board) const
{
    std::vector<PatternState> result;
    for (std::size_t number = 0; number < patterns.size(); ++number) {
        const PdbPattern &pattern = patterns[number];
        std::map<int, int> cells; // each tile's cell by its cell at the goal, both in the database
        for (int tile = 0; tile < int(patternOf.size()); ++tile) {
            if (patternOf[tile] == number)
                cells[pattern.cells[tile]] = pattern.cells[board.cell(tile)];
        }
        std::vector<int> inOrder;
        for (const auto &[home, cell] : cells)
            inOrder.push_back(cell);
        result.push_back(pattern.database->state(inOrder, pattern.cells[board.blank()]));
    }
    return result;
}

bool PdbSet::covers(core::Grid grid, Size size)
{
    const int side = std::min(grid.columns, grid.rows);
    const int cells = grid.size();
    if (size == Least)
        return grid == core::Grid{5, 5} || grid == core::Grid{6, 6} || (side == 4 && cells == 20);
    if (size == Small)
        return side >= 2 && cells <= maxCells;
    return side >= 2 && cells >= 13 && (cells <= 20 || (side == 5 && cells == 25));
}

bool PdbSet::areKept(core::Grid grid, Size size)
{
    const std::shared_ptr<const core::TableStore> store = core::tableStore();
    if (!store)
        return false;
    // Patterns of few tiles are never saved.
    int most = 0;
    bool all = true;
    for (const std::string &partition : partitions(upright(grid), size)) {
        for (const auto &[letter, cells] : homesOf(partition)) {
            const CellSet home = representative(upright(grid), cells).home;
            if (popCount(home) > most)
                all = true;
            most = std::max(most, popCount(home));
            if (popCount(home) == most)
                all = all && PatternDatabase::isKept(upright(grid), home, *store);
        }
    }
    return all;
}

std::shared_ptr<const PdbSet> PdbSet::build(core::Grid grid, Size size, const ParallelFor &parallelFor)
{
    SharedBySize shared;
    const std::shared_ptr<PdbSet> set(new PdbSet(upright(grid)));
    const auto all = partitions(set->m_grid, size);
    if (!set->findSmallPatterns(all, shared, parallelFor))
        return nullptr;
    for (const std::string &partition : all) {
        if (partition.empty())
            set->m_views.push_back(transposedView(set->m_views.back(), grid));
        else if (!set->addView(partition, shared, parallelFor))
            return nullptr;
    }
    for (PdbView &view : set->m_views)
        addSlides(view, set->m_grid);
    for (const auto &[tiles, common] : shared) {
        for (const auto &[home, database] : common.databases)
            set->m_bytes += database->bytes();
    }
    return grid == set->m_grid ? set : set->transposed(grid);
}

/// Loads the small patterns from the program's store, and builds the missing ones in parallel. Returns false if
/// it was cancelled.
bool PdbSet::findSmallPatterns(std::span<const std::string> partitions, SharedBySize &shared,
                               const ParallelFor &parallelFor)
{
    const std::vector<CellSet> homes = smallHomes(partitions, m_grid);
    const std::shared_ptr<core::TableStore> store = core::tableStore();
    std::vector<CellSet> missing;
    for (const CellSet home : homes) {
        auto &[space, graph, laneGraph, databases] = shared[popCount(home)];
        if (!space)
            space = PatternSpace::build(m_grid, popCount(home), parallelFor);
        if (!space)
            return false;
        databases[home] = store ? PatternDatabase::load(space, home, *store) : nullptr;
        if (databases[home])
            continue;
        if (!laneGraph)
            laneGraph = LaneGraph::build(space, parallelFor);
        if (!laneGraph)
            return false;
        missing.push_back(home);
    }
    const bool all = parallelFor(int(missing.size()), [&](int number) {
        const CellSet home = missing[std::size_t(number)];
        Shared &common = shared.at(popCount(home));
        common.databases.at(home) = PatternDatabase::build(*common.laneGraph, home, parallelFor);
    });
    for (const CellSet home : missing)
        m_built.push_back(shared.at(popCount(home)).databases.at(home));
    return all && std::ranges::find(m_built, nullptr) == m_built.end();
}

void PdbSet::save(core::TableStore &store, const std::function<bool()> &shouldContinue) const
{
    for (const std::shared_ptr<const PatternDatabase> &database : m_built) {
        if (!shouldContinue())
            return;
        database->save(store);
    }
}

std::shared_ptr<const PdbSet> PdbSet::transposed(core::Grid grid) const
{
    const std::shared_ptr<PdbSet> set(new PdbSet(*this));
    for (PdbView &view : set->m_views) {
        view = transposedView(view, grid);
        addSlides(view, grid);
    }
    return set;
}

/// Adds the view of a partition. Returns false if it was cancelled.
bool PdbSet::addView(const std::string &partition, SharedBySize &shared, const ParallelFor &parallelFor)
{
    PdbView view;
    const std::map<char, CellSet> homes = homesOf(partition);
    for (const auto &[letter, cells] : homes) {
        PatternImage image = representative(m_grid, cells);
        auto database = databaseOf(image.home, shared, parallelFor);
        if (!database)
            return false;
        view.patterns.push_back({std::move(database), std::move(image.symmetry), {}});
    }
    for (const char letter : partition)
        view.patternOf.push_back(std::uint8_t(std::distance(homes.begin(), homes.find(letter))));
    m_views.push_back(std::move(view));
    return true;
}

/// Returns the database of a pattern, shared with equal patterns. Returns null if it was cancelled.
std::shared_ptr<const PatternDatabase> PdbSet::databaseOf(CellSet home, SharedBySize &shared,
                                                          const ParallelFor &parallelFor)
{
    auto &database = shared[popCount(home)].databases[home];
    if (!database)
        database = findDatabase(home, shared[popCount(home)], parallelFor);
    return database;
}

/// Loads the database from the program's store, or builds it. Returns null if it was cancelled.
std::shared_ptr<const PatternDatabase> PdbSet::findDatabase(CellSet home, Shared &shared,
                                                            const ParallelFor &parallelFor)
{
    const std::shared_ptr<core::TableStore> store = core::tableStore();
    if (!shared.space)
        shared.space = PatternSpace::build(m_grid, popCount(home), parallelFor);
    if (!shared.space)
        return nullptr;
    if (auto kept = store ? PatternDatabase::load(shared.space, home, *store) : nullptr)
        return kept;
    if (!shared.graph)
        shared.graph = SlotGraph::build(shared.space, parallelFor);
    auto built = shared.graph ? PatternDatabase::build(*shared.graph, home, parallelFor) : nullptr;
    if (built)
        m_built.push_back(built);
    return built;
}

} // namespace taquin
