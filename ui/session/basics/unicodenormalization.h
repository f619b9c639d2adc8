// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace session {

/// Returns a UTF-8 text in the form that the solvers expect: canonical composition (Unicode's form C), so that an é
/// typed as a letter and an accent equals the single letter é. All text from outside passes through this function
/// before a puzzle reads it. A text that cannot be composed (invalid UTF-8, or dozens of accents on a letter) is
/// returned unchanged: the puzzle then reports where it is wrong.
std::string composed(std::string text);

} // namespace session
