// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

namespace window {

/// One line of text, cut with an ellipsis where there is no room for all of it; the tool tip has the whole.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget *parent = nullptr);

    void say(const QString &text);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QString shown() const;
    void updateTip();
};

} // namespace window
