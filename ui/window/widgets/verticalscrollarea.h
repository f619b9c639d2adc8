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

    /// Scrolls all areas around a widget so that this part of it is in view, or at least its upper left corner.
    static void reveal(const QWidget &widget, const QRect &part);

    QSize minimumSizeHint() const override;
    bool eventFilter(QObject *watched, QEvent *event) override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void keepHeight();
};

} // namespace window
