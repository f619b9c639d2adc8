// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

#include <QStringList>

namespace app {

/// What the words behind the program's name ask for. Only Window and Screenshots show something.
struct Invocation {
    enum Mode {
        Window,      ///< on the file or position that `arguments` holds, if any
        Screenshots, ///< the window's pictures, saved in the folder that `arguments` holds
        Solve,
        Race,
        Trace,
        Check,
        Merge,
        List,
        Export, ///< draws, but needs no display
        Help,
        Version,
        Invalid,
    };

    /// Whether it needs what draws.
    bool draws() const { return mode == Window || mode == Screenshots || mode == Export; }

    Mode mode = Window;
    QStringList arguments = {};   ///< without the command itself
    core::Explanation fault = {}; ///< of a misuse

    /// `words` are those behind the program's name. What Qt takes for itself ("-style fusion") is passed
    /// over.
    static Invocation read(const QStringList &words, core::Kinds kinds);
};

/// Whether the text begins as a position line of one of these puzzles does; null when it does not.
const core::Kind *kindOfPosition(const QString &text, core::Kinds kinds);

} // namespace app
