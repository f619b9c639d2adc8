// SPDX-License-Identifier: MIT
#pragma once

#include "session/session.h"

#include <QCoreApplication>

namespace window {

/// What the acts of a timeline are called.
class ActNames {
    Q_DECLARE_TR_FUNCTIONS(window::ActNames)

public:
    static QString name(session::Act::Type type);
    /// The text of the Undo action: "Undo Scramble", or "Undo" alone when there is nothing to undo; likewise
    /// Redo.
    static QString undo(const session::Timeline &timeline);
    static QString redo(const session::Timeline &timeline);
};

/// What a search has found out.
class ResultNames {
    Q_DECLARE_TR_FUNCTIONS(window::ResultNames)

public:
    /// Of the latest search, which has ended: how many solutions were found or counted, that there is none, or how
    /// far it came; empty where its solution says enough. What is said of the position already is not the answer by itself.
    static QString of(const session::Session &session);
    static QString lengthOf(const core::Stats &stats);
    static QString counted(quint64 solutions); ///< "52 solutions counted."
    static QString countedSoFar(quint64 solutions);

private:
    static QString stopped(const session::Search &search);
};

/// What solutions are called.
class SolutionNames {
    Q_DECLARE_TR_FUNCTIONS(window::SolutionNames)

public:
    static QString number(quint64 number); ///< "Solution 3"
    /// The caption that the puzzle has for the solution, if any, and its number of moves where solutions
    /// differ by that or have no caption; each on a line of its own.
    static QString about(const core::Kind &kind, const core::Puzzle &puzzle, const session::Found &found);
    /// Where the puzzle lists moves, these; else its position line.
    static QString text(const core::Kind &kind, const core::Puzzle &puzzle, const core::Position &from,
                        const session::Found &found);
    /// The solution in view: "Solution 3 – 294176853"; empty when there is none.
    static QString inView(const session::Session &session);
    static QString at(const session::Session &session, qint64 frame);

private:
    static QString name(quint64 number, const QString &caption);
};

} // namespace window
