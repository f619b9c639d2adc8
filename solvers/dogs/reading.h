// SPDX-License-Identifier: MIT
#pragma once

#include "dogs/dogs.h"

namespace dogs {

/// Kind::parse. The cards come as a part of their own between the options and the layout, so that the line is
/// cut anew at its first two colons: "3x3", "2,4,1,3;…" and "2 1'' . …". No cards mean the standard ones, or
/// those of the deal.
core::Reading read(std::string_view options, std::string_view position);

} // namespace dogs
