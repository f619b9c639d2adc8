// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/shape.h"

#include <algorithm>
#include <bit>
#include <type_traits>

namespace solitaire {

/// The symmetries of a board that is the same after a quarter turn, on holes numbered as Shape does: `width`
/// holes a sector, which are `pairs` left of the axis, as many right of it, the axis, and `diagonals`. The
/// middle, behind them, stays where it is.
template <int width, int pairs, int diagonals>
struct Fourfold {
    static constexpr int holes = 4 * width;
    using Ring = std::conditional_t<holes == 32, std::uint32_t, std::uint64_t>; ///< all but the middle

    static constexpr Ring whole = Ring(~std::uint64_t(0) >> (64 - holes));
    static constexpr Ring everySector(Ring ofOne)
    {
        return Ring(ofOne | ofOne << width | ofOne << 2 * width | ofOne << 3 * width);
    }
    static constexpr Ring low(int bits) { return Ring((Ring(1) << bits) - 1); }
    static constexpr Ring lefts = everySector(low(pairs));
    static constexpr Ring rights = Ring(lefts << pairs);
    static constexpr Ring corners = everySector(Ring(low(diagonals) << (width - diagonals)));
    static constexpr Ring axes = Ring(whole & ~(lefts | rights | corners));
    static constexpr Ring upAndDown = Ring(low(width) | low(width) << 2 * width);

    static constexpr Ring turned(Ring ring, int sectors)
    {
        if constexpr (holes == 32)
            return std::rotl(ring, sectors * width);
        else
            return sectors == 0 ? ring
                                : ((ring << sectors * width) | (ring >> (4 - sectors) * width)) & whole;
    }
    /// Left and right change places. A corner belongs to the sector behind it, hence the extra turn.
    static constexpr Ring mirrored(Ring ring)
    {
        const Ring straight = Ring(((ring & lefts) << pairs) | ((ring & rights) >> pairs) | (ring & axes));
        return sidesChanged(Ring(straight | turned(Ring(ring & corners), 3)));
    }
    static constexpr Ring sidesChanged(Ring ring)
    {
        return Ring((ring & upAndDown) | turned(Ring(ring & ~upAndDown), 2));
    }
    /// `image` is 0 to 7: so many quarter turns, from 4 on mirrored before.
    static constexpr Ring image(Ring ring, int image)
    {
        return turned(image < 4 ? ring : mirrored(ring), image % 4);
    }
    static constexpr Ring least(Ring ring)
    {
        const Ring other = mirrored(ring);
        const Ring straight = std::min(std::min(ring, other), std::min(turned(ring, 2), turned(other, 2)));
        const Ring across = std::min(std::min(turned(ring, 1), turned(other, 1)),
                                     std::min(turned(ring, 3), turned(other, 3)));
        return std::min(straight, across);
    }
};

using EnglishRing = Fourfold<8, 2, 1>;
using EuropeanRing = Fourfold<9, 2, 2>;
using DiamondRing = Fourfold<10, 2, 2>;
using WieglebRing = Fourfold<11, 3, 1>;

} // namespace solitaire
