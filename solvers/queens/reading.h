// SPDX-License-Identifier: MIT
#pragma once

#include "queens/queens.h"

namespace queens {

/// Kind::parse: "8" or "8,deal=begun,count=3,seed=7", and the column of each row's queen.
core::Reading read(std::string_view options, std::string_view position);

} // namespace queens
