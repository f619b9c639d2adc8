// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <QTimer>

class QProgressBar;

namespace window {

/// Shows the progress of a task in the background once it takes long, and lets the user stop it. Unlike
/// QProgressDialog it never runs the event loop, so its owner may delete it at any time.
class ProgressBox : public QDialog {
    Q_OBJECT

public:
    static constexpr int openingDelay = 400; ///< the milliseconds after which the box opens

    /// Makes a box for a task of this many steps; 0 if their number is unknown. It opens by itself.
    ProgressBox(const QString &text, const QString &stop, int steps, QWidget *parent);

    void setDone(int steps);

Q_SIGNALS:
    void stopped(); ///< emitted when the user stops the task; the box is closed then

private:
    QProgressBar *m_bar;
    QTimer m_opening;
};

} // namespace window
