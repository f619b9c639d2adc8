// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

#include <functional>
#include <string>
#include <vector>

namespace window {

/// Asks before running the programs that a file names. Each word of their commands has its own line in a scrolling
/// field, so that no word can hide another word or a button.
class ProgramQuestion : public QDialog {
    Q_OBJECT

public:
    /// Asks the user without blocking, and calls `run` if the user agrees.
    static void ask(QWidget *parent, const QString &fileName, const std::vector<std::string> &commands,
                    std::function<void()> run);

    /// Returns the commands as text: each begins with its number, and each word has its own line.
    static QString shownCommands(const std::vector<std::string> &commands);

private:
    ProgramQuestion(QWidget *parent, const QString &fileName, const std::vector<std::string> &commands);
};

} // namespace window
