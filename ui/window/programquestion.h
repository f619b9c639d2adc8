// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

#include <functional>

class QWidget;

namespace window {

/// Asks before a program is run that a file names.
class ProgramQuestion {
    Q_DECLARE_TR_FUNCTIONS(window::ProgramQuestion)

public:
    /// `run` is called when the user says so. Does not wait for that.
    static void ask(QWidget *parent, const QString &fileName, const QString &command,
                    std::function<void()> run);
};

} // namespace window
