// SPDX-License-Identifier: MIT
#include "support/refusedallocation.h"

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

std::atomic<std::size_t> refusedSize = 0; // 0 if nothing is refused
std::atomic<int> refusals = 0;
thread_local bool isOwner = false;

void *allocate(std::size_t size) noexcept
{
    if (size == refusedSize && !isOwner && size > 0) {
        ++refusals;
        return nullptr;
    }
    return std::malloc(size > 0 ? size : 1);
}

void *allocateOrThrow(std::size_t size)
{
    void *const memory = allocate(size);
    if (!memory)
        throw std::bad_alloc();
    return memory;
}

} // namespace

void *operator new(std::size_t size)
{
    return allocateOrThrow(size);
}
void *operator new[](std::size_t size)
{
    return allocateOrThrow(size);
}
void *operator new(std::size_t size, const std::nothrow_t &) noexcept
{
    return allocate(size);
}
void *operator new[](std::size_t size, const std::nothrow_t &) noexcept
{
    return allocate(size);
}
void operator delete(void *memory) noexcept
{
    std::free(memory);
}
void operator delete[](void *memory) noexcept
{
    std::free(memory);
}
void operator delete(void *memory, std::size_t) noexcept
{
    std::free(memory);
}
void operator delete[](void *memory, std::size_t) noexcept
{
    std::free(memory);
}
void operator delete(void *memory, const std::nothrow_t &) noexcept
{
    std::free(memory);
}
void operator delete[](void *memory, const std::nothrow_t &) noexcept
{
    std::free(memory);
}

namespace tests {

RefusedAllocation::RefusedAllocation(std::size_t size)
{
    isOwner = true;
    refusals = 0;
    refusedSize = size;
}

RefusedAllocation::~RefusedAllocation()
{
    refusedSize = 0;
    isOwner = false;
}

int RefusedAllocation::count() const
{
    return refusals;
}

} // namespace tests
