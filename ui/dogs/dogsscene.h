// SPDX-License-Identifier: MIT
#pragma once

#include "dogs/cardtable.h"

namespace ui {

/// The dog cards as the player handles them. A click or a drag picks a card up; a card can be turned while it is held
/// or in its place, and put down. In edit mode the player chooses a half and replaces it, or fixes
/// the card where it is.
class DogsScene : public CardTable {
    Q_OBJECT

public:
    using CardTable::CardTable;

    int held() const { return m_held; } ///< the card that is picked up; `none` if there is none

    QString describe(int cell) const override;
    void activate(int cell) override;
    bool turn(int cell, int quarters) override;
    bool usesKey(int key) const override;
    void useKey(int key) override;
    void hover(std::optional<QPointF> at) override;
    bool isHolding() const override { return m_held != none || CardTable::isHolding(); }
    void release() override;

    bool canEdit() const override { return true; }
    QString editingHint() const override;
    QString aim() const override;
    board::Guidance guidance() const override;
    /// Returns the card of the half that `replaceChosen` replaces in edit mode.
    int chosenCard() const { return m_chosen; }
    void choose(int card, dogs::Side side);
    void replaceChosen(dogs::Half half);
    /// Fixes the chosen card, which must be on the board, where it is, or frees it.
    void fixChosen(bool fixed);

Q_SIGNALS:
    void chosen(int card, dogs::Side side);

protected:
    void paintUnderPieces(QPainter &painter, const core::Position &position,
                          const QRectF &exposed) const override;
    void drawForeground(QPainter *painter, const QRectF &exposed) override;
    void mousePressEvent(QGraphicsSceneMouseEvent *event) override;
    void mouseReleaseEvent(QGraphicsSceneMouseEvent *event) override;
    bool dragFrom(QPointF at) override;
    void dragTo(QPointF at) override;
    void drop(QPointF at) override;
    void refuseDrag(int cell) override;

private:
    bool refuseFixed(int card);
    void fixAt(int cell);
    void pickUp(int card);
    void grip(QPointF at);
    void putDown(int cell);
    void putDownBeside(QPointF at);
    void removeFromTable(int card);
    void requestMove(int card, const core::Place &to);
    void showHeld();
    void chooseAt(int cell);
    int dropTarget() const;
    void paintDropTarget(QPainter &painter) const;
    void paintChosen(QPainter &painter) const;

    int m_held = none;
    int m_heldTurns = 0;           ///< the quarter turns of the held card since it was picked up
    std::optional<QPointF> m_grip; ///< the vector from the pointer to the middle of the card that follows it
    QPointF m_pointer;
    int m_hovered = none;                ///< the cell under the pointer
    std::optional<QPointF> m_pressPoint; ///< set while the button is down
    int m_chosen = none;
    dogs::Side m_chosenSide = dogs::North;
};

} // namespace ui
