// SPDX-License-Identifier: MIT
#pragma once

#include "core/layerarchive.h"
#include "core/memory.h"
#include "core/scratchfile.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <mutex>
#include <optional>
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

/// Where the states of a count are stored.
struct StateStorage {
    /// The most bytes of memory that states and tables take; some is left to the rest of the program.
    std::size_t memory = usable(availableMemory());
    /// The folder of a temporary file for the states that do not fit into the memory; empty if there is to be none.
    std::string folder = {};

    bool usesDisk() const { return !folder.empty(); }
    /// Returns the most bytes of memory for states alone: with a file, a third is left to the tables of a step, or
    /// more if there is little memory.
    std::size_t memoryOfStates() const
    {
        const std::size_t tables = usesDisk() ? std::max(memory / 3, fewestForTables) : 0;
        return memory - std::min(memory, tables);
    }

private:
    static constexpr std::size_t fewestForTables = 150'000'000;

    static std::size_t usable(std::size_t available)
    {
        constexpr std::size_t ofProgram = 100'000'000;
        return available - std::max(available / 10, std::min(available / 3, ofProgram));
    }
};

/// The memory of some states: a page, so that each is read from a file and written to it at once.
struct StateBlock {
    /// The last state is written in whole words, which may end so many bytes after it.
    static constexpr std::size_t overrun = sizeof(std::uint64_t);
    static constexpr std::size_t size = 4096 - overrun;

    std::array<std::byte, size + overrun> bytes;
};

/// A block of states of one label. Of each it has the key's open bits and the count, in as many bytes as they need.
struct StatePiece {
    StateBlock *block = nullptr;
    std::uint64_t openBits = 0;
    std::uint64_t otherBits = 0; ///< the bits that the keys have in common
    std::uint16_t size = 0;      ///< the number of states
    std::uint8_t keyBytes = 0;
    std::uint8_t countBytes = 0;
    bool isInFile = false;

    std::size_t capacity() const { return StateBlock::size / std::size_t(keyBytes + countBytes); }
    /// Replaces the content of `states` by the states of this piece.
    void unpack(std::vector<StateCount> &states) const;
    /// Adds a state; there must be room for it, and its count must fit.
    void append(const StateCount &state);
};
using StatePieces = std::vector<StatePiece>;

/// The memory of all blocks. Its functions may be called from any thread, except readAhead.
class StateBlocks {
public:
    explicit StateBlocks(const StateStorage &storage);

    /// Adds a state to the pieces of its label. Throws std::bad_alloc if the storage has no room, and
    /// ScratchFile::Full if it has none on the disk either.
    void append(StatePieces &pieces, const StateCount &state, std::uint64_t openBits);
    void free(std::span<const StatePiece> pieces);
    /// Returns whether a piece that was used could not be read from the disk.
    bool hasFailed() const { return m_file && m_file->hasFailed(); }
    /// Returns whether the disk has neither failed to read nor to write.
    bool isSound() const { return !m_file || m_file->isSound(); }
    /// Begins to read the pieces that are on the disk.
    static void readAhead(std::span<const StatePiece> pieces);
    /// Returns the bytes of memory that are not in the file.
    std::size_t bytes() const { return m_slabs.size() * bytesOfSlab; }

private:
    static constexpr std::size_t blocksOfSlab = 512;
    static constexpr std::size_t bytesOfSlab = blocksOfSlab * sizeof(StateBlock); ///< 2 MB

    /// Sets the block of a piece.
    void allocate(StatePiece &piece);

    const std::size_t m_mostBytes;
    std::mutex m_mutex;
    std::vector<std::unique_ptr<StateBlock[]>> m_slabs;
    std::optional<ScratchFile> m_file;
    std::vector<StateBlock *> m_free;
    std::vector<StateBlock *> m_freeInFile;
};

} // namespace core
