// SPDX-License-Identifier: MIT
#pragma once

#include "board/cellstroke.h"
#include "board/chessboard.h"
#include "board/style.h"
#include "tours/bishop/diagonals.h"
#include "tours/editing.h"

#include <QPointF>

class QPainter;

namespace ui {

/// The parts of a tour that are shown: display settings, which are saved between runs and which undo does not change.
struct TourDisplay {
    bool numbers = true;
    bool line = true;
    bool targets = true;       ///< the squares that the piece can move to
    bool onwardCounts = false; ///< the number of squares that can be reached from each target, shown on it

    static TourDisplay load();
    void save() const;
    friend bool operator==(const TourDisplay &, const TourDisplay &) = default;
};

/// What a click on a square does in edit mode. It is saved between runs, like the display settings.
struct TourEditing {
    tours::Edit edit = tours::Edit::Start;
    int number = 2; ///< the number that Edit::Number gives, from 1

    static TourEditing load();
    void save() const;
    friend bool operator==(const TourEditing &, const TourEditing &) = default;
};

/// Paints a knight's jump as a line. Its colour depends on its place in the tour, from 0 at the start to 1 at the end.
void paintJump(QPainter &painter, QPointF from, QPointF to, double fraction, const board::Style &style);
/// Paints the jump that closes a tour, as a dotted line.
void paintClosingJump(QPainter &painter, QPointF from, QPointF to, const board::Style &style);

/// Paints a bishop's step as a line: full on a falling diagonal, dashed and in another colour on a rising one.
void paintDiagonal(QPainter &painter, QPointF from, QPointF to, tours::Sense sense,
                   const board::Style &style);
/// Paints a pale band across the middle of a square that is used in this sense.
void paintUsedSense(QPainter &painter, QPointF middle, tours::Sense sense, const board::Style &style);

/// A board on which a chess piece makes a tour. The squares it has visited show numbers joined by a line, and the
/// piece is on the last one. The puzzle's pieces are the numbers; while a number is animated, the chess piece is
/// drawn in its place.
class TourScene : public board::ChessScene {
    Q_OBJECT

public:
    TourScene(std::shared_ptr<const core::Puzzle> puzzle, const board::Style &style,
              QObject *parent = nullptr);

    void setDisplay(const TourDisplay &display);
    const TourDisplay &display() const { return m_display; }
    void setEditing(const TourEditing &editing) { m_edit = editing; }
    using BoardScene::setEditing;
    const TourEditing &editing() const { return m_edit; }
    /// Returns the squares highlighted as reachable.
    const std::vector<int> &targets() const { return m_targets; }

    bool joinsPieces() const override { return m_display.line; }
    QString describe(int cell) const override;
    void activate(int cell) override;
    bool canEdit() const override { return true; }
    QString editingHint() const override;
    board::Guidance guidance() const override;
    /// Returns whether the chess piece is dragged, or was picked up by a click on it.
    bool isHolding() const override { return m_dragging || m_pickedUp || BoardScene::isHolding(); }
    void release() override;

protected:
    using Route = tours::Route;

    /// A painter and the area it paints. On the screen small pictures are copied from a cache: a line of 1600 jumps is
    /// copied in 2 ms and drawn in 20.
    struct Canvas {
        QPainter &painter;
        QRectF exposed;
        bool onScreen; ///< the scene's own position is shown; else it is printed, or a thumbnail
        QTransform toDevice = {};
    };
    /// Paints a picture at a point. Unless it is cached, `draw` draws it around the origin, within `rect`. The key
    /// must not be negative.
    void paintSprite(const Canvas &canvas, const board::PictureCache::Key &key, const QRectF &rect,
                     QPointF at, const board::PictureCache::Paint &draw) const;

    /// Paints the chess piece in the unit square around the origin.
    virtual void paintChessPiece(QPainter &painter) const = 0;
    /// Paints the line from the middle of one square towards that of another; `fraction` is 0 at the start of
    /// the tour and 1 at its end.
    virtual void paintSegment(QPainter &painter, QPointF from, QPointF to, double fraction) const = 0;
    /// Paints what the squares of a route show under the line.
    virtual void paintUnderLine(const Canvas &canvas, const Route &route) const;
    /// Returns the rectangle of a number in its square, relative to the middle; it depends on the turn of the number's
    /// place.
    virtual QRectF numberRect(std::int8_t turn) const = 0;
    /// Returns how high the chess piece is lifted when it moves.
    virtual double liftHeight() const = 0;
    virtual QString chessPieceName() const = 0;
    /// Returns how to move while the chess piece is not picked up; howToBegin, also how to choose the start.
    virtual QString howToMove() const = 0;
    virtual QString howToBegin() const = 0;

    const tours::Tour &tour() const { return static_cast<const tours::Tour &>(puzzle()); }
    const Route &route() const { return m_route; }
    bool isLineShown() const { return m_display.line; }

    board::Pose poseOf(int piece, const core::Place &place) const override;
    board::Pose interpolated(int piece, const board::Pose &from, const board::Pose &to,
                             double progress) const override;
    QRectF pieceRect(int piece, const core::Place &place) const override;
    QRectF trailRect(int piece) const override;
    int faceOf(int piece, const core::Place &place) const override;
    void paintBoard(QPainter &painter) const override;
    void paintPiece(QPainter &painter, int piece, const core::Place &place) const override;
    void paintUnderPieces(QPainter &painter, const core::Position &position,
                          const QRectF &exposed) const override;
    void paintOverPieces(QPainter &painter, const core::Position &position) const override;
    bool dragFrom(QPointF at) override;
    void dragTo(QPointF at) override;
    void drop(QPointF at) override;
    void refuseDrag(int cell) override;
    bool celebrates() const override { return false; } ///< numbers do not hop
    void drawForeground(QPainter *painter, const QRectF &exposed) override;

private:
    void edit(const QList<int> &cells);
    QString givenText(int cell) const;
    void setPickedUp(bool pickedUp);
    void updateRoute();
    void redrawFrom(const Route &before, std::size_t common);
    void findTargets();
    void paintLine(const Canvas &canvas, const Route &route) const;
    void paintMovingSegment(QPainter &painter, int moving) const;
    void paintTargets(const Canvas &canvas) const;
    double fractionOf(std::size_t number) const;
    void paintEnds(QPainter &painter, const Route &route) const;
    void paintNumber(QPainter &painter, int piece, std::int8_t turn) const;
    void paintLastNumber(QPainter &painter, const Route &route) const;
    void paintOnwardCounts(QPainter &painter) const;
    void paintChessPieceAt(QPainter &painter, QPointF at, double lift) const;
    int movingNumber() const;
    bool isCovered(int piece) const;

    TourDisplay m_display;
    TourEditing m_edit;
    board::CellStroke m_stroke; ///< the squares being closed or opened in edit mode
    Route m_route;
    std::vector<int> m_targets;
    mutable board::PictureCache m_sprites;
    mutable QRectF m_movingLine; ///< where the line of moves in motion was painted since the route changed
    bool m_dragging = false;
    bool m_pickedUp = false;
    QPointF m_dragPoint;
};

} // namespace ui
