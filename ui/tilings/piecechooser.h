// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "tilings/pieceset.h"

#include <QWidget>

#include <array>

class QCheckBox;
class QLabel;
class QSpinBox;

namespace ui {

/// How many of each piece, and which may be turned over.
class PieceChooser : public QWidget {
    Q_OBJECT

public:
    explicit PieceChooser(QWidget *parent = nullptr);

    void setPieces(const tilings::PieceSet &pieces);
    void setStyle(const board::Style &style);
    void retranslate();

Q_SIGNALS:
    void chosen(const tilings::PieceSet &pieces);

private:
    /// What stands for one kind: its picture, how many, and whether it may be turned over.
    struct Row {
        QLabel *picture;
        QSpinBox *count;
        QCheckBox *turnsOver;
    };

    Row makeRow(int kind);
    void choose();
    void drawPictures();
    QString nameOf(int kind) const;

    tilings::PieceSet m_pieces;
    board::Style m_style;
    std::array<Row, tilings::Polyomino::kinds> m_rows;
};

} // namespace ui
