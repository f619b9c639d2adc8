// SPDX-License-Identifier: MIT
#pragma once

#include "board/cellstroke.h"
#include "board/chessboard.h"
#include "queens/queens.h"

namespace ui {

/// Returns whether attacked squares are greyed: a display setting, which is saved between runs and which undo does
/// not change.
bool showsAttackedSquares();
void setShowsAttackedSquares(bool shown);

/// Returns whether a click in edit mode gives a queen that stays, rather than closing a square. It is saved like the
/// display setting.
bool givesQueensByEditing();
void setGivesQueensByEditing(bool gives);

/// The chessboard with its queens. Queens that are not set wait beside it, each at the end of her row. To the player
/// all queens are alike: any of them can be set on any row.
class QueensScene : public board::ChessScene {
    Q_OBJECT

public:
    QueensScene(std::shared_ptr<const core::Puzzle> puzzle, const board::Style &style,
                QObject *parent = nullptr);

    /// Shades the squares that a queen attacks.
    void setAttackedShown(bool shown);
    /// While the course's first two programs are watched, shades the squares that they have filled.
    void aboutToShow(const session::Timeline &timeline) override;

    QRectF pictureRect(const core::Position &position) const override; ///< the rectangle of the board alone
    void mark(const std::vector<core::Mark> &marks) override;
    int offBoardCount() const override { return grid().rows; }
    QRectF cellRect(int cell) const override;
    QString nameOfCell(int cell) const override;
    QString describe(int cell) const override;
    void activate(int cell) override;
    QString aim() const override;
    board::Guidance guidance() const override;
    bool canEdit() const override { return true; } ///< squares are closed and opened, queens are given
    QString editingHint() const override;
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
    const ::queens::Queens &queens() const { return static_cast<const ::queens::Queens &>(puzzle()); }
    int queenAt(int cell) const; ///< the queen on the board or waiting beside it; -1 for none
    core::Step step(int queen, const core::Place &to) const;
    void removeQueen(int queen);
    void placeQueen(int cell);
    void moveQueen(int queen, int cell);
    void pickUp(int queen);
    void shadeAttacked();
    bool isOnBoard(int cell) const { return cell >= 0 && !isOffBoard(cell); }
    void setClosed(const QList<int> &cells);
    void give(int cell);
    std::vector<QLineF> linesOfAttack(int from, int to) const;
    std::vector<QLineF> attacks() const;
    QRectF attacksRect() const;

    const QRectF m_boardRect; ///< the rectangle of the board with its frame
    bool m_attackedShown = false;
    bool m_filledShown = false;
    int m_held = -1;            ///< the queen picked up from the tray by a click
    int m_dragged = -1;         ///< the queen that follows the pointer
    board::CellStroke m_stroke; ///< the squares being drawn over in edit mode
};

} // namespace ui
