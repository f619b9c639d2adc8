// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

#include <QDialog>

class QMenuBar;

namespace window {

/// A page of text to read and close.
class HelpDialog : public QDialog {
    Q_OBJECT

public:
    static HelpDialog *rules(const core::Kind &kind, QWidget *parent);
    /// All keys of these menus, and the board's own.
    static HelpDialog *shortcuts(const QMenuBar &menus, QWidget *parent);
    static HelpDialog *about(QWidget *parent);

private:
    HelpDialog(const QString &title, const QString &html, QWidget *parent);
};

} // namespace window
