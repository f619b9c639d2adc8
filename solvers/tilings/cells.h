// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace tilings {

/// The method `cells`, see CellSearch: the first empty cell next. Boards of up to 64 cells are searched in
/// one word; all solutions on all cores, and where board and pieces are symmetrical only once for all images;
/// what was tried in vain is remembered.
core::Solver cells();

} // namespace tilings
