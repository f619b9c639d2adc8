// SPDX-License-Identifier: MIT
#pragma once

#include "app/answer.h"

#include <atomic>
#include <condition_variable>
#include <deque>
#include <exception>
#include <mutex>
#include <thread>

namespace app {

/// Writes the solutions of a list in the order in which they are found, in a thread of its own while the search
/// goes on, since to write a solution takes about as long as to find it. A list of few needs no thread.
class ListWriter {
public:
    /// `out` is what the answer writes to. Without `threaded` each solution is written as it comes.
    ListWriter(Answer &answer, std::ostream &out, bool threaded)
        : m_answer(answer), m_out(out), m_threaded(threaded)
    {
    }
    ListWriter(const ListWriter &) = delete;
    ListWriter &operator=(const ListWriter &) = delete;
    /// Drops what is not written yet.
    ~ListWriter();

    /// Waits while too many are not written yet. False: nobody reads them any more.
    bool add(const core::Position &position, std::span<const core::Step> steps);
    /// Soon shows all that were added.
    void flush();
    /// Returns when all are written; errno tells why not where the output has failed.
    void finish();

private:
    static constexpr std::size_t mostSolutions = 512;  ///< in a batch
    static constexpr std::size_t mostPlaces = 1 << 16; ///< in a batch; its last solution may have more
    static constexpr std::size_t mostBatches = 4;      ///< waiting

    struct Solution {
        core::Position position;
        core::Path path;
    };
    /// Its solutions stay when it is emptied: to make them anew would take longer than to fill them.
    struct Batch {
        std::vector<Solution> solutions;
        std::size_t count = 0;
        std::size_t places = 0; ///< of the positions, and steps of the paths
    };

    void handOver();
    /// False where the system has no more threads.
    bool startThread();
    void end();
    void run();
    void writeWaiting();
    void write(Batch &batch);
    void noteFailure();

    Answer &m_answer;
    std::ostream &m_out;
    bool m_threaded;
    Batch m_batch; ///< being filled
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<Batch> m_waiting;
    std::vector<Batch> m_empty;
    bool m_ends = false;                ///< no batch is to come
    std::atomic<bool> m_closed = false; ///< nothing more can be written
    int m_error = 0;                    ///< errno of the thread that wrote, which has its own
    std::exception_ptr m_thrown;
    std::jthread m_thread;
};

} // namespace app
