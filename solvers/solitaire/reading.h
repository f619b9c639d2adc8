// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/solitaire.h"

namespace solitaire {

/// Kind::parse: "english", "european,hole=13,end=46", and the rows of a position as Solitaire::write has
/// them.
core::Reading read(std::string_view options, std::string_view position);

} // namespace solitaire
