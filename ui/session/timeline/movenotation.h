// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <string>

namespace session {

/// Returns moves, as a puzzle spells them, in the user's language: the four directions of the taquin, u l d r in
/// texts and files, become the letters of the language in groups of five, which can also be read. Other moves are not
/// changed.
QString shownMoves(const std::string &moves);

} // namespace session
