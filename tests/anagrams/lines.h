// SPDX-License-Identifier: MIT
#pragma once

#include "anagrams/anagrams.h"
#include "core/positionline.h"
#include "session/basics/unicodenormalization.h"

namespace lines {

/// Reads a position line as the program does.
inline core::LineReading readLine(std::string_view line)
{
    static const core::Kind *const kind = &anagrams::kind();
    return core::readLine({&kind, 1}, session::composed(std::string(line)));
}

/// Returns the game of a position line, which must be valid.
inline core::Game game(std::string_view line)
{
    return std::get<core::Game>(readLine(line).reading);
}

inline const anagrams::Anagrams &asAnagrams(const core::Game &game)
{
    return static_cast<const anagrams::Anagrams &>(*game.puzzle);
}

inline std::string written(const core::Game &game)
{
    return core::writeLine(anagrams::kind(), *game.puzzle, game.position);
}

inline const core::Fault *fault(const core::LineReading &reading)
{
    return std::get_if<core::Fault>(&reading.reading);
}

} // namespace lines
