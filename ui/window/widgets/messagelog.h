// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

class QWidget;

namespace window {

/// Shows lines of text in a dialog with this title, scrolled to the last one; `name` describes them to screen readers.
void showLog(QWidget &window, const QString &title, const QString &name, const QStringList &lines);

} // namespace window
