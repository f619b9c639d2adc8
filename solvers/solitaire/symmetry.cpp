// SPDX-License-Identifier: MIT
#include "solitaire/symmetry.h"

// One text is compiled twice: for any processor, and for those that compare many numbers in one instruction.
#if defined(__x86_64__) && defined(__GNUC__)
#define BY_HARDWARE __attribute__((target("avx2")))
#define MERGED __attribute__((always_inline)) inline
#else
#define BY_HARDWARE
#define MERGED inline
#endif

namespace solitaire {

namespace {

bool comparesMany()
{
#if defined(__x86_64__) && defined(__GNUC__)
    return __builtin_cpu_supports("avx2");
#else
    return false;
#endif
}

MERGED void allToLeast(std::span<std::uint32_t> rings)
{
    for (std::uint32_t &ring : rings)
        ring = EnglishRing::least(ring);
}

BY_HARDWARE void allToLeastFast(std::span<std::uint32_t> rings)
{
    allToLeast(rings);
}

template <typename Ring>
Pegs imageBy(Pegs pegs, int number)
{
    return (pegs & ~Pegs(Ring::whole)) | Ring::image(typename Ring::Ring(pegs & Ring::whole), number);
}

} // namespace

Symmetry::Symmetry(const Shape &shape, Pegs oneSet, Pegs otherSet) : m_sector(shape.sector()), m_images{0}
{
    for (int number = 1; number < 8 && m_sector > 0; ++number) {
        if (image(oneSet, number) == oneSet && image(otherSet, number) == otherSet)
            m_images.push_back(number);
    }
}

Pegs Symmetry::image(Pegs pegs, int number) const
{
    switch (m_sector) {
    case 8:
        return imageBy<EnglishRing>(pegs, number);
    case 9:
        return imageBy<EuropeanRing>(pegs, number);
    case 10:
        return imageBy<DiamondRing>(pegs, number);
    case 11:
        return imageBy<WieglebRing>(pegs, number);
    default:
        return pegs;
    }
}

Pegs Symmetry::leastOfSome(Pegs pegs) const
{
    Pegs least = pegs;
    for (std::size_t i = 1; i < m_images.size(); ++i)
        least = std::min(least, image(pegs, m_images[i]));
    return least;
}

void Symmetry::toLeast(std::span<Pegs> boards) const
{
    if (m_images.size() == 1)
        return;
    for (Pegs &pegs : boards)
        pegs = leastOfSome(pegs);
}

void Symmetry::toLeast(std::span<std::uint32_t> boards) const
{
    if (m_images.size() == 1)
        return;
    if (m_images.size() == 8)
        return comparesMany() ? allToLeastFast(boards) : allToLeast(boards);
    for (std::uint32_t &ring : boards)
        ring = std::uint32_t(leastOfSome(ring));
}

int Symmetry::orbit(Pegs pegs) const
{
    std::size_t same = 0;
    for (const int number : m_images)
        same += image(pegs, number) == pegs ? 1 : 0;
    return int(m_images.size() / same);
}

} // namespace solitaire
