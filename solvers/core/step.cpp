// SPDX-License-Identifier: MIT
#include "core/step.h"

#include <algorithm>

namespace core {

Position after(Position position, std::span<const Step> steps)
{
    for (const Step &step : steps)
        advance(position, step);
    return position;
}

Path reversed(std::span<const Step> steps)
{
    Path back;
    back.reserve(steps.size());
    for (std::size_t i = steps.size(); i-- > 0;) {
        const bool opensItsMove = i == 0 || steps[i - 1].closes;
        back.push_back({steps[i].piece, steps[i].to, steps[i].from, opensItsMove});
    }
    return back;
}

std::size_t countMoves(std::span<const Step> steps)
{
    return std::size_t(std::ranges::count_if(steps, &Step::closes));
}

} // namespace core
