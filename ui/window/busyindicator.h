// SPDX-License-Identifier: MIT
#pragma once

#include "window/sessionwidget.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

class QLabel;

namespace window {

class BusyIndicator;

/// An hourglass whose sand runs while the program works.
class BusyIndicator : public QWidget {
    Q_OBJECT

public:
    explicit BusyIndicator(QWidget *parent = nullptr);

    /// Shows the sand after this time of work; the glass is turned over every four seconds.
    void setElapsed(qint64 milliseconds);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    qint64 m_elapsed = 0;
};

/// Visible in the status bar while the session works in the background at something other than a search: an
/// hourglass, what the session does, and how to cancel it.
class BusyLabel : public SessionWidget {
    Q_OBJECT

public:
    explicit BusyLabel(QWidget *parent = nullptr);

    void refresh() override;

protected:
    void retranslate() override {}

private:
    QString description() const;

    BusyIndicator *m_hourglass;
    QLabel *m_text;
    QTimer m_animationTimer;
    QElapsedTimer m_elapsed;
};

} // namespace window
