// SPDX-License-Identifier: MIT
#pragma once

#include "core/variables.h"
#include "tours/tour.h"

namespace tours {

/// The call that a walking method is in at an event: the call on the square that the event's jump sets out from,
/// whether the jump is made, refused or taken back. A solution has no jump.
struct WalkCall {
    WalkCall(const Tour &tour, const core::Position &before, const core::Event &event);

    int here() const { return route.back(); }
    int number() const { return int(route.size()); } ///< the number of the square under the piece

    Route route;
    std::optional<int> there; ///< the square that the jump leads to
};

/// Returns the number, from 1, of the offset that leads from one cell to another; none if no offset does.
std::optional<long long> offsetNumber(core::Grid grid, std::span<const Offset> offsets, int from,
                                      std::optional<int> to);

/// Returns the row of a cell, from 1; `columnNumber` returns its column.
std::optional<long long> rowNumber(core::Grid grid, std::optional<int> cell);
std::optional<long long> columnNumber(core::Grid grid, std::optional<int> cell);

/// Returns the variables of this project's own methods: the two squares and the number of the first.
std::vector<core::Variable> squareVariables(const Tour &tour, const WalkCall &call);

} // namespace tours
