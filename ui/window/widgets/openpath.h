// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QWidget;

namespace window {

/// Asks the user for a file to read, beginning in this folder; empty when the user cancels. Unlike the function of
/// QFileDialog it blocks `parent` alone, and not the pages, which F1 opens beside it.
QString askForOpenPath(QWidget *parent, const QString &title, const QString &folder, const QString &filter);

/// Asks for a folder in the same way.
QString askForFolder(QWidget *parent, const QString &title, const QString &folder);

} // namespace window
