// SPDX-License-Identifier: MIT
#include "taquin/forkjoinpool.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace taquin {

namespace {

constexpr int maxThreads = 8;
constexpr int blockBits = 16;
constexpr std::uint64_t blockMask = (std::uint64_t(1) << blockBits) - 1;
constexpr int spins = 4000; ///< some 50 µs of spinning before sleeping: new work usually arrives sooner

/// Yields the processor to other threads for a moment, if possible.
void pause()
{
#if defined(__x86_64__) && defined(__GNUC__)
    __builtin_ia32_pause();
#endif
}

/// Waits until the value is no longer `old`.
template <typename Value>
void awaitChange(const std::atomic<Value> &value, Value old)
{
    for (int spin = 0; spin < spins; ++spin) {
        if (value.load(std::memory_order_acquire) != old)
            return;
        pause();
    }
    value.wait(old, std::memory_order_acquire);
}

} // namespace

void ForkJoinPool::open(core::Executor &executor,
                        const std::function<void(ForkJoinPool &, core::SearchContext &)> &lead)
{
    ForkJoinPool pool;
    pool.m_threads = std::min(executor.threads(), maxThreads);
    executor.parallel(maxThreads, [&](int task, core::SearchContext &context) {
        if (task > 0) {
            pool.doBlocks();
            return;
        }
        const struct Closer {
            ForkJoinPool &pool;
            ~Closer() { pool.close(); }
        } closer{pool};
        lead(pool, context);
    });
}

void ForkJoinPool::run(int blocks, const Work &work)
{
    assert(std::uint64_t(blocks) < blockMask);
    m_work = &work;
    m_unfinished = blocks;
    const std::uint64_t number = (m_ticket >> 2 * blockBits) + 1;
    m_ticket = number << 2 * blockBits | std::uint64_t(blocks) << blockBits;
    if (blocks > 1)
        m_ticket.notify_all();
    while (doBlock(true))
        ;
    for (int unfinished = m_unfinished; unfinished > 0; unfinished = m_unfinished)
        awaitChange(m_unfinished, unfinished);
    if (m_exception)
        std::rethrow_exception(std::exchange(m_exception, nullptr));
}

void ForkJoinPool::doBlocks()
{
    for (std::uint64_t ticket = m_ticket; ticket != closed; ticket = m_ticket) {
        if (!doBlock(false))
            awaitChange(m_ticket, ticket);
    }
}

/// Runs one block; returns false if none is left. The leading thread takes the first block, the others take the
/// last, so that with similar blocks in consecutive work each thread mostly gets its own again.
bool ForkJoinPool::doBlock(bool leads)
{
    std::uint64_t ticket = m_ticket;
    std::uint64_t block = 0;
    std::uint64_t after = 0;
    const Work *work = nullptr;
    do {
        const std::uint64_t next = ticket & blockMask;
        const std::uint64_t end = ticket >> blockBits & blockMask;
        if (ticket == closed || next >= end)
            return false;
        // m_work belongs to the ticket: new work starts only after all blocks of this work are done.
        work = m_work;
        block = leads ? next : end - 1;
        after = leads ? ticket + 1 : ticket - (std::uint64_t(1) << blockBits);
    } while (!m_ticket.compare_exchange_weak(ticket, after));
    try {
        (*work)(int(block));
    } catch (...) {
        const std::lock_guard lock(m_mutex);
        m_exception = std::current_exception();
    }
    if (--m_unfinished == 0)
        m_unfinished.notify_all();
    return true;
}

void ForkJoinPool::close()
{
    m_ticket = closed;
    m_ticket.notify_all();
}

} // namespace taquin
