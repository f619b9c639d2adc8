// SPDX-License-Identifier: MIT
#include "core/scratchfile.h"

#include "core/system.h"

#include <filesystem>

namespace core {

ScratchFile::~ScratchFile()
{
    for (const std::span<std::byte> region : m_regions) {
        os::forgetErrors(region.data());
        os::unmap(region.data(), region.size());
    }
    if (m_descriptor >= 0)
        os::close(m_descriptor);
}

std::byte *ScratchFile::extend(std::size_t bytes)
{
    if (m_descriptor < 0)
        m_descriptor = os::createUnnamed(m_folder.c_str());
    m_regions.reserve(m_regions.size() + 1);
    auto *const memory =
        m_descriptor < 0 ? nullptr : static_cast<std::byte *>(os::extendMapped(m_descriptor, m_size, bytes));
    if (!memory)
        throw Full();
    m_size += std::int64_t(bytes);
    os::catchErrors(memory, bytes, m_hasFailed);
    return m_regions.emplace_back(memory, bytes).data();
}

bool ScratchFile::isSound() const
{
    return !m_hasFailed && (m_descriptor < 0 || !os::hasLostWrites(m_descriptor));
}

void ScratchFile::readAhead(void *memory, std::size_t bytes)
{
    os::readAhead(memory, bytes);
}

std::size_t ScratchFile::roomIn(const std::string &folder)
{
    std::error_code unknown;
    const std::filesystem::space_info space = std::filesystem::space(folder, unknown);
    return unknown ? 0 : std::size_t(space.available);
}

} // namespace core
