// SPDX-License-Identifier: MIT
#pragma once

#include <QComboBox>

namespace window {

/// A combo box that asks for the width of its longest entry, also after the language has changed. If it gets
/// less, the current text is cut with an ellipsis and the tool tip shows the whole text.
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
