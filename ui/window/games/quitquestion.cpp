// SPDX-License-Identifier: MIT
#include "window/games/quitquestion.h"

#include "session/basics/translation.h"
#include "window/games/gamelock.h"
#include "window/widgets/modaldialog.h"
#include "window/widgets/plainmessagebox.h"

#include <QPushButton>

namespace window {

QuitQuestion::Answer QuitQuestion::ask(QWidget *parent, const QStringList &games, const QString &why)
{
    const QString lost =
        (why.isEmpty() ? tr("%n game(s) in this window would be lost: %1", nullptr, int(games.size()))
                       : tr("%n game(s) could not be saved: %1", nullptr, int(games.size())))
            .arg(games.join(u", "));
    ModalDialog<PlainMessageBox> box(QMessageBox::Warning, tr("Quit"),
                                     why.isEmpty() ? whoLocksGames() + u' ' + lost : lost,
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
            names << session::puzzleName(*sessions.puzzles()[index]->kind);
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
