// SPDX-License-Identifier: MIT
#include "queens/counting.h"

#include "core/watch.h"
#include "queens/bits.h"
#include "queens/outcome.h"

#include <atomic>
#include <bit>

namespace queens {

namespace {

constexpr int smallestInQuarters = 8; ///< on a smaller board there is nothing to be gained
constexpr int largestInQuarters = 18;
constexpr int mostGivenInQuarters = 3; ///< with more, the rows are filled before the quarters are listed
constexpr int largestByRows = 20;      ///< beyond, only boards with few free squares can be counted at all

constexpr std::size_t enoughSubtrees = 200; ///< so that no thread is left alone for long

/// The tree is cut near its root into subtrees that threads share. On an empty board the first queen stays in
/// the left half, and a solution counts twice unless she stands in the middle: the others are mirror images.
class RowCounter {
public:
    RowCounter(const Queens &queens, const core::Position &given)
        : m_open(queens, given), m_empty(placed(given) == 0)
    {
        splitTree();
    }

    core::Outcome count(core::Control &control)
    {
        std::vector<core::Stats> stats(m_subtrees.size());
        std::atomic<bool> completed = true;
        control.parallel(int(m_subtrees.size()), [&](int number, core::Control &own) {
            const auto index = std::size_t(number);
            core::NullWatch watch(own);
            watch.stats().done = 0;
            search(m_subtrees[index], watch);
            stats[index] = watch.stats();
            if (!watch.going())
                completed = false;
        });
        core::Outcome outcome;
        outcome.stats.nodes = m_splitNodes;
        for (const core::Stats &part : stats) {
            outcome.stats.nodes += part.nodes;
            outcome.stats.solutions += part.solutions;
        }
        if (completed)
            outcome.verdict = outcome.stats.solutions > 0 ? core::Outcome::Solved : core::Outcome::Impossible;
        return outcome;
    }

private:
    using Columns = std::uint32_t;

    /// What follows when the first open rows are filled so: the columns that their queens attack on the next.
    struct Subtree {
        std::size_t depth = 0; ///< open rows filled
        Columns columns = 0;
        Columns left = 0;  ///< along diagonals that go down to the left
        Columns right = 0; ///< likewise, to the right
        std::uint64_t weight = 1;
    };

    Columns free(const Subtree &subtree) const
    {
        return m_open.all &
               ~(subtree.columns | subtree.left | subtree.right | m_open.rows[subtree.depth].attacked);
    }

    Subtree child(const Subtree &subtree, Columns queen) const
    {
        Subtree next = subtree;
        ++next.depth;
        next.columns |= queen;
        const int rows = next.depth < m_open.rows.size() ? m_open.rows[next.depth].distance : 1;
        next.left = (subtree.left | queen) >> rows;
        next.right = (subtree.right | queen) << rows;
        return next;
    }

    void splitTree()
    {
        m_subtrees = {Subtree()};
        while (!m_subtrees.empty() && m_subtrees.size() < enoughSubtrees &&
               m_subtrees.front().depth < m_open.rows.size()) {
            std::vector<Subtree> children;
            for (const Subtree &subtree : m_subtrees) {
                for (Columns rest = free(subtree); rest != 0; rest &= rest - 1)
                    children.push_back(child(subtree, rest & (0 - rest)));
            }
            m_subtrees = std::move(children);
            m_splitNodes += m_subtrees.size();
            if (m_empty && !m_subtrees.empty() && m_subtrees.front().depth == 1)
                breakSymmetry();
        }
    }

    /// Keeps the first queens of the left half for those of the right as well.
    void breakSymmetry()
    {
        const std::size_t size = m_subtrees.size();
        m_subtrees.resize((size + 1) / 2);
        for (std::size_t column = 0; column < size / 2; ++column)
            m_subtrees[column].weight = 2;
    }

    void search(const Subtree &subtree, core::NullWatch &watch) const
    {
        if (subtree.depth == m_open.rows.size()) {
            watch.stats().solutions += subtree.weight;
            return;
        }
        const Columns columns = free(subtree);
        for (Columns rest = columns; rest != 0 && watch.going(); rest &= rest - 1)
            search(child(subtree, rest & (0 - rest)), watch);
        watch.node(int(subtree.depth), std::uint64_t(std::popcount(columns)));
    }

    const OpenRows m_open;
    const bool m_empty;
    std::vector<Subtree> m_subtrees;
    std::uint64_t m_splitNodes = 0; ///< queens set to cut the tree
};

core::Outcome countSuitably(const Queens &queens, const core::Position &given, core::Control &control)
{
    const int size = queens.size();
    if (!queens.clash(given).empty())
        return {.verdict = core::Outcome::Impossible};
    if (size >= smallestInQuarters && size <= largestInQuarters && placed(given) <= mostGivenInQuarters)
        return countByQuarters(queens, given, control);
    if (size <= largestByRows)
        return countByRows(queens, given, control);
    core::Task task;
    task.goal = core::Goal::Count;
    task.from = given;
    return mrvSearch(queens, task, control);
}

} // namespace

core::Outcome countSolutions(const Queens &queens, const core::Position &given, core::Control &control)
{
    const core::Outcome counted = countSuitably(queens, given, control);
    return outcomeOf(queens, given, {counted.stats, counted.verdict != core::Outcome::Stopped});
}

core::Outcome countByRows(const Queens &queens, const core::Position &given, core::Control &control)
{
    return RowCounter(queens, given).count(control);
}

} // namespace queens
