// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "queens/queens.h"

#include <vector>

namespace queens {

// The methods of the queens; each is documented in the file of its id.
namespace loops {
core::Solver solver();
}
namespace copies {
core::Solver solver();
}
namespace lookback {
core::Solver solver();
}
namespace string {
core::Solver solver();
}
namespace bits {
core::Solver solver();
}
namespace formula {
core::Solver solver();
/// Implements Kind::parseLarge.
core::LargeReading readLarge(std::string_view options, std::string_view method);
/// Returns the column of the queen in each row, both counted from 0. The size must have a solution.
std::vector<int> columns(int size, bool torus = false);
} // namespace formula

/// The most queens in a position line; only the method `formula` accepts more than Queens::largest.
inline constexpr int mostByFormula = 1'000'000;

/// Implements Kind::judge: by inspecting the board, by the formula, and by a limited search.
core::Judgement judge(const Queens &queens, const core::Position &position, core::SearchContext &context);
/// Implements Kind::hint: suggests a queen whose square is forced, otherwise a queen of a solution, or the removal
/// of a queen if those on the board have no solution.
core::Hint hint(const Queens &queens, const core::Position &position, core::SearchContext &context);

/// Implements Kind::notations: rows of Q and dots, lists of columns, tables of 0 and 1.
std::span<const core::Notation> notations();

} // namespace queens
