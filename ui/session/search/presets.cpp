// SPDX-License-Identifier: MIT
#include "session/search/presets.h"

#include "core/positionline.h"

#include <algorithm>
#include <map>

namespace session {

namespace {

std::map<const core::Kind *, std::span<const char *const>> &presetMethods()
{
    static std::map<const core::Kind *, std::span<const char *const>> all;
    return all;
}

} // namespace

void setPresetMethods(const core::Kind &kind, std::span<const char *const> ids)
{
    presetMethods()[&kind] = ids;
}

const core::Solver *methodOf(const core::Kind &kind, const core::Preset &preset)
{
    const auto found = presetMethods().find(&kind);
    const auto index = std::size_t(&preset - kind.presets.data());
    return found == presetMethods().end() ? nullptr : kind.solver(found->second[index]);
}

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
