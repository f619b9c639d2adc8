// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <random>

namespace core {

/// Chance that is the same on every machine for ever: the standard fixes the engine but not its
/// distributions, so the bounded draw is our own.
class Random {
public:
    explicit Random(std::uint64_t seed) : m_engine(seed) {}

    /// Uniform in 0 .. bound - 1; bound must not be 0. Draws again above the largest multiple of bound.
    std::uint64_t below(std::uint64_t bound)
    {
        const std::uint64_t excess = (0 - bound) % bound;
        std::uint64_t draw = m_engine();
        while (draw > ~std::uint64_t(0) - excess)
            draw = m_engine();
        return draw % bound;
    }

private:
    std::mt19937_64 m_engine;
};

} // namespace core
