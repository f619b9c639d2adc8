// SPDX-License-Identifier: MIT
#pragma once

#include "session/search/session.h"

#include <QCoreApplication>

namespace window {

/// The names of the acts of a timeline.
class ActNames {
    Q_DECLARE_TR_FUNCTIONS(window::ActNames)

public:
    static QString name(session::Act::Type type);
    /// `undo` returns the text of the Undo action: "Undo Scramble", or "Undo" if there is nothing to undo; `redo`
    /// returns that of the Redo action.
    static QString undo(const session::Timeline &timeline);
    static QString redo(const session::Timeline &timeline);
};

/// The sentences about the result of a search.
class ResultNames {
    Q_DECLARE_TR_FUNCTIONS(window::ResultNames)

public:
    /// Returns a sentence on the result of the latest search, which must have ended: how many solutions were found
    /// or counted, that there is none, or how far the search came; empty if its solution is enough. A reason that
    /// the window already shows for the position is preceded by the result.
    static QString of(const session::Session &session);
    static QString lengthOf(const core::Stats &stats);
    /// Returns a sentence such as "52 solutions counted.", or "… counted from here." if moves have been made.
    static QString counted(const session::Session &session, quint64 solutions);
    /// Returns whether the latest search has begun at another position than the board's own start.
    static bool isFromHere(const session::Session &session);
    static QString countedSoFar(quint64 solutions);

private:
    static QString stopped(const session::Search &search);
};

/// The names of solutions.
class SolutionNames {
    Q_DECLARE_TR_FUNCTIONS(window::SolutionNames)

public:
    static QString number(quint64 number); ///< a name such as "Solution 3"
    /// Returns the puzzle's caption of the solution, if there is one, and its number of moves if solutions differ
    /// in that or have no caption; each on its own line.
    static QString about(const core::Kind &kind, const core::Puzzle &puzzle, const session::Found &found);
    /// Returns the moves if the puzzle lists moves, else the position line.
    static QString text(const core::Kind &kind, const core::Puzzle &puzzle, const core::Position &from,
                        const session::Found &found);
    /// Returns the name of the solution in view: "Solution 3 – 294176853"; empty if there is none.
    static QString inView(const session::Session &session);
    static QString at(const session::Session &session, qint64 frame);

private:
    static QString name(quint64 number, const QString &caption);
};

} // namespace window
