// SPDX-License-Identifier: MIT
#include "core/search.h"

namespace core {

Control::~Control() = default;

} // namespace core
