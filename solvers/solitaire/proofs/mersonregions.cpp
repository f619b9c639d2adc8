// SPDX-License-Identifier: MIT
#include "solitaire/proofs/mersonregions.h"

namespace solitaire {

namespace {

constexpr int mostHoles = 6; ///< the most holes of a region

/// Finds the regions among some holes that contain no smaller region.
class RegionSearch {
public:
    RegionSearch(const Board &board, Pegs among) : m_board(board), m_among(among) {}

    std::vector<Pegs> smallest()
    {
        for (int hole = 0; hole < m_board.holes(); ++hole)
            complete(bit(hole));
        std::ranges::sort(m_found, {}, [](Pegs region) { return std::pair(std::popcount(region), region); });
        std::vector<Pegs> smallest;
        for (const Pegs region : m_found) {
            const auto isPart = [region](Pegs smaller) { return (region & smaller) == smaller; };
            if (std::ranges::none_of(smallest, isPart))
                smallest.push_back(region);
        }
        return smallest;
    }

private:
    /// Completes the holes to regions: if a peg from outside can jump over one of these holes to the outside, an
    /// end of the jump must be added.
    void complete(Pegs holes)
    {
        if ((holes & ~m_among) || std::popcount(holes) > mostHoles)
            return;
        const auto breaks = [holes](const Jump &jump) {
            return (holes & bit(jump.over)) && (holes & (bit(jump.from) | bit(jump.to))) == 0;
        };
        const auto jump = std::ranges::find_if(m_board.jumps(), breaks);
        if (jump == m_board.jumps().end()) {
            m_found.push_back(holes);
            return;
        }
        complete(holes | bit(jump->from));
        complete(holes | bit(jump->to));
    }

    const Board &m_board;
    const Pegs m_among;
    std::vector<Pegs> m_found;
};

/// Packs disjoint regions by backtracking, starting with the smallest ones.
class Packing {
public:
    explicit Packing(std::vector<Pegs> regions) : m_regions(std::move(regions)) {}

    const std::vector<Pegs> &largest()
    {
        extend(0, 0);
        return m_best;
    }

private:
    static constexpr int mostNodes = 100000;

    void extend(std::size_t next, Pegs taken)
    {
        if (m_chosen.size() > m_best.size())
            m_best = m_chosen;
        for (; next < m_regions.size() && ++m_nodes < mostNodes; ++next) {
            if (m_chosen.size() + m_regions.size() - next <= m_best.size())
                return;
            if (m_regions[next] & taken)
                continue;
            m_chosen.push_back(m_regions[next]);
            extend(next + 1, taken | m_regions[next]);
            m_chosen.pop_back();
            if (std::has_single_bit(m_regions[next])) // no other region contains this hole
                return;
        }
    }

    const std::vector<Pegs> m_regions;
    std::vector<Pegs> m_chosen;
    std::vector<Pegs> m_best;
    int m_nodes = 0;
};

bool isRegion(const Board &board, Pegs holes)
{
    return std::ranges::none_of(board.jumps(), [holes](const Jump &jump) {
        return (holes & bit(jump.over)) && (holes & (bit(jump.from) | bit(jump.to))) == 0;
    });
}

/// Returns the image of a hole: bit 0 of `number` mirrors the rows, bit 1 the columns, and bit 2 then transposes.
/// Returns -1 if there is no hole.
int imageOf(const Board &board, int hole, int number)
{
    const core::Grid grid = board.grid();
    int row = board.row(hole) - 1;
    int column = board.column(hole) - 1;
    row = number & 1 ? grid.rows - 1 - row : row;
    column = number & 2 ? grid.columns - 1 - column : column;
    if (number & 4)
        std::swap(row, column);
    return grid.has(column, row) ? board.hole(grid.cell(column, row)) : -1;
}

/// Returns the images of all regions; empty if one of them is not a region.
std::vector<Pegs> imageOf(const Board &board, const std::vector<Pegs> &regions, int number)
{
    std::vector<Pegs> images;
    for (const Pegs region : regions) {
        Pegs image = 0;
        for (int hole = 0; hole < board.holes(); ++hole) {
            if (const int to = imageOf(board, hole, number); (region & bit(hole)) && to >= 0)
                image |= bit(to);
        }
        if (countPegs(image) != countPegs(region) || !isRegion(board, image))
            return {};
        images.push_back(image);
    }
    std::ranges::sort(images);
    return images;
}

/// The regions of a whole board, and their images.
class Regions {
public:
    explicit Regions(const Board &board)
        : all(Packing(RegionSearch(board, board.allHoles()).smallest()).largest())
    {
        for (int number = 0; number < 8; ++number) {
            std::vector<Pegs> image = imageOf(board, all, number);
            if (!image.empty() && std::ranges::find(packings, image) == packings.end())
                packings.push_back(std::move(image));
        }
    }

    std::vector<Pegs> all;
    std::vector<std::vector<Pegs>> packings;
};

} // namespace

int fewestSweeps(const Problem &problem)
{
    if (problem.isSolved())
        return 0;
    // Only a region of one hole may stay full: the hole where the last peg ends.
    const auto mayStay = [&](Pegs region) {
        return std::has_single_bit(region) && (region & problem.possibleEnds);
    };
    std::vector<Pegs> regions = RegionSearch(problem.board, problem.from).smallest();
    const std::size_t staying = std::size_t(std::ranges::count_if(regions, mayStay));
    const std::size_t most = Packing(std::move(regions)).largest().size();
    return std::max(1, int(most - std::min<std::size_t>(staying, 1)));
}

const std::vector<Pegs> &mersonRegions(const Board &board)
{
    return tableOf<Regions>(board).all;
}

const std::vector<std::vector<Pegs>> &mersonPackings(const Board &board)
{
    return tableOf<Regions>(board).packings;
}

int sweepsToBegin(const std::vector<std::vector<Pegs>> &packings, Pegs pegs, Pegs ends)
{
    int most = std::has_single_bit(pegs) ? 0 : 1;
    for (const std::vector<Pegs> &regions : packings) {
        int full = 0;
        int staying = 0; // 1 if the last peg may end in one of the full regions
        for (const Pegs region : regions) {
            if ((pegs & region) != region)
                continue;
            ++full;
            staying |= std::has_single_bit(region) && (region & ends);
        }
        most = std::max(most, full - staying);
    }
    return most;
}

} // namespace solitaire
