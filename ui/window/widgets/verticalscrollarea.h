// SPDX-License-Identifier: MIT
#pragma once

#include <QScrollArea>

namespace window {

/// Scrolls a column of controls vertically. The area is never narrower than the controls, so that nothing is cut
/// off on the right.
class VerticalScrollArea : public QScrollArea {
    Q_OBJECT

public:
    VerticalScrollArea(QWidget *column, QWidget *parent);

    QSize minimumSizeHint() const override;
    bool eventFilter(QObject *watched, QEvent *event) override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void keepHeight();
};

} // namespace window
