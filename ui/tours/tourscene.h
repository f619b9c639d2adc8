// SPDX-License-Identifier: MIT
#pragma once

#include "board/chessboard.h"
#include "board/style.h"
#include "tours/senses.h"
#include "tours/tour.h"
#include "tours/tourtools.h"

#include <QPointF>

class QPainter;

namespace ui {

/// A knight's jump as a line. Its colour tells how old it is, from 0 at the tour's start to 1 at its end.
void paintJump(QPainter &painter, QPointF from, QPointF to, double age, const board::Style &style);
/// The jump that closes a tour: dotted.
void paintClosing(QPainter &painter, QPointF from, QPointF to, const board::Style &style);

/// A bishop's step as a line: full when it falls, dashed and in another colour when it rises.
void paintDiagonal(QPainter &painter, QPointF from, QPointF to, tours::Sense sense,
                   const board::Style &style);
/// That a square is used in a sense: a pale band across its middle.
void paintUsedSense(QPainter &painter, QPointF middle, tours::Sense sense, const board::Style &style);

/// A board on which a piece goes on tour: the squares it has visited carry numbers, a line joins them, and
/// the piece stands on the last. The piece itself is no piece of the puzzle: the number that is being laid is
/// seen as the piece on its way.
class TourScene : public board::ChessScene {
    Q_OBJECT

public:
    TourScene(std::shared_ptr<const core::Puzzle> puzzle, const board::Style &style,
              QObject *parent = nullptr);

    void setDisplay(const TourDisplay &looks);
    const TourDisplay &looks() const { return m_looks; }
    /// The squares shown as reachable.
    const std::vector<int> &targets() const { return m_targets; }

    QString describe(int cell) const override;
    void activate(int cell) override;
    bool canEdit() const override { return true; }
    QString editingHint() const override;
    bool isHolding() const override { return m_dragging || BoardScene::isHolding(); }
    void release() override;

protected:
    using Route = tours::Route;

    /// What is drawn on. On the screen small drawings are kept and copied: a line of 1600 jumps is copied in
    /// 2 ms and drawn in 20.
    struct Canvas {
        QPainter &painter;
        QRectF exposed;
        bool seen; ///< on the screen, as the scene lies now; else printed, or a thumbnail
        QTransform toDevice = {};
    };
    /// A small drawing around the origin, within `extent`, laid on a point. Its key must not be negative.
    void stamp(const Canvas &canvas, const board::PictureCache::Key &key, const QRectF &extent, QPointF at,
               const board::PictureCache::Paint &paint) const;

    /// What goes on tour, standing in the unit square around the origin.
    virtual void paintTraveller(QPainter &painter) const = 0;
    /// The line from one square's middle towards another's; `age` goes from 0 at the start to 1.
    virtual void paintWay(QPainter &painter, QPointF from, QPointF to, double age) const = 0;
    /// Under the line: what the squares of this route have besides.
    virtual void paintUse(const Canvas &canvas, const Route &route) const;
    /// Where a number stands in its square, around the middle, by its place's turn.
    virtual QRectF numberRect(std::int8_t turn) const = 0;
    /// How high the piece is lifted on its way.
    virtual double flight() const = 0;
    /// This board with another start.
    virtual std::shared_ptr<const core::Puzzle> startingAt(int cell) const = 0;
    virtual QString nameOfTraveller() const = 0;

    const tours::Tour &tour() const { return static_cast<const tours::Tour &>(puzzle()); }
    const Route &route() const { return m_route; }
    bool isLineShown() const { return m_looks.line; }

    board::Pose poseOf(int piece, const core::Place &place) const override;
    board::Pose between(int piece, const board::Pose &from, const board::Pose &to,
                        double progress) const override;
    QRectF extentOf(int piece, const core::Place &place) const override;
    QRectF trailOf(int piece) const override;
    int faceOf(int piece, const core::Place &place) const override;
    void paintPiece(QPainter &painter, int piece, const core::Place &place) const override;
    void paintUnder(QPainter &painter, const core::Position &position, const QRectF &exposed) const override;
    void paintOver(QPainter &painter, const core::Position &position) const override;
    bool dragFrom(QPointF at) override;
    void dragTo(QPointF at) override;
    void drop(QPointF at) override;

private:
    void follow();
    void redrawBehind(const Route &before, std::size_t common);
    void findTargets();
    core::Step stepTo(int cell) const;
    void paintLine(const Canvas &canvas, const Route &route) const;
    void paintMovingWay(QPainter &painter, int moving) const;
    void paintTargets(const Canvas &canvas) const;
    double age(std::size_t number) const;
    void paintEnds(QPainter &painter, const Route &route) const;
    void paintNumber(QPainter &painter, int piece, std::int8_t turn) const;
    void paintLastNumber(QPainter &painter, const Route &route) const;
    void paintWaysOn(QPainter &painter) const;
    void stand(QPainter &painter, QPointF at, double lift) const;
    int movingPiece() const;
    bool isCovered(int piece) const;

    TourDisplay m_looks;
    Route m_route;
    std::vector<int> m_targets;
    mutable board::PictureCache m_stamps;
    bool m_dragging = false;
    QPointF m_dragAt;
};

} // namespace ui
