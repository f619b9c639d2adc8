// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

#include <QString>

class QWidget;

namespace window {

/// Returns the name without a suffix that is proposed for a file about a puzzle: the puzzle's name up to a
/// parenthesis.
QString suggestedFileName(const core::Kind &kind);

/// Asks the user for a file to write, beginning in the documents' folder; empty when the user cancels. A name
/// without a suffix gets this one (".png"), and the user is asked before an existing file is replaced. The filter
/// that the user chose is returned in `chosenFilter`.
QString askForSavePath(QWidget *parent, const QString &title, const QString &path, const QString &suffix,
                       const QString &filter, QString *chosenFilter = nullptr);

} // namespace window
