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

    /// Shows the sand after this time of work; the glass is turned over every four seconds.
    void setElapsed(qint64 milliseconds);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    qint64 m_elapsed = 0;
};

/// Shows that the session works at something that is not visible on the board: an hourglass, what the session does,
/// and how to stop it. The label is visible beside the sentence only during such work. A search is visible where it
/// is watched; one that is not watched, or is shown as fast as it goes, shows the label once it takes more than a
/// moment.
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
