// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

namespace session {

/// The text of a saved game consists of stretches, each of which ends in a line with its checksum: sixteen
/// hexadecimal digits of SHA-256 of the previous checksum and the stretch. A game can thus be saved by appending, and
/// damage is detected.

inline constexpr qsizetype sumDigits = 16;

/// Returns the line "sum: 0123456789abcdef" for a stretch that follows one with the sum `before`.
QByteArray sumLine(QByteArrayView before, QByteArrayView stretch);

struct SoundPart {
    qsizetype size = 0; ///< the bytes of the text up to the end of the last stretch before any damage
    QByteArray sum;     ///< the sum of that stretch
};
SoundPart soundPart(const QByteArray &text);

} // namespace session
