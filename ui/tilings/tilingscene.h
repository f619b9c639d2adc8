// SPDX-License-Identifier: MIT
#pragma once

#include "board/boardscene.h"
#include "core/grid.h"
#include "core/step.h"
#include "tilings/tilings.h"
#include "tilings/traylayout.h"

#include <QPointF>

#include <optional>

namespace ui {

/// A piece in the hand: how it lies there, and where it would come to lie.
class HeldPiece {
public:
    /// `grip` is the way from the point that holds it to its middle.
    HeldPiece(int piece, int kind, const core::Place &from, int turn, QPointF grip)
        : m_piece(piece), m_kind(kind), m_from(from), m_turn(turn), m_grip(grip)
    {
    }

    int piece() const { return m_piece; }
    const core::Place &from() const { return m_from; }
    int turn() const { return m_turn; }
    QPointF middle(QPointF at) const { return at + m_grip; }

    /// About the point that holds it; clockwise.
    void turnBy(int quarters);
    void turnOver();
    /// Pieces that lie alike have the same turn on the board.
    void makePlain();
    /// The place nearest to where it is held; none when its middle is not over the board.
    std::optional<core::Place> place(const core::Grid &grid, QPointF at) const;

private:
    int m_piece;
    int m_kind;
    core::Place m_from;
    int m_turn;
    QPointF m_grip;
};

/// The tilings' board, with the pieces that do not lie on it in a tray: they are taken up, turned, turned
/// over and laid; where the one in the hand would lie is shown. Pieces of a kind lie in one place of the
/// tray.
class TilingScene : public board::BoardScene {
    Q_OBJECT

public:
    TilingScene(std::shared_ptr<const core::Puzzle> puzzle, const board::Style &style,
                QObject *parent = nullptr);
    ~TilingScene() override;

    const tilings::Tilings &rules() const { return static_cast<const tilings::Tilings &>(puzzle()); }
    /// The piece in the hand, if any, and where it would be laid.
    const std::optional<HeldPiece> &held() const { return m_held; }
    const std::optional<core::Place> &target() const { return m_target; }
    /// How the pieces of a kind lie in the tray.
    int turnInTray(int kind) const { return m_turns[std::size_t(kind)]; }
    /// The piece on a cell, or the first that lies in a slot; -1 for none.
    int pieceOn(int cell) const;

    QRectF pictureRect(const core::Position &position) const override;
    int slotCount() const override { return int(m_layout.places().size()); }
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

protected:
    board::Pose poseOf(int piece, const core::Place &place) const override;
    board::Pose between(int piece, const board::Pose &from, const board::Pose &to,
                        double progress) const override;
    void paintBoard(QPainter &painter) const override;
    void paintUnder(QPainter &painter, const core::Position &position, const QRectF &exposed) const override;
    void paintPiece(QPainter &painter, int piece, const core::Place &place) const override;
    QRectF extentOf(int piece, const core::Place &place) const override;
    QList<int> cellsOf(int piece, const core::Place &place) const override;
    int faceOf(int piece, const core::Place &place) const override;
    void paintOver(QPainter &painter, const core::Position &position) const override;
    bool dragFrom(QPointF at) override;
    void dragTo(QPointF at) override;
    void drop(QPointF at) override;
    void mousePressEvent(QGraphicsSceneMouseEvent *event) override;
    void mouseReleaseEvent(QGraphicsSceneMouseEvent *event) override;
    void contextMenuEvent(QGraphicsSceneContextMenuEvent *event) override;

private:
    QString letterOf(int piece) const { return QString(QLatin1Char(rules().letter(piece))); }
    int kindOfSlot(int slot) const { return m_layout.kindAt(slot - grid().size()); }
    int slotOf(int kind) const { return grid().size() + m_layout.placeOf(kind); }
    int countIn(int slot, const core::Position &position) const; ///< pieces that lie there
    /// How a piece is seen to lie: in the hand, on the board, or in the tray.
    int turnOf(int piece, const core::Place &place) const;
    const tilings::Shape &lying(int piece, const core::Place &place) const;
    QString describeSlot(int slot) const;
    QString describeHeld(int cell) const;

    void take(int piece, QPointF at);
    void follow(QPointF at);
    void lay(bool keepsRefused);
    void putBack();
    /// Turns what is held, or else what lies there, by quarters, or over.
    void turnAt(int cell, int quarters, bool over);
    void turnInTray(int kind, int turn);
    void turnOnBoard(int piece, int cell, int turn);
    bool mayTurnOver(int kind);
    void takeOff(int cell);
    void forget();
    QList<QRectF> rectsOf(int piece, const core::Place &place) const;
    bool extendStroke(QPointF at);
    /// Edits the board: these cells are closed, or open.
    void close(const QList<int> &cells, bool closed);

    const TrayLayout m_layout;
    std::array<int, tilings::Polyomino::kinds> m_turns{}; ///< in the tray, by kind
    std::optional<HeldPiece> m_held;
    QPointF m_at; ///< where it is held
    std::optional<core::Place> m_target;
    bool m_targetAllowed = false;
    QPointF m_pointer; ///< of the mouse
    bool m_byMouse = false;
    QList<int> m_stroke; ///< cells being painted in edit mode
};

} // namespace ui
