// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <new>
#include <span>
#include <string>
#include <vector>

namespace core {

/// Memory in a temporary file, which the system writes to the disk when it needs the room. The file has no name, so
/// nothing of it remains, even if the program is killed.
class ScratchFile {
public:
    /// The exception for a disk without room, or a folder that takes no file.
    struct Full : std::bad_alloc {};

    /// The exception for a disk that cannot be read.
    struct Failed : std::exception {};

    /// Creates the file in this folder when memory is first wanted.
    explicit ScratchFile(std::string folder) : m_folder(std::move(folder)) {}
    ScratchFile(const ScratchFile &) = delete;
    ScratchFile &operator=(const ScratchFile &) = delete;
    ~ScratchFile();

    /// Returns this many more bytes, a multiple of a page, filled with zeros; throws Full.
    std::byte *extend(std::size_t bytes);
    /// Returns whether memory that was used could not be read from the disk: it has zeros instead.
    bool hasFailed() const { return m_hasFailed; }
    /// Returns whether the disk has failed since the last call, also to write.
    bool isSound() const;
    /// Begins to read memory of the file that will be needed soon.
    static void readAhead(void *memory, std::size_t bytes);
    /// Returns how many bytes the disk of this folder has room for; 0 if it is unknown.
    static std::size_t roomIn(const std::string &folder);

private:
    const std::string m_folder;
    int m_descriptor = -1;
    std::int64_t m_size = 0;
    std::atomic<bool> m_hasFailed = false;
    std::vector<std::span<std::byte>> m_regions;
};

} // namespace core
