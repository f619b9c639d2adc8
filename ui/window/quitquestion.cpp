// SPDX-License-Identifier: MIT
#include "window/quitquestion.h"

#include "window/modaldialog.h"
#include "window/plainmessagebox.h"

#include <QPushButton>

namespace window {

QuitQuestion::Answer QuitQuestion::ask(QWidget *parent, const QStringList &games, const QString &why)
{
    const QString text = why.isEmpty()
                             ? tr("Another window already keeps the games. %n game(s) in this one would be "
                                  "lost: %1",
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

} // namespace window
