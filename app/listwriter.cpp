// SPDX-License-Identifier: MIT
#include "app/listwriter.h"

#include "app/terminal.h"

#include <cerrno>
#include <system_error>
#include <utility>

namespace app {

ListWriter::~ListWriter()
{
    m_closed = true;
    end();
}

bool ListWriter::add(const core::Position &position, std::span<const core::Step> steps)
{
    if (!m_threaded) {
        m_writer.add(position, steps);
        noteFailure();
        return !m_closed;
    }
    if (m_batch.count == m_batch.solutions.size())
        m_batch.solutions.emplace_back();
    Solution &solution = m_batch.solutions[m_batch.count];
    solution.position = position;
    solution.path.assign(steps.begin(), steps.end());
    ++m_batch.count;
    m_batch.places += position.size() + steps.size();
    if (m_batch.count == mostSolutions || m_batch.places >= mostPlaces)
        handOver();
    return !m_closed;
}

void ListWriter::flush()
{
    if (!m_threaded)
        app::flush(m_out);
    else if (m_batch.count > 0)
        handOver();
}

void ListWriter::finish()
{
    end();
    if (!m_thrown && !m_closed) {
        write(m_batch);
        noteFailure();
    }
    if (m_closed)
        errno = m_error;
    if (m_thrown)
        std::rethrow_exception(m_thrown);
}

void ListWriter::handOver()
{
    if (!m_thread.joinable() && !startThread()) {
        write(m_batch);
        return noteFailure();
    }
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_waiting.size() < mostBatches || m_closed; });
    m_waiting.push_back(std::move(m_batch));
    m_batch = {};
    if (!m_empty.empty()) {
        m_batch = std::move(m_empty.back());
        m_empty.pop_back();
    }
    m_changed.notify_all();
}

bool ListWriter::startThread()
{
    try {
        m_thread = std::jthread([this] { run(); });
    } catch (const std::system_error &) {
        m_threaded = false;
    }
    return m_threaded;
}

void ListWriter::end()
{
    {
        const std::lock_guard lock(m_mutex);
        m_ends = true;
    }
    m_changed.notify_all();
    if (m_thread.joinable())
        m_thread.join();
}

void ListWriter::run()
{
    try {
        writeWaiting();
    } catch (...) {
        const std::lock_guard lock(m_mutex);
        m_thrown = std::current_exception();
        m_closed = true;
    }
    m_changed.notify_all();
}

void ListWriter::writeWaiting()
{
    std::unique_lock lock(m_mutex);
    while (!m_closed) {
        m_changed.wait(lock, [this] { return m_ends || !m_waiting.empty(); });
        if (m_waiting.empty())
            return;
        Batch batch = std::move(m_waiting.front());
        m_waiting.pop_front();
        const bool isLast = m_waiting.empty();
        m_changed.notify_all();
        lock.unlock();
        write(batch);
        if (isLast)
            m_out.flush();
        noteFailure();
        lock.lock();
        m_empty.push_back(std::move(batch));
    }
}

void ListWriter::write(Batch &batch)
{
    for (std::size_t i = 0; i < batch.count && m_out; ++i)
        m_writer.add(batch.solutions[i].position, batch.solutions[i].path);
    batch.count = 0;
    batch.places = 0;
}

void ListWriter::noteFailure()
{
    if (m_out || m_closed)
        return;
    m_error = errno;
    m_closed = true;
}

} // namespace app
