// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "window/widgets/actions.h"

#include <QDialog>

#include <functional>

class QMainWindow;
class QMenuBar;

namespace window {

/// A page of help: the rules of a puzzle, the shortcuts, or a description of the program.
class HelpDialog : public QDialog {
    Q_OBJECT

public:
    /// Makes the actions of the menu Help open these pages; `kind` returns the puzzle in view.
    static void openFrom(const Actions &actions, std::function<const core::Kind &()> kind,
                         QMainWindow &window);
    static HelpDialog *rules(const core::Kind &kind, QWidget *parent);
    /// Returns a page with the shortcuts of all actions in these menus, then the keys of the board.
    static HelpDialog *shortcuts(const QMenuBar &menus, QWidget *parent);
    static HelpDialog *about(QWidget *parent);

private:
    HelpDialog(const QString &title, const QString &html, QWidget *parent);
};

} // namespace window
