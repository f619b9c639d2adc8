// SPDX-License-Identifier: MIT
#pragma once

#include "core/layerarchive.h"

#include <array>
#include <cstddef>
#include <memory>
#include <mutex>
#include <vector>

// This header stores the states of a layer (statelayers.h) in less memory than their keys and counts have: a state
// takes about ten bytes instead of sixteen.

namespace core {

/// A property of states by which they are stored, such as the squares of a frontier where no path ends.
struct StateLabels {
    using Label = std::uint16_t;

    Label (*of)(std::uint64_t key);
    /// Returns the bits of a key in which states of this label may differ.
    std::uint64_t (*openBits)(Label label);
};

/// The memory of some states.
struct StateBlock {
    static constexpr std::size_t size = 4096;
    static constexpr std::size_t beyond =
        sizeof(std::uint64_t); ///< the bytes that are written with the last state

    std::array<std::byte, size + beyond> bytes;
};

/// A block of states of one label. Of each it has the key's open bits and the count, in as many bytes as they need.
struct StatePiece {
    StateBlock *block = nullptr;
    std::uint64_t openBits = 0;
    std::uint64_t otherBits = 0; ///< the bits that the keys have in common
    std::uint16_t size = 0;      ///< the number of states
    std::uint8_t keyBytes = 0;
    std::uint8_t countBytes = 0;

    std::size_t capacity() const { return StateBlock::size / std::size_t(keyBytes + countBytes); }
    /// Replaces the content of `states` by the states of this piece.
    void unpack(std::vector<StateCount> &states) const;
    /// Adds a state; there must be room for it, and its count must fit.
    void append(const StateCount &state);
};
using StatePieces = std::vector<StatePiece>;

/// The memory of all blocks. Its functions may be called from any thread.
class StateBlocks {
public:
    /// If the blocks would exceed `mostBytes` bytes, std::bad_alloc is thrown.
    explicit StateBlocks(std::size_t mostBytes) : m_mostBytes(mostBytes) {}

    /// Adds a state to the pieces of its label.
    void append(StatePieces &pieces, const StateCount &state, std::uint64_t openBits);
    void free(std::span<const StatePiece> pieces);
    std::size_t bytes() const { return m_slabs.size() * blocksOfSlab * sizeof(StateBlock); }

private:
    static constexpr std::size_t blocksOfSlab = 512; ///< 2 MB

    StateBlock *allocateBlock();

    const std::size_t m_mostBytes;
    std::mutex m_mutex;
    std::vector<std::unique_ptr<StateBlock[]>> m_slabs;
    std::vector<StateBlock *> m_free;
};

} // namespace core
