// SPDX-License-Identifier: MIT
#include "forms/memo.h"

#include <QFontDatabase>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace forms {

namespace {

// The family of the system's type for columns, in the size of the application.
QFont columnFont(const QWidget &widget)
{
    QFont font = widget.font();
    font.setFamilies(QFontDatabase::systemFont(QFontDatabase::FixedFont).families());
    font.setStyleHint(QFont::Monospace);
    return font;
}

} // namespace

QPlainTextEdit *makeMemo()
{
    auto *memo = new QPlainTextEdit;
    memo->setReadOnly(true);
    memo->setUndoRedoEnabled(false);
    memo->setFont(columnFont(*memo));
    memo->setTabChangesFocus(true);
    memo->setMinimumSize(memo->fontMetrics().averageCharWidth() * 24, memo->fontMetrics().height() * 9);
    return memo;
}

void addLines(QPlainTextEdit &memo, const QStringList &lines)
{
    if (!lines.isEmpty())
        memo.appendPlainText(lines.join(QLatin1Char('\n')));
}

QLineEdit *makeEdit(int characters, bool isWritten)
{
    auto *edit = new QLineEdit;
    edit->setReadOnly(!isWritten);
    edit->setFont(columnFont(*edit));
    edit->setMinimumWidth(edit->fontMetrics().averageCharWidth() * (characters + 2));
    return edit;
}

} // namespace forms
