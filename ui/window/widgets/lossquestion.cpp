// SPDX-License-Identifier: MIT
#include "window/widgets/lossquestion.h"

#include "session/basics/translation.h"
#include "window/widgets/modaldialog.h"
#include "window/widgets/plainmessagebox.h"

#include <QPushButton>

#include <algorithm>

namespace window {

namespace {

constexpr quint64 manySolutions = 1000;

} // namespace

QString LossQuestion::loss(const session::Session &session, qint64 atLeast)
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
    if (time == 0 || time < atLeast)
        return {};
    return runs ? tr("With another board, the search that has run for %n minute(s) will be lost.", nullptr,
                     int(time / minute))
                : tr("With another board, the result of the count, which took %n minute(s), will be lost.",
                     nullptr, int(time / minute));
}

QString LossQuestion::lossBySearch(const session::Session &session)
{
    const session::Timeline &timeline = session.timeline();
    const std::vector<qint64> moments = timeline.momentFrames();
    const auto from = timeline.frameToSolveFrom();
    const auto lost = std::ranges::count_if(moments, [&](qint64 frame) { return frame > from; });
    return lost == 0 ? QString()
                     : tr("With another search, %n named moment(s) will be lost.", nullptr, int(lost));
}

bool LossQuestion::mayLose(const session::Session &session, Next next, QWidget *parent)
{
    const bool searches = next == Next::Search;
    const QString lost = searches ? lossBySearch(session) : loss(session);
    if (lost.isEmpty())
        return true;
    ModalDialog<PlainMessageBox> box(QMessageBox::Question,
                                     searches ? tr("Another Search") : tr("Another Board"), lost,
                                     QMessageBox::Cancel, parent);
    const QString yes = searches             ? tr("Search Anyway")
                        : next == Next::Make ? tr("Make Another Board")
                                             : tr("Open the Other Board");
    const auto *lose = box->addButton(yes, QMessageBox::AcceptRole);
    box->setDefaultButton(QMessageBox::Cancel);
    return box.run() && box->clickedButton() == lose;
}

} // namespace window
