// SPDX-License-Identifier: MIT
#pragma once

#include "pages/boards.h"
#include "pages/webboard.h"

namespace pages {

/// The number of frames of each board's search on a web page.
inline constexpr qint64 framesOnWeb = 2000;

/// Returns a page as one self-contained HTML file that makes no requests, with boards that can be played and its
/// answers at the end. All text of the page is escaped.
QByteArray webPage(const Page &page, const Boards &boards);

/// Returns the web page of the game that contains a timeline's cursor. A game of more than 20 000 frames jumps from
/// the last that fits to its end. The scene must be a new one of the game's board and complete, since its picture
/// may have to be loaded. `symbols` may have drawings of the scene already.
QByteArray webPage(board::BoardScene &scene, const core::Kind &kind, const session::Timeline &timeline,
                   Symbols symbols = {});

} // namespace pages
