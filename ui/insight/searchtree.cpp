// SPDX-License-Identifier: MIT
#include "insight/searchtree.h"

#include <algorithm>
#include <limits>

namespace insight {

namespace {

SearchCell rootOf(const VisibleRecord &record)
{
    SearchCell root;
    root.begin = record.first();
    root.end = record.size() + 1;
    if (record.size() > record.first())
        root.subtree = record.sum(record.first(), record.size());
    root.outcome = root.subtree.solutions > 0 ? SearchCell::Solved : SearchCell::InPlace;
    return root;
}

/// Returns the first child that begins at or after this boundary and before `end`; its `begin` is -1 if there is
/// none.
SearchCell childFrom(const VisibleRecord &record, qint64 boundary, qint64 end, qint64 depth)
{
    SearchCell none;
    none.begin = -1;
    if (boundary > record.size())
        return none;
    const qint64 begin = record.nextAtLeast(boundary, depth);
    return begin < 0 || begin >= end ? none : SearchCell::at(record, begin, depth);
}

/// Returns the last child before this boundary and not before `begin`; its `begin` is -1 if there is none.
SearchCell childBefore(const VisibleRecord &record, qint64 boundary, qint64 begin, qint64 depth)
{
    SearchCell none;
    none.begin = -1;
    if (boundary < record.first())
        return none;
    const qint64 last = record.lastBoundaryWithDepth(boundary, depth);
    return last < begin || last < 0 ? none : SearchCell::at(record, last, depth);
}

} // namespace

SearchTree::SearchTree(const VisibleRecord &record, qint64 here, const Choice &choice)
    : m_record(record), m_here(here), m_depth(record.countsAt(here).depth), m_choice(choice)
{
    const qint64 top = choice.whole ? 0 : std::max<qint64>(0, m_depth - mostLevels);
    add(-1, Node::Move, top == 0 ? rootOf(record) : SearchCell::at(record, here, top));
    m_nodes.front().onPath = true;
    // This loop is no recursion, since a search that only goes forward is a tree of thousands of levels.
    std::vector<int> waiting{0};
    while (!waiting.empty()) {
        const int number = waiting.back();
        waiting.pop_back();
        const Node &node = m_nodes[std::size_t(number)];
        if (node.kind != Node::Move || !unfolds(node))
            continue;
        addChildren(number, node.cell.begin, std::min(node.cell.end, m_record.size() + 1));
        const std::vector<int> &children = m_nodes[std::size_t(number)].children;
        waiting.insert(waiting.end(), children.rbegin(), children.rend());
    }
}

int SearchTree::add(int parent, Node::Kind kind, const SearchCell &cell)
{
    const int number = int(m_nodes.size());
    Node node{kind, cell, parent};
    if (parent >= 0) {
        node.level = m_nodes[std::size_t(parent)].level + 1;
        m_nodes[std::size_t(parent)].children.push_back(number);
    }
    if (kind == Node::Move) {
        const qint64 end = std::min(cell.end, m_record.size() + 1);
        node.hasChildren = childFrom(m_record, cell.begin, end, cell.depth + 1).begin >= 0;
        node.onPath = parent < 0 || (m_nodes[std::size_t(parent)].onPath && cell.depth <= m_depth &&
                                     cell.begin <= m_here && m_here < cell.end);
        if (node.onPath)
            m_current = number;
    }
    m_nodes.push_back(std::move(node));
    return number;
}

/// Returns whether a node is unfolded. All nodes of the path are, including its last.
bool SearchTree::unfolds(const Node &node) const
{
    if (!node.hasChildren || std::ssize(m_nodes) >= mostNodes)
        return false;
    if (node.onPath)
        return true;
    const bool open = m_choice.whole && !(m_choice.foldsFailed && node.cell.outcome == SearchCell::Failed);
    return open != m_choice.toggled.contains(node.key());
}

/// Returns a group of siblings between these boundaries, with their summary.
SearchCell SearchTree::group(const Node &parent, qint64 begin, qint64 end) const
{
    SearchCell cell;
    cell.depth = parent.cell.depth + 1;
    cell.begin = begin;
    cell.end = end;
    if (begin < std::min(end, m_record.size()))
        cell.subtree = m_record.sum(begin, std::min(end, m_record.size()));
    cell.outcome = cell.subtree.solutions > 0 ? SearchCell::Solved : SearchCell::Failed;
    return cell;
}

/// Adds the siblings nearest to the one on the path or else to the cursor, and groups for the others.
void SearchTree::addChildren(int number, qint64 begin, qint64 end)
{
    const Node parent = m_nodes[std::size_t(number)];
    const qint64 depth = parent.cell.depth + 1;
    const bool all = m_choice.whole || m_choice.widened.contains(parent.key());
    const int most = all ? mostNodes : nearest;
    std::vector<SearchCell> shown;
    qint64 after = begin; // the boundary at which the search for later siblings begins
    if (m_here >= begin && m_here < end) {
        const bool within = m_depth >= depth;
        SearchCell cell = within ? SearchCell::at(m_record, m_here, depth) : SearchCell();
        after = within ? cell.end : m_here;
        if (within)
            shown.push_back(cell);
        qint64 before = within ? cell.made : m_here;
        for (int i = 0; i < most; ++i) {
            cell = childBefore(m_record, before, begin, depth);
            if (cell.begin < 0 || cell.begin < begin)
                break;
            shown.push_back(cell);
            before = cell.made;
        }
        std::ranges::reverse(shown);
    }
    const int later = m_here >= begin && m_here < end ? most : 2 * most;
    for (int i = 0; i < later; ++i) {
        const SearchCell cell = childFrom(m_record, after, end, depth);
        if (cell.begin < 0)
            break;
        shown.push_back(cell);
        after = cell.end;
    }
    if (shown.empty())
        return;
    if (const qint64 made = shown.front().made;
        made >= begin && childBefore(m_record, made, begin, depth).begin >= begin)
        add(number, Node::Earlier, group(parent, begin, made));
    for (const SearchCell &cell : shown)
        add(number, Node::Move, cell);
    if (childFrom(m_record, after, end, depth).begin >= 0)
        add(number, Node::Later, group(parent, after, end));
}

int SearchTree::find(const Key &key) const
{
    const auto found = std::ranges::find(m_nodes, key, &Node::key);
    return found == m_nodes.end() ? -1 : int(found - m_nodes.begin());
}

namespace {

/// The extent of a subtree to either side of its root, level by level.
struct Contour {
    std::vector<double> left;
    std::vector<double> right;

    void move(double by)
    {
        if (by == 0)
            return;
        for (double &reach : left)
            reach += by;
        for (double &reach : right)
            reach += by;
    }
};

} // namespace

// Children have greater numbers than their parents, so a backward loop visits each subtree before its parent.
void SearchTree::layOut(const std::function<double(const Node &)> &width, double gap)
{
    std::vector<Contour> contours(m_nodes.size());
    std::vector<double> offset(m_nodes.size(), 0); // the offset of a node from its parent
    m_levels = 0;
    for (std::size_t number = m_nodes.size(); number-- > 0;) {
        const Node &node = m_nodes[number];
        m_levels = std::max(m_levels, node.level + 1);
        // Contours are stored from the bottom up, so that a root is appended; level k of the children has the
        // index size - 1 - k.
        Contour all;
        for (const int child : node.children) {
            Contour &its = contours[std::size_t(child)];
            double shift = 0;
            const std::size_t both = std::min(all.right.size(), its.left.size());
            if (both > 0)
                shift = std::numeric_limits<double>::lowest();
            for (std::size_t k = 1; k <= both; ++k)
                shift =
                    std::max(shift, all.right[all.right.size() - k] + gap - its.left[its.left.size() - k]);
            offset[std::size_t(child)] = shift;
            its.move(shift);
            if (its.left.size() > all.left.size()) {
                std::swap(all.left, its.left);
                for (std::size_t k = 1; k <= its.left.size(); ++k)
                    all.left[all.left.size() - k] = its.left[its.left.size() - k];
            }
            if (its.right.size() >= all.right.size()) {
                std::swap(all.right, its.right);
            } else {
                for (std::size_t k = 1; k <= its.right.size(); ++k)
                    all.right[all.right.size() - k] = its.right[its.right.size() - k];
            }
            its = {};
        }
        if (!node.children.empty()) {
            const double middle =
                (offset[std::size_t(node.children.front())] + offset[std::size_t(node.children.back())]) / 2;
            for (const int child : node.children)
                offset[std::size_t(child)] -= middle;
            all.move(-middle);
        }
        const double half = width(node) / 2;
        all.left.push_back(-half);
        all.right.push_back(half);
        contours[number] = std::move(all);
    }
    const Contour &whole = contours.front();
    const double left = *std::ranges::min_element(whole.left);
    m_width = *std::ranges::max_element(whole.right) - left;
    m_nodes.front().x = -left;
    for (std::size_t number = 1; number < m_nodes.size(); ++number)
        m_nodes[number].x = m_nodes[std::size_t(m_nodes[number].parent)].x + offset[number];
}

} // namespace insight
