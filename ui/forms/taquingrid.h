// SPDX-License-Identifier: MIT
#pragma once

#include "session/timeline/timeline.h"

#include <QWidget>

namespace forms {

/// The grid of the taquin as the course's program drew it: black lines on white, and the tiles' numbers from 0.
class TaquinGrid : public QWidget {
    Q_OBJECT

public:
    explicit TaquinGrid(session::Timeline &timeline, QWidget *parent = nullptr);

    QString text() const; ///< the numbers row by row, with a dot for the gap
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void showPosition();

    const session::Timeline &m_timeline;
};

} // namespace forms
