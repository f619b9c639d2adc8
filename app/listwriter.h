// SPDX-License-Identifier: MIT
#pragma once

#include "app/resultwriter.h"

#include <atomic>
#include <condition_variable>
#include <deque>
#include <exception>
#include <mutex>
#include <thread>

namespace app {

/// Writes the solutions of a list in the order in which they are found, in a separate thread during the search, since
/// writing a solution takes about as long as finding it. A short list needs no thread.
class ListWriter {
public:
    /// `out` is the stream that the answer writes to. Without `threaded` each solution is written as it is found.
    ListWriter(ResultWriter &writer, std::ostream &out, bool threaded)
        : m_writer(writer), m_out(out), m_threaded(threaded)
    {
    }
    ListWriter(const ListWriter &) = delete;
    ListWriter &operator=(const ListWriter &) = delete;
    /// Drops the solutions that are not written yet.
    ~ListWriter();

    /// Adds a solution, and waits while too many are unwritten. Returns false if the output is closed.
    bool add(const core::Position &position, std::span<const core::Step> steps);
    /// Passes on the solutions added so far, even if their batch is not full.
    void flush();
    /// Returns once all solutions are written; errno holds the reason if the output has failed.
    void finish();

private:
    static constexpr std::size_t mostSolutions = 512;  ///< the most solutions in a batch
    static constexpr std::size_t mostPlaces = 1 << 16; ///< the places at which a batch is full
    static constexpr std::size_t mostBatches = 4;      ///< the most batches that wait to be written

    struct Solution {
        core::Position position;
        core::Path path;
    };
    /// A batch that is emptied keeps its solutions' memory: allocating it again would take longer than filling it.
    struct Batch {
        std::vector<Solution> solutions;
        std::size_t count = 0;
        std::size_t places = 0; ///< the places of the positions plus the steps of the paths
    };

    void handOver();
    /// Returns false if the system has no more threads.
    bool startThread();
    void end();
    void run();
    void writeWaiting();
    void write(Batch &batch);
    void noteFailure();

    ResultWriter &m_writer;
    std::ostream &m_out;
    bool m_threaded;
    Batch m_batch; ///< the batch that is being filled
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<Batch> m_waiting;
    std::vector<Batch> m_empty;
    bool m_ends = false;                ///< no further batch will be added
    std::atomic<bool> m_closed = false; ///< the output is closed, so that nothing more can be written
    int m_error = 0;                    ///< the errno of the writing thread, since errno is thread-local
    std::exception_ptr m_thrown;
    std::jthread m_thread;
};

} // namespace app
