// SPDX-License-Identifier: MIT
#pragma once

#include "queens/queens.h"
#include "support/serialcontrol.h"
#include "support/suite.h"

#include <QStringList>

/// What the tests of the queens have in common.
namespace fixture {

/// Reads a position line that is known to be sound.
core::Game game(const std::string &line);
const queens::Queens &board(const core::Game &game);

core::Outcome solve(const char *method, const core::Game &game, core::Goal goal, core::Control &control,
                    bool traced = false);
/// The columns of all solutions, in the order found.
QStringList solutions(const char *method, const core::Game &game);
quint64 count(const char *method, const core::Game &game, int threads = 1);

/// All solutions of a board that have these queens, from the smallest number to the largest, by going through
/// all permutations.
QStringList permutations(const core::Game &game);

/// Whether columns counted from 0 are a solution, by the rules alone.
bool isSolution(const std::vector<int> &columns);

} // namespace fixture
