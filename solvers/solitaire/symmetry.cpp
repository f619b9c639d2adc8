// SPDX-License-Identifier: MIT
#include "solitaire/symmetry.h"

// The loop over many positions is compiled twice from the same source: for any processor, and for those with AVX2,
// where the compiler computes eight canonical forms at once.
#if defined(__x86_64__) && defined(__GNUC__)
#define TARGET_AVX2 __attribute__((target("avx2")))
#define ALWAYS_INLINE __attribute__((always_inline)) inline
#else
#define TARGET_AVX2
#define ALWAYS_INLINE inline
#endif

namespace solitaire {

namespace {

bool hasAvx2()
{
#if defined(__x86_64__) && defined(__GNUC__)
    return __builtin_cpu_supports("avx2");
#else
    return false;
#endif
}

ALWAYS_INLINE void canonizeAll(std::span<std::uint32_t> positions)
{
    for (std::uint32_t &position : positions)
        position = EnglishGroup::canonical(position);
}

TARGET_AVX2 void canonizeAllByAvx2(std::span<std::uint32_t> positions)
{
    canonizeAll(positions);
}

template <typename Group>
Pegs imageUnder(Pegs pegs, int number)
{
    return (pegs & ~Pegs(Group::all)) | Group::image(typename Group::Bits(pegs & Group::all), number);
}

} // namespace

Symmetry::Symmetry(const Board &board, Pegs oneSet, Pegs otherSet)
    : m_sectorSize(board.sectorSize()), m_images{0}
{
    for (int number = 1; number < 8 && m_sectorSize > 0; ++number) {
        if (image(oneSet, number) == oneSet && image(otherSet, number) == otherSet)
            m_images.push_back(number);
    }
}

Pegs Symmetry::image(Pegs pegs, int number) const
{
    switch (m_sectorSize) {
    case 8:
        return imageUnder<EnglishGroup>(pegs, number);
    case 9:
        return imageUnder<EuropeanGroup>(pegs, number);
    case 10:
        return imageUnder<DiamondGroup>(pegs, number);
    case 11:
        return imageUnder<WieglebGroup>(pegs, number);
    default:
        return pegs;
    }
}

Pegs Symmetry::leastImage(Pegs pegs) const
{
    Pegs least = pegs;
    for (std::size_t i = 1; i < m_images.size(); ++i)
        least = std::min(least, image(pegs, m_images[i]));
    return least;
}

void Symmetry::canonize(std::span<Pegs> positions) const
{
    if (m_images.size() == 1)
        return;
    for (Pegs &pegs : positions)
        pegs = leastImage(pegs);
}

void Symmetry::canonize(std::span<std::uint32_t> positions) const
{
    if (m_images.size() == 1)
        return;
    if (m_images.size() == 8)
        return hasAvx2() ? canonizeAllByAvx2(positions) : canonizeAll(positions);
    for (std::uint32_t &position : positions)
        position = std::uint32_t(leastImage(position));
}

unsigned Symmetry::countImages(Pegs pegs) const
{
    unsigned same = 0;
    for (const int number : m_images)
        same += image(pegs, number) == pegs ? 1 : 0;
    return unsigned(m_images.size()) / same;
}

} // namespace solitaire
