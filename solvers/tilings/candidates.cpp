// SPDX-License-Identifier: MIT
#include "tilings/candidates.h"

#include <algorithm>

namespace tilings {

namespace {

Candidate candidate(const Lines &lines, int kind, int turn)
{
    Shape shape = Polyomino::of(kind).shape(turn);
    for (Offset &cell : shape)
        cell = lines.offset(cell);
    std::ranges::sort(shape);
    const Offset given = shape.front();
    const auto seen = [&](const Offset &cell) {
        return Offset{std::int8_t(cell.row - given.row), std::int8_t(cell.column - given.column)};
    };
    Candidate candidate{std::int8_t(kind), std::int8_t(turn), seen({}), std::int8_t(shape.size()), {}};
    std::ranges::transform(shape, candidate.cells.begin(), seen);
    return candidate;
}

} // namespace

std::vector<Candidate> candidates(const Tilings &tilings, const Lines &lines, unsigned kinds)
{
    std::vector<Candidate> all;
    for (int kind = 0; kind < Polyomino::kinds; ++kind) {
        if ((kinds >> kind & 1U) == 0)
            continue;
        for (const std::int8_t turn : tilings.pieces().turns(kind))
            all.push_back(candidate(lines, kind, turn));
    }
    return all;
}

} // namespace tilings
