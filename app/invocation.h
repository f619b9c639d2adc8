// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

#include <QStringList>

namespace app {

/// The program's arguments, parsed.
struct Invocation {
    enum Mode {
        Window,      ///< opens the file or position that `arguments` holds, if any
        Screenshots, ///< saves the window's pictures in the folder that `arguments` holds
        Solve,
        Race,
        Growth,
        Trace,
        Check,
        Merge,
        Convert,
        List,
        Export, ///< draws but needs no display
        Help,
        Version,
        Invalid,
    };

    /// Returns whether the mode needs the window program, which alone can draw.
    bool draws() const { return mode == Window || mode == Screenshots || mode == Export; }

    Mode mode = Window;
    QStringList arguments = {};   ///< the arguments without the command itself
    core::Explanation fault = {}; ///< the error if the arguments are wrong; otherwise empty

    /// Parses `words`, the arguments after the program's name. Qt's own options ("-style fusion") are skipped.
    static Invocation read(const QStringList &words, core::Kinds kinds);
};

/// Returns whether the text is a position line, or not a file but boards in another notation. Letters alone are not.
bool isBoardText(const QString &text, core::Kinds kinds);
/// Returns the kind of puzzle whose name begins this position line; null if there is none.
const core::Kind *kindOfPosition(const QString &text, core::Kinds kinds);

} // namespace app
