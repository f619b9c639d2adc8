// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "tours/bishop/bishop.h"

namespace tours {

/// The bishop's methods, in the order of the menu. Each is in the file named after its id.
namespace course {
core::Solver solver();
}
namespace bishopPruned {
core::Solver solver();
}
namespace mirrors {
core::Solver solver();
/// Returns a tour from a corner, constructed without a search for one, on a board whose sides are
/// not both odd; empty if there is none, as on 4 x 4, 4 x 7, … and on 6 x 6.
Route billiardTour(const Bishop &bishop, int start);
} // namespace mirrors

} // namespace tours
