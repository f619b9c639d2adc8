// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace anagrams {

/// The method `swaps`, from the course: for each place in turn every open letter, from left to right, changes
/// places with the one there, the same is done with the rest, and the two change back. It sets out
/// from the word as given: exchanges that stand are taken back first. A node is a call. Refused: with each
/// word once, a letter where an equal one has been.
core::Solver swaps();

} // namespace anagrams
