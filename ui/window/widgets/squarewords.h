// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid.h"

#include <QString>

#include <string>
#include <vector>

namespace window {

/// The squares in the texts of a form, in the notation that the user has chosen for a puzzle when this was made. Values
/// name squares by letters and numbers: "c5+d4". With a number before a square, as in "12c5", the form has a colon
/// between them: "12:27".
class SquareWords {
public:
    SquareWords() = default; ///< leaves all texts as they are
    SquareWords(std::string_view puzzle, core::Grid grid);

    /// Returns a value, or a sentence with examples, as the form shows it.
    QString shown(const QString &text) const;
    /// Returns the value that the user has typed. Letters and numbers are read in every notation; what names no square
    /// stays as it is.
    QString typed(const QString &text) const;
    /// Returns whether the user still has the same notation.
    bool isCurrent() const;

private:
    QString value(const QString &name) const;

    std::string m_puzzle;
    core::Grid m_grid;
    std::vector<QString> m_names; ///< the names of the squares; empty if they are letters and numbers
    QString m_last;               ///< the name of the last square, by which another notation is noticed
};

} // namespace window
