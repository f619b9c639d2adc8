// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QStringList>

class QWidget;

namespace window {

/// The question to the user before games are lost because they cannot be kept.
class QuitQuestion {
    Q_DECLARE_TR_FUNCTIONS(window::QuitQuestion)

public:
    enum class Answer { Stay, SaveElsewhere, TryAgain, Quit };

    /// `games` are the names of the puzzles. `why` is empty if another window keeps the games: then nothing
    /// can be tried again.
    static Answer ask(QWidget *parent, const QStringList &games, const QString &why);
};

} // namespace window
