// SPDX-License-Identifier: MIT
#pragma once

#include "window/games/sessionstore.h"

#include <QCoreApplication>
#include <QStringList>

class QWidget;

namespace window {

/// The question to the user before games are lost because they cannot be kept.
class QuitQuestion {
    Q_DECLARE_TR_FUNCTIONS(window::QuitQuestion)

public:
    /// Saves everything by `saveAll`, and asks the user what to do as long as some game would be lost. `saveElsewhere`
    /// saves one game where the user wants. Returns whether the program may end.
    static bool mayQuit(QWidget *parent, const SessionStore &sessions,
                        const std::function<QString()> &saveAll,
                        const std::function<bool(std::size_t)> &saveElsewhere);

    enum class Answer { Stay, SaveElsewhere, TryAgain, Quit };

    /// `games` are the names of the puzzles. `why` is empty if another window keeps the games: then nothing
    /// can be tried again.
    static Answer ask(QWidget *parent, const QStringList &games, const QString &why);
};

} // namespace window
