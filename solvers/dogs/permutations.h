// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace dogs {

/// The method `permutations`, the course's own: every order of the cards, made by exchanges, and for each the
/// cards turned one after the other as long as they fit. It begins afresh, whatever lies on the board. A node
/// is an edge test: a card, just turned by a quarter, against its neighbours to the west and to the north;
/// the first card's, which has none, count too. What fails the test is refused.
core::Solver permutations();

} // namespace dogs
