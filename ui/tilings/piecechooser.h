// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "core/indexed.h"
#include "tilings/pieceset.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace ui {

class PieceSketch;

/// Lets the player choose the number of pieces of each kind, and which kinds may be turned over; add a set by its
/// name; and draw pieces.
class PieceChooser : public QWidget {
    Q_OBJECT

public:
    explicit PieceChooser(QWidget *parent = nullptr);

    /// Scrolls the panel so that the grid for drawing a piece is seen as a whole.
    void reveal();
    void setPieces(const tilings::PieceSet &pieces);
    void setStyle(const board::Style &style);
    void retranslate();

Q_SIGNALS:
    void chosen(const tilings::PieceSet &pieces);
    /// Reports that a set cannot have so many pieces.
    void refused(const QString &reason);

private:
    /// The controls of one kind.
    struct Row {
        QLabel *picture;
        QSpinBox *count;
        QCheckBox *turnsOver;
    };

    QWidget *makeSetControls();
    QWidget *makeSketchControls();
    /// Makes the controls of all kinds of the set.
    void makeRows();
    Row makeRow(int kind);
    void choose();
    void choose(const tilings::PieceSet &pieces);
    void chooseSet(bool adds);
    void chooseOneSided(bool isOneSided);
    void addDrawn();
    void showSketch();
    void drawPictures();
    void nameRows();
    QString nameOf(int kind) const;

    tilings::PieceSet m_pieces;
    board::Style m_style;
    QComboBox *m_set;
    QPushButton *m_useSet;
    QPushButton *m_addSet;
    QCheckBox *m_oneSided;
    QWidget *m_kinds = nullptr; ///< the controls of the kinds
    core::Indexed<Row> m_rows;  ///< indexed by kind
    QLabel *m_sketchTitle;
    PieceSketch *m_sketch;
    QLabel *m_sketchState;
    QPushButton *m_addDrawn;
    QPushButton *m_mirror;
    QPushButton *m_clear;
};

} // namespace ui
