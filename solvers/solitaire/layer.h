// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/intake.h"

namespace solitaire {

/// Boards with the same number of pegs, each once. They lie side by side in the order of buckets of a few, so
/// that hardly more memory is taken than for themselves.
template <typename Key>
class Layer {
public:
    static constexpr std::int64_t none = -1;

    Layer() = default;
    /// What was taken in. `numbers` gets the numbers that the boards have here, by those that they had there.
    Layer(const Intake<Key> &intake, std::vector<std::uint32_t> &numbers)
        : m_boards(intake.size()), m_begins(std::bit_ceil(std::max(intake.size() / 2, fewest)) + 1),
          m_shift(1 + std::countl_zero(m_begins.size() - 1))
    {
        intake.each([this](Key key, std::uint32_t) { ++m_begins[bucket(key) + 1]; });
        std::uint32_t sum = 0;
        for (std::uint32_t &begin : m_begins)
            begin = sum += begin;
        numbers.resize(intake.size());
        // Each beginning moves through its bucket, and comes to where the next one began.
        intake.each([&](Key key, std::uint32_t number) {
            const std::uint32_t own = m_begins[bucket(key)]++;
            m_boards[own] = key;
            numbers[number] = own;
        });
        std::shift_right(m_begins.begin(), m_begins.end(), 1);
        m_begins.front() = 0;
    }

    const std::vector<Key> &boards() const { return m_boards; }
    Key board(std::size_t number) const { return m_boards[number]; }

    void foresee(Key key) const { __builtin_prefetch(m_boards.data() + m_begins[bucket(key)]); }
    std::int64_t find(Key key) const
    {
        const std::size_t at = bucket(key);
        for (std::uint32_t number = m_begins[at]; number < m_begins[at + 1]; ++number) {
            if (m_boards[number] == key)
                return number;
        }
        return none;
    }
    std::size_t bytes() const
    {
        return m_boards.size() * sizeof(Key) + m_begins.size() * sizeof(std::uint32_t);
    }

private:
    static constexpr std::size_t fewest = 2; ///< buckets

    std::size_t bucket(Key key) const { return std::size_t(scattered(key) >> m_shift); }

    std::vector<Key> m_boards;
    std::vector<std::uint32_t> m_begins = std::vector<std::uint32_t>(fewest + 1); ///< and the end of the last
    int m_shift = 1 + std::countl_zero(fewest);
};

} // namespace solitaire
