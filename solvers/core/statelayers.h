// SPDX-License-Identifier: MIT
#pragma once

#include "core/parallel.h"
#include "core/random.h"
#include "core/tracer.h"

#include <algorithm>
#include <array>
#include <utility>

// This header counts by dynamic programming over layers of states: a state is a 64-bit key with the number of ways
// that lead to it, and ways that lead to the same state are added up. A large layer is sharded by a hash of the
// key, so that a shard's table fits into a processor's cache, and threads need no locks.

namespace core {

/// A state and the number of ways that lead to it.
struct StateCount {
    std::uint64_t key = 0;
    std::uint64_t count = 0; ///< 0 marks a free slot of a table
};

/// A hash table of states with linear probing. It grows by half rather than doubling, since memory limits what can
/// be counted.
class StateTable {
public:
    /// Adds to the number of ways that lead to a state; returns false if the sum exceeds 64 bits.
    bool add(std::uint64_t key, std::uint64_t count)
    {
        if (4 * m_size >= 3 * m_slots.size())
            grow();
        StateCount &slot = find(key);
        m_size += slot.count == 0;
        slot.key = key;
        slot.count += count;
        return slot.count >= count;
    }
    /// Returns the number of ways that lead to a state.
    std::uint64_t count(std::uint64_t key) { return m_slots.empty() ? 0 : find(key).count; }
    std::size_t size() const { return m_size; }
    std::size_t bytes() const { return m_slots.capacity() * sizeof(StateCount); }
    /// Returns all slots; those with the count 0 are free.
    std::span<const StateCount> slots() const { return m_slots; }

private:
    static constexpr std::size_t fewest = 32;

    StateCount &find(std::uint64_t key)
    {
        std::size_t at = std::size_t((mixed(key) & 0xFFFFFFFF) * m_slots.size() >> 32);
        while (m_slots[at].count != 0 && m_slots[at].key != key)
            at = at + 1 == m_slots.size() ? 0 : at + 1;
        return m_slots[at];
    }
    void grow()
    {
        const std::size_t slots = std::max(fewest, m_slots.size() + m_slots.size() / 2);
        const std::vector<StateCount> before = std::exchange(m_slots, std::vector<StateCount>(slots));
        for (const StateCount &state : before) {
            if (state.count != 0)
                find(state.key) = state;
        }
    }

    std::vector<StateCount> m_slots;
    std::size_t m_size = 0;
};

/// The layer of states after each step of a count. A node is a way from a state to one of the next layer.
class StateLayers {
public:
    enum class End : std::uint8_t {
        None,
        Stopped,   ///< the context has ended the count
        Overflows, ///< a number exceeds 64 bits
    };

    /// Begins with a single state. A step that needs more than `mostBytes` bytes throws std::bad_alloc.
    StateLayers(SearchContext &context, std::uint64_t first, std::size_t mostBytes);

    /// Replaces the states by their successors: next(key, add) calls add(key) for each. Several threads may call
    /// `next` at the same time. `done` is the progress at the end of the step. Returns false if the count is to
    /// end.
    template <typename Next>
    bool advance(double done, int depth, const Next &next)
    {
        m_tracer.stats().depth = depth;
        if (size() < fewestShared)
            advanceAlone(next);
        else
            advanceTogether(done, next);
        std::swap(m_states, m_next);
        m_tracer.stats().done = done;
        return m_end == End::None;
    }

    std::size_t size() const;
    /// Returns the number of ways that lead to a state.
    std::uint64_t count(std::uint64_t key) { return (*m_states)[shardOf(key)].count(key); }
    const Stats &stats() const { return m_tracer.stats(); }
    End end() const { return m_end; }

private:
    static constexpr int shardBits = 10;
    static constexpr std::size_t shards = std::size_t(1) << shardBits;
    static constexpr std::size_t fewestShared = 20'000; ///< states of a layer that threads share
    static constexpr std::size_t statesOfRound =
        1'500'000; ///< the successors that are listed before they are added up
    static constexpr std::size_t shardsPerLook = 16; ///< the shards between two checks of the context

    using Shards = std::array<StateTable, shards>;
    using Lists = std::array<std::vector<StateCount>, shards>;

    /// Adds the counts of the earlier steps to the reports of a parallel step's tasks, and forwards them.
    class Reporter : public NullContext {
    public:
        explicit Reporter(StateLayers &layers) : m_layers(layers) {}
        bool keepGoing(const Stats &stats) override { return m_layers.report(stats); }

    private:
        StateLayers &m_layers;
    };

    static std::size_t shardOf(std::uint64_t key) { return std::size_t(mixed(key) >> (64 - shardBits)); }

    bool report(const Stats &stats);
    void add(std::uint64_t key, std::uint64_t count)
    {
        if (!(*m_next)[shardOf(key)].add(key, count))
            m_end = End::Overflows;
    }
    /// Runs a task in each thread, each with its own tracer, and adds up their nodes.
    void inThreads(const std::function<void(int, NullTracer &)> &task);
    /// Adds up the successors that the threads have listed; the threads take shards from `next`.
    void addUp(std::atomic<std::size_t> &next, NullTracer &tracer);
    /// Throws std::bad_alloc if the states exceed the memory limit.
    void checkMemory() const;

    template <typename Next>
    void advanceAlone(const Next &next)
    {
        for (StateTable &shard : *m_states) {
            for (const StateCount &state : shard.slots()) {
                if (state.count == 0)
                    continue;
                next(state.key, [&](std::uint64_t key) {
                    add(key, state.count);
                    m_tracer.node(m_tracer.stats().depth);
                });
                if (!m_tracer.going())
                    m_end = End::Stopped;
                if (m_end != End::None)
                    return;
            }
            shard = {};
        }
    }

    /// Advances in rounds of some shards each: the threads list the successors by shard, and then add them up.
    template <typename Next>
    void advanceTogether(double done, const Next &next)
    {
        const double before = m_tracer.stats().done;
        const std::size_t all = size();
        std::size_t taken = 0;
        for (std::size_t begin = 0, end = 0; begin < shards && m_end == End::None; begin = end) {
            const std::size_t first = taken;
            while (end < shards && taken - first < statesOfRound)
                taken += (*m_states)[end++].size();
            std::atomic<std::size_t> source = begin;
            inThreads([&](int thread, NullTracer &tracer) {
                list(next, source, end, m_lists[std::size_t(thread)], tracer);
            });
            checkMemory();
            std::atomic<std::size_t> target = 0;
            inThreads([&](int, NullTracer &tracer) { addUp(target, tracer); });
            checkMemory();
            m_tracer.stats().done = before + (done - before) * double(taken) / double(all);
        }
    }

    /// Lists the successors of the states in the shards from `source` to `end`.
    template <typename Next>
    void list(const Next &next, std::atomic<std::size_t> &source, std::size_t end, Lists &lists,
              NullTracer &tracer)
    {
        for (std::size_t shard = source++; shard < end && m_end == End::None; shard = source++) {
            for (const StateCount &state : (*m_states)[shard].slots()) {
                if (state.count == 0)
                    continue;
                next(state.key, [&](std::uint64_t key) {
                    lists[shardOf(key)].push_back({key, state.count});
                    tracer.node(m_tracer.stats().depth);
                });
                if (!tracer.going()) {
                    m_end = End::Stopped;
                    return;
                }
            }
            (*m_states)[shard] = {};
        }
    }

    SearchContext &m_context;
    const std::size_t m_mostBytes;
    NullTracer m_tracer;
    std::atomic<End> m_end = End::None;
    std::unique_ptr<Shards> m_states = std::make_unique<Shards>();
    std::unique_ptr<Shards> m_next = std::make_unique<Shards>();
    std::vector<Lists> m_lists; ///< the successors listed, indexed by thread and shard
};

} // namespace core
