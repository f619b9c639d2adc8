// SPDX-License-Identifier: MIT
#include "window/programquestion.h"

#include "window/plainmessagebox.h"

#include <QPushButton>

namespace window {

void ProgramQuestion::ask(QWidget *parent, const QString &fileName, const QString &command,
                          std::function<void()> run)
{
    auto *box = new PlainMessageBox(QMessageBox::Question, tr("Run a Program?"),
                                    tr("%1 shows a search by this program: %2").arg(fileName, command),
                                    QMessageBox::NoButton, parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(tr("Its moves are there without it. To show its tries, too, it has to run again, "
                               "and it can do anything you can. Run it only if you know it."));
    const QPushButton *yes = box->addButton(tr("&Run It"), QMessageBox::AcceptRole);
    QPushButton *no = box->addButton(tr("&Do Not Run It"), QMessageBox::RejectRole);
    box->setDefaultButton(no);
    box->setEscapeButton(no);
    QObject::connect(box, &QMessageBox::buttonClicked, box,
                     [yes, run = std::move(run)](const QAbstractButton *clicked) {
                         if (clicked == yes)
                             run();
                     });
    box->open();
}

} // namespace window
