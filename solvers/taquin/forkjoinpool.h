// SPDX-License-Identifier: MIT
#pragma once

#include "core/searchcontext.h"

#include <atomic>
#include <exception>
#include <mutex>

namespace taquin {

/// A pool of threads that last for a whole search, which one of them leads. Whenever the leading thread has work
/// that can be split into blocks, the others take blocks too, and it waits until all blocks are done (fork and
/// join). The blocks of a thread vary, so no result may depend on them; then the search is the same on any number
/// of threads.
class ForkJoinPool {
public:
    using Work = std::function<void(int block)>;

    /// Runs `lead` as one task of Executor::parallel, with that task's context; the other tasks run blocks.
    static void open(core::Executor &executor,
                     const std::function<void(ForkJoinPool &, core::SearchContext &)> &lead);

    /// Runs work(0 .. blocks - 1) and returns when all blocks are done. Only the leading thread may call it. An
    /// exception thrown in a block is then rethrown.
    void run(int blocks, const Work &work);
    /// Returns how many threads can run blocks, including the leading one.
    int threads() const { return m_threads; }

private:
    static constexpr std::uint64_t closed = ~std::uint64_t(0);

    void doBlocks();
    bool doBlock(bool leads);
    void close();

    /// Three numbers in one word: the number of the work, the end of its remaining blocks, and the next block; the
    /// latter two have 16 bits each. A thread takes a block by changing one of these two by 1.
    std::atomic<std::uint64_t> m_ticket = 0;
    std::atomic<const Work *> m_work = nullptr;
    std::atomic<int> m_unfinished = 0; ///< the number of unfinished blocks
    int m_threads = 1;
    std::mutex m_mutex; ///< protects m_exception
    std::exception_ptr m_exception;
};

} // namespace taquin
