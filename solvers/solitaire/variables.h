// SPDX-License-Identifier: MIT
#pragma once

#include "core/variables.h"
#include "solitaire/solitaire.h"

namespace solitaire {

/// The jump of an event (none at a solution), and the number of pegs in the call that tries it.
struct JumpCall {
    JumpCall(const Solitaire &puzzle, const core::Position &before, const core::Event &event);

    const Jump *jump = nullptr;
    int pegs = 0;
};

/// Returns the variables of the project's own methods: the holes by name, and the pegs.
std::vector<core::Variable> jumpVariables(const Solitaire &puzzle, const core::Position &before,
                                          const core::Event &event);

} // namespace solitaire
