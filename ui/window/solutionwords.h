// SPDX-License-Identifier: MIT
#pragma once

#include "session/session.h"

#include <QCoreApplication>

namespace window {

/// What solutions are called.
class SolutionWords {
    Q_DECLARE_TR_FUNCTIONS(window::SolutionWords)

public:
    static QString number(quint64 number); ///< "Solution 3"
    /// Its name where the puzzle has one for it, and its length where solutions differ by that; may be empty.
    static QString about(const core::Kind &kind, const core::Puzzle &puzzle, const session::Found &found);
    /// Of the solution that is in view: "Solution 3 – 294176853"; empty when none is.
    static QString inView(const session::Session &session);
};

} // namespace window
