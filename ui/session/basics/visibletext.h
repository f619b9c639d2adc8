// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace session {

/// Returns an untrusted text as one line in which every character is visible: those that are invisible, break the
/// line or change its direction are written as \u202E or \U000E0041, and a backslash is doubled.
QString visibleText(const QString &text);

/// Returns the text with its lines and tabs, in which other control characters, and those that change the direction of
/// the text, are written as `visibleText` writes them.
QString withVisibleControls(const QString &text);

/// Returns whether the text contains a control character, such as a line break.
bool hasControlCharacters(const QString &text);

} // namespace session
