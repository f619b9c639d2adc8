// SPDX-License-Identifier: MIT
#pragma once

#include "tours/tour.h"

namespace tours {

/// Kind::symmetryClass of the two. Of all images of the tour under the board's symmetries (eight of a square
/// board, four of a rectangle), run forwards or backwards, those that begin on the tour's own start are
/// compared; a closed tour run backwards begins on its start too. The text is that of the least. So the
/// bishop's 70 tours from a8 make 19 classes: mirror images in the diagonal, and the tour run backwards from
/// h1, turned round.
std::string familyOf(const core::Puzzle &puzzle, const core::Position &position);
/// The same for a tour that ends on its start.
std::string closedFamilyOf(const core::Puzzle &puzzle, const core::Position &position);

} // namespace tours
