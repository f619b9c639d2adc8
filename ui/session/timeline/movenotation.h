// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <string>

namespace session {

/// Returns moves, as a puzzle spells them, for the user to read: the four directions of the taquin, u l d r in texts
/// and files, have the letters of the user's language, which are read as well. All other moves are left as they are.
QString shownMoves(const std::string &moves);

} // namespace session
