// SPDX-License-Identifier: MIT
#pragma once

#include "window/games/sessionstore.h"

#include <QCoreApplication>
#include <QStringList>

class QWidget;

namespace window {

/// Asks the user before games are lost because they cannot be saved.
class QuitQuestion {
    Q_DECLARE_TR_FUNCTIONS(window::QuitQuestion)

public:
    /// Saves everything by `saveAll`, and asks the user what to do while some game would be lost. `saveElsewhere`
    /// saves one game to a file of the user's choice. Returns whether the program may end.
    static bool mayQuit(QWidget *parent, const SessionStore &sessions,
                        const std::function<QString()> &saveAll,
                        const std::function<bool(std::size_t)> &saveElsewhere);

    enum class Answer { Stay, SaveElsewhere, TryAgain, Quit };

    /// `games` are the names of the puzzles. `why` is empty if another window stores the games, so that trying
    /// again is useless.
    static Answer ask(QWidget *parent, const QStringList &games, const QString &why);
};

} // namespace window
