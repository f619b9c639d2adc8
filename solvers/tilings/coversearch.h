// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/findings.h"
#include "tilings/matrix.h"
#include "tilings/progress.h"
#include "tilings/stock.h"

namespace tilings {

/// Lines of the pseudocode of `cover`.
struct CoverLine {
    enum Line { Portions = 1, Narrowest, Starves, Lays, TakesBack, Images };
};

/// A cell or a kind of pieces, as the reason of an event.
struct CoverReason {
    static constexpr int firstKind = 2048; ///< above all cells

    static bool isCell(int reason) { return reason < firstKind; }
    static int of(const Matrix &matrix, int item)
    {
        return matrix.isCell(item) ? matrix.cellOf(item) : firstKind + matrix.kindOf(item);
    }
    static int kind(int reason) { return reason - firstKind; }
};

/// Covers the cell, or finds a place for the piece, that has the fewest ways left (D. E. Knuth's Algorithm X,
/// 2000). A node is a way tried; refused is one that leaves another cell or piece without any. The reason of
/// an event is this one, or the narrowest, see CoverReason.
template <typename Watch>
class CoverSearch {
public:
    CoverSearch(Watch &watch, const Tilings &tilings, const core::Task &task, Matrix matrix)
        : m_watch(watch), m_tilings(tilings), m_matrix(std::move(matrix)), m_stock(tilings, task.from),
          m_findings(watch, tilings, task), m_ways(task.from.size() + 1)
    {
    }

    const core::Path &first() const { return m_findings.first(); }

    /// Finds the tilings of one of so many portions; false: come to an end.
    bool run(const Portion &portion, int index = 0, int portions = 1)
    {
        m_watch.stats().done = m_progress.take(0, index, portions);
        return inPortion(portion, [this] { return search(1); });
    }
    /// The ways of the portion's narrowest item.
    std::vector<int> branches(const Portion &portion)
    {
        std::vector<int> all;
        inPortion(portion, [&] {
            const int item = cover().narrowest();
            all = item == core::ExactCover::none ? std::vector{0} : waysOf(item);
            return true;
        });
        return all;
    }
    /// Finds the tilings of one of these ways.
    bool runBranch(const Portion &portion, int branch)
    {
        m_progress.take(0, 0, 1);
        return inPortion(portion, [&] {
            const int item = cover().narrowest();
            return item == core::ExactCover::none ? search(1) : lay(item, branch, 2);
        });
    }

private:
    core::ExactCover &cover() { return m_matrix.cover(); }

    bool inPortion(const Portion &portion, auto &&work)
    {
        m_portion = &portion;
        if (portion.piece == Portion::whole)
            return work();
        const int option = m_matrix.optionOf(m_tilings.kindOf(portion.piece), portion.place);
        m_watch.at(CoverLine::Portions);
        const bool starves = cover().choose(option) != core::ExactCover::none;
        push(option, 0);
        const bool going = starves || work();
        pop(option, going);
        return going;
    }

    std::vector<int> &waysOf(int item)
    {
        std::vector<int> &ways = m_ways[m_path.size()];
        cover().openOptions(item, ways);
        return ways;
    }

    bool search(int depth)
    {
        const int item = cover().narrowest();
        if (item == core::ExactCover::none)
            return m_findings.report(*m_portion, m_path, CoverLine::Images);
        const std::vector<int> &ways = waysOf(item);
        for (std::size_t i = 0; i < ways.size(); ++i) {
            if (depth < Progress::levels)
                m_watch.stats().done = m_progress.take(depth, int(i), int(ways.size()));
            if (!lay(item, ways[i], depth + 1))
                return false;
        }
        return true;
    }

    bool lay(int item, int option, int depth)
    {
        if (!m_watch.node(int(m_path.size())))
            return false;
        const int starved = cover().choose(option);
        if (starved != core::ExactCover::none) {
            cover().undo();
            m_watch.at(CoverLine::Starves);
            m_watch.refused(CoverReason::of(m_matrix, starved), [&] { return step(option); });
            return true;
        }
        m_watch.at(CoverLine::Lays);
        push(option, CoverReason::of(m_matrix, item));
        const bool going = search(depth);
        pop(option, going);
        return going;
    }

    core::Step step(int option) const
    {
        return {m_stock.next(m_matrix.kindOfOption(option)), {}, m_matrix.placeOf(option)};
    }
    void push(int option, int reason)
    {
        m_path.push_back(step(option));
        m_stock.take(m_matrix.kindOfOption(option));
        m_watch.did([&] { return m_path.back(); }, reason);
    }
    void pop(int option, bool shown)
    {
        m_watch.at(CoverLine::TakesBack);
        if (shown)
            m_watch.undid();
        m_path.pop_back();
        m_stock.putBack(m_matrix.kindOfOption(option));
        cover().undo();
    }

    Watch &m_watch;
    const Tilings &m_tilings;
    Matrix m_matrix;
    Stock m_stock;
    Findings<Watch> m_findings;
    const Portion *m_portion = nullptr;
    std::vector<std::vector<int>> m_ways; ///< by the number of pieces laid
    core::Path m_path;
    Progress m_progress;
};

} // namespace tilings
