// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

namespace session {

/// The text of a saved game is one stretch or several, each of which ends in a line with its sum: sixteen
/// digits of SHA-256 of the sum before and of the stretch. So a game is saved by appending, and damage is
/// detected.

inline constexpr qsizetype sumDigits = 16;

/// Returns the line "sum: 0123456789abcdef" for a stretch that follows one with the sum `before`.
QByteArray sumLine(QByteArrayView before, QByteArrayView stretch);

struct SoundPart {
    qsizetype size = 0; ///< the bytes of the text up to the end of the last stretch before any damage
    QByteArray sum;     ///< the sum of that stretch
};
SoundPart soundPart(const QByteArray &text);

} // namespace session
