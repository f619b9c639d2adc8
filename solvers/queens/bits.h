// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace queens {

/// The method `bits`: a row's attacked squares are the bits of a word, and only free ones are tried. It keeps
/// the queens that stand. All solutions come row by row in order; counting joins quarters of the board, and
/// finding one on a larger board always goes to the row with the fewest free squares. Nothing is refused,
/// since what is attacked is never tried.
core::Solver bits();

} // namespace queens
