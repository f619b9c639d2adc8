// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace window {

/// An hourglass whose sand runs while something is worked at.
class Hourglass : public QWidget {
    Q_OBJECT

public:
    explicit Hourglass(QWidget *parent = nullptr);

    /// The sand after so much work; it is turned over every four seconds.
    void setElapsed(qint64 milliseconds);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    qint64 m_elapsed = 0;
};

} // namespace window
