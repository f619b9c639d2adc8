// SPDX-License-Identifier: MIT
#include "tilings/candidates.h"

#include <algorithm>
#include <bit>

namespace tilings {

namespace {

Candidate candidate(const Lines &lines, int kind, int turn)
{
    const Shape &shape = Polyomino::of(kind).shape(turn);
    Candidate candidate{std::int8_t(kind), std::int8_t(turn), {}, std::int8_t(shape.size()), {}};
    std::size_t sorted = 0;
    for (const Offset &given : shape) {
        const Offset cell = lines.offset(given);
        std::size_t at = sorted++;
        for (; at > 0 && cell < candidate.cells[at - 1]; --at)
            candidate.cells[at] = candidate.cells[at - 1];
        candidate.cells[at] = cell;
    }
    const Offset given = candidate.cells[0];
    const auto seen = [&](const Offset &cell) {
        return Offset{std::int8_t(cell.row - given.row), std::int8_t(cell.column - given.column)};
    };
    candidate.first = seen({});
    for (std::size_t i = 0; i < sorted; ++i) {
        Offset &cell = candidate.cells[i];
        cell = seen(cell);
        candidate.left = std::min(candidate.left, cell.column);
        candidate.right = std::max(candidate.right, cell.column);
    }
    return candidate;
}

} // namespace

std::vector<Candidate> candidates(const Tilings &tilings, const Lines &lines, unsigned kinds)
{
    std::vector<Candidate> all;
    all.reserve(std::size_t(std::popcount(kinds) * Polyomino::turns));
    for (int kind = 0; kind < Polyomino::kinds; ++kind) {
        if ((kinds >> kind & 1U) == 0)
            continue;
        for (const std::int8_t turn : tilings.pieces().turns(kind)) {
            const Candidate one = candidate(lines, kind, turn);
            if (one.right - one.left < lines.length)
                all.push_back(one);
        }
    }
    return all;
}

} // namespace tilings
