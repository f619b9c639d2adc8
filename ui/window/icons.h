// SPDX-License-Identifier: MIT
#pragma once

#include <QIcon>

namespace window {

/// The icons of our buttons and actions.
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
    Stop,
    Dice,
    PreviousSolution,
    NextSolution,
    PreviousDeepest,
    NextDeepest,
    BackToSolvable,
};

/// An icon painted at any size and scale, in the palette's colour for the text of buttons at the moment of
/// painting, or its disabled one.
QIcon icon(Icon icon);

} // namespace window
