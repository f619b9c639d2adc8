// SPDX-License-Identifier: MIT
#pragma once

#include "core/variables.h"
#include "tours/tour.h"

namespace tours {

/// The call of a recursive method at an event: the call for the square from which the event's jump starts, whether
/// the jump is made, refused or taken back. A solution has no jump.
struct WalkCall {
    WalkCall(const Tour &tour, const core::Position &before, const core::Event &event);

    int here() const { return route.back(); }
    int number() const { return int(route.size()); } ///< the number of the square under the piece

    Route route;
    std::optional<int> there; ///< the square to which the jump leads
};

/// Returns the number, from 1, of the offset from one cell to another; none if no offset leads there.
std::optional<long long> offsetNumber(core::Grid grid, std::span<const Offset> offsets, int from,
                                      std::optional<int> to);

/// Returns the row of a cell, from 1; `columnNumber` returns its column.
std::optional<long long> rowNumber(core::Grid grid, std::optional<int> cell);
std::optional<long long> columnNumber(core::Grid grid, std::optional<int> cell);

/// Returns the variables of the project's own methods: the two squares, and the number of the first.
std::vector<core::Variable> squareVariables(const Tour &tour, const WalkCall &call);

} // namespace tours
