// SPDX-License-Identifier: MIT
#pragma once

#include "core/notation.h"

namespace dogs {

/// Returns the notations of sets of cards: four letters, words or numbers per card.
std::span<const core::Notation> notations();

} // namespace dogs
