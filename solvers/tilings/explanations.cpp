// SPDX-License-Identifier: MIT
#include "tilings/explanations.h"

namespace tilings {

StepExplainer::StepExplainer(const Tilings &tilings, const core::Position &before, const core::Step &step)
    : m_letter(tilings.name(step.piece)), m_before(tilings, before), m_after(tilings, before),
      m_remaining(tilings, before)
{
    const int kind = tilings.kindOf(step.piece);
    const core::Place &place = step.to.onBoard() ? step.to : step.from;
    if (place.onBoard())
        m_cells = tilings.coveredCells(kind, place);
    if (!m_cells || !step.to.onBoard())
        return;
    m_after.lay(step.piece, *m_cells);
    if (!before[step.piece].onBoard())
        m_remaining.remove(tilings.pieces().polyomino(kind).size());
}

core::Explanation StepExplainer::marked(core::Explanation why) const
{
    if (!m_cells)
        return why;
    for (const int cell : *m_cells)
        why.mark(cell, core::Role::Moving);
    return why;
}

core::Explanation StepExplainer::inSolution() const
{
    return marked({PUZZLE_TEXT("tilings", "In the solution, piece %1 lies here."), {m_letter}});
}

core::Explanation StepExplainer::backtracking() const
{
    return marked({PUZZLE_TEXT("tilings", "Nothing more fits after piece %1: it is removed."), {m_letter}});
}

core::Explanation StepExplainer::pivot() const
{
    return marked(
        {PUZZLE_TEXT("tilings", "Piece %1 comes first, in a place that is not an image of an earlier one: "
                                "what is found with it here holds for the images too."),
         {m_letter}});
}

core::Explanation StepExplainer::image() const
{
    return marked(
        {PUZZLE_TEXT("tilings", "Piece %1 is next in an image of the solution, turned or reflected."),
         {m_letter}});
}

core::Explanation explainSolution()
{
    return {PUZZLE_TEXT("tilings", "Every cell is covered, and every piece is used.")};
}

} // namespace tilings
