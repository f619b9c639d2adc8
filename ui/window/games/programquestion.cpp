// SPDX-License-Identifier: MIT
#include "window/games/programquestion.h"

#include "board/plaintext.h"
#include "session/basics/visibletext.h"
#include "session/programs/ownprogram.h"

#include <QDialogButtonBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextDocument>
#include <QTextOption>
#include <QVBoxLayout>

namespace window {

using namespace Qt::StringLiterals;

ProgramQuestion::ProgramQuestion(QWidget *parent, const QString &fileName,
                                 const std::vector<std::string> &commands)
    : QDialog(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Run a Program?"));
    const int width = fontMetrics().averageCharWidth() * 70;
    const QString name = fontMetrics().elidedText(session::visibleText(fileName), Qt::ElideMiddle, width / 2);
    const QString question =
        commands.size() == 1
            ? tr("%1 shows a search by this program (one word of its command on each line):")
            : tr("%1 shows searches by these programs (one word of a command on each line):");
    auto *which = new board::PlainLabel(question.arg(name), this);
    which->setWordWrap(true);
    auto *words = new QPlainTextEdit(this);
    words->setReadOnly(true);
    words->setTabChangesFocus(true);
    words->setLineWrapMode(QPlainTextEdit::NoWrap); // a wrapped line would look like a separate word
    QTextOption order = words->document()->defaultTextOption();
    order.setTextDirection(Qt::LeftToRight);
    words->document()->setDefaultTextOption(order);
    words->setPlainText(shownCommands(commands));
    words->setAccessibleName(tr("Command"));
    words->setMinimumWidth(width);
    auto *warning =
        new board::PlainLabel(tr("The moves are shown without running it. To show the tries, too, it has to "
                                 "run again, and it can do anything you can. Run it only if you know it."),
                              this);
    warning->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(this);
    QPushButton *yes = buttons->addButton(tr("&Run It"), QDialogButtonBox::AcceptRole);
    QPushButton *no = buttons->addButton(tr("&Do Not Run It"), QDialogButtonBox::RejectRole);
    yes->setAutoDefault(false);
    no->setDefault(true);
    no->setFocus();
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(which);
    column->addWidget(words, 1);
    column->addWidget(warning);
    column->addWidget(buttons);
}

QString ProgramQuestion::shownCommands(const std::vector<std::string> &commands)
{
    QStringList lines;
    for (std::size_t i = 0; i < commands.size(); ++i) {
        QString beginning = QString::number(i + 1) + u". "_s;
        for (const std::string &word : session::wordsOfCommand(commands[i])) {
            lines << beginning + session::visibleText(QString::fromStdString(word));
            beginning = QString(beginning.size(), u' ');
        }
    }
    return lines.join(u'\n');
}

void ProgramQuestion::ask(QWidget *parent, const QString &fileName, const std::vector<std::string> &commands,
                          std::function<void()> run)
{
    auto *question = new ProgramQuestion(parent, fileName, commands);
    connect(question, &QDialog::accepted, question, std::move(run));
    question->open();
}

} // namespace window
