// SPDX-License-Identifier: MIT
#pragma once

#include "board/boardscene.h"
#include "solitaire/boardpainter.h"
#include "solitaire/drawing.h"

namespace ui {

/// The solitaire board: pegs in holes, and a groove around them for the pegs that were jumped over. A click,
/// a drag or a key picks a peg up; then the holes that it can jump into are highlighted. In edit mode, the board is
/// drawn: its cells are pegs, empty holes, and free places beside them.
class SolitaireScene : public board::BoardScene {
    Q_OBJECT

public:
    static constexpr int none = -1;

    SolitaireScene(std::shared_ptr<const core::Puzzle> puzzle, const board::Style &style,
                   QObject *parent = nullptr);

    const ::solitaire::Solitaire &solitaire() const
    {
        return static_cast<const ::solitaire::Solitaire &>(puzzle());
    }
    /// Returns the cells that this peg can jump to.
    std::vector<int> targets() const;
    /// Makes a click or a key on a hole only emit `picked`, for choosing a hole.
    void setPicking(bool picking);
    /// Draws the cells of a sweep as one line.
    void setSweep(const std::vector<int> &cells);
    const std::vector<int> &sweep() const { return m_sweep; }

    int offBoardCount() const override { return m_layout.holes() + (isEditing() ? int(m_margin.size()) : 0); }
    QRectF cellRect(int cell) const override;
    int cellAt(QPointF point) const override;
    /// The holes take the cursor, and in edit mode what can become one; the pegs beside the board are out of play.
    bool takesCursor(int cell) const override;
    QString describe(int cell) const override;
    QString nameOfCell(int cell) const override;
    QString nameOfMove(std::span<const core::Step> move) const override;
    void activate(int cell) override;
    bool slide(int dx, int dy) override;
    bool isHolding() const override { return m_heldCell != none || BoardScene::isHolding(); }
    void release() override;

    bool canEdit() const override { return true; }
    QString editingHint() const override;
    QString aim() const override;
    board::Guidance guidance() const override;

Q_SIGNALS:
    void picked(int cell);

protected:
    QPainterPath outlineAt(int cell) const override;
    board::Pose poseOf(int piece, const core::Place &place) const override;
    board::Pose interpolated(int piece, const board::Pose &from, const board::Pose &to,
                             double progress) const override;
    QList<int> cellsOf(int piece, const core::Place &place) const override;
    QRectF pieceRect(int piece, const core::Place &place) const override;
    int faceOf(int piece, const core::Place &place) const override;
    void paintBoard(QPainter &painter) const override;
    void paintUnderPieces(QPainter &painter, const core::Position &position,
                          const QRectF &exposed) const override;
    void paintPiece(QPainter &painter, int piece, const core::Place &place) const override;
    void paintMove(QPainter &painter, std::span<const core::Step> move) const override;
    void drawForeground(QPainter *painter, const QRectF &exposed) override;
    bool dragFrom(QPointF at) override;
    void dragTo(QPointF at) override;
    void drop(QPointF at) override;

private:
    const ::solitaire::Board &shape() const { return solitaire().board(); }
    int holeAt(int cell) const { return isOffBoard(cell) || cell < 0 ? none : shape().hole(cell); }
    int pegAt(int cell) const;
    bool pickUp(int cell);
    void jumpTo(int cell);
    bool isInMargin(int cell) const { return isOffBoard(cell) && offBoardIndex(cell) >= m_layout.holes(); }
    /// Returns whether this cell, which is no hole, can become one in edit mode.
    bool isFreePlace(int cell) const;
    QPointF placeOf(int cell) const; ///< the centre of a cell of the grid or of the margin
    int cellOfDrawing(int cell) const;
    ::solitaire::Drawing::Sign signAt(int cell) const;
    bool extendStroke(int cell);
    void draw(const QList<int> &cells);
    void refuse(core::Text text, int cell);
    QRectF sweepRect() const;
    void paintDrawing(QPainter &painter) const;

    PegBoardLayout m_layout;
    /// The cells around the grid, as row and column, where a hole can be added in edit mode. Their numbers follow
    /// those of the tray.
    std::vector<std::pair<int, int>> m_margin;
    QList<int> m_stroke; ///< the cells of a drag in edit mode
    std::vector<int> m_sweep;
    int m_heldCell = none;
    bool m_picking = false;
    QPointF m_grip; ///< the vector from the pointer to the middle of the peg being dragged
};

} // namespace ui
