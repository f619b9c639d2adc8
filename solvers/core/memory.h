// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace core {

/// Returns how many bytes of memory are available without swapping; the largest number if the system does not
/// report it.
std::size_t availableMemory();

} // namespace core
