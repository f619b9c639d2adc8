// SPDX-License-Identifier: MIT
#pragma once

#include "dogs/cardtable.h"

namespace ui {

/// The dog cards under the hand: a card is taken up by a click or a drag, turned in the hand or where it
/// lies, and laid down. In edit mode a half is chosen, and replaced.
class DogsScene : public CardTable {
    Q_OBJECT

public:
    using CardTable::CardTable;

    int held() const { return m_held; } ///< the card in the hand; none

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
    /// In edit mode: the half that `put` replaces, by its side on the unturned card.
    int chosenCard() const { return m_chosen; }
    dogs::Side chosenSide() const { return m_chosenSide; }
    void choose(int card, dogs::Side side);
    void put(dogs::Half half);

Q_SIGNALS:
    void chosen(int card, dogs::Side side);

protected:
    void paintUnder(QPainter &painter, const core::Position &position, const QRectF &exposed) const override;
    void drawForeground(QPainter *painter, const QRectF &exposed) override;
    void mousePressEvent(QGraphicsSceneMouseEvent *event) override;
    void mouseReleaseEvent(QGraphicsSceneMouseEvent *event) override;
    bool dragFrom(QPointF at) override;
    void dragTo(QPointF at) override;
    void drop(QPointF at) override;

private:
    void takeUp(int card);
    void putDown(int cell);
    void takeBack(int card);
    void want(int card, const core::Place &to);
    void showHeld();
    void chooseAt(int cell);
    int aim() const;
    void paintAim(QPainter &painter) const;
    void paintChosen(QPainter &painter) const;

    int m_held = none;
    int m_heldTurns = 0;           ///< quarters made in the hand
    std::optional<QPointF> m_grip; ///< while a drag carries it: from the pointer to the card's middle
    QPointF m_pointer;
    int m_hovered = none;           ///< the cell under the pointer
    std::optional<QPointF> m_press; ///< while the button is down
    int m_chosen = none;
    dogs::Side m_chosenSide = dogs::North;
};

} // namespace ui
