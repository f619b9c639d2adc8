// SPDX-License-Identifier: MIT
#include "core/stateblocks.h"

#include <bit>
#include <cstring>
#include <new>

#if defined(__x86_64__) && defined(__GNUC__)
#include <immintrin.h>
#define HAS_BIT_INSTRUCTIONS
#endif

namespace core {

namespace {

constexpr int byteBits = 8;

/// Returns how many bytes a number of this many bits takes.
std::uint8_t bytesOf(int bits)
{
    return std::uint8_t((bits + byteBits - 1) / byteBits);
}

/// Returns the bits of `word` in `mask`, moved together.
std::uint64_t extractPortably(std::uint64_t word, std::uint64_t mask)
{
    std::uint64_t bits = 0;
    for (int i = 0; mask != 0; ++i, mask &= mask - 1)
        bits |= std::uint64_t((word & mask & (0 - mask)) != 0) << i;
    return bits;
}

/// Returns the word that has these bits in `mask`, and no others.
std::uint64_t depositPortably(std::uint64_t bits, std::uint64_t mask)
{
    std::uint64_t word = 0;
    for (; mask != 0; mask &= mask - 1, bits >>= 1) {
        if ((bits & 1) != 0)
            word |= mask & (0 - mask);
    }
    return word;
}

std::uint64_t read(const std::byte *from, int bytes)
{
    std::uint64_t word = 0;
    if constexpr (std::endian::native == std::endian::little) {
        std::memcpy(&word, from, sizeof word);
        return bytes == int(sizeof word) ? word : word & ((std::uint64_t(1) << (byteBits * bytes)) - 1);
    }
    for (int i = 0; i < bytes; ++i)
        word |= std::uint64_t(from[i]) << (byteBits * i);
    return word;
}

/// Writes the lowest bytes of a word, and perhaps the others after them.
void write(std::byte *to, std::uint64_t word, int bytes)
{
    if constexpr (std::endian::native == std::endian::little) {
        std::memcpy(to, &word, sizeof word);
        return;
    }
    for (int i = 0; i < bytes; ++i)
        to[i] = std::byte(word >> (byteBits * i));
}

void unpackPortably(const StatePiece &piece, std::vector<StateCount> &states)
{
    const std::byte *from = piece.block->bytes.data();
    for (StateCount &state : states) {
        state.key = piece.otherBits | depositPortably(read(from, piece.keyBytes), piece.openBits);
        state.count = read(from + piece.keyBytes, piece.countBytes);
        from += piece.keyBytes + piece.countBytes;
    }
}

#ifdef HAS_BIT_INSTRUCTIONS
__attribute__((target("bmi2"))) std::uint64_t extractByHardware(std::uint64_t word, std::uint64_t mask)
{
    return _pext_u64(word, mask);
}
__attribute__((target("bmi2"))) void unpackByHardware(const StatePiece &piece,
                                                      std::vector<StateCount> &states)
{
    const std::byte *from = piece.block->bytes.data();
    for (StateCount &state : states) {
        state.key = piece.otherBits | _pdep_u64(read(from, piece.keyBytes), piece.openBits);
        state.count = read(from + piece.keyBytes, piece.countBytes);
        from += piece.keyBytes + piece.countBytes;
    }
}
const bool hasBitInstructions = __builtin_cpu_supports("bmi2");
const auto extract = hasBitInstructions ? extractByHardware : extractPortably;
const auto unpackStates = hasBitInstructions ? unpackByHardware : unpackPortably;
#else
constexpr auto extract = extractPortably;
constexpr auto unpackStates = unpackPortably;
#endif

} // namespace

void StatePiece::unpack(std::vector<StateCount> &states) const
{
    states.resize(size);
    unpackStates(*this, states);
}

void StatePiece::append(const StateCount &state)
{
    std::byte *const to = block->bytes.data() + std::size_t(size) * std::size_t(keyBytes + countBytes);
    write(to, extract(state.key, openBits), keyBytes);
    write(to + keyBytes, state.count, countBytes);
    ++size;
}

StateBlocks::StateBlocks(const StateStorage &storage) : m_mostBytes(storage.memoryOfStates())
{
    if (storage.usesDisk())
        m_file.emplace(storage.folder);
}

void StateBlocks::append(StatePieces &pieces, const StateCount &state, std::uint64_t openBits)
{
    const std::uint8_t countBytes = bytesOf(int(std::bit_width(state.count)));
    const bool fits = !pieces.empty() && pieces.back().size < pieces.back().capacity() &&
                      countBytes <= pieces.back().countBytes;
    if (!fits) {
        // A piece with wider counts than the last takes all that come after it.
        const std::uint8_t before = pieces.empty() ? std::uint8_t(1) : pieces.back().countBytes;
        StatePiece piece{.openBits = openBits,
                         .otherBits = state.key & ~openBits,
                         .keyBytes = bytesOf(std::popcount(openBits)),
                         .countBytes = std::max(before, countBytes)};
        allocate(piece);
        pieces.push_back(piece);
    }
    pieces.back().append(state);
}

void StateBlocks::allocate(StatePiece &piece)
{
    const std::lock_guard lock(m_mutex);
    const bool hasMemory = !m_free.empty() || bytes() + bytesOfSlab <= m_mostBytes;
    if (!hasMemory && !m_file)
        throw std::bad_alloc();
    piece.isInFile = !hasMemory;
    std::vector<StateBlock *> &free = piece.isInFile ? m_freeInFile : m_free;
    if (free.empty()) {
        auto *const slab =
            piece.isInFile
                ? reinterpret_cast<StateBlock *>(m_file->extend(bytesOfSlab))
                : m_slabs.emplace_back(std::make_unique_for_overwrite<StateBlock[]>(blocksOfSlab)).get();
        for (std::size_t block = 0; block < blocksOfSlab; ++block)
            free.push_back(slab + block);
    }
    piece.block = free.back();
    free.pop_back();
}

void StateBlocks::free(std::span<const StatePiece> pieces)
{
    const std::lock_guard lock(m_mutex);
    for (const StatePiece &piece : pieces)
        (piece.isInFile ? m_freeInFile : m_free).push_back(piece.block);
}

void StateBlocks::readAhead(std::span<const StatePiece> pieces)
{
    for (const StatePiece &piece : pieces) {
        if (piece.isInFile)
            ScratchFile::readAhead(piece.block, sizeof(StateBlock));
    }
}

} // namespace core
