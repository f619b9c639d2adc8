// SPDX-License-Identifier: MIT
#pragma once

#include "tours/rest.h"

namespace tours {

/// What is wrong with the squares left after this route, in words, with the squares concerned; empty when
/// nothing is.
core::Explanation explainFlaw(const Knight &knight, const Route &route);

} // namespace tours
