// SPDX-License-Identifier: MIT
#pragma once

#include "core/positionline.h"

#include <QByteArray>

namespace fuzz {

/// Ends the program with these words unless the promise holds, so that the input counts as a fault.
void require(bool holds, const char *promise);

/// The program's puzzles without their windows, which would take minutes to build.
core::Kinds kinds();

/// Reads a line as the program does. A board whose dealing takes long is refused, as nobody could wait for
/// millions of them.
core::LineReading readLine(const QByteArray &line);

} // namespace fuzz

/// Gives a stranger's bytes to a reader: each fuzz_*.cpp defines its own. What the reader accepts is written,
/// and read as the same.
void attack(const QByteArray &bytes);
