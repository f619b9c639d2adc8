// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace anagrams {

/// Anagrams: all orders of a word's letters, by exchanges.
const core::Kind &kind();

} // namespace anagrams
