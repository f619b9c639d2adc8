// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace core {

/// Returns how many bytes of memory the system can still give without swapping. Where it does not say, the largest
/// number is returned.
std::size_t availableMemory();

} // namespace core
