// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace session {

/// Returns a text by somebody else as one line in which each character can be seen: those that have no picture,
/// break the line or change its direction are written as \u202E or \U000E0041, and a backslash as two.
QString visibleText(const QString &text);

/// Returns whether the text contains a control character, such as a line break.
bool hasControlCharacters(const QString &text);

} // namespace session
