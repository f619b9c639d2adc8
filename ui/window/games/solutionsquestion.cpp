// SPDX-License-Identifier: MIT
#include "window/games/solutionsquestion.h"

#include "session/basics/translation.h"
#include "window/widgets/modaldialog.h"
#include "window/widgets/plainmessagebox.h"

#include <QPushButton>

namespace window {

namespace {

constexpr quint64 manySolutions = 1000;

} // namespace

bool SolutionsQuestion::mayLose(const session::Session &session, Next next, QWidget *parent)
{
    const quint64 found = session.solutions().total();
    if (found < manySolutions)
        return true;
    ModalDialog<PlainMessageBox> box(
        QMessageBox::Question, tr("Another Board"),
        session::translatedPlural(
            found,
            [](int n) {
                return tr("With another board, the list of %n solution(s) will be lost.", nullptr, n);
            }),
        QMessageBox::Cancel, parent);
    const auto *lose = box->addButton(
        next == Next::Make ? tr("Make Another Board") : tr("Open the Other Board"), QMessageBox::AcceptRole);
    return box.run() && box->clickedButton() == lose;
}

} // namespace window
