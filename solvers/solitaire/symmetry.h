// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/board.h"

#include <type_traits>

namespace solitaire {

/// The symmetries of the square on bit boards, for holes numbered as in Board: `width` holes per sector, which are
/// `pairs` holes left of the axis, as many right of it, the axis, and `diagonals`. The middle, after the sectors,
/// stays fixed and is not in `Bits`.
template <int width, int pairs, int diagonals>
struct DihedralGroup {
    static constexpr int holes = 4 * width;
    using Bits = std::conditional_t<holes == 32, std::uint32_t, std::uint64_t>; ///< all holes but the middle

    static constexpr Bits low(int bits) { return Bits((Bits(1) << bits) - 1); }
    static constexpr Bits inEverySector(Bits ofOne)
    {
        return Bits(ofOne | ofOne << width | ofOne << 2 * width | ofOne << 3 * width);
    }
    static constexpr Bits all = Bits(~std::uint64_t(0) >> (64 - holes));
    static constexpr Bits left = inEverySector(low(pairs));
    static constexpr Bits right = Bits(left << pairs);
    static constexpr Bits corners = inEverySector(Bits(low(diagonals) << (width - diagonals)));
    static constexpr Bits axes = Bits(all & ~(left | right | corners));
    static constexpr Bits upperAndLower = Bits(low(width) | low(width) << 2 * width);

    static constexpr Bits turned(Bits bits, int sectors)
    {
        if constexpr (holes == 32)
            return std::rotl(bits, sectors * width);
        else
            return sectors == 0 ? bits : ((bits << sectors * width) | (bits >> (4 - sectors) * width)) & all;
    }
    /// Mirrors left and right. A corner belongs to the sector after it, hence the extra turn.
    static constexpr Bits mirrored(Bits bits)
    {
        const Bits straight = Bits(((bits & left) << pairs) | ((bits & right) >> pairs) | (bits & axes));
        return sidesSwapped(Bits(straight | turned(Bits(bits & corners), 3)));
    }
    static constexpr Bits sidesSwapped(Bits bits)
    {
        return Bits((bits & upperAndLower) | turned(Bits(bits & ~upperAndLower), 2));
    }
    /// Returns image `number`, 0 to 7: the number of quarter turns; from 4 on, after mirroring.
    static constexpr Bits image(Bits bits, int number)
    {
        return turned(number < 4 ? bits : mirrored(bits), number % 4);
    }
    /// Returns the least of the eight images.
    static constexpr Bits canonical(Bits bits)
    {
        const Bits other = mirrored(bits);
        const Bits straight = std::min(std::min(bits, other), std::min(turned(bits, 2), turned(other, 2)));
        const Bits across = std::min(std::min(turned(bits, 1), turned(other, 1)),
                                     std::min(turned(bits, 3), turned(other, 3)));
        return std::min(straight, across);
    }
    /// Returns how many of the eight images equal the position itself: 1, 2, 4 or 8.
    static constexpr unsigned same(Bits bits)
    {
        const Bits other = mirrored(bits);
        unsigned same = 1;
        for (int turns = 1; turns < 4; ++turns)
            same += turned(bits, turns) == bits;
        for (int turns = 0; turns < 4; ++turns)
            same += turned(other, turns) == bits;
        return same;
    }
};

using EnglishGroup = DihedralGroup<8, 2, 1>;
using EuropeanGroup = DihedralGroup<9, 2, 2>;
using DiamondGroup = DihedralGroup<10, 2, 2>;
using WieglebGroup = DihedralGroup<11, 3, 1>;

/// The symmetries of a board that preserve two sets of holes; positions that are images of one another under them
/// count as one. Only boards with the symmetry of the square have any.
class Symmetry {
public:
    Symmetry(const Board &board, Pegs oneSet, Pegs otherSet);

    /// Returns the canonical form of a position: the least of its images, as a number.
    Pegs canonical(Pegs pegs) const
    {
        if (m_images.size() == 8 && m_sectorSize == EnglishGroup::holes / 4)
            return canonicalUnder<EnglishGroup>(pegs);
        return m_images.size() == 1 ? pegs : leastImage(pegs);
    }
    /// Replaces each position by its canonical form. The bit of the middle, if it is the board's last hole, may be
    /// missing.
    void canonize(std::span<Pegs> positions) const;
    void canonize(std::span<std::uint32_t> positions) const; ///< positions of the English board
    /// Returns the number of different images, a power of two.
    unsigned orbitSize(Pegs pegs) const
    {
        if (m_images.size() == 8 && m_sectorSize == EnglishGroup::holes / 4)
            return 8U >> std::countr_zero(EnglishGroup::same(EnglishGroup::Bits(pegs)));
        return countImages(pegs);
    }

private:
    template <typename Group>
    static Pegs canonicalUnder(Pegs pegs)
    {
        return (pegs & ~Pegs(Group::all)) | Group::canonical(typename Group::Bits(pegs & Group::all));
    }
    Pegs image(Pegs pegs, int number) const;
    Pegs leastImage(Pegs pegs) const;
    unsigned countImages(Pegs pegs) const;

    int m_sectorSize;
    std::vector<int> m_images; ///< the identity comes first
};

} // namespace solitaire
