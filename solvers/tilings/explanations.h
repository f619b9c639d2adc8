// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/holes.h"

namespace tilings {

/// Makes the sentences about a step of a search that several methods use, and what their own need to know
/// about it.
class StepExplainer {
public:
    StepExplainer(const Tilings &tilings, const core::Position &before, const core::Step &step);

    const std::string &letter() const { return m_letter; }
    const Board &before() const { return m_before; }
    /// The board with the piece lying where the step brings it.
    const Board &after() const { return m_after; }
    /// The sizes of the pieces left then.
    const RemainingSizes &remaining() const { return m_remaining; }

    /// The sentence with the piece's cells marked as moving.
    core::Explanation marked(core::Explanation why) const;
    core::Explanation inSolution() const;   ///< it lies so in a solution whose search was not watched
    core::Explanation backtracking() const; ///< all branches below were tried
    core::Explanation pivot() const;        ///< it is the pivot of a subproblem, and represents its images
    core::Explanation image() const;        ///< it is laid, or taken up, on the way to an image of a solution

private:
    std::string m_letter;
    std::optional<CoveredCells> m_cells;
    Board m_before;
    Board m_after;
    RemainingSizes m_remaining;
};

core::Explanation explainSolution();

} // namespace tilings
