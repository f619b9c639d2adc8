// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace tilings {

/// The method `vinrich`, G. Vinrich's after F. Neuville (1985), see VinrichSearch. It keeps a monomino that
/// lies on the board and takes up all other pieces before it begins.
core::Solver vinrich();

} // namespace tilings
