// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "tilings/tilings.h"

namespace tilings {

/// The methods; each is in the file named after its id.
core::Solver vinrich();
core::Solver cells();
core::Solver cover();
core::Solver profile();

/// The data structures by which `cells` can determine which placements fit on an empty cell. They differ in speed only.
enum class CellTables {
    Lines,    ///< for boards of any size
    OneWord,  ///< for boards of up to 64 cells and up to 64 placements
    TwoWords, ///< for boards of up to 64 cells and more placements
};

/// Runs `cells` with these tables, which the board must fit, instead of those that it would choose by itself.
core::Outcome solveCells(const Tilings &tilings, const core::Task &task, core::SearchContext &context,
                         CellTables tables);

/// Runs the search of `cover` on a position that no argument of `impossible` forbids.
core::Outcome searchCover(const Tilings &tilings, const core::Task &task, core::SearchContext &context);

/// Explains why `cover` makes this step here: it covers the item with the fewest options left.
core::Explanation explainCoverStep(const Tilings &tilings, const core::Position &before,
                                   const core::Step &step);

} // namespace tilings
