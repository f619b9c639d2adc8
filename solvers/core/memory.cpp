// SPDX-License-Identifier: MIT
#include "core/memory.h"

#include <cstdlib>
#include <fstream>
#include <limits>
#include <string>
#include <string_view>

namespace core {

std::size_t availableMemory()
{
    std::ifstream file("/proc/meminfo");
    std::size_t kibibytes = 0;
    for (std::string line; std::getline(file, line);) {
        constexpr std::string_view wanted = "MemAvailable:";
        if (line.starts_with(wanted))
            kibibytes = std::size_t(std::strtoull(line.c_str() + wanted.size(), nullptr, 10));
    }
    constexpr std::size_t bytes = 1024;
    return kibibytes > 0 ? kibibytes * bytes : std::numeric_limits<std::size_t>::max();
}

} // namespace core
