// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace core {

/// Returns how many bytes of memory this process can have without swapping, within the limits of its user and of its
/// control groups; the largest number if the system does not report it.
std::size_t availableMemory();

} // namespace core
