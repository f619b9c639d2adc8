// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

#include <QString>

namespace session {

/// Returns the unit in which a method counts its work, in the form that follows a number: "square accesses"; nodes by
/// default. Tries, which the events of a watched search report, are counted separately.
QString unitOfWork(const core::Solver &solver);
/// Returns an amount of a method's work: "276,430 square accesses".
QString amountOfWork(const core::Solver &solver, quint64 amount);

/// Returns the options whose values are not the initial ones, as they are set on the command line: "weight=2 torus=on".
QString changedOptions(const core::Solver &solver, const core::Values &options);

/// Returns a time with three significant digits: "21 µs", "2.31 ms", "1.52 s"; whole seconds from a hundred on.
QString formatTime(qint64 microseconds);

} // namespace session
