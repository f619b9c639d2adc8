// SPDX-License-Identifier: MIT
#pragma once

#include "core/explanation.h"

#include <QStringList>

#include <string>
#include <variant>

namespace app {

/// The arguments of `cassetete convert`, parsed.
struct ConvertOptions {
    std::string form = "line"; ///< "line", "svg", or the id of a notation
    std::string source;        ///< a board, @FILE, or - for standard input

    /// Parses the arguments after the command's name; returns the error if they are wrong.
    static std::variant<ConvertOptions, core::Explanation> read(const QStringList &words);
    /// Returns whether a drawing is asked for, which only the window program can make.
    bool draws() const { return form == "svg" && source != "-" && !source.starts_with('@'); }
    /// Returns the arguments of `cassetete export` for the same drawing.
    QStringList asExport() const;
};

} // namespace app
