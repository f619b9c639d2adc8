// SPDX-License-Identifier: MIT
#pragma once

#include "board/chessboard.h"
#include "queens/queens.h"

namespace ui {

/// Whether attacked squares are greyed: a matter of taste that no undo touches and that is kept between runs.
bool showsAttackedSquares();
void setShowsAttackedSquares(bool shown);

/// The chessboard with its queens. Those that are not set wait beside it, each at the end of her row; for the
/// hand they are all alike, and any of them can be set on any row.
class QueensScene : public board::ChessScene {
    Q_OBJECT

public:
    QueensScene(std::shared_ptr<const core::Puzzle> puzzle, const board::Style &style,
                QObject *parent = nullptr);

    /// Squares that a queen attacks are shaded.
    void setAttackedShown(bool shown);
    bool isAttackedShown() const { return m_attacked; }

    QRectF pictureRect(const core::Position &position) const override; ///< the board alone
    void mark(const std::vector<core::Mark> &marks) override;
    int slotCount() const override { return grid().rows; }
    QRectF cellRect(int cell) const override;
    QString nameOfCell(int cell) const override;
    QString describe(int cell) const override;
    void activate(int cell) override;
    bool usesKey(int key) const override; ///< Delete takes a queen off
    void useKey(int key) override;
    bool isHolding() const override { return m_held >= 0 || ChessScene::isHolding(); }
    void release() override;

protected:
    board::Pose poseOf(int piece, const core::Place &place) const override;
    QList<int> cellsOf(int piece, const core::Place &place) const override;
    int faceOf(int piece, const core::Place &place) const override;
    void paintBoard(QPainter &painter) const override;
    void paintPiece(QPainter &painter, int piece, const core::Place &place) const override;
    void drawForeground(QPainter *painter, const QRectF &exposed) override;
    bool dragFrom(QPointF at) override;
    void dragTo(QPointF at) override;
    void drop(QPointF at) override;

private:
    const ::queens::Queens &queens() const;
    int slotOf(int row) const { return grid().size() + row; }
    int queenOn(int cell) const; ///< or waiting there; -1 for none
    core::Step step(int queen, const core::Place &to) const;
    void take(int queen);
    void set(int cell);
    void moveTo(int queen, int cell);
    void pickUp(int queen);
    void shadeAttacked();
    std::vector<QLineF> attacks() const;
    QRectF reachOfAttacks() const;

    const QRectF m_board; ///< with its frame
    bool m_attacked = false;
    int m_held = -1;    ///< the queen taken up from the tray by a click
    int m_dragged = -1; ///< the queen that goes along with the pointer
};

} // namespace ui
