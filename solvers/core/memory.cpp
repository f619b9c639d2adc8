// SPDX-License-Identifier: MIT
#include "core/memory.h"

#include "core/system.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

namespace core {

namespace {

constexpr std::size_t unlimited = std::numeric_limits<std::size_t>::max();

/// Returns the number after a word at the beginning of a line; nothing if no line begins with the word. An empty word
/// stands for the first line.
std::optional<std::size_t> numberIn(const std::filesystem::path &file, std::string_view word = {})
{
    std::ifstream lines(file);
    for (std::string line; std::getline(lines, line);) {
        if (!line.starts_with(word))
            continue;
        const std::size_t digits = std::min(line.find_first_not_of(" \t", word.size()), line.size());
        std::size_t number = 0;
        const auto read = std::from_chars(line.data() + digits, line.data() + line.size(), number);
        return read.ec == std::errc() ? std::optional(number) : std::nullopt;
    }
    return std::nullopt;
}

/// Returns how much of a control group's memory is left; the largest number if it has no limit.
std::size_t leftOf(const std::filesystem::path &group, const char *limitFile, const char *usageFile)
{
    const std::optional<std::size_t> limit = numberIn(group / limitFile);
    const std::optional<std::size_t> used = numberIn(group / usageFile);
    if (!limit || !used)
        return unlimited;
    // The system frees its cache of files when memory is needed.
    const std::size_t cached = numberIn(group / "memory.stat", "inactive_file ").value_or(0);
    const std::size_t held = *used > cached ? *used - cached : 0;
    return *limit > held ? *limit - held : 0;
}

/// Returns how much memory the control groups of this process leave to it (cgroups 7, of both versions): a container
/// or a service is often allowed less than the machine has.
std::size_t leftByControlGroups()
{
    std::size_t left = unlimited;
    std::ifstream groups("/proc/self/cgroup");
    for (std::string line; std::getline(groups, line);) {
        const std::size_t first = line.find(':');
        const std::size_t second = line.find(':', first + 1);
        if (second == std::string::npos)
            continue;
        const std::string controllers = line.substr(first + 1, second - first - 1);
        const bool isSecondVersion = controllers.empty();
        if (!isSecondVersion && controllers != "memory")
            continue;
        const std::filesystem::path root = isSecondVersion ? "/sys/fs/cgroup" : "/sys/fs/cgroup/memory";
        std::filesystem::path own = std::filesystem::path(line.substr(second + 1)).relative_path();
        // The limit of a group holds for the groups in it.
        for (;; own = own.parent_path()) {
            left = std::min(left, isSecondVersion
                                      ? leftOf(root / own, "memory.max", "memory.current")
                                      : leftOf(root / own, "memory.limit_in_bytes", "memory.usage_in_bytes"));
            if (own.empty())
                break;
        }
    }
    return left;
}

} // namespace

std::size_t availableMemory()
{
    constexpr std::size_t kibibyte = 1024;
    const std::optional<std::size_t> free = numberIn("/proc/meminfo", "MemAvailable:");
    return std::min({free ? *free * kibibyte : unlimited, os::memoryLeftByLimits(), leftByControlGroups()});
}

} // namespace core
