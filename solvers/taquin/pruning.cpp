// SPDX-License-Identifier: MIT
#include "taquin/pruning.h"

#include <array>
#include <unordered_map>

namespace taquin {

namespace {

constexpr int longest = 12;

/// A path of the blank as a number: a 1, followed by two bits for each move.
using PackedPath = std::uint32_t;
constexpr PackedPath emptyPath = 1;

int length(PackedPath path)
{
    int moves = 0;
    for (; path > 3; path >>= 2)
        ++moves;
    return moves;
}

PackedPath extended(PackedPath path, Direction direction)
{
    return path << 2 | PackedPath(direction);
}

PackedPath suffix(PackedPath path, int moves)
{
    const PackedPath end = PackedPath(1) << 2 * moves;
    return (path & (end - 1)) | end;
}

/// A hash set of positive numbers with open addressing, several times faster than std::unordered_set.
class NumberSet {
public:
    /// Inserts a number; returns false if the set already contained it.
    bool insert(std::uint64_t number)
    {
        if (2 * m_count >= m_slots.size())
            grow();
        const std::size_t slot = slotOf(number);
        if (m_slots[slot] == number)
            return false;
        m_slots[slot] = number;
        ++m_count;
        return true;
    }

private:
    static constexpr std::uint64_t none = 0;

    /// Returns the slot of the number, or the free slot where it belongs.
    std::size_t slotOf(std::uint64_t number) const
    {
        constexpr std::uint64_t goldenRatio = 0x9E3779B97F4A7C15U;
        const std::size_t mask = m_slots.size() - 1;
        std::size_t index = number * goldenRatio >> 40 & mask;
        while (m_slots[index] != none && m_slots[index] != number)
            index = (index + 1) & mask;
        return index;
    }
    void grow()
    {
        std::vector<std::uint64_t> numbers(2 * m_slots.size());
        numbers.swap(m_slots);
        for (const std::uint64_t number : numbers) {
            if (number != none)
                m_slots[slotOf(number)] = number;
        }
    }

    std::vector<std::uint64_t> m_slots = std::vector<std::uint64_t>(1 << 10); ///< the size is a power of two
    std::size_t m_count = 0;
};

/// A set of paths in a trie of their moves, the last move first: a few moves of a path usually show that it ends
/// with none of them, since the trie has no such branch.
class PathSet {
public:
    void add(PackedPath path)
    {
        m_all.push_back(path);
        std::size_t node = root;
        for (; path != emptyPath; path >>= 2) {
            if (m_nodes[node].before[path & 3U] == root) {
                m_nodes[node].before[path & 3U] = std::uint32_t(m_nodes.size());
                m_nodes.emplace_back();
            }
            node = m_nodes[node].before[path & 3U];
        }
        m_nodes[node].isWhole = true;
    }
    bool hasSuffixOf(PackedPath path) const
    {
        std::size_t node = root;
        for (; path != emptyPath && !m_nodes[node].isWhole; path >>= 2) {
            node = m_nodes[node].before[path & 3U];
            if (node == root)
                return false;
        }
        return m_nodes[node].isWhole;
    }
    const std::vector<PackedPath> &all() const { return m_all; }

private:
    static constexpr std::uint32_t root = 0;
    struct Node {
        /// The child for the move that precedes the moves of this node; `root` if there is none.
        std::array<std::uint32_t, directions.size()> before = {};
        bool isWhole = false; ///< the moves from the root to this node are one of the paths
    };

    std::vector<PackedPath> m_all;
    std::vector<Node> m_nodes = std::vector<Node>(1);
};

/// A small board as a number with four bits for each cell: its tile (or the blank), named by the cell where it
/// began.
using PackedBoard = std::uint64_t;
constexpr PackedBoard ordered = 0xFEDCBA9876543210U;

PackedBoard exchanged(PackedBoard board, int cell, int other)
{
    const PackedBoard change = (board >> 4 * cell ^ board >> 4 * other) & 0xFU;
    return board ^ change << 4 * cell ^ change << 4 * other;
}

/// Finds redundant paths in increasingly large rectangles, which keeps the rules of the large ones few: most of
/// their redundant paths contain one of a smaller rectangle. Further rectangles, such as 4x4, would hardly save
/// any nodes.
class RedundantPaths {
public:
    RedundantPaths()
    {
        constexpr core::Grid boxes[] = {{2, 1}, {1, 2}, {2, 2}, {3, 2}, {2, 3},
                                        {3, 3}, {4, 2}, {2, 4}, {4, 3}, {3, 4}};
        for (const core::Grid box : boxes) {
            for (int blank = 0; blank < box.size(); ++blank)
                search(box, blank);
        }
    }
    const PathSet &all() const { return m_redundant; }

private:
    struct Node {
        PackedPath path;
        PackedBoard board;
        int blank;
        unsigned columns; ///< the columns that the blank has visited, as a bitmask
        unsigned rows;
    };

    /// Visits all boards that the blank can reach from its cell, breadth first. A path to a known board is
    /// redundant if it needs the whole rectangle; otherwise, the other path might need more room than this one.
    void search(core::Grid box, int blank)
    {
        NumberSet known;
        known.insert(ordered);
        std::vector<Node> level{{emptyPath, ordered, blank, 1U << box.column(blank), 1U << box.row(blank)}};
        for (int moves = 1; moves <= longest; ++moves) {
            std::vector<Node> nextLevel;
            for (const Node &node : level) {
                for (const Direction direction : directions) {
                    if (hasNext(box, node.blank, direction))
                        visit(box, successor(box, node, direction), known, nextLevel);
                }
            }
            level = std::move(nextLevel);
        }
    }
    void visit(core::Grid box, const Node &node, NumberSet &known, std::vector<Node> &nextLevel)
    {
        if (m_redundant.hasSuffixOf(node.path))
            return;
        const bool isNew = known.insert(node.board);
        if (isNew || !needsAll(box, node))
            nextLevel.push_back(node);
        else
            m_redundant.add(node.path);
    }

    static Node successor(core::Grid box, const Node &node, Direction direction)
    {
        const int blank = next(box, node.blank, direction);
        return {extended(node.path, direction), exchanged(node.board, node.blank, blank), blank,
                node.columns | 1U << box.column(blank), node.rows | 1U << box.row(blank)};
    }
    static bool needsAll(core::Grid box, const Node &node)
    {
        return node.columns == (1U << box.columns) - 1 && node.rows == (1U << box.rows) - 1;
    }

    PathSet m_redundant;
};

} // namespace

/// Builds the automaton. Its states are the prefixes of redundant paths (Aho and Corasick, 1975): the state of a
/// path is the longest prefix that is a suffix of the path.
MovePruning::MovePruning()
{
    const RedundantPaths redundantPaths;
    const PathSet &paths = redundantPaths.all();
    std::vector<PackedPath> prefixes{emptyPath};
    std::unordered_map<PackedPath, State> states{{emptyPath, start}};
    for (const PackedPath path : paths.all()) {
        for (PackedPath prefix = path >> 2; prefix != emptyPath; prefix >>= 2) {
            if (states.emplace(prefix, State(prefixes.size())).second)
                prefixes.push_back(prefix);
        }
    }
    for (const PackedPath prefix : prefixes) {
        auto &after = m_after.emplace_back();
        DirectionSet &useful = m_useful.emplace_back();
        for (const Direction direction : directions) {
            const PackedPath path = extended(prefix, direction);
            int kept = length(path);
            while (!states.contains(suffix(path, kept)))
                --kept;
            after[direction] = paths.hasSuffixOf(path) ? redundant : states.at(suffix(path, kept));
            useful = DirectionSet(useful | unsigned(after[direction] != redundant) << int(direction));
        }
    }
}

const MovePruning &MovePruning::automaton()
{
    static const MovePruning pruning;
    return pruning;
}

} // namespace taquin
