// SPDX-License-Identifier: MIT
#pragma once

#include "core/control.h"

#include <atomic>
#include <exception>
#include <mutex>

namespace taquin {

/// Threads that stay together through a whole search: one leads, and whenever it has work that falls into
/// blocks, the others take blocks of it too. Who does which block is open, so that each must come to the same
/// whoever does it; then the search is the same on any number of threads.
class Crew {
public:
    using Work = std::function<void(int block)>;

    /// Runs `lead`, with the control that it is to ask, as one of several tasks of Control::parallel.
    static void gather(core::Control &control, const std::function<void(Crew &, core::Control &)> &lead);

    /// Runs work(0 .. blocks - 1) and returns when all is done. Called by the one who leads. What a block
    /// throws is thrown again then.
    void run(int blocks, const Work &work);

private:
    static constexpr std::uint64_t ended = ~std::uint64_t(0);

    void help();
    bool takeBlock();
    void end();

    /// Who wants a block adds 1: the number of the work, its blocks and the next of them, 16 bits each for
    /// the latter two.
    std::atomic<std::uint64_t> m_ticket = 0;
    std::atomic<const Work *> m_work = nullptr;
    std::atomic<int> m_left = 0; ///< blocks not done
    std::mutex m_mutex;          ///< for what follows
    std::exception_ptr m_thrown;
};

} // namespace taquin
