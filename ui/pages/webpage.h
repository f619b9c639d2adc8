// SPDX-License-Identifier: MIT
#pragma once

#include "pages/boards.h"
#include "pages/film.h"

namespace pages {

/// The number of frames with which the boards of a web page are to be computed.
inline constexpr qint64 framesOnWeb = 2000;

/// Returns a page as one self-contained HTML file that makes no requests, with boards that can be played, and
/// its answers at the end. All foreign content in it is text.
QByteArray webPage(const Page &page, const Boards &boards);

/// Returns the web page of the game in which a timeline's cursor is. A game of more than 20 000 frames jumps from the
/// last that fits to its end. The scene, a new one of the game's board, must be complete: a picture may have to be
/// loaded for it.
QByteArray webPage(const board::BoardScene &scene, const core::Kind &kind, const session::Timeline &timeline);

} // namespace pages
