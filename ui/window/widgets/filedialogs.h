// SPDX-License-Identifier: MIT
#pragma once

#include "session/search/session.h"

#include <QString>

class QWidget;

namespace window {

/// Returns the suggested file name, without suffix, of a file about a session's board: the puzzle, the size of the
/// board if it is a number, and `what`: "sliding tiles 4x4 search tree". Empty parts are left out.
QString suggestedFileName(const session::Session &session, const QString &what = {});

/// Returns the folder in which all file dialogs begin: that of the file last opened or saved, if it still exists,
/// else the documents folder or, where there is none, the home folder. It is saved between runs.
QString lastFolder();
void setLastFolder(const QString &folder);

/// Asks the user for a file to write, beginning in the last folder with this name; empty if the user cancels. A
/// name without a suffix gets this one (".png"), and the user is asked before an existing file is replaced. Returns
/// the chosen filter in `chosenFilter`.
QString askForSavePath(QWidget *parent, const QString &title, const QString &name, const QString &suffix,
                       const QString &filter, QString *chosenFilter = nullptr);

/// Asks the user for a file to read, beginning in this folder; empty if the user cancels. Unlike QFileDialog's
/// function, this one and the others here block only `parent`, not the pages that F1 opens beside it.
QString askForOpenPath(QWidget *parent, const QString &title, const QString &folder, const QString &filter);

/// Asks the user for a folder, beginning in the last one; empty if the user cancels.
QString askForFolder(QWidget *parent, const QString &title);

} // namespace window
