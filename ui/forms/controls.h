// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

class QCheckBox;
class QLineEdit;
class QPlainTextEdit;

namespace forms {

/// Makes a memo: a form's box for several lines of text.
QPlainTextEdit *makeMemo();
/// Appends lines to a memo. The view of a reader who has scrolled up does not move.
void addLines(QPlainTextEdit &memo, const QStringList &lines);
/// Makes a form's box for one line of this many characters, which the user can edit if `isWritten`.
QLineEdit *makeEdit(int characters, bool isWritten = false);
QCheckBox *makeCheckBox(); ///< makes a box in the colours of the forms

} // namespace forms
