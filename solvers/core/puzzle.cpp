// SPDX-License-Identifier: MIT
#include "core/puzzle.h"

#include <algorithm>

namespace core {

Puzzle::~Puzzle() = default;

Path legalMove(const Puzzle &puzzle, const Position &position, const Step &step)
{
    const auto same = [&](const Step &other) {
        return other.piece == step.piece && other.from == step.from && other.to == step.to;
    };
    Path best;
    for (Path &path : puzzle.moves(position)) {
        if (std::ranges::any_of(path, same) && (best.empty() || path.size() < best.size()))
            best = std::move(path);
    }
    return best;
}

} // namespace core
