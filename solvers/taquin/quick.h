// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace taquin {

/// The method `quick`, see QuickSearch.
core::Solver quick();

} // namespace taquin
