// SPDX-License-Identifier: MIT
#pragma once

#include <QComboBox>
#include <QLabel>

namespace window {

/// One line of text, cut with an ellipsis where there is too little room. The tool tip then has all of it.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget *parent = nullptr);

    void showText(const QString &text);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QString elidedText() const;
    void updateToolTip();
};

/// A combo box that asks for the width of its longest entry, also after the language has changed. Where it
/// gets less, the current text is cut with an ellipsis and the tool tip has the whole of it.
class ElidedComboBox : public QComboBox {
    Q_OBJECT

public:
    explicit ElidedComboBox(QWidget *parent = nullptr);

    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void initStyleOption(QStyleOptionComboBox *option) const override;

private:
    QString fullToolTip() const;
};

} // namespace window
