// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "tilings/tilings.h"

namespace tilings {

/// The data structures with which `cells` can find the placements that fit on an empty cell. They differ only in
/// speed.
enum class CellTables {
    Lines,    ///< for boards of any size, and up to 128 placements
    AnyLines, ///< for boards of any size, and any placements
    OneWord,  ///< for boards of up to 64 cells, and up to 64 placements
    TwoWords, ///< for boards of up to 64 cells, and more placements
};

/// The methods; each is in the file named after its id.
namespace vinrich {
core::Solver solver();
}
namespace cells {
core::Solver solver();
/// Runs the search with these tables, which must suit the board, instead of those that it would choose.
core::Outcome solveWithTables(const Tilings &tilings, const core::Task &task, core::SearchContext &context,
                              CellTables tables);
} // namespace cells
namespace cover {
core::Solver solver();
/// Runs the search on a position that `impossible` does not rule out.
core::Outcome searchCover(const Tilings &tilings, const core::Task &task, core::SearchContext &context);
/// Explains a step: it covers the item with the fewest options left.
core::Explanation explainStep(const Tilings &tilings, const core::Position &before, const core::Step &step);
} // namespace cover
namespace profile {
core::Solver solver();
}

/// Implements Kind::judge: by areas and colourings if they decide at once, otherwise by an exact cover search with
/// a budget.
core::Judgement judge(const Tilings &tilings, const core::Position &position, core::SearchContext &context);
/// Implements Kind::hint: returns the next piece of a solution, at the item with the fewest options left; if there
/// is no solution, a piece without which there is one.
core::Hint hint(const Tilings &tilings, const core::Position &position, core::SearchContext &context);

/// Implements Kind::notations: drawings of closed cells or of pieces.
std::span<const core::Notation> notations();

} // namespace tilings
