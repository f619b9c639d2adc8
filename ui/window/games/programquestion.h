// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

#include <functional>
#include <string>
#include <vector>

namespace window {

/// Asks before programs that a file names are run. It shows each word of their commands in a line of its own,
/// in a field that scrolls, so that no word can hide another, or a button.
class ProgramQuestion : public QDialog {
    Q_OBJECT

public:
    /// Asks the user without waiting, and calls `run` if the user agrees.
    static void ask(QWidget *parent, const QString &fileName, const std::vector<std::string> &commands,
                    std::function<void()> run);

    /// Returns the commands as they are shown: each begins with its number, and each word has a line.
    static QString shownCommands(const std::vector<std::string> &commands);

private:
    ProgramQuestion(QWidget *parent, const QString &fileName, const std::vector<std::string> &commands);
};

} // namespace window
