// SPDX-License-Identifier: MIT
#include "forms/controls.h"

#include "board/style.h"

#include <QCheckBox>
#include <QFontDatabase>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace forms {

namespace {

// Returns the system's fixed-pitch font in the size of the widget's font.
QFont columnFont(const QWidget &widget)
{
    QFont font = widget.font();
    font.setFamilies(QFontDatabase::systemFont(QFontDatabase::FixedFont).families());
    font.setStyleHint(QFont::Monospace);
    return font;
}

// The application's style sheet stops controls from inheriting the palette of their form, so each control is given
// this one.
QPalette formPalette()
{
    QPalette palette = board::palette(board::Style::make(board::Style::Light));
    palette.setColor(QPalette::Window, QColor(0xc0, 0xc0, 0xc0));
    palette.setColor(QPalette::Base, Qt::white);
    for (const auto role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText})
        palette.setColor(role, Qt::black);
    return palette;
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

QCheckBox *makeCheckBox()
{
    auto *box = new QCheckBox;
    box->setPalette(formPalette());
    return box;
}

} // namespace forms
