// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace session {

/// A frame that the viewer has named in order to return to it, in front of a class for example.
struct Moment {
    static constexpr qsizetype longestName = 100;  ///< the number of characters
    static constexpr qsizetype longestNote = 2000; ///< the number of characters
    static constexpr std::size_t most = 1000;      ///< the number of moments in one act

    qint64 frame = 0; ///< the number of the frame in its act
    QString name;
    QString note = {};

    friend bool operator==(const Moment &, const Moment &) = default;
};

/// Returns a moment in the form of a line of a saved game: [37,"The first going back","No square of row 3 is safe."]
QByteArray writeMoment(const Moment &moment);
/// Reads a moment; returns none if the text is not valid.
std::optional<Moment> readMoment(const QByteArray &text);

} // namespace session
