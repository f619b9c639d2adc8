// SPDX-License-Identifier: MIT
#pragma once

#include "core/positionline.h"

#include <QByteArray>

namespace fuzz {

/// Ends the program with this message unless the promise holds, so that the input counts as a fault.
void require(bool holds, const char *promise);

/// Returns the program's puzzles without their windows, which would take minutes to build.
core::Kinds kinds();

/// Reads a line as the program does. A board that takes long to deal is refused, since a fuzzer deals
/// millions of them.
core::LineReading readLine(const QByteArray &line);

} // namespace fuzz

/// Passes untrusted bytes to a reader; each fuzz_*.cpp defines its own. What the reader accepts is written
/// and read back as the same.
void attack(const QByteArray &bytes);
