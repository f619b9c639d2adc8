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

/// Visible beside the sentence while the session works at something that is not to be seen on the board: an hourglass,
/// what the session does, and how to stop it. A search shows itself where it is watched, and otherwise once it takes
/// more than a moment.
class BusyLabel : public SessionWidget {
    Q_OBJECT

public:
    explicit BusyLabel(QWidget *parent = nullptr);

    void refresh() override;

protected:
    void retranslate() override {}

private:
    QString description() const;
    QString aboutSearch() const;

    BusyIndicator *m_hourglass;
    QLabel *m_text;
    QTimer m_animationTimer;
    QElapsedTimer m_elapsed;
};

} // namespace window
