// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

#include <functional>

class QWidget;

namespace window {

/// Asks before a program that a file names is run.
class ProgramQuestion {
    Q_DECLARE_TR_FUNCTIONS(window::ProgramQuestion)

public:
    /// Asks the user without waiting, and calls `run` if the user agrees.
    static void ask(QWidget *parent, const QString &fileName, const QString &command,
                    std::function<void()> run);
};

} // namespace window
