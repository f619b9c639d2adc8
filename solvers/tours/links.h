// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace tours {

/// The knight's method `links`, the course text's second: not squares but the links between them are marked.
/// A jump cuts all links into its square, so that no visited square is ever tried. It follows the same tree
/// as `squares` in another order, that of the squares' numbers.
///
/// A node is a call: its counter starts at 1 and counts the root too, and shows 17 739 771 at the first tour
/// from the corner of the usual board. The links into the start are never cut, since no jump led there: two
/// of those calls come back to it. From a corner of a square board the second jump of the two is forbidden,
/// its tours being the mirror images of the first's. Refused is every jump whose link is cut or forbidden,
/// one back to the start, and in a closed tour a last one that does not close it.
core::Solver links();

} // namespace tours
