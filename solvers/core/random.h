// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <utility>

namespace core {

/// Returns the word with its bits mixed; distinct words give distinct results. This is SplitMix64 (G. L. Steele,
/// D. Lea and C. H. Flood 2014).
constexpr std::uint64_t mixed(std::uint64_t word)
{
    word += 0x9E3779B97F4A7C15;
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9;
    word = (word ^ word >> 27) * 0x94D049BB133111EB;
    return word ^ word >> 31;
}

/// Random numbers that are the same on every machine: the standard specifies the engine but not the distributions,
/// so `below` does not use one.
class Random {
public:
    explicit Random(std::uint64_t seed) : m_engine(seed) {}

    /// Returns a uniformly distributed number in 0 .. bound - 1; bound must not be 0. Draws that would bias the
    /// result are rejected.
    std::uint64_t below(std::uint64_t bound)
    {
        const std::uint64_t excess = (0 - bound) % bound;
        std::uint64_t draw = m_engine();
        while (draw > ~std::uint64_t(0) - excess)
            draw = m_engine();
        return draw % bound;
    }

    template <typename List>
    void shuffle(List &list)
    {
        for (std::size_t left = list.size(); left > 1; --left)
            std::swap(list[left - 1], list[std::size_t(below(left))]);
    }

private:
    std::mt19937_64 m_engine;
};

} // namespace core
