// SPDX-License-Identifier: MIT
#pragma once

#include "core/explanation.h"

#include <QStringList>

#include <string>
#include <variant>

namespace app {

/// The words of `cassetete convert`, parsed.
struct ConvertOptions {
    std::string form = "line"; ///< "line", "svg", or the id of a notation
    std::string source;        ///< a board, @FILE, or - for standard input

    /// Reads the words behind the command; returns the error if they are wrong.
    static std::variant<ConvertOptions, core::Explanation> read(const QStringList &words);
    /// Returns whether a drawing is asked for, which the program that draws makes.
    bool draws() const;
    /// Returns the words of `cassetete export` that ask for the same drawing.
    QStringList asExport() const;
};

} // namespace app
