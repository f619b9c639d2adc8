// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

#include <QString>

namespace session {

/// Returns what a method counts as its work, as it stands after a number: "square accesses". A method without a
/// unit of its own counts nodes. Tries, which the events of a watched search report, are another count.
QString unitOfWork(const core::Solver &solver);
/// Returns an amount of it: "276,430 square accesses".
QString amountOfWork(const core::Solver &solver, quint64 amount);

/// Returns a time with three significant digits: "21 µs", "2.31 ms", "1.52 s"; whole seconds from a hundred on.
QString formatTime(qint64 microseconds);

} // namespace session
