// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "pages/page.h"
#include "session/timeline/record.h"

#include <memory>

namespace pages {

/// The contents of a board block: a board, or a moment of a search on it.
struct Shown {
    const core::Kind *kind = nullptr;
    std::shared_ptr<const core::Puzzle> puzzle; ///< null if the block cannot be shown
    core::Position start;                       ///< the position of the line
    core::Position position;                    ///< the position to be drawn
    const core::Solver *solver = nullptr;       ///< the method; null if the block names none
    /// The search up to the moment, or the whole of it; null if the block has no search.
    std::shared_ptr<const session::Record> record;
    bool isCut = false;            ///< whether the search has more frames than were requested
    core::Explanation explanation; ///< the sentence at the moment
    core::Explanation fault;       ///< the reason why the block or its moment cannot be shown
};

/// Reads a block's line and runs its method up to its moment, for at most ten seconds or until the context ends it.
Shown show(core::Kinds kinds, const BoardBlock &block, core::SearchContext &context);

/// Does the same as `show`, with up to `frames` frames of the block's search if it has a method.
Shown showSearch(core::Kinds kinds, const BoardBlock &block, qint64 frames, core::SearchContext &context);

/// The figures of a block's whole search, or the reason why they are unknown. `figuresOf` runs the block's method,
/// or the one that the puzzle prefers if the block names none, without a time limit.
using FiguresOrReason = std::variant<Figures, core::Explanation>;
FiguresOrReason figuresOf(core::Kinds kinds, const BoardBlock &block, core::SearchContext &context);

} // namespace pages
