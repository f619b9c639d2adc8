// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/tilings.h"

namespace tilings {

/// Kind::parse: rows x columns, which pieces, which of them are fixed and which cells are closed; and the
/// signs of the position, see mosaic.h. The cells that these close need no closed=.
core::Reading read(std::string_view options, std::string_view position);

} // namespace tilings
