// SPDX-License-Identifier: MIT
#include "taquin/loops.h"

#include "taquin/cellsets.h"

#include <unordered_map>

namespace taquin {

namespace {

constexpr int longest = 12;

/// A way of the gap as a number: a 1, then two bits for each move.
using Way = std::uint32_t;
constexpr Way nowhere = 1;

int length(Way way)
{
    int moves = 0;
    for (; way > 3; way >>= 2)
        ++moves;
    return moves;
}

Way longer(Way way, Direction direction)
{
    return way << 2 | Way(direction);
}

Way lastMoves(Way way, int count)
{
    const Way end = Way(1) << 2 * count;
    return (way & (end - 1)) | end;
}

/// Some ways.
class Ways {
public:
    void add(Way way)
    {
        m_all.push_back(way);
        m_has[way] = true;
        m_hasOfLength[std::size_t(length(way))] = true;
    }
    bool haveEndOf(Way way) const
    {
        for (int count = length(way); count > 0; --count) {
            if (m_hasOfLength[std::size_t(count)] && m_has[lastMoves(way, count)])
                return true;
        }
        return false;
    }
    const std::vector<Way> &all() const { return m_all; }

private:
    std::vector<Way> m_all;
    std::vector<bool> m_has = std::vector<bool>(std::size_t(nowhere) << (2 * longest + 1)); ///< by way
    std::array<bool, longest + 1> m_hasOfLength = {};
};

/// A small board, a digit of four bits for each cell: its tile, named by its first cell. So is the gap.
using Tiles = std::uint64_t;
constexpr Tiles inOrder = 0xFEDCBA9876543210U;

Tiles exchanged(Tiles tiles, int cell, int other)
{
    const Tiles change = (tiles >> 4 * cell ^ tiles >> 4 * other) & 0xFU;
    return tiles ^ change << 4 * cell ^ change << 4 * other;
}

/// Boards that are known; many are asked for, and std::unordered_set would take several times as long.
class KnownBoards {
public:
    /// False when it was known before.
    bool insert(Tiles tiles)
    {
        if (2 * m_count >= m_places.size())
            grow();
        Tiles &place = placeOf(tiles);
        if (place == tiles)
            return false;
        place = tiles;
        ++m_count;
        return true;
    }

private:
    static constexpr Tiles none = 0; // all cells have different tiles

    Tiles &placeOf(Tiles tiles)
    {
        constexpr Tiles goldenRatio = 0x9E3779B97F4A7C15U;
        const std::size_t mask = m_places.size() - 1;
        std::size_t index = tiles * goldenRatio >> 40 & mask;
        while (m_places[index] != none && m_places[index] != tiles)
            index = (index + 1) & mask;
        return m_places[index];
    }
    void grow()
    {
        std::vector<Tiles> places(2 * m_places.size());
        places.swap(m_places);
        for (const Tiles tiles : places) {
            if (tiles != none)
                placeOf(tiles) = tiles;
        }
    }

    std::vector<Tiles> m_places = std::vector<Tiles>(1 << 10); ///< a power of two
    std::size_t m_count = 0;
};

/// Vain ways, found in ever larger rectangles, so that most others contain one of them. Further rectangles,
/// 4x4 among them, would hardly spare a node more.
class VainWays {
public:
    VainWays()
    {
        constexpr core::Grid boxes[] = {{2, 1}, {1, 2}, {2, 2}, {3, 2}, {2, 3},
                                        {3, 3}, {4, 2}, {2, 4}, {4, 3}, {3, 4}};
        for (const core::Grid box : boxes) {
            for (int gap = 0; gap < box.size(); ++gap)
                search(box, gap);
        }
    }
    const Ways &all() const { return m_vain; }

private:
    struct Reached {
        Way way;
        Tiles tiles;
        int gap;
        CellSet columns; ///< that the gap has been in
        CellSet rows;
    };

    /// All boards that the gap can make from its cell, breadth first. A way that makes a known one is vain if
    /// it needs the whole rectangle; else the other one may need more room.
    void search(core::Grid box, int gap)
    {
        KnownBoards known;
        known.insert(inOrder);
        std::vector<Reached> level{{nowhere, inOrder, gap, only(box.column(gap)), only(box.row(gap))}};
        for (int moves = 1; moves <= longest; ++moves) {
            std::vector<Reached> nextLevel;
            for (const Reached &before : level) {
                for (const Direction direction : directions) {
                    if (!hasNext(box, before.gap, direction))
                        continue;
                    const Reached then = after(box, before, direction);
                    if (m_vain.haveEndOf(then.way))
                        continue;
                    const bool isNew = known.insert(then.tiles);
                    if (isNew || !needsAll(box, then))
                        nextLevel.push_back(then);
                    else
                        m_vain.add(then.way);
                }
            }
            level = std::move(nextLevel);
        }
    }

    static Reached after(core::Grid box, const Reached &before, Direction direction)
    {
        const int gap = next(box, before.gap, direction);
        return {longer(before.way, direction), exchanged(before.tiles, before.gap, gap), gap,
                before.columns | only(box.column(gap)), before.rows | only(box.row(gap))};
    }
    static bool needsAll(core::Grid box, const Reached &reached)
    {
        return reached.columns == only(box.columns) - 1 && reached.rows == only(box.rows) - 1;
    }

    Ways m_vain;
};

} // namespace

/// Its states are the beginnings of vain ways (Aho and Corasick, 1975): the longest one with which the way so
/// far ends.
Loops::Loops()
{
    const VainWays vainWays;
    const Ways &ways = vainWays.all();
    std::vector<Way> beginnings{nowhere};
    std::unordered_map<Way, State> numbers{{nowhere, start}};
    for (const Way way : ways.all()) {
        for (Way beginning = way >> 2; beginning != nowhere; beginning >>= 2) {
            if (numbers.emplace(beginning, State(beginnings.size())).second)
                beginnings.push_back(beginning);
        }
    }
    for (const Way beginning : beginnings) {
        auto &after = m_after.emplace_back();
        for (const Direction direction : directions) {
            const Way then = longer(beginning, direction);
            int kept = length(then);
            while (!numbers.contains(lastMoves(then, kept)))
                --kept;
            after[std::size_t(direction)] = ways.haveEndOf(then) ? vain : numbers.at(lastMoves(then, kept));
        }
    }
}

const Loops &Loops::all()
{
    static const Loops loops;
    return loops;
}

} // namespace taquin
