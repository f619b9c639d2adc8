// SPDX-License-Identifier: MIT
#pragma once

#include "core/notation.h"

namespace dogs {

/// The ways in which people write sets of cards: four letters, words or numbers a card.
std::span<const core::Notation> notations();

} // namespace dogs
