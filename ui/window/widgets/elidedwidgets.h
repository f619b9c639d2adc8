// SPDX-License-Identifier: MIT
#pragma once

#include <QComboBox>

namespace window {

/// A combo box that asks for the width of its longest entry, also after a change of the language. If it is
/// narrower, the current text ends in an ellipsis and the tool tip shows the full text.
class ElidedComboBox : public QComboBox {
    Q_OBJECT

public:
    explicit ElidedComboBox(QWidget *parent = nullptr);

    QSize minimumSizeHint() const override;
    void hidePopup() override;

Q_SIGNALS:
    void listClosed(); ///< emitted when the open list of entries was closed

protected:
    bool event(QEvent *event) override;
    void initStyleOption(QStyleOptionComboBox *option) const override;

private:
    QString fullToolTip() const;
};

} // namespace window
