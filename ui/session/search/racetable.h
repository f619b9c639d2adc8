// SPDX-License-Identifier: MIT
#pragma once

#include "session/search/race.h"

#include <QStringList>

namespace session {

/// A table of race results, with a row for each racer under its name or its method's: tries, moves taken back
/// and refused, the greatest depth, solutions, the try and the length of the first one, seconds, and the nodes,
/// which are the method's own measure and what `solve` prints. The refusals by reason follow, a line each.
struct RaceTable {
    enum class Names {
        Ids,   ///< the names of the methods on the command line
        Words, ///< the names of the methods in the window
    };

    explicit RaceTable(const std::vector<Race::Result> &results, Names names = Names::Ids);

    QString text() const; ///< an aligned text in the user's language
    QString csv() const;  ///< plain numbers, for spreadsheets

    QStringList titles;
    /// The rows, with numbers without grouping. With `Words`, times and nodes have units.
    QList<QStringList> rows;
    QString winner;       ///< the sentence that says which racer took the fewest tries and the least time
    QStringList verdict;  ///< further sentences, such as what the winner's method does
    QStringList refusals; ///< lines such as "loops: 1,336 moves refused, for example: …"
    QStringList notes;    ///< notes on racers that did not end, or not all of whose events are kept
};

/// Returns a table whose plain numbers have the decimal point of the user's language; its first column has names.
QList<QStringList> withLocalPoints(QList<QStringList> rows);

/// Returns the rows as lines, with the first column aligned as given and all others on the right.
QString alignedText(const QList<QStringList> &rows, Qt::Alignment first);
/// Returns the lines, each with a line break.
QString textOfLines(const QStringList &lines);
/// Returns the rows as comma-separated values, for spreadsheets (RFC 4180).
QString csvText(const QList<QStringList> &rows);

} // namespace session
