// SPDX-License-Identifier: MIT
#include "session/search/presets.h"

#include "core/positionline.h"

#include <algorithm>

namespace session {

const core::Preset *presetOf(const core::Kind &kind, const core::Puzzle &puzzle, const core::Position &start)
{
    const core::Kind *self = &kind;
    const auto isHere = [&](const core::Preset &preset) {
        const auto parts = std::get<core::LineParts>(core::splitLine({&self, 1}, preset.line));
        return parts.options == puzzle.options() &&
               (parts.position.empty() ? start == puzzle.start() : parts.position == puzzle.write(start));
    };
    const auto found = std::ranges::find_if(kind.presets, isHere);
    return found == kind.presets.end() ? nullptr : &*found;
}

} // namespace session
