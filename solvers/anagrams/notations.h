// SPDX-License-Identifier: MIT
#pragma once

#include "core/notation.h"

namespace anagrams {

/// The ways in which people write words for anagrams.
std::span<const core::Notation> notations();

} // namespace anagrams
