// SPDX-License-Identifier: MIT
#pragma once

#include "window/widgets/sessionwidget.h"

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

    /// Shows the sand after this time of work; the glass is turned every four seconds.
    void setElapsed(qint64 milliseconds);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    qint64 m_elapsed = 0;
};

/// Shows work of the session that the board does not show: an hourglass, the task, and how to stop it. The label is
/// visible only during such work. For a search it appears after a moment, if the search is not watched or is shown
/// at full speed.
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
