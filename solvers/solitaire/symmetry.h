// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/fourfold.h"

namespace solitaire {

/// Those symmetries of a board that leave two sets of holes as they are; boards that are images of one
/// another under them are as good as one. Only boards that are the same after a quarter turn have any here.
class Symmetry {
public:
    Symmetry(const Shape &shape, Pegs oneSet, Pegs otherSet);

    /// The least of all images, as a number.
    Pegs least(Pegs pegs) const
    {
        if (m_images.size() == 8 && m_sector == EnglishRing::holes / 4)
            return leastOfEight<EnglishRing>(pegs);
        return m_images.size() == 1 ? pegs : leastOfSome(pegs);
    }
    /// Puts the least image in the place of each board. The middle, where a board has it last, can be left
    /// out.
    void toLeast(std::span<Pegs> boards) const;
    void toLeast(std::span<std::uint32_t> boards) const; ///< of the English board
    /// How many different images there are.
    int orbit(Pegs pegs) const;

private:
    template <typename Ring>
    static Pegs leastOfEight(Pegs pegs)
    {
        return (pegs & ~Pegs(Ring::whole)) | Ring::least(typename Ring::Ring(pegs & Ring::whole));
    }
    Pegs image(Pegs pegs, int number) const;
    Pegs leastOfSome(Pegs pegs) const;

    int m_sector;
    std::vector<int> m_images; ///< the identity first
};

} // namespace solitaire
