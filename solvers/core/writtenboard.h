// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "core/notation.h"

#include <string>

namespace core {

/// A board written in a notation.
struct WrittenBoard {
    std::string text;
    /// Whether the text is read back as the same board, with all its options. Notations that nothing reads, such as
    /// pictures, count as complete.
    bool isComplete = true;
};

/// Writes a position in this notation, which must have a writer. Where the text alone is not read back as this board,
/// since it does not show its size, its closed squares or another option, a line “PUZZLE:OPTIONS” is put above it.
WrittenBoard writeBoard(Kinds kinds, const Kind &kind, const Notation &notation, const Puzzle &puzzle,
                        const Position &position);

} // namespace core
