// SPDX-License-Identifier: MIT
#pragma once

#include "session/timeline.h"

#include <QCoreApplication>

namespace window {

/// What the player's acts are called.
class ActWords {
    Q_DECLARE_TR_FUNCTIONS(window::ActWords)

public:
    static QString name(session::Act::Type type);
    /// "Undo Scramble", or just "Undo" when there is nothing to undo; likewise redo.
    static QString undo(const session::Timeline &timeline);
    static QString redo(const session::Timeline &timeline);
};

} // namespace window
