// SPDX-License-Identifier: MIT
#pragma once

#include <QIcon>

namespace window {

/// The icons of this program's buttons and actions.
enum class Icon {
    First,
    Back,
    Play,
    Pause,
    Forward,
    Last,
    New,
    Scramble,
    Undo,
    Redo,
    Hint,
    Solve,
    Picture,
    Board,
    Stop,
    Dice,
    PreviousSolution,
    NextSolution,
    PreviousDeepest,
    NextDeepest,
    BackToSolvable,
    Home,
};

/// Returns an icon that is painted at any size and scale, in the palette's current colour for the text of buttons,
/// or its disabled colour.
QIcon icon(Icon icon);

} // namespace window
