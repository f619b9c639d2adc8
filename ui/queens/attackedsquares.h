// SPDX-License-Identifier: MIT
#pragma once

namespace ui {

/// Whether attacked squares are greyed: a matter of taste that no undo touches and that is kept between runs.
bool showsAttackedSquares();
void setShowsAttackedSquares(bool shown);

} // namespace ui
