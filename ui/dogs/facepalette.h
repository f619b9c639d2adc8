// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "dogs/card.h"

#include <QWidget>

#include <array>

class QToolButton;

namespace ui {

/// A button for each half of a dog in each colour, the heads above the bodies.
class FacePalette : public QWidget {
    Q_OBJECT

public:
    explicit FacePalette(QWidget *parent = nullptr);

    void setStyle(const board::Style &style);
    void setColours(int colours); ///< shows the buttons of the first colours only
    void retranslate();

Q_SIGNALS:
    void picked(dogs::Half half);

private:
    QIcon iconOf(dogs::Half half) const;

    board::Style m_style;
    std::array<QToolButton *, std::size_t(2) * dogs::mostColours> m_buttons{};
};

} // namespace ui
