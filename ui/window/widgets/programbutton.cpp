// SPDX-License-Identifier: MIT
#include "window/widgets/programbutton.h"

#include "board/keeptranslated.h"
#include "session/programs/ownprogram.h"
#include "window/widgets/filedialogs.h"
#include "window/widgets/optionsform.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>

#include <algorithm>

namespace window {

using namespace Qt::StringLiterals;

ProgramButton::ProgramButton(OptionsForm &form) : QToolButton(&form), m_form(form)
{
    setObjectName(u"push"_s);
    setText(u"…"_s);
    setFocusPolicy(Qt::StrongFocus);
    connect(this, &QToolButton::clicked, this, &ProgramButton::ask);
    board::keepTranslated(*this, [this] {
        setAccessibleName(tr("Choose a program"));
        setToolTip(tr("Choose the file of your program"));
    });
}

// The button may be gone when the dialog is closed, since the form may have got other options.
void ProgramButton::ask()
{
    OptionsForm &form = m_form;
    QString path = askForOpenPath(&form, tr("Your Program"), QFileInfo(programFile()).path(),
                                  tr("All files (*)") + ";;"_L1 + tr("Python programs (*.py)"));
    if (path.isEmpty())
        return;
    // QProcess::splitCommand reads three quotes as one.
    path.replace(u'"', "\"\"\""_L1);
    if (path.contains(u' '))
        path = u'"' + path + u'"';
    const core::Option &command = session::ownProgramMethod().options.front();
    form.setValue(command.id, path.toStdString());
    Q_EMIT form.edited(command);
}

/// Returns the path of the current command's program if one of its words is a file; else the home folder.
QString ProgramButton::programFile() const
{
    const std::string command = m_form.values().text(session::ownProgramMethod().options.front().id);
    const QStringList words = QProcess::splitCommand(QString::fromStdString(command));
    const auto file =
        std::ranges::find_if(words, [](const QString &word) { return QFileInfo(word).isFile(); });
    return file == words.end() ? QDir::homePath() + u'/' : *file;
}

} // namespace window
