// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

class QWidget;

namespace window {

/// Reports in a dialog that a file of the user's was not written, since the message line is easily missed.
/// The dialog does not block.
class FailureBox {
    Q_DECLARE_TR_FUNCTIONS(window::FailureBox)

public:
    static void show(QWidget *parent, const QString &text);
};

} // namespace window
