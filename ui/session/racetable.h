// SPDX-License-Identifier: MIT
#pragma once

#include "session/race.h"

#include <QStringList>

namespace session {

/// What racers did, a row each, by their name or their method's: tries, moves taken back and refused, the deepest,
/// solutions, the try and the length of the first one, seconds. The refusals by reason follow, a line each.
struct RaceTable {
    enum class Names {
        Ids,   ///< as the command line calls the methods
        Words, ///< as the window does
    };

    explicit RaceTable(const std::vector<Race::Result> &results, Names names = Names::Ids);

    QString text() const; ///< aligned, in the user's language
    QString csv() const;  ///< with plain numbers, as a spreadsheet reads it

    QStringList titles;
    QList<QStringList> rows; ///< numbers without grouping
    QStringList refusals;    ///< "loops: 1,336 moves refused, for example: …"
    QStringList notes;       ///< where a racer did not come to its end, or not all its events are kept
};

} // namespace session
