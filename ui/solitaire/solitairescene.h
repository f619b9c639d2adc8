// SPDX-License-Identifier: MIT
#pragma once

#include "board/boardscene.h"
#include "solitaire/boardpainter.h"
#include "solitaire/solitaire.h"

namespace ui {

/// The solitaire board: pegs in holes, and a groove around them for those that were jumped over. A peg is
/// taken by a click, a drag or a key; then the holes that it can jump into show.
class SolitaireScene : public board::BoardScene {
    Q_OBJECT

public:
    static constexpr int none = -1;

    SolitaireScene(std::shared_ptr<const core::Puzzle> puzzle, const board::Style &style,
                   QObject *parent = nullptr);

    const ::solitaire::Solitaire &solitaire() const { return ::solitaire::asSolitaire(puzzle()); }
    int taken() const { return m_taken; } ///< the cell whose peg is in the hand; none
    /// Cells that the peg in the hand can jump to.
    std::vector<int> targets() const;
    /// The cells of a sweep, drawn as one line.
    void setSweep(const std::vector<int> &cells);
    const std::vector<int> &sweep() const { return m_sweep; }

    int slotCount() const override { return m_plan.holes(); }
    QRectF cellRect(int cell) const override;
    int cellAt(QPointF point) const override;
    QString describe(int cell) const override;
    QString nameOfCell(int cell) const override;
    void activate(int cell) override;
    bool slide(int dx, int dy) override;
    bool isHolding() const override { return m_taken != none || BoardScene::isHolding(); }
    void release() override;

    bool canEdit() const override { return true; }
    QString editingHint() const override;

protected:
    board::Pose poseOf(int piece, const core::Place &place) const override;
    board::Pose between(int piece, const board::Pose &from, const board::Pose &to,
                        double progress) const override;
    QList<int> cellsOf(int piece, const core::Place &place) const override;
    QRectF extentOf(int piece, const core::Place &place) const override;
    int faceOf(int piece, const core::Place &place) const override;
    void paintBoard(QPainter &painter) const override;
    void paintUnder(QPainter &painter, const core::Position &position, const QRectF &exposed) const override;
    void paintPiece(QPainter &painter, int piece, const core::Place &place) const override;
    void paintMove(QPainter &painter, std::span<const core::Step> move) const override;
    void drawForeground(QPainter *painter, const QRectF &exposed) override;
    bool dragFrom(QPointF at) override;
    void dragTo(QPointF at) override;
    void drop(QPointF at) override;

private:
    const ::solitaire::Shape &shape() const { return solitaire().shape(); }
    int holeOf(int cell) const { return isSlot(cell) || cell < 0 ? none : shape().hole(cell); }
    int pegAt(int cell) const;
    bool takeUp(int cell);
    void jumpTo(int cell);
    void exchange(int cell);
    void refuse(core::Text text, int cell);
    QRectF sweepRect() const;
    void paintTargets(QPainter &painter) const;

    PegBoardLayout m_plan;
    std::vector<int> m_sweep;
    int m_taken = none;
    QPointF m_grip; ///< from the pointer to the peg's middle, while it is dragged
};

} // namespace ui
