// SPDX-License-Identifier: MIT
#pragma once

#include "core/importboard.h"
#include "puzzleui.h"

#include <QDialog>

class QListWidget;

namespace window {

/// Asks which board of a text to open, with a picture of each, if the text has several boards or a board can be
/// read in several ways.
class BoardChoice : public QDialog {
    Q_OBJECT

public:
    BoardChoice(std::span<const ui::PuzzleUi *const> puzzles, std::vector<core::BoardReading> readings,
                const board::Style &style, bool isOneText, QWidget *parent = nullptr);

    /// Returns the reading that was chosen.
    const core::BoardReading &chosen() const;

private:
    void add(std::span<const ui::PuzzleUi *const> puzzles, const core::BoardReading &reading,
             const board::Style &style);

    const std::vector<core::BoardReading> m_readings;
    QListWidget *m_list;
};

} // namespace window
