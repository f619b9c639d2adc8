// SPDX-License-Identifier: MIT
#include "core/puzzle.h"

#include <algorithm>

namespace core {

Puzzle::~Puzzle() = default;

Path Puzzle::move(const Position &position, const Step &step) const
{
    const auto same = [&](const Step &other) {
        return other.piece == step.piece && other.from == step.from && other.to == step.to;
    };
    Path best;
    for (Path &path : moves(position)) {
        if (std::ranges::any_of(path, same) && (best.empty() || path.size() < best.size()))
            best = std::move(path);
    }
    return best;
}

} // namespace core
