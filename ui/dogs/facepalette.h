// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "dogs/card.h"

#include <QWidget>

#include <array>
#include <optional>

class QToolButton;

namespace ui {

/// A button for each half of a dog in each colour, the heads above the bodies, or for each kind of plain edges.
class FacePalette : public QWidget {
    Q_OBJECT

public:
    explicit FacePalette(QWidget *parent = nullptr);

    void setStyle(const board::Style &style);
    /// Shows the buttons of the first colours, or kinds of plain edges, only.
    void setColours(int colours, bool plain);
    /// Marks the half that the chosen place of a card has; none if no place is chosen.
    void setChosen(std::optional<dogs::Half> chosen);
    void retranslate();

Q_SIGNALS:
    void picked(dogs::Half half);

private:
    static void mark(QToolButton &button, bool marked);
    QIcon iconOf(dogs::Half half) const;

    board::Style m_style;
    std::array<QToolButton *, dogs::halfCount - 1> m_buttons{};
};

} // namespace ui
