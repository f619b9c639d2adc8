// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/deadends.h"
#include "tilings/findings.h"
#include "tilings/progress.h"
#include "tilings/stock.h"
#include "tilings/wordfield.h"

namespace tilings {

/// Lines of the pseudocode of `cells`, and the reasons of its refusals.
struct CellLine {
    enum Line { Portions = 1, FirstCell, Strands, InVain, Lays, TakesBack, Images };
};

/// Fills the first empty cell, along the board's short side, with every piece that fits there; a node is a
/// cell looked at. Refused is what fits and leaves cells stranded, or what was tried in vain before in the
/// same branch of the portion.
template <typename Watch, typename Field>
class CellSearch {
public:
    CellSearch(Watch &watch, const Tilings &tilings, const core::Task &task, const Field &field,
               const Lines &lines, std::span<const Candidate> candidates)
        : m_watch(watch), m_tilings(tilings), m_field(field), m_lines(lines), m_candidates(candidates),
          m_stock(tilings, task.from), m_findings(watch, tilings, task), m_deadEnds(field, lines.length)
    {
        for (std::size_t i = 0; i < candidates.size(); ++i)
            m_ways[std::size_t(candidates[i].kind)].add(int(i));
    }

    const core::Path &first() const { return m_findings.first(); }

    /// Finds the tilings of one of so many portions; false: come to an end.
    bool run(const Portion &portion, int index = 0, int portions = 1)
    {
        m_watch.stats().done = m_progress.take(0, index, portions);
        m_deadEnds.clear();
        return inPortion(portion,
                         [&](const State &state, const Ways &left) { return search(state, left, 1); });
    }
    /// The branches of the portion at its first cell, which is one node; of a narrow board it is one branch.
    std::vector<int> branches(const Portion &portion)
    {
        std::vector<int> all;
        inPortion(portion, [&](const State &state, const Ways &left) {
            if (m_field.isFull(state) || m_lines.areNarrow()) {
                all.push_back(undivided);
                return true;
            }
            for (Ways good = gather(m_field.firstOf(state), left); !good.empty();)
                all.push_back(good.takeFirst());
            return m_watch.node(1);
        });
        return all;
    }
    /// Finds the tilings of one of these branches.
    bool runBranch(const Portion &portion, int branch)
    {
        m_progress.take(0, 0, 1);
        m_progress.take(1, 0, 1);
        m_deadEnds.clear();
        return inPortion(portion, [&](const State &state, const Ways &left) {
            return branch == undivided ? search(state, left, 1)
                                       : lay(m_field.firstOf(state), left, branch, 2);
        });
    }

private:
    using State = typename Field::State;
    using First = typename Field::First;
    using Ways = typename Field::Ways;

    static constexpr int undivided = -1; ///< the branch that is the portion

    bool inPortion(const Portion &portion, auto &&work)
    {
        m_portion = &portion;
        m_watch.at(CellLine::Portions);
        if (portion.piece == Portion::whole)
            return work(m_field.start(), ways());
        const int kind = m_tilings.kindOf(portion.piece);
        const core::Step step{std::int16_t(portion.piece), {}, portion.place};
        m_pivot = step;
        m_stock.take(kind);
        m_watch.did([&] { return step; });
        const auto footprint = m_tilings.footprint(kind, portion.place);
        const State state = m_field.without(m_lines, m_tilings.grid(), *footprint);
        const bool going = m_field.isStranding(state, m_stock.monominoes()) || work(state, ways());
        m_watch.at(CellLine::TakesBack);
        if (going)
            m_watch.undid();
        m_pivot.reset();
        m_stock.putBack(kind);
        return going;
    }

    /// The candidates of the pieces left.
    Ways ways() const
    {
        Ways all;
        for (int kind = 0; kind < Polyomino::kinds; ++kind) {
            if (m_stock.count(kind) > 0)
                all.add(m_ways[std::size_t(kind)]);
        }
        return all;
    }

    /// `left` are the candidates of the pieces left.
    bool search(typename Field::Passed state, const Ways &left, int depth)
    {
        if (m_field.isFull(state))
            return m_findings.report(*m_portion, path(), CellLine::Images);
        if (!m_watch.node(m_laidCount + int(m_pivot.has_value())))
            return false;
        const First first = m_field.firstOf(state);
        Ways good = gather(first, left);
        const bool isEnd = good.empty();
        const std::uint64_t solutions = m_watch.stats().solutions;
        const int count = depth < Progress::levels ? good.count() : 0;
        for (int i = 0; !good.empty(); ++i) {
            if (depth < Progress::levels)
                begin(depth, i, count);
            if (!lay(first, left, good.takeFirst(), depth + 1))
                return false;
        }
        if (!isEnd && m_watch.stats().solutions == solutions && m_stock.isCoded())
            m_deadEnds.add(state, m_stock.code());
        return true;
    }
    /// One of the branches at a depth that the progress is told of. Those that can run side by side do not
    /// learn from each other.
    void begin(int depth, int branch, int branches)
    {
        m_watch.stats().done = m_progress.take(depth, branch, branches);
        if (depth == 1 && !m_lines.areNarrow())
            m_deadEnds.clear();
    }

    Ways gather(const First &first, const Ways &left)
    {
        m_watch.at(CellLine::Strands);
        return first.gather(left, m_stock.monominoes(), [&](int candidate) {
            m_watch.refused(CellLine::Strands, [&] {
                return step({candidate, first.cell()}, m_stock.next(kindOf(candidate)));
            });
        });
    }

    bool lay(const First &first, Ways left, int candidate, int depth)
    {
        const int kind = kindOf(candidate);
        const Laid laid{candidate, first.cell()};
        const State next = first.after(candidate);
        if (m_deadEnds.has(next, m_stock.codeWithout(kind))) {
            m_watch.at(CellLine::InVain);
            m_watch.refused(CellLine::InVain, [&] { return step(laid, m_stock.next(kind)); });
            return true;
        }
        m_watch.at(CellLine::Lays);
        m_watch.did([&] { return step(laid, m_stock.next(kind)); });
        m_laid[std::size_t(m_laidCount++)] = laid;
        if (m_stock.take(kind))
            left.remove(m_ways[std::size_t(kind)]);
        const bool going = search(next, left, depth);
        m_stock.putBack(kind);
        --m_laidCount;
        m_watch.at(CellLine::TakesBack);
        if (going)
            m_watch.undid();
        return going;
    }

    int kindOf(int candidate) const { return m_candidates[std::size_t(candidate)].kind; }

    /// What a step is made of, which costs more and is seldom asked for.
    struct Laid {
        int candidate;
        int at; ///< the cell, in the order of filling
    };

    core::Step step(const Laid &laid, std::int16_t piece) const
    {
        const Candidate &lying = m_candidates[std::size_t(laid.candidate)];
        const int cell = m_lines.cell(m_tilings.grid(), laid.at / m_lines.length + lying.first.row,
                                      laid.at % m_lines.length + lying.first.column);
        return {piece, {}, {std::int16_t(cell), lying.turn}};
    }
    core::Path path() const
    {
        core::Path path;
        if (m_pivot)
            path.push_back(*m_pivot);
        std::array<int, Polyomino::kinds> taken{};
        for (const Laid &laid : std::span(m_laid).first(std::size_t(m_laidCount))) {
            const int kind = kindOf(laid.candidate);
            path.push_back(step(laid, m_stock.piece(kind, taken[std::size_t(kind)]++)));
        }
        return path;
    }

    Watch &m_watch;
    const Tilings &m_tilings;
    const Field &m_field;
    const Lines &m_lines;
    const std::span<const Candidate> m_candidates;
    std::array<Ways, Polyomino::kinds> m_ways; ///< candidates by kind
    Stock m_stock;
    Findings<Watch> m_findings;
    const Portion *m_portion = nullptr;
    std::optional<core::Step> m_pivot; ///< the step of the portion's piece, if it has one
    int m_laidCount = 0;
    std::array<Laid, PieceSet::most> m_laid;
    Progress m_progress;
    DeadEnds<Field> m_deadEnds;
};

} // namespace tilings
