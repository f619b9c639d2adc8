// SPDX-License-Identifier: MIT
#pragma once

#include "core/notation.h"

namespace anagrams {

/// Returns the notations of words for anagrams.
std::span<const core::Notation> notations();

} // namespace anagrams
