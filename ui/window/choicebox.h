// SPDX-License-Identifier: MIT
#pragma once

#include <QComboBox>

namespace window {

/// A combo box that hides nothing of its choice: it asks for the room of its longest entry, in any language;
/// where it gets less, the choice ends with an ellipsis and the tool tip has the whole.
class ChoiceBox : public QComboBox {
    Q_OBJECT

public:
    explicit ChoiceBox(QWidget *parent = nullptr);

    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void initStyleOption(QStyleOptionComboBox *option) const override;

private:
    QString tip() const;
};

} // namespace window
