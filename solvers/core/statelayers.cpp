// SPDX-License-Identifier: MIT
#include "core/statelayers.h"

#include <mutex>
#include <new>

namespace core {

StateLayers::StateLayers(SearchContext &context, std::uint64_t first, std::size_t mostBytes)
    : m_context(context), m_mostBytes(mostBytes), m_tracer(context), m_lists(std::size_t(context.threads()))
{
    add(first, 1);
    std::swap(m_states, m_next);
    m_tracer.stats().done = 0;
}

std::size_t StateLayers::size() const
{
    std::size_t size = 0;
    for (const StateTable &shard : *m_states)
        size += shard.size();
    return size;
}

bool StateLayers::report(const Stats &stats)
{
    Stats all = m_tracer.stats();
    all.nodes += stats.nodes;
    return m_context.keepGoing(all);
}

void StateLayers::inThreads(const std::function<void(int, NullTracer &)> &task)
{
    Reporter reporter(*this);
    const int threads = m_context.threads();
    std::mutex mutex;
    std::uint64_t nodes = 0;
    runParallel(reporter, threads, threads, [&](int thread, SearchContext &own) {
        NullTracer tracer(own);
        if (m_end == End::None)
            task(thread, tracer);
        const std::lock_guard lock(mutex);
        nodes += tracer.stats().nodes;
    });
    m_tracer.stats().nodes += nodes;
}

void StateLayers::addUp(std::atomic<std::size_t> &next, NullTracer &tracer)
{
    for (std::size_t shard = next++; shard < shards && m_end == End::None; shard = next++) {
        for (Lists &lists : m_lists) {
            for (const StateCount &state : lists[shard])
                add(state.key, state.count);
            lists[shard].clear();
        }
        if (shard % shardsPerLook == 0 && !tracer.goOn())
            m_end = End::Stopped;
    }
}

void StateLayers::checkMemory() const
{
    std::size_t bytes = 0;
    for (std::size_t shard = 0; shard < shards; ++shard) {
        bytes += (*m_states)[shard].bytes() + (*m_next)[shard].bytes();
        for (const Lists &lists : m_lists)
            bytes += lists[shard].capacity() * sizeof(StateCount);
    }
    if (bytes > m_mostBytes)
        throw std::bad_alloc();
}

} // namespace core
