// SPDX-License-Identifier: MIT
#pragma once

#include "insight/searchcell.h"

#include <functional>
#include <set>

namespace insight {

/// The part of a search tree that is drawn: the path from the root to the cursor with the nearest siblings of each
/// of its nodes, and the nodes that were unfolded besides. `layOut` places the nodes without overlap: `x` in the
/// unit of the widths from the caller, and `level` from the top.
class SearchTree {
public:
    struct Node {
        enum Kind : std::uint8_t {
            Move,
            Earlier, ///< a group of the siblings before the next node, summarised in `cell.subtree`
            Later,   ///< a group of the siblings after the node before
        };

        Kind kind = Move;
        SearchCell cell; ///< the cell of the move; the root has depth 0 and all events
        int parent = -1;
        std::vector<int> children = {};
        bool hasChildren = false; ///< whether it has children, shown or not
        bool onPath = false;      ///< whether its move is on the path to the cursor
        double x = 0;             ///< the position of the node's middle
        int level = 0;

        bool isFolded() const { return hasChildren && children.empty(); }
        /// Returns the key that identifies the node while the search continues: its begin and its depth.
        std::pair<qint64, qint64> key() const { return {cell.begin, cell.depth}; }
    };
    using Key = std::pair<qint64, qint64>;

    /// The user's choice of the nodes to see.
    struct Choice {
        /// The nodes unfolded although they are not on the path, or folded in the whole tree.
        std::set<Key> toggled = {};
        std::set<Key> widened = {}; ///< the nodes whose children are all shown
        bool whole = false;         ///< whether all nodes are shown, up to `mostNodes`
        bool foldsFailed = false;   ///< whether failed nodes are folded in the whole tree
    };

    static constexpr int mostNodes = 5000;
    static constexpr int nearest = 4;     ///< the siblings shown on either side
    static constexpr int mostLevels = 40; ///< the levels of the path that are shown above the cursor

    /// Makes the tree around this boundary, in time proportional to the number of nodes shown.
    SearchTree(const VisibleRecord &record, qint64 here, const Choice &choice);

    const std::vector<Node> &nodes() const { return m_nodes; }
    /// Returns the deepest node on the path.
    int current() const { return m_current; }
    int find(const Key &key) const; ///< -1 if the node is not shown

    /// Sets `x` and `level` of all nodes, as close together as `gap` allows, with parents centred over their
    /// children (Reingold and Tilford 1981, by contours).
    void layOut(const std::function<double(const Node &)> &width, double gap);
    double width() const { return m_width; }
    int levels() const { return m_levels; }

private:
    void addChildren(int node, qint64 from, qint64 to);
    int add(int parent, Node::Kind kind, const SearchCell &cell);
    bool unfolds(const Node &node) const;
    SearchCell group(const Node &parent, qint64 begin, qint64 end) const;

    VisibleRecord m_record;
    qint64 m_here;
    qint64 m_depth; ///< the depth at the cursor
    const Choice &m_choice;
    std::vector<Node> m_nodes;
    int m_current = 0;
    double m_width = 0;
    int m_levels = 0;
};

} // namespace insight
