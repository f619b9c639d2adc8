// SPDX-License-Identifier: MIT
#pragma once

#include "insight/searchcell.h"

#include <functional>
#include <set>

namespace insight {

/// The part of a search tree that is drawn: the way from the root to where the viewer is, with the nearest
/// brothers of each node on it, and what has been unfolded besides. Nodes have places: `x` so that no two
/// overlap, in the unit of the widths that are asked for, and `level` from the top.
class SearchTree {
public:
    struct Node {
        enum Kind : std::uint8_t {
            Move,
            Earlier, ///< stands for the brothers before the next one, summed up in `cell.beneath`
            Later,   ///< for those after the one before
        };

        Kind kind = Move;
        SearchCell cell; ///< of the root: depth 0, and all events
        int parent = -1;
        std::vector<int> children = {};
        bool hasChildren = false; ///< shown or not
        bool onPath = false;      ///< its move stands where the viewer is
        double x = 0;             ///< of its middle
        int level = 0;

        bool isFolded() const { return hasChildren && children.empty(); }
        /// What names it while the search goes on: where it begins, and how deep.
        std::pair<qint64, qint64> key() const { return {cell.begin, cell.depth}; }
    };
    using Key = std::pair<qint64, qint64>;

    /// What the viewer has chosen to see.
    struct Choice {
        std::set<Key> toggled =
            {}; ///< unfolded although they are not on the path, or folded in the whole tree
        std::set<Key> widened = {}; ///< whose children are all shown
        bool whole = false;         ///< all nodes, as far as `mostNodes` goes
        bool foldsFailed = false;   ///< in the whole tree: what came to nothing is not unfolded
    };

    static constexpr int mostNodes = 5000;
    static constexpr int nearest = 4;     ///< brothers shown on either side
    static constexpr int mostLevels = 40; ///< of the path, above the viewer

    /// The tree around this boundary. Takes time in proportion to the nodes that are shown.
    SearchTree(const SeenRecord &record, qint64 here, const Choice &choice);

    const std::vector<Node> &nodes() const { return m_nodes; }
    /// The deepest node on the path.
    int current() const { return m_current; }
    int find(const Key &key) const; ///< -1 where it is not shown

    /// Sets `x` and `level` of all nodes, as near to one another as `gap` allows, parents over the middle of
    /// their children (Reingold and Tilford 1981, by contours).
    void layOut(const std::function<double(const Node &)> &width, double gap);
    double width() const { return m_width; }
    int levels() const { return m_levels; }

private:
    void grow(int node);
    void addChildren(int node, qint64 from, qint64 to);
    int add(int parent, Node::Kind kind, const SearchCell &cell);
    bool unfolds(const Node &node) const;
    SearchCell group(const Node &parent, qint64 begin, qint64 end) const;

    SeenRecord m_record;
    qint64 m_here;
    qint64 m_depth; ///< at the cursor
    const Choice &m_choice;
    std::vector<Node> m_nodes;
    int m_current = 0;
    double m_width = 0;
    int m_levels = 0;
};

} // namespace insight
