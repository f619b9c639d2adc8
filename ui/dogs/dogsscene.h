// SPDX-License-Identifier: MIT
#pragma once

#include "board/boardscene.h"
#include "dogs/dogs.h"
#include "dogs/tableplan.h"

namespace ui {

/// The dog cards' board: a table, and beside it a tray in which every card has a place of its own. A card is
/// taken up by a click or a drag, turned in the hand or where it lies, and laid down.
class DogsScene : public board::BoardScene {
    Q_OBJECT

public:
    static constexpr int none = -1;

    DogsScene(std::shared_ptr<const core::Puzzle> puzzle, const board::Style &style,
              QObject *parent = nullptr);

    const dogs::Dogs &dogs() const { return static_cast<const dogs::Dogs &>(puzzle()); }
    int held() const { return m_held; } ///< the card in the hand; none

    int slotCount() const override { return int(dogs().cards().size()); }
    QRectF cellRect(int cell) const override;
    QRectF pictureRect(const core::Position &position) const override;
    QString describe(int cell) const override;
    QString nameOfCell(int cell) const override;
    void activate(int cell) override;
    bool turn(int cell, int quarters) override;
    bool usesKey(int key) const override;
    void useKey(int key) override;
    void hover(std::optional<QPointF> at) override;
    bool isHolding() const override { return m_held != none || BoardScene::isHolding(); }
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
    board::Pose poseOf(int piece, const core::Place &place) const override;
    QList<int> cellsOf(int piece, const core::Place &place) const override;
    QRectF extentOf(int piece, const core::Place &place) const override;
    int faceOf(int piece, const core::Place &place) const override;
    void paintBed(QPainter &painter) const override;
    void paintPiece(QPainter &painter, int piece, const core::Place &place) const override;
    void drawForeground(QPainter *painter, const QRectF &exposed) override;
    void mousePressEvent(QGraphicsSceneMouseEvent *event) override;
    void mouseReleaseEvent(QGraphicsSceneMouseEvent *event) override;
    bool dragFrom(QPointF at) override;
    void dragTo(QPointF at) override;
    void drop(QPointF at) override;

private:
    int cardAt(int cell) const;
    int turnOf(int card, const core::Place &place) const;
    QString wordsOf(int card) const;
    void takeUp(int card);
    void putDown(int cell);
    void takeBack(int card);
    void want(int card, const core::Place &to);
    void showHeld();
    void turnInTray(int card, int quarters);
    void chooseAt(int cell);
    void paintMisfits(QPainter &painter) const;
    void paintAim(QPainter &painter) const;
    void paintChosen(QPainter &painter) const;

    TablePlan m_plan;
    std::vector<int> m_trayTurns; ///< by card, while it lies in the tray
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
