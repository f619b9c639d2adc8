// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "core/indexed.h"
#include "tilings/pieceset.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QSpinBox;

namespace ui {

/// Lets the player choose the number of pieces of each kind, and which kinds may be turned over.
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
    /// The controls of one kind.
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
    core::IndexedArray<Row, tilings::Polyomino::kinds> m_rows;
};

} // namespace ui
