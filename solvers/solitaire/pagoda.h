// SPDX-License-Identifier: MIT
#pragma once

#include "core/random.h"
#include "solitaire/shape.h"

namespace solitaire {

/// A pagoda function (Conway and others; Berlekamp, Conway and Guy, Winning Ways, 1982): every hole has a
/// worth, such that no jump can raise the worth of all pegs together. Pegs worth less than the hole that the
/// last one is to end in are lost.
class Pagoda {
public:
    /// All holes are worth the same.
    Pagoda(const Shape &shape, int end, int worth);
    /// Only holes that pegs can reach `end` from are worth anything.
    static Pagoda ofLattice(const Shape &shape, int end, int worth);
    /// Lowers one hole after the other, in an order drawn, as far as no jump forbids it, save the end.
    void sharpen(core::Random &random);

    int worth(int hole) const { return m_worths[std::size_t(hole)]; }
    int worth(Pegs pegs) const
    {
        int sum = 0;
        for (int hole = 0; hole < m_shape->holes(); ++hole)
            sum += (pegs & bit(hole)) ? worth(hole) : 0;
        return sum;
    }
    int loss(const Jump &jump) const { return worth(jump.from) + worth(jump.over) - worth(jump.to); }
    /// What the pegs are worth beyond the need; when negative, they are lost.
    int slack(Pegs pegs) const { return worth(pegs) - worth(m_end); }

    friend bool operator==(const Pagoda &one, const Pagoda &other) { return one.m_worths == other.m_worths; }

private:
    int lowest(int hole) const;

    const Shape *m_shape;
    int m_end;
    std::array<std::int8_t, Shape::mostHoles> m_worths{};
};

/// Up to `mostPagodas` of them for a last peg in `end`, the best first: those that together refuse the most
/// of the positions that random play comes to. Made when first asked for, which takes some milliseconds, and
/// kept.
inline constexpr std::size_t mostPagodas = 16;
const std::vector<Pagoda> &pagodas(const Shape &shape, int end);

/// Says that the pegs are not worth enough, with the worths on the pegs.
core::Explanation explainWorth(const Shape &shape, const Pagoda &pagoda, Pegs pegs, int end);

} // namespace solitaire
