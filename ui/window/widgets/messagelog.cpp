// SPDX-License-Identifier: MIT
#include "window/widgets/messagelog.h"

#include "window/widgets/fittedtext.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace window {

using namespace Qt::StringLiterals;

namespace {

constexpr int fewestLines = 5;
constexpr int mostLines = 18;
constexpr int letters = 70; // the width of the dialog

} // namespace

void showLog(QWidget &window, const QString &title, const QString &name, const QStringList &lines)
{
    auto *dialog = new QDialog(&window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    const QString all = lines.join(u'\n');
    auto *text = new QPlainTextEdit(all, dialog);
    text->setObjectName(u"log"_s);
    text->setReadOnly(true);
    text->setAccessibleName(name);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    buttons->button(QDialogButtonBox::Close)->setDefault(true);
    auto *column = new QVBoxLayout(dialog);
    column->addWidget(text);
    column->addWidget(buttons);
    const QFontMetrics type = text->fontMetrics();
    const int width = letters * type.averageCharWidth();
    const int high = heightOf(all.right(mostLines * letters), type, width) / type.lineSpacing() + 1;
    text->setMinimumSize(width, std::clamp(high, fewestLines, mostLines) * type.lineSpacing());
    dialog->resize(dialog->minimumSizeHint());
    dialog->open();
    text->setMinimumSize(0, 0);
    text->verticalScrollBar()->setValue(text->verticalScrollBar()->maximum());
}

} // namespace window
