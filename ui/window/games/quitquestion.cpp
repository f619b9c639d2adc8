// SPDX-License-Identifier: MIT
#include "window/games/quitquestion.h"

#include "session/basics/translation.h"
#include "window/widgets/modaldialog.h"
#include "window/widgets/plainmessagebox.h"

#include <QPushButton>

namespace window {

QuitQuestion::Answer QuitQuestion::ask(QWidget *parent, const QStringList &games, const QString &why)
{
    const QString text =
        why.isEmpty() ? tr("Another window already saves the games. %n game(s) in this one would be lost: %1",
                           nullptr, int(games.size()))
                      : tr("%n game(s) could not be saved: %1", nullptr, int(games.size()));
    ModalDialog<PlainMessageBox> box(QMessageBox::Warning, tr("Quit"), text.arg(games.join(u", ")),
                                     QMessageBox::Cancel, parent);
    box->setInformativeText(why);
    const auto *elsewhere = box->addButton(tr("Save Elsewhere…"), QMessageBox::AcceptRole);
    const auto *again = why.isEmpty() ? nullptr : box->addButton(tr("Try Again"), QMessageBox::ActionRole);
    const auto *quit = box->addButton(tr("Quit without Saving"), QMessageBox::DestructiveRole);
    if (!box.run())
        return Answer::Stay;
    const QAbstractButton *clicked = box->clickedButton();
    return clicked == elsewhere        ? Answer::SaveElsewhere
           : again && clicked == again ? Answer::TryAgain
           : clicked == quit           ? Answer::Quit
                                       : Answer::Stay;
}

bool QuitQuestion::mayQuit(QWidget *parent, const SessionStore &sessions,
                           const std::function<QString()> &saveAll,
                           const std::function<bool(std::size_t)> &saveElsewhere)
{
    for (;;) {
        const QString why = saveAll();
        const std::vector<std::size_t> unsaved = sessions.unsaved();
        if (unsaved.empty())
            return true;
        QStringList names;
        for (const std::size_t index : unsaved)
            names << session::translated(sessions.puzzles()[index]->kind->name);
        switch (ask(parent, names, why)) {
        case Answer::Stay:
            return false;
        case Answer::Quit:
            return true;
        case Answer::TryAgain:
            break;
        case Answer::SaveElsewhere:
            for (const std::size_t index : unsaved) {
                if (!saveElsewhere(index))
                    break;
            }
        }
    }
}

} // namespace window
