// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QWidget;

namespace window {

/// Asks for a file to write, in the documents' folder at first; empty when none is wanted. A name without an
/// ending gets this one, and nothing is replaced unasked.
QString askWhereToSave(QWidget *parent, const QString &title, const QString &name, const QString &ending,
                       const QString &filter);

} // namespace window
