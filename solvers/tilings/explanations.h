// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/holes.h"

namespace tilings {

/// Builds the sentences about a search step that several methods use, and provides the data for their own
/// sentences.
class StepExplainer {
public:
    StepExplainer(const Tilings &tilings, const core::Position &before, const core::Step &step);

    const std::string &letter() const { return m_letter; }
    const Board &before() const { return m_before; }
    /// Returns the board after the step.
    const Board &after() const { return m_after; }
    /// Returns the sizes of the pieces that remain after the step.
    const RemainingSizes &remaining() const { return m_remaining; }

    /// Returns the explanation with the piece's cells marked as moving.
    core::Explanation marked(core::Explanation why) const;
    core::Explanation inSolution() const;   ///< the solution of an unwatched search has the piece there
    core::Explanation backtracking() const; ///< all branches below the step were tried
    core::Explanation pivot() const; ///< the piece is a subproblem's pivot, which represents its images
    core::Explanation image() const; ///< the piece is laid or taken up to show an image of a solution

private:
    std::string m_letter;
    std::optional<CoveredCells> m_cells;
    Board m_before;
    Board m_after;
    RemainingSizes m_remaining;
};

core::Explanation explainSolution();

} // namespace tilings
