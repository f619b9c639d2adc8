// SPDX-License-Identifier: MIT
#pragma once

#include "queens/queens.h"
#include "support/serialcontext.h"
#include "support/suite.h"

#include <QStringList>

/// Shared helpers of the tests of the queens.
namespace fixture {

/// Reads a position line, which must be valid.
core::Game game(const std::string &line);
const queens::Queens &board(const core::Game &game);

core::Outcome solve(const char *method, const core::Game &game, core::Goal goal, core::SearchContext &context,
                    bool traced = false);
/// Returns the columns of all solutions in the order found.
QStringList solutions(const char *method, const core::Game &game);
quint64 count(const char *method, const core::Game &game, int threads = 1);

/// Returns all solutions that contain the board's queens, in ascending order, by trying all permutations.
QStringList permutations(const core::Game &game);

/// Returns whether columns (counted from 0) are a solution, by the rules alone.
bool isSolution(const std::vector<int> &columns);

} // namespace fixture
