// SPDX-License-Identifier: MIT
#include "taquin/largepages.h"

#ifdef __linux__
#include <sys/mman.h>

#include <cstdint>
#endif

namespace taquin {

#ifdef __linux__

namespace {

/// What is not touched takes no memory.
std::size_t wholePages(std::size_t bytes)
{
    return (bytes + largePage - 1) / largePage * largePage;
}

} // namespace

void *takeLargePages(std::size_t bytes)
{
    const std::size_t size = wholePages(bytes);
    void *const mapped =
        mmap(nullptr, size + largePage, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (mapped == MAP_FAILED)
        throw std::bad_alloc();
    // One page more than needed, so that there is room to begin with a large one; what is left over goes
    // back.
    const std::size_t before = (largePage - reinterpret_cast<std::uintptr_t>(mapped) % largePage) % largePage;
    char *const memory = static_cast<char *>(mapped) + before;
    if (before > 0)
        munmap(mapped, before);
    munmap(memory + size, largePage - before);
    // Only those that are needed whole, so that no memory is taken in addition.
    madvise(memory, bytes / largePage * largePage, MADV_HUGEPAGE);
    return memory;
}

void giveLargePages(void *memory, std::size_t bytes)
{
    munmap(memory, wholePages(bytes));
}

#else

void *takeLargePages(std::size_t bytes)
{
    return ::operator new(bytes, std::align_val_t(largePage));
}

void giveLargePages(void *memory, std::size_t)
{
    ::operator delete(memory, std::align_val_t(largePage));
}

#endif

} // namespace taquin
