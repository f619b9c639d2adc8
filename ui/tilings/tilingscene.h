// SPDX-License-Identifier: MIT
#pragma once

#include "board/boardscene.h"
#include "board/cellstroke.h"
#include "core/grid.h"
#include "core/step.h"
#include "tilings/tilings.h"
#include "tilings/traylayout.h"

#include <QPointF>

#include <optional>

namespace ui {

/// A piece that is picked up: its turn, and the place on which it would be laid.
class HeldPiece {
public:
    /// Makes a piece held by the middle of one of its cells, the nearest to `grasp`; `grasp` is the vector from the
    /// piece's middle to the point at which it was taken.
    HeldPiece(int piece, const tilings::Polyomino &shapes, const core::Place &from, int turn, QPointF grasp);

    int piece() const { return m_piece; }
    const core::Place &from() const { return m_from; }
    int turn() const { return m_turn; }
    /// Returns the middle of the piece held at a point. Over the board, the piece is on the cells that it would cover.
    QPointF middle(const core::Grid &grid, QPointF at) const;

    /// Turns the piece clockwise about the point at which it is held.
    void turnBy(int quarters);
    void turnOver();
    /// Replaces the turn by the first one in which the piece has the same shape, as on the board.
    void makeCanonical() { m_turn = m_shapes->canonicalTurn(m_turn); }
    /// Returns the place of the board nearest to the piece; none if its middle is not over the board.
    std::optional<core::Place> place(const core::Grid &grid, QPointF at) const;

private:
    std::optional<QPoint> corner(const core::Grid &grid, QPointF at) const;

    int m_piece;
    const tilings::Polyomino *m_shapes; ///< the shapes of the puzzle, which outlives the held piece
    core::Place m_from;
    int m_turn;
    QPointF m_grip; ///< the vector from the point at which the piece is held to its middle
};

/// The tilings' board, and a tray with the pieces that are not on it, one place for each kind. The player picks
/// pieces up, turns them, turns them over and lays them; a held piece is drawn on the cells that it would cover.
class TilingScene : public board::BoardScene {
    Q_OBJECT

public:
    TilingScene(std::shared_ptr<const core::Puzzle> puzzle, const board::Style &style,
                QObject *parent = nullptr);

    const tilings::Tilings &rules() const { return static_cast<const tilings::Tilings &>(puzzle()); }
    /// Returns the piece that is picked up; `target` returns the place on which it would be laid.
    const std::optional<HeldPiece> &held() const { return m_held; }
    const std::optional<core::Place> &target() const { return m_target; }
    /// Returns the turn of the pieces of a kind in the tray.
    int trayTurn(int kind) const { return m_trayTurns[kind]; }
    /// Returns the piece on a cell of the board, or the first piece in a place of the tray; -1 for none.
    int pieceAtCell(int cell) const;

    QRectF pictureRect(const core::Position &position) const override;
    int offBoardCount() const override { return int(m_layout.places().size()); }
    QRectF cellRect(int cell) const override;
    QString nameOfCell(int cell) const override;
    QString describe(int cell) const override;
    void activate(int cell) override;
    bool turn(int cell, int quarters) override;
    bool usesKey(int key) const override;
    void useKey(int key) override;
    void hover(std::optional<QPointF> at) override;
    bool isHolding() const override { return m_held || BoardScene::isHolding(); }
    void release() override;
    bool canEdit() const override { return true; }
    QString editingHint() const override;
    QString aim() const override;
    board::Guidance guidance() const override;

protected:
    QPainterPath outlineAt(int cell) const override;
    board::Pose poseOf(int piece, const core::Place &place) const override;
    board::Pose interpolated(int piece, const board::Pose &from, const board::Pose &to,
                             double progress) const override;
    void paintBoard(QPainter &painter) const override;
    void paintPiece(QPainter &painter, int piece, const core::Place &place) const override;
    QRectF pieceRect(int piece, const core::Place &place) const override;
    QList<int> cellsOf(int piece, const core::Place &place) const override;
    int faceOf(int piece, const core::Place &place) const override;
    void paintOverPieces(QPainter &painter, const core::Position &position) const override;
    bool dragFrom(QPointF at) override;
    void dragTo(QPointF at) override;
    void drop(QPointF at) override;
    void mousePressEvent(QGraphicsSceneMouseEvent *event) override;
    void mouseReleaseEvent(QGraphicsSceneMouseEvent *event) override;
    void contextMenuEvent(QGraphicsSceneContextMenuEvent *event) override;

private:
    QString letterOf(int piece) const { return QString::fromStdString(rules().name(piece)); }
    QString nameOfKind(int kind) const { return QString::fromStdString(rules().pieces().name(kind)); }
    int kindInTray(int cell) const { return m_layout.kindAt(offBoardIndex(cell)); }
    int trayCellOf(int kind) const { return offBoardCell(m_layout.placeOf(kind)); }
    int countInTray(int cell, const core::Position &position) const;
    /// Returns the turn in which a piece is drawn, whether held, on the board or in the tray.
    int turnOf(int piece, const core::Place &place) const;
    const tilings::Shape &shapeOf(int piece, const core::Place &place) const;
    QString describeTray(int cell) const;
    QString describeHeld(int cell) const;

    void pickUp(int piece, QPointF at);
    void moveHeld(QPointF at);
    core::Explanation whyRefused() const;
    void layHeld(bool keepsRefused);
    void removeHeld(bool mustGo);
    /// Turns the held piece, or else the piece on a cell, by quarters or over.
    void turnAt(int cell, int quarters, bool over);
    void setTrayTurn(int kind, int turn);
    void turnOnBoard(int piece, int cell, int turn);
    bool mayTurnOver(int kind);
    void removePiece(int cell);
    void clearHeld();
    QList<QRectF> cellRects(int piece, const core::Place &place) const;
    bool extendStroke(QPointF at);
    /// Edits the board: closes or opens these cells.
    void setClosed(const QList<int> &cells, bool closed);

    const TrayLayout m_layout;
    tilings::PerKind<int> m_trayTurns{};
    std::optional<HeldPiece> m_held;
    QPointF m_heldAt; ///< the point at which the piece is held
    std::optional<core::Place> m_target;
    bool m_targetAllowed = false;
    QPointF m_pointer; ///< the position of the mouse
    bool m_byMouse = false;
    std::optional<QPointF> m_hovered; ///< where the mouse is, if it is over the board or the tray
    board::CellStroke m_stroke;       ///< the cells being drawn over in edit mode
};

} // namespace ui
