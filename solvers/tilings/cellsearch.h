// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/findings.h"
#include "tilings/progress.h"
#include "tilings/stock.h"
#include "tilings/wordfield.h"

namespace tilings {

/// Lines of the listing of `cells`, and the reasons of its refusals.
struct CellLine {
    enum Line { Portions = 1, FirstCell, Strands, Lays, TakesBack, Images };
};

/// Fills the first empty cell, along the board's short side, with every piece that fits there; a node is a
/// cell looked at. Refused is what fits and leaves cells stranded.
template <typename Watch, typename Field>
class CellSearch {
public:
    CellSearch(Watch &watch, const Tilings &tilings, const core::Task &task, const Field &field,
               const Lines &lines, std::span<const Candidate> candidates)
        : m_watch(watch), m_tilings(tilings), m_field(field), m_lines(lines), m_candidates(candidates),
          m_stock(tilings, task.from), m_findings(watch, tilings, task)
    {
        m_laid.reserve(task.from.size());
    }

    const core::Path &first() const { return m_findings.first(); }

    /// Finds the tilings of one of so many portions; false: come to an end.
    bool run(const Portion &portion, int index = 0, int portions = 1)
    {
        m_watch.stats().done = m_progress.take(0, index, portions);
        return inPortion(portion, [&](const State &state) { return search(state, 1); });
    }
    /// How many branches the portion has at its first cell, which is one node.
    int branches(const Portion &portion)
    {
        int count = 0;
        inPortion(portion, [&](const State &state) {
            Survivors survivors;
            count = m_field.isFull(state) ? 1 : gather(state, survivors);
            return m_field.isFull(state) || m_watch.node(1);
        });
        return count;
    }
    /// Finds the tilings of one of these branches.
    bool runBranch(const Portion &portion, int branch)
    {
        m_progress.take(0, 0, 1);
        return inPortion(portion, [&](const State &state) {
            if (m_field.isFull(state))
                return search(state, 1);
            Survivors survivors;
            gather(state, survivors);
            return lay(state, survivors[std::size_t(branch)], 1);
        });
    }

private:
    using State = typename Field::State;
    using Survivors = std::array<std::uint16_t, Field::mostCandidates>;

    bool inPortion(const Portion &portion, auto &&work)
    {
        m_portion = &portion;
        m_watch.at(CellLine::Portions);
        if (portion.piece == Portion::whole)
            return work(m_field.start());
        const int kind = m_tilings.kindOf(portion.piece);
        const core::Step step{std::int16_t(portion.piece), {}, portion.place};
        m_pivot = {step};
        m_stock.take(kind);
        m_watch.did([&] { return step; });
        const auto footprint = m_tilings.footprint(kind, portion.place);
        const State state = m_field.without(m_lines, m_tilings.grid(), *footprint);
        const bool going = m_field.isStranding(state, m_stock.monominoes()) || work(state);
        m_watch.at(CellLine::TakesBack);
        if (going)
            m_watch.undid();
        m_pivot.clear();
        m_stock.putBack(kind);
        return going;
    }

    bool search(const State &state, int depth)
    {
        if (m_field.isFull(state))
            return m_findings.report(*m_portion, path(), CellLine::Images);
        if (!m_watch.node(int(m_pivot.size() + m_laid.size())))
            return false;
        Survivors survivors;
        const int count = gather(state, survivors);
        for (int i = 0; i < count; ++i) {
            if (depth < Progress::levels)
                m_watch.stats().done = m_progress.take(depth, i, count);
            if (!lay(state, survivors[std::size_t(i)], depth + 1))
                return false;
        }
        return true;
    }

    int gather(const State &state, Survivors &into)
    {
        m_watch.at(CellLine::Strands);
        return m_field.gather(state, m_stock.kinds(), m_stock.monominoes(), into, [&](int candidate) {
            m_watch.refused(CellLine::Strands, [&] {
                return step({candidate, m_field.first(state)}, m_stock.next(m_field.kindOf(candidate)));
            });
        });
    }

    bool lay(const State &state, int candidate, int depth)
    {
        const int kind = m_field.kindOf(candidate);
        const Laid laid{candidate, m_field.first(state)};
        m_watch.at(CellLine::Lays);
        m_watch.did([&] { return step(laid, m_stock.next(kind)); });
        m_laid.push_back(laid);
        m_stock.take(kind);
        const bool going = search(m_field.after(state, candidate), depth);
        m_stock.putBack(kind);
        m_laid.pop_back();
        m_watch.at(CellLine::TakesBack);
        if (going)
            m_watch.undid();
        return going;
    }

    /// What a step is made of, which costs more and is seldom asked for.
    struct Laid {
        int candidate;
        int at; ///< the cell, in the order of filling
    };

    core::Step step(const Laid &laid, std::int16_t piece) const
    {
        const Candidate &lying = m_candidates[std::size_t(m_field.indexOf(laid.candidate))];
        const int cell = m_lines.cell(m_tilings.grid(), laid.at / m_lines.length + lying.first.row,
                                      laid.at % m_lines.length + lying.first.column);
        return {piece, {}, {std::int16_t(cell), lying.turn}};
    }
    core::Path path() const
    {
        core::Path path = m_pivot;
        std::array<int, Polyomino::kinds> taken{};
        for (const Laid &laid : m_laid) {
            const int kind = m_field.kindOf(laid.candidate);
            path.push_back(step(laid, m_stock.piece(kind, taken[std::size_t(kind)]++)));
        }
        return path;
    }

    Watch &m_watch;
    const Tilings &m_tilings;
    const Field &m_field;
    const Lines &m_lines;
    const std::span<const Candidate> m_candidates;
    Stock m_stock;
    Findings<Watch> m_findings;
    const Portion *m_portion = nullptr;
    core::Path m_pivot; ///< the step of the portion's piece, if it has one
    std::vector<Laid> m_laid;
    Progress m_progress;
};

} // namespace tilings
