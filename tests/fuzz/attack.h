// SPDX-License-Identifier: MIT
#pragma once

#include "core/positionline.h"

#include <QByteArray>

namespace fuzz {

/// Aborts the program with this message unless the promise holds, which marks the input as a fault.
void require(bool holds, const char *promise);

/// Returns the program's puzzles without their user interfaces, which would take minutes to build.
core::Kinds kinds();

/// Reads a line as the program does, but refuses boards that take long to deal, since a fuzzer deals millions
/// of them.
core::LineReading readLine(const QByteArray &line);

} // namespace fuzz

/// Passes untrusted bytes to a reader, and requires that accepted input is written and read back unchanged.
/// Each fuzz_*.cpp defines its own.
void attack(const QByteArray &bytes);
