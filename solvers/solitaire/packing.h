// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/shape.h"

namespace solitaire {

/// How a board of a known number of pegs is kept. On the English board the middle need not be: the number
/// tells.
template <typename Key>
struct Packing {
    static Key pack(Pegs pegs) { return pegs; }
    static Pegs unpack(Key key, int) { return key; }
};
template <>
struct Packing<std::uint32_t> {
    static std::uint32_t pack(Pegs pegs) { return std::uint32_t(pegs); }
    static Pegs unpack(std::uint32_t key, int count)
    {
        int seen = 0;
        for (int byte = 0; byte < 4; ++byte)
            seen += counts[key >> 8 * byte & 0xff];
        return key | Pegs(count - seen) << 32;
    }
    static constexpr auto counts = [] {
        std::array<std::int8_t, 256> all{};
        for (unsigned byte = 0; byte < all.size(); ++byte)
            all[byte] = std::int8_t(std::popcount(byte));
        return all;
    }();
};

/// Boards that are alike become numbers far apart, the first bits above all.
inline std::uint64_t scattered(std::uint64_t key)
{
    return key * 0x9e3779b97f4a7c15U;
}

} // namespace solitaire
