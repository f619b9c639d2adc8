// SPDX-License-Identifier: MIT
#pragma once

#include "session/search/session.h"

#include <QString>

class QWidget;

namespace window {

/// Returns the name without a suffix that is proposed for a file about a session's board: the puzzle, the size of the
/// board where that is a number, and what is in the file: "sliding tiles 4x4 search tree". Empty words are left out.
QString suggestedFileName(const session::Session &session, const QString &what = {});

/// Returns the folder in which all dialogs for files begin: the one of the file that was last opened or saved, if it
/// still exists, and the documents' folder otherwise. It is kept between runs.
QString lastFolder();
void setLastFolder(const QString &folder);

/// Asks the user for a file to write, beginning in the last folder with this name; empty when the user cancels. A name
/// without a suffix gets this one (".png"), and the user is asked before an existing file is replaced. The filter
/// that the user chose is returned in `chosenFilter`.
QString askForSavePath(QWidget *parent, const QString &title, const QString &name, const QString &suffix,
                       const QString &filter, QString *chosenFilter = nullptr);

/// Asks the user for a file to read, beginning in this folder; empty when the user cancels. Unlike the function of
/// QFileDialog, this one and the others here block `parent` alone, and not the pages, which F1 opens beside it.
QString askForOpenPath(QWidget *parent, const QString &title, const QString &folder, const QString &filter);

/// Asks the user for a folder, beginning in the last one; empty when the user cancels.
QString askForFolder(QWidget *parent, const QString &title);

} // namespace window
