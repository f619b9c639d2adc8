// SPDX-License-Identifier: MIT
#pragma once

#include "tours/knight/frontierwatch.h"
#include "tours/tourscene.h"

namespace ui {

/// The board of the knight's tour, whose line changes its colour from start to end. While a count by a frontier is
/// watched, it shows the state that the count is about.
class KnightScene : public TourScene {
    Q_OBJECT

public:
    KnightScene(std::shared_ptr<const core::Puzzle> puzzle, const board::Style &style,
                QObject *parent = nullptr);

    void aboutToShow(const session::Timeline &timeline) override;
    /// Returns the state of the count that is shown; none if no count is.
    const std::optional<tours::FrontierPicture> &frontier() const { return m_frontier; }
    QString describe(int cell) const override;
    QString aim() const override;
    bool showsStep() const override { return m_frontier.has_value(); }
    QList<board::LegendEntry> legend() const override;
    void paintLegendMark(QPainter &painter, const QRectF &place, int mark) const override;

protected:
    void paintChessPiece(QPainter &painter) const override;
    void paintSegment(QPainter &painter, QPointF from, QPointF to, double fraction) const override;
    void paintUnderLine(const Canvas &canvas, const Route &route) const override;
    QRectF numberRect(std::int8_t turn) const override;
    double liftHeight() const override { return 0.8; }
    QString howToBegin() const override;
    QString howToMove() const override;
    QString chessPieceName() const override { return tr("the knight"); }
    void paintUnderPieces(QPainter &painter, const core::Position &position,
                          const QRectF &exposed) const override;
    void paintPiece(QPainter &painter, int piece, const core::Place &place) const override;
    void paintOverPieces(QPainter &painter, const core::Position &position) const override;

private:
    const tours::Knight &knight() const { return static_cast<const tours::Knight &>(puzzle()); }
    /// Returns whether a picture of this position shows the state of a count in place of the tour.
    bool showsFrontier(const core::Position &position) const;

    std::optional<tours::FrontierPicture> m_frontier;
};

} // namespace ui
