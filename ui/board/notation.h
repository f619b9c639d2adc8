// SPDX-License-Identifier: MIT
#pragma once

#include "core/explanation.h"

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

/// Returns a square's name on the board and in sentences: "e4", "54", "29", "43". Columns and rows of more than one
/// digit are separated by a comma.
QString squareName(Notation notation, core::Grid grid, int cell);
/// Returns the labels of a column and a row: on the frame of the board, where the notation has them, and in sentences.
QString columnName(Notation notation, int column);
QString rowName(Notation notation, core::Grid grid, int row);
/// Returns the names of squares, a row or columns in a sentence.
QString namesOf(Notation notation, const core::Squares &squares);

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
