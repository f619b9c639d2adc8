// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "pages/page.h"
#include "session/record.h"

#include <memory>

namespace pages {

/// What a board block shows: a board, or a moment of a search on it.
struct Shown {
    const core::Kind *kind = nullptr;
    std::shared_ptr<const core::Puzzle> puzzle; ///< null where the block cannot be shown
    core::Position start;                       ///< of the line
    core::Position position;                    ///< to be drawn
    const core::Solver *solver = nullptr;       ///< null without a method
    /// The search up to the moment, or the whole of it; null where the block is none.
    std::shared_ptr<const session::Record> record;
    bool isCut = false;      ///< the search has more frames than were asked for
    core::Explanation said;  ///< at the moment
    core::Explanation fault; ///< why it cannot be shown, or not at its moment
};

/// Reads a block's line, and runs its method up to its moment: where `control` does not end it before, at most
/// ten seconds.
Shown show(core::Kinds kinds, const BoardBlock &block, core::Control &control);

/// The same with up to so many frames of the block's search, if it has a method.
Shown showSearch(core::Kinds kinds, const BoardBlock &block, qint64 frames, core::Control &control);

/// What a block's whole search counts, or why that is not known; by the method that the puzzle prefers, where the
/// block names none. It can take as long as the method wants.
using FiguresOrReason = std::variant<Figures, core::Explanation>;
FiguresOrReason figuresOf(core::Kinds kinds, const BoardBlock &block, core::Control &control);

} // namespace pages
