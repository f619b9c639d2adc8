// SPDX-License-Identifier: MIT
#pragma once

#include <QScrollArea>

namespace window {

/// Scrolls a column of controls up and down. It is never narrower than they are, so that nothing is cut off
/// at the right.
class ColumnArea : public QScrollArea {
    Q_OBJECT

public:
    ColumnArea(QWidget *column, QWidget *parent);

    QSize minimumSizeHint() const override;
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace window
