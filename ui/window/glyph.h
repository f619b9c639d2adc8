// SPDX-License-Identifier: MIT
#pragma once

#include <QIcon>

namespace window {

/// The signs on our buttons.
enum class Glyph {
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

/// An icon drawn at whatever size and scale is asked for, in the colour that the application's palette has
/// for text on buttons at that moment; disabled ones in the palette's disabled colour.
QIcon icon(Glyph glyph);

} // namespace window
