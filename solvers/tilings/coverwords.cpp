// SPDX-License-Identifier: MIT
#include "tilings/coverwords.h"

#include "tilings/coversearch.h"
#include "tilings/stepwords.h"

namespace tilings {

namespace {

/// In how many ways a cell can be covered, or a kind laid, with the pieces left.
long long countWays(const Matrix &matrix, int reason)
{
    for (int item = 0; item < matrix.items(); ++item) {
        if (CoverReason::of(matrix, item) == reason)
            return matrix.cover().openCount(item);
    }
    return 0;
}

core::Explanation explainRefusal(const Tilings &tilings, const StepWords &words, int reason)
{
    if (!CoverReason::isCell(reason))
        return words.marked(
            {PUZZLE_TEXT("tilings", "With piece %1 here, piece %2 would find no place any more."),
             {words.letter(), std::string(1, tilings.pieces().letter(CoverReason::kind(reason)))}});
    core::Explanation why = words.marked(
        {PUZZLE_TEXT("tilings", "With piece %1 here, no piece left could cover row %2, column %3."),
         {words.letter(), static_cast<long long>(tilings.grid().row(reason) + 1),
          static_cast<long long>(tilings.grid().column(reason) + 1)}});
    why.marks.push_back({std::int16_t(reason), core::Role::Culprit, {}});
    return why;
}

core::Explanation explainLaid(const Tilings &tilings, const core::Position &before, const StepWords &words,
                              int reason)
{
    const long long ways = countWays(Matrix(tilings, before), reason);
    if (!CoverReason::isCell(reason))
        return words.marked(
            {PUZZLE_TEXT_N("tilings",
                           "Piece %1 has %n place(s) left, fewer than anything else; this is one."),
             {ways, words.letter()}});
    core::Explanation why = words.marked(
        {PUZZLE_TEXT_N("tilings", "Row %1, column %2 can be covered in %n way(s), fewer than anything else; "
                                  "this is piece %3."),
         {ways, static_cast<long long>(tilings.grid().row(reason) + 1),
          static_cast<long long>(tilings.grid().column(reason) + 1), words.letter()}});
    why.marks.push_back({std::int16_t(reason), core::Role::Target, {}});
    return why;
}

} // namespace

core::Explanation explainCover(const core::Puzzle &puzzle, const core::Position &before,
                               const core::Event &event)
{
    const auto &tilings = static_cast<const Tilings &>(puzzle);
    if (event.type == core::Event::Solution)
        return explainSolution();
    const StepWords words(tilings, before, event.step);
    if (event.line == 0)
        return words.inSolution();
    if (event.line == CoverLine::Images)
        return words.image();
    if (event.type == core::Event::Undid)
        return words.takenUp();
    if (event.line == CoverLine::Portions)
        return words.portion();
    if (event.type == core::Event::Refused)
        return explainRefusal(tilings, words, event.reason);
    return explainLaid(tilings, before, words, event.reason);
}

core::Explanation explainNarrowest(const core::Puzzle &puzzle, const core::Position &before,
                                   const core::Step &step)
{
    const auto &tilings = static_cast<const Tilings &>(puzzle);
    const Matrix matrix(tilings, before);
    return explainLaid(tilings, before, StepWords(tilings, before, step),
                       CoverReason::of(matrix, matrix.cover().narrowest()));
}

} // namespace tilings
