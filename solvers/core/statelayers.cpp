// SPDX-License-Identifier: MIT
#include "core/statelayers.h"

#include <mutex>
#include <new>

namespace core {

namespace {

/// Empties a list; only a short one keeps its memory. A batch may have few labels, and so a few long lists.
void clear(std::vector<StateCount> &list)
{
    constexpr std::size_t mostKept = 1024;
    if (list.capacity() > mostKept)
        list = std::vector<StateCount>(); // "= {}" would keep the memory
    else
        list.clear();
}

} // namespace

LayerArchive::~LayerArchive() = default;

StateLayers::StateLayers(SearchContext &context, std::uint64_t first, const StateLabels &labels,
                         const StateStorage &storage)
    : m_context(context), m_labels(labels), m_storage(storage), m_tracer(context), m_blocks(storage),
      m_lists(std::size_t(context.threads()))
{
    append(m_labels.of(first), {first, 1}, m_states.labels);
    std::swap(m_states.pieces, m_next.pieces);
    m_states.size = 1;
    m_tracer.stats().done = 0;
}

int StateLayers::resume(LayerArchive *archive, int steps)
{
    m_archive = archive;
    if (!archive)
        return 0;
    std::size_t size = 0;
    std::vector<Label> fresh;
    std::variant<LayerProgress, Explanation> reading;
    try {
        reading = archive->load([&](std::span<const StateCount> states) {
            size += states.size();
            for (const StateCount &state : states)
                append(m_labels.of(state.key), state, fresh);
        });
    } catch (const ScratchFile::Full &) {
        m_end = End::DiskFull;
        return 0;
    }
    if (auto *why = std::get_if<Explanation>(&reading)) {
        m_fault = std::move(*why);
        m_end = End::Unusable;
        return 0;
    }
    const auto &progress = std::get<LayerProgress>(reading);
    if (progress.steps == 0)
        return 0;
    m_states = std::exchange(m_next, Layer());
    m_states.labels = std::move(fresh);
    m_states.size = size;
    m_steps = progress.steps;
    m_tracer.stats().nodes = progress.nodes;
    m_tracer.stats().done = progress.done;
    return int(std::min(m_steps, std::uint64_t(steps)));
}

Outcome StateLayers::stopped() const
{
    Outcome outcome{Outcome::Stopped, {}, m_fault, stats()};
    if (m_end == End::Overflows)
        outcome.reason = {PUZZLE_TEXT("core", "the count does not fit into 64 bits")};
    if (m_end == End::DiskFull)
        outcome.reason = {PUZZLE_TEXT("core", "the disk has no room for the count's states")};
    if (m_end == End::DiskFails)
        outcome.reason = {
            PUZZLE_TEXT("core", "the disk with the states of the count cannot be read or written")};
    return outcome;
}

void StateLayers::save()
{
    std::vector<StateCount> states;
    m_archive->save({m_steps, m_states.size, m_tracer.stats().nodes, m_tracer.stats().done},
                    [&](const LayerArchive::Receiver &receiver) {
                        for (const Label label : m_states.labels) {
                            for (const StatePiece &piece : m_states.pieces[label]) {
                                piece.unpack(states);
                                if (m_blocks.hasFailed())
                                    throw ScratchFile::Failed();
                                receiver(states);
                            }
                        }
                    });
}

std::uint64_t StateLayers::count(std::uint64_t key) const
{
    std::vector<StateCount> states;
    for (const StatePiece &piece : m_states.pieces[m_labels.of(key)]) {
        piece.unpack(states);
        const auto found = std::ranges::find(states, key, &StateCount::key);
        if (found != states.end())
            return found->count;
    }
    return 0;
}

bool StateLayers::report(const Stats &stats)
{
    Stats all = m_tracer.stats();
    all.nodes += stats.nodes;
    return m_context.keepGoing(all);
}

void StateLayers::inThreads(const std::function<void(int, NullTracer &)> &task)
{
    if (m_threads == 1) {
        if (m_end == End::None)
            task(0, m_tracer);
        return;
    }
    Reporter reporter(*this);
    std::mutex mutex;
    std::uint64_t nodes = 0;
    runParallel(reporter, m_threads, m_threads, [&](int thread, SearchContext &own) {
        NullTracer tracer(own);
        if (m_end == End::None)
            task(thread, tracer);
        const std::lock_guard lock(mutex);
        nodes += tracer.stats().nodes;
    });
    m_tracer.stats().nodes += nodes;
}

StatePieces StateLayers::takeBatch(const Order &order, std::size_t &begin)
{
    StatePieces batch;
    std::size_t end = begin;
    while (end < order.size() && (batch.size() < blocksOfRound || order[end].first == order[end - 1].first)) {
        StatePieces &pieces = m_states.pieces[order[end++].second];
        batch.insert(batch.end(), pieces.begin(), pieces.end());
        pieces.clear();
    }
    begin = end;
    return batch;
}

void StateLayers::addUp()
{
    std::atomic<std::size_t> next = 0;
    inThreads([&](int, NullTracer &tracer) {
        for (std::size_t shard = next++; shard < shards && m_end == End::None; shard = next++) {
            for (Lists &lists : m_lists) {
                for (const StateCount &state : lists[shard]) {
                    if (!m_tables[shard].add(state.key, state.count))
                        m_end = End::Overflows;
                }
                lists[shard].clear();
            }
            if (m_threads > 1 && shard % shardsPerLook == 0 && !tracer.keepGoing())
                m_end = End::Stopped;
        }
    });
}

void StateLayers::store()
{
    // Each label's states are appended by one thread, so they are listed by label first.
    std::atomic<std::size_t> table = 0;
    inThreads([&](int thread, NullTracer &) {
        Lists &lists = m_lists[std::size_t(thread)];
        for (std::size_t shard = table++; shard < shards; shard = table++) {
            for (const StateCount &state : m_tables[shard].slots()) {
                if (state.count != 0)
                    lists[shardOf(m_labels.of(state.key))].push_back(state);
            }
            m_tables[shard].clear();
        }
    });
    std::atomic<std::size_t> next = 0;
    std::mutex mutex;
    inThreads([&](int, NullTracer &) {
        std::vector<Label> fresh;
        std::size_t size = 0;
        for (std::size_t shard = next++; shard < shards; shard = next++) {
            for (Lists &lists : m_lists) {
                for (const StateCount &state : lists[shard])
                    append(m_labels.of(state.key), state, fresh);
                size += lists[shard].size();
                clear(lists[shard]);
            }
        }
        const std::lock_guard lock(mutex);
        m_next.labels.insert(m_next.labels.end(), fresh.begin(), fresh.end());
        m_next.size += size;
    });
    checkMemory();
}

void StateLayers::append(Label label, const StateCount &state, std::vector<Label> &fresh)
{
    StatePieces &pieces = m_next.pieces[label];
    if (pieces.empty())
        fresh.push_back(label);
    m_blocks.append(pieces, state, m_labels.openBits(label));
}

void StateLayers::checkMemory() const
{
    std::size_t bytes = m_blocks.bytes();
    for (std::size_t shard = 0; shard < shards; ++shard) {
        bytes += m_tables[shard].bytes();
        for (const Lists &lists : m_lists)
            bytes += lists[shard].capacity() * sizeof(StateCount);
    }
    if (bytes > m_storage.memory)
        throw std::bad_alloc();
}

} // namespace core
