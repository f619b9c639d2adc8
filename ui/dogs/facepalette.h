// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "dogs/card.h"

#include <QWidget>

#include <array>

class QToolButton;

namespace ui {

/// Buttons for all halves of so many colours: the heads above, the bodies below.
class FacePalette : public QWidget {
    Q_OBJECT

public:
    explicit FacePalette(QWidget *parent = nullptr);

    void setStyle(const board::Style &style);
    void setColours(int colours); ///< of all, the first so many are shown
    void retranslate();

Q_SIGNALS:
    void picked(dogs::Half half);

private:
    QIcon iconOf(dogs::Half half) const;

    board::Style m_style;
    std::array<QToolButton *, 2 * dogs::mostColours> m_buttons{};
};

} // namespace ui
