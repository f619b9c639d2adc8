// SPDX-License-Identifier: MIT
#pragma once

#include "core/variables.h"
#include "tours/tour.h"

namespace tours {

/// Where a method stands that walks from square to square: in the call on the square that the event's jump
/// sets out from, whether the jump is made, refused or taken back. At a solution it goes nowhere.
struct WalkCall {
    WalkCall(const Tour &tour, const core::Position &before, const core::Event &event);

    int here() const { return route.back(); }
    int number() const { return int(route.size()); } ///< of the square under the piece

    Route route;
    std::optional<int> there; ///< the square that the jump leads to
};

/// The number, from 1, of the offset that leads from one cell to another; nothing where none does.
std::optional<long long> offsetNumber(core::Grid grid, std::span<const Offset> offsets, int from,
                                      std::optional<int> to);

/// Row or column of a cell, from 1.
std::optional<long long> rowNumber(core::Grid grid, std::optional<int> cell);
std::optional<long long> columnNumber(core::Grid grid, std::optional<int> cell);

/// The variables of this project's own methods: the two squares and the number of the first.
std::vector<core::Variable> squareVariables(const Tour &tour, const WalkCall &call);

} // namespace tours
