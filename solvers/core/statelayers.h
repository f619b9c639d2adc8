// SPDX-License-Identifier: MIT
#pragma once

#include "core/parallel.h"
#include "core/random.h"
#include "core/stateblocks.h"
#include "core/tracer.h"

#include <algorithm>
#include <array>
#include <utility>

// This header counts by dynamic programming over layers of states: a state is a 64-bit key with the number of ways
// that lead to it, and ways that lead to the same state are added up. A layer may be larger than half of the memory,
// so a step takes it in batches: groups of states whose successors differ from those of all other states. The
// states of a batch are freed when their successors are known.

namespace core {

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
    /// Removes all states. Only a small table keeps its memory.
    void clear()
    {
        constexpr std::size_t mostKept = 1024;
        if (m_slots.size() > mostKept)
            m_slots = std::vector<StateCount>(); // "= {}" would keep the memory
        else if (m_size > 0)
            std::ranges::fill(m_slots, StateCount());
        m_size = 0;
    }
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
        Unusable,  ///< the archive's layer cannot be used
        DiskFull,  ///< the storage's disk has no room
        DiskFails, ///< the storage's disk cannot be read or written
    };

    using Label = StateLabels::Label;

    /// Begins with a single state. A step that needs more memory than the storage has throws std::bad_alloc.
    StateLayers(SearchContext &context, std::uint64_t first, const StateLabels &labels,
                const StateStorage &storage);

    /// Continues from the archive's layer, if there are both, and saves later layers there. Returns how many of
    /// the `steps` steps are done.
    int resume(LayerArchive *archive, int steps);

    /// Replaces the states by their successors: next(key, add) calls add(key) for each. States whose labels have
    /// different results of partOf(label) must not have successors of the same label. Several threads may call
    /// `next` at the same time. `done` is the progress at the end of the step. Returns false if the count is to
    /// end.
    template <typename PartOf, typename Next>
    bool advance(double done, int depth, const PartOf &partOf, const Next &next)
    {
        m_tracer.stats().depth = depth;
        try {
            listNext(done, partOf, next);
            std::swap(m_states, m_next);
            m_next.labels.clear();
            m_next.size = 0;
            m_tracer.stats().done = done;
            ++m_steps;
            if (m_archive && m_end == End::None && (m_archive->isDue() || done >= 1))
                save();
        } catch (const ScratchFile::Full &) {
            m_end = End::DiskFull;
        } catch (const ScratchFile::Failed &) {
            m_end = End::DiskFails;
        }
        return m_end == End::None;
    }

    std::size_t size() const { return m_states.size; }
    /// Returns the number of ways that lead to a state.
    std::uint64_t count(std::uint64_t key) const;
    const Stats &stats() const { return m_tracer.stats(); }
    End end() const { return m_end; }
    /// Returns the outcome of a count for which `advance` has returned false.
    Outcome stopped() const;

    /// Returns about how many bytes a count takes whose largest layer has this many states, of this many labels: besides
    /// the states, the blocks of two layers that are not full, and the tables and lists of a round.
    static std::size_t bytesFor(std::size_t states, std::size_t labels)
    {
        constexpr std::size_t ofState = 11;
        constexpr std::size_t ofListedState = 200; // its successors are counted, too
        constexpr std::size_t statesOfRound = blocksOfRound * StateBlock::size / ofState;
        return states * ofState + std::min(2 * labels, states) * sizeof(StateBlock) +
               std::min(states, statesOfRound) * ofListedState;
    }

private:
    static constexpr int shardBits = 10;
    static constexpr std::size_t shards = std::size_t(1) << shardBits;
    static constexpr std::size_t mostLabels = std::size_t(1) << 16;
    static constexpr std::size_t fewestShared = 20'000; ///< states of a layer that threads share
    /// The blocks of which the successors are listed before they are added up.
    static constexpr std::size_t blocksOfRound = 1000;
    static constexpr std::size_t shardsPerLook = 16; ///< the shards between two checks of the context

    using Order = std::vector<std::pair<std::uint32_t, Label>>; ///< labels with their parts
    struct Layer {
        std::vector<StatePieces> pieces = std::vector<StatePieces>(mostLabels); ///< indexed by label
        std::vector<Label> labels; ///< the labels that have states
        std::size_t size = 0;
    };
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
    /// Runs a task in each thread, each with its own tracer, and adds up their nodes.
    void inThreads(const std::function<void(int, NullTracer &)> &task);
    /// Removes the next parts from the layer and from the order: at least one, and as many as fit into a round.
    StatePieces takeBatch(const Order &order, std::size_t &begin);
    /// Adds up the successors that the threads have listed.
    void addUp();
    /// Moves the states that were added up to the next layer.
    void store();
    /// Appends a state to the next layer, and the label to `fresh` if it had no states.
    void append(Label label, const StateCount &state, std::vector<Label> &fresh);
    void save();
    /// Throws std::bad_alloc if the states exceed the memory limit.
    void checkMemory() const;

    /// Fills the next layer with the successors of all states.
    template <typename PartOf, typename Next>
    void listNext(double done, const PartOf &partOf, const Next &next)
    {
        m_threads = m_states.size < fewestShared ? 1 : m_context.threads();
        Order order;
        for (const Label label : m_states.labels)
            order.emplace_back(partOf(label), label);
        std::ranges::sort(order);
        const double before = m_tracer.stats().done;
        const std::size_t all = m_states.size;
        std::size_t taken = 0;
        for (std::size_t begin = 0; begin < order.size() && m_end == End::None;) {
            const StatePieces batch = takeBatch(order, begin);
            for (std::size_t at = 0; at < batch.size() && m_end == End::None; at += blocksOfRound) {
                const auto round = std::span(batch).subspan(at, std::min(blocksOfRound, batch.size() - at));
                StateBlocks::readAhead(round);
                std::atomic<std::size_t> source = 0;
                inThreads([&](int thread, NullTracer &tracer) {
                    list(next, round, source, m_lists[std::size_t(thread)], tracer);
                });
                for (const StatePiece &piece : round)
                    taken += piece.size;
                m_blocks.free(round);
                addUp();
                checkMemory();
                m_tracer.stats().done = before + (done - before) * double(taken) / double(all);
            }
            store();
        }
        if (m_end == End::None && !m_blocks.isSound())
            m_end = End::DiskFails;
    }

    /// Lists the successors of the states of a round; the threads take blocks from `source` on.
    template <typename Next>
    void list(const Next &next, std::span<const StatePiece> round, std::atomic<std::size_t> &source,
              Lists &lists, NullTracer &tracer)
    {
        std::vector<StateCount> states;
        for (std::size_t at = source++; at < round.size() && m_end == End::None; at = source++) {
            round[at].unpack(states);
            if (m_blocks.hasFailed()) {
                m_end = End::DiskFails;
                return;
            }
            for (const StateCount &state : states) {
                next(state.key, [&](std::uint64_t key) {
                    lists[shardOf(key)].push_back({key, state.count});
                    tracer.node(m_tracer.stats().depth);
                });
                if (!tracer.going()) {
                    m_end = End::Stopped;
                    return;
                }
            }
        }
    }

    SearchContext &m_context;
    const StateLabels m_labels;
    const StateStorage m_storage;
    NullTracer m_tracer;
    std::atomic<End> m_end = End::None;
    Explanation m_fault;
    LayerArchive *m_archive = nullptr;
    std::uint64_t m_steps = 0; ///< the steps done
    int m_threads = 1;         ///< the threads of the current step
    StateBlocks m_blocks;
    Layer m_states;
    Layer m_next;
    std::vector<StateTable> m_tables = std::vector<StateTable>(shards); ///< the successors of a batch
    std::vector<Lists> m_lists; ///< the successors listed, indexed by thread and shard
};

} // namespace core
