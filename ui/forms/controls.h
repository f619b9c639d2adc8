// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

class QCheckBox;
class QLineEdit;
class QPlainTextEdit;

namespace forms {

/// Makes a memo, the box of a form in which lines stand one below the other.
QPlainTextEdit *makeMemo();
/// Adds lines at a memo's end; a viewer who has scrolled up stays there.
void addLines(QPlainTextEdit &memo, const QStringList &lines);
/// Makes the box of a form in which a single line stands, for this many characters.
QLineEdit *makeEdit(int characters, bool isWritten = false);
QCheckBox *makeCheckBox(); ///< makes a box in the colours of the forms

} // namespace forms
