// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace session {

/// A frame that the viewer has named, to come back to it: in front of a class, for example.
struct Moment {
    static constexpr qsizetype longestName = 100;  ///< characters
    static constexpr qsizetype longestNote = 2000; ///< characters
    static constexpr std::size_t most = 1000;      ///< in one act

    qint64 frame = 0; ///< in its act
    QString name;
    QString note = {};

    friend bool operator==(const Moment &, const Moment &) = default;
};

/// A moment as a line of a saved game has it: [37,"The first going back","No square of row 3 is safe."]
QByteArray writeMoment(const Moment &moment);
/// Nothing when the text is none.
std::optional<Moment> readMoment(const QByteArray &text);

} // namespace session
