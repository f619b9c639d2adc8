// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "tours/tour.h"

namespace tours {

// This header declares the options of both pieces: closed squares, a wanted end and given numbers.

inline constexpr core::Option closedOption = {
    .id = "without",
    .name = PUZZLE_TEXT("tours", "Closed squares"),
    .type = core::Option::Word,
    .about = PUZZLE_TEXT("tours",
                         "Squares such as a1, or rectangles given by two corners, such as c3-d4, joined by "
                         "+. No tour visits them. You can paint them with “Edit the Board”."),
    .blank = PUZZLE_TEXT("tours", "none"),
    .namesSquares = true};
inline constexpr core::Option endOption = {
    .id = "end",
    .name = PUZZLE_TEXT("tours", "End"),
    .type = core::Option::Word,
    .about = PUZZLE_TEXT("tours", "The last square, such as h8; if left empty, any square."),
    .blank = PUZZLE_TEXT("tours", "anywhere"),
    .namesSquares = true};
inline constexpr core::Option givenOption = {
    .id = "given",
    .name = PUZZLE_TEXT("tours", "Given numbers"),
    .type = core::Option::Word,
    .about = PUZZLE_TEXT("tours",
                         "Numbers with their squares, such as 12c5+30d4: the tour must have them there. You "
                         "can place them with “Edit the Board”."),
    .blank = PUZZLE_TEXT("tours", "no number"),
    .namesSquares = true};

/// Returns the part of a position line that these options make.
std::string composeConditions(const core::Values &values);
/// Sets these options, and the start, to the conditions of a board.
void describeConditions(const Tour &tour, core::Values &values);

} // namespace tours
