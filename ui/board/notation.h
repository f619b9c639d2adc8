// SPDX-License-Identifier: MIT
#pragma once

#include <QLatin1StringView>
#include <QWidget>

#include <span>
#include <vector>

class QComboBox;
class QLabel;

namespace board {

/// The ways of labelling the squares of a chessboard.
enum class Notation {
    Letters,   ///< a1 at the bottom left
    TwoDigits, ///< row and column from the top left: 11 to 88
    Numbers,   ///< row by row from the top left: 1 to 64
    FromZero,  ///< columns and rows from 0, from the top left
    ColumnRow, ///< column and row from the top left: 11 to 88
};

/// Returns which of these notations the user has chosen for a puzzle, by default the first; the choice is saved
/// between runs. Both notations from 11 to 88 are saved as the same choice, and a puzzle offers only one of them.
Notation notationOf(QLatin1StringView puzzle, std::span<const Notation> choices);

/// Lets the user choose among some notations.
class NotationBox : public QWidget {
    Q_OBJECT

public:
    NotationBox(QLatin1StringView puzzle, std::span<const Notation> choices, QWidget *parent = nullptr);

Q_SIGNALS:
    void chosen(board::Notation notation); ///< the user has chosen a notation, which is saved

private:
    void retranslate();

    const QLatin1StringView m_puzzle;
    const std::vector<Notation> m_choices;
    QLabel *m_label;
    QComboBox *m_box;
};

} // namespace board
