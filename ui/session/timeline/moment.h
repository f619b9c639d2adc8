// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace session {

/// A frame that the viewer has named in order to return to it: in front of a class, for example.
struct Moment {
    static constexpr qsizetype longestName = 100;  ///< the number of characters
    static constexpr qsizetype longestNote = 2000; ///< the number of characters
    static constexpr std::size_t most = 1000;      ///< the number of moments in one act

    qint64 frame = 0; ///< the number of the frame in its act
    QString name;
    QString note = {};

    friend bool operator==(const Moment &, const Moment &) = default;
};

/// Returns a moment as a line of a saved game has it: [37,"The first going back","No square of row 3 is
/// safe."]
QByteArray writeMoment(const Moment &moment);
/// Reads a moment; returns nothing if the text is none.
std::optional<Moment> readMoment(const QByteArray &text);

} // namespace session
