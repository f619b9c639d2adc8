// SPDX-License-Identifier: MIT
#include "app/startresources.h"

#include <QThreadPool>

#include <algorithm>
#include <exception>
#include <latch>
#include <memory>
#include <new>
#include <thread>
#include <vector>

namespace app {

namespace {

constexpr int drawingThreads = 4; ///< the most threads that Qt draws with

/// Returns whether this many bytes can be allocated. They are never written to, so only limits are tested,
/// not the free memory.
bool hasMemory(std::size_t bytes)
{
    void *volatile block = ::operator new(bytes, std::nothrow);
    ::operator delete(block);
    return block;
}

/// Starts up to `most` threads that exist at the same time, and returns how many could be started.
int startAtOnce(int most)
{
    std::latch opened(1);
    std::vector<std::jthread> threads;
    try {
        for (int i = 0; i < most; ++i)
            threads.emplace_back([&opened] { opened.wait(); });
    } catch (const std::exception &) {
        // The system starts no more threads, or has no memory for them. Those that exist are counted below, and must be
        // let go.
    }
    opened.count_down();
    return int(threads.size());
}

} // namespace

core::Explanation lackOfResources(bool hasWindow)
{
    const std::size_t megabytes = hasWindow ? 500 : 100;
    // The window needs threads for the display, D-Bus (three), the games, drawing, and one search.
    const int threads = drawingThreads + (hasWindow ? 6 : 1);
    if (startAtOnce(threads) < threads)
        return {PUZZLE_TEXT("core", "the system allows this program no more threads")};
    if (!hasMemory(megabytes * 1'000'000))
        return {PUZZLE_TEXT("core", "the system leaves this program less than %1 MB of memory"),
                {static_cast<long long>(megabytes)}};
    return {};
}

void startDrawingThreads()
{
    QThreadPool &pool = *QThreadPool::globalInstance();
    // The pool's threads reuse the stacks of the threads that were just tried.
    const int threads = startAtOnce(std::clamp(pool.maxThreadCount(), 1, drawingThreads));
    pool.setMaxThreadCount(std::max(threads, 1));
    pool.setExpiryTimeout(-1);
    // Each task waits for the others, so that each has its own thread. The last may still use the latch after this
    // function.
    const auto started = std::make_shared<std::latch>(threads);
    for (int i = 0; i < threads; ++i)
        pool.start([started] { started->arrive_and_wait(); });
}

} // namespace app
