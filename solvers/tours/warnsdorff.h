// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace tours {

/// The knight's method `warnsdorff` (von Warnsdorff 1823), with turns where the rule alone fails, see
/// RuleSearch. What defeats even those is followed along a tour made by tiles or columns when nothing but the
/// start lies on the board, and else searched to the end. Nothing is refused.
core::Solver warnsdorff();

} // namespace tours
