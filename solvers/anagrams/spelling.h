// SPDX-License-Identifier: MIT
#pragma once

#include "anagrams/anagrams.h"

namespace anagrams {

/// Moves as text and back, see Anagrams::spell. Faults of `replayMoves`: those of readWord, a letter that is
/// not open or with too many marks, a letter that `distinct` forbids, a last letter that is missing or not
/// the one that is left, a < with nothing to take back.
std::string spellMoves(const Anagrams &puzzle, Row row, std::span<const core::Step> steps);
std::variant<core::Path, core::Fault> replayMoves(const Anagrams &puzzle, Row row, std::string_view moves);

} // namespace anagrams
