// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace session {

/// A text in UTF-8 as the solvers expect it: in canonical composition (Unicode's form C), so that an é
/// typed as a letter and an accent is the same as the one letter é. Whatever is read from outside goes
/// through here before a puzzle reads it. A text that cannot be composed (no valid UTF-8, or dozens of
/// accents on a letter) stays as it is: the puzzle says where it is wrong.
std::string composed(std::string text);

} // namespace session
