// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

class QWidget;

namespace window {

/// Tells that a file of the user's was not written, in a dialog: the message line is too easily missed. It
/// waits for nobody.
class FailureBox {
    Q_DECLARE_TR_FUNCTIONS(window::FailureBox)

public:
    static void show(QWidget *parent, const QString &text);
};

} // namespace window
