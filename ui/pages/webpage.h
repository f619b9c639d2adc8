// SPDX-License-Identifier: MIT
#pragma once

#include "pages/boards.h"
#include "pages/film.h"

namespace pages {

/// What the boards of a web page are to be worked out with.
inline constexpr qint64 framesOnWeb = 2000;

/// One HTML file that needs nothing else and asks for nothing: a page with boards that play, its answers at the
/// end. Whatever is a stranger's in it is text.
QByteArray webPage(const Page &page, const Boards &boards);

/// The same of the game in which a timeline's cursor is: of its first 20 000 frames where it has more.
QByteArray webPage(const ui::PuzzleUi &puzzle, const session::Timeline &timeline);

} // namespace pages
