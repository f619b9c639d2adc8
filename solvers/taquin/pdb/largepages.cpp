// SPDX-License-Identifier: MIT
#include "taquin/pdb/largepages.h"

#ifdef __linux__
#include <sys/mman.h>

#include <cstdint>
#endif

namespace taquin {

#ifdef __linux__

namespace {

/// Whole pages are mapped; the part of the last one that is never touched takes no memory.
std::size_t wholePages(std::size_t bytes)
{
    return (bytes + largePage - 1) / largePage * largePage;
}

} // namespace

void *allocateLargePages(std::size_t bytes)
{
    const std::size_t size = wholePages(bytes);
    void *const mapped =
        mmap(nullptr, size + largePage, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (mapped == MAP_FAILED)
        throw std::bad_alloc();
    // One page more than needed, so that the block can begin at a page's boundary; the rest is unmapped
    // again.
    const std::size_t before = (largePage - reinterpret_cast<std::uintptr_t>(mapped) % largePage) % largePage;
    char *const memory = static_cast<char *>(mapped) + before;
    if (before > 0)
        munmap(mapped, before);
    munmap(memory + size, largePage - before);
    // Not the last page where it is needed in part only: it would take more memory than was asked for.
    madvise(memory, bytes / largePage * largePage, MADV_HUGEPAGE);
    return memory;
}

void freeLargePages(void *memory, std::size_t bytes)
{
    munmap(memory, wholePages(bytes));
}

#else

void *allocateLargePages(std::size_t bytes)
{
    return ::operator new(bytes, std::align_val_t(largePage));
}

void freeLargePages(void *memory, std::size_t)
{
    ::operator delete(memory, std::align_val_t(largePage));
}

#endif

} // namespace taquin
