// SPDX-License-Identifier: MIT
#include "window/games/lossquestion.h"

#include "session/basics/translation.h"
#include "window/widgets/modaldialog.h"
#include "window/widgets/plainmessagebox.h"

#include <QPushButton>

namespace window {

namespace {

constexpr quint64 manySolutions = 1000;

} // namespace

QString LossQuestion::loss(const session::Session &session, qint64 longSearch)
{
    constexpr qint64 minute = 60'000'000; // microseconds
    if (const quint64 found = session.solutions().total(); found >= manySolutions)
        return session::translatedPlural(found, [](int n) {
            return tr("With another board, the list of %n solution(s) will be lost.", nullptr, n);
        });
    // The tries of a watched search stay in the game; of a count, nothing stays but its result.
    const session::Search &search = session.search();
    const bool runs = session.isSolving() && !session.isWatching();
    const bool isCounted = !session.isSolving() && search.outcome() && search.isOfGameInView() &&
                           search.job()->task().goal == core::Goal::Count;
    const qint64 time = runs || isCounted ? search.job()->searchTime() : 0;
    if (time == 0 || time < longSearch)
        return {};
    return runs ? tr("With another board, the search that has run for %n minute(s) will be lost.", nullptr,
                     int(time / minute))
                : tr("With another board, the result of the count, which took %n minute(s), will be lost.",
                     nullptr, int(time / minute));
}

bool LossQuestion::mayLose(const session::Session &session, Next next, QWidget *parent)
{
    const QString lost = loss(session);
    if (lost.isEmpty())
        return true;
    ModalDialog<PlainMessageBox> box(QMessageBox::Question, tr("Another Board"), lost, QMessageBox::Cancel,
                                     parent);
    const auto *lose = box->addButton(
        next == Next::Make ? tr("Make Another Board") : tr("Open the Other Board"), QMessageBox::AcceptRole);
    return box.run() && box->clickedButton() == lose;
}

} // namespace window
