// SPDX-License-Identifier: MIT
#include "queens/rowcount.h"

#include <atomic>

namespace queens {

namespace {

constexpr std::size_t enoughParts = 200; // so that no thread is left alone for long

} // namespace

RowCount::RowCount(const Queens &queens, const core::Position &given)
    : m_open(queens, given), m_empty(placed(given) == 0)
{
    cut();
}

RowCount::Columns RowCount::free(const Part &part) const
{
    return m_open.all & ~(part.columns | part.left | part.right | m_open.rows[part.depth].attacked);
}

RowCount::Part RowCount::with(const Part &part, Columns queen) const
{
    Part next = part;
    ++next.depth;
    next.columns |= queen;
    const int rows = next.depth < m_open.rows.size() ? m_open.rows[next.depth].skipped : 1;
    next.left = (part.left | queen) >> rows;
    next.right = (part.right | queen) << rows;
    return next;
}

void RowCount::cut()
{
    m_parts = {Part()};
    while (!m_parts.empty() && m_parts.size() < enoughParts && m_parts.front().depth < m_open.rows.size()) {
        std::vector<Part> finer;
        for (const Part &part : m_parts) {
            for (Columns rest = free(part); rest != 0; rest &= rest - 1)
                finer.push_back(with(part, rest & (0 - rest)));
        }
        m_parts = std::move(finer);
        m_cutNodes += m_parts.size();
        if (m_empty && !m_parts.empty() && m_parts.front().depth == 1) {
            const std::size_t size = m_parts.size();
            m_parts.resize((size + 1) / 2);
            for (std::size_t column = 0; column < size / 2; ++column)
                m_parts[column].times = 2;
        }
    }
}

void RowCount::countPart(const Part &part, core::NullWatch &watch) const
{
    if (part.depth == m_open.rows.size()) {
        watch.stats().solutions += part.times;
        return;
    }
    const Columns columns = free(part);
    for (Columns rest = columns; rest != 0 && watch.going(); rest &= rest - 1)
        countPart(with(part, rest & (0 - rest)), watch);
    watch.node(int(part.depth), std::uint64_t(std::popcount(columns)));
}

core::Outcome RowCount::count(core::Control &control)
{
    std::vector<core::Stats> stats(m_parts.size());
    std::atomic<bool> whole = true;
    control.parallel(int(m_parts.size()), [&](int part, core::Control &own) {
        core::NullWatch watch(own);
        watch.stats().done = 0;
        countPart(m_parts[std::size_t(part)], watch);
        stats[std::size_t(part)] = watch.stats();
        if (!watch.going())
            whole = false;
    });
    core::Outcome outcome;
    outcome.stats.nodes = m_cutNodes;
    for (const core::Stats &part : stats) {
        outcome.stats.nodes += part.nodes;
        outcome.stats.solutions += part.solutions;
    }
    if (whole)
        outcome.verdict = outcome.stats.solutions > 0 ? core::Outcome::Solved : core::Outcome::Impossible;
    return outcome;
}

} // namespace queens
