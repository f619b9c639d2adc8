// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "session/search/growth.h"

#include <QPen>
#include <QWidget>

namespace insight {

struct GrowthAxes;

/// Returns the pen of each method. Its colour is from a palette for the colour-blind (M. Okabe and K. Ito 2008),
/// darker on light paper; up to thirty methods differ in colour or dashes, and in the mark of their points.
QPen growthPen(std::size_t method, const board::Style &style);

/// Draws the work, the tries, the time or the solutions of each method over the sizes on a logarithmic axis, with a key below
/// the plot and, for the work, a pale line at the fitted growth. Growth by a constant factor is a straight line
/// there. The tool tip of a point describes it.
class GrowthPlot : public QWidget {
    Q_OBJECT

public:
    enum Quantity { Work, Tries, Time, Solutions };

    explicit GrowthPlot(QWidget *parent = nullptr);

    void setRuns(const session::GrowthPlan &plan, const std::vector<session::GrowthRun> &runs);
    void setQuantity(Quantity quantity);
    void setStyle(const board::Style &style);
    /// Returns the drawing as SVG, on white.
    QByteArray svg() const;
    /// Returns the description of the point nearest to this place of the widget; empty if none is near.
    QString pointAt(const QPointF &place) const;

    QSize sizeHint() const override { return minimumSizeHint() + QSize(120, 50); }
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QString keyOf(std::size_t method) const;
    double paintKey(QPainter *painter, const QFont &type, const QRectF &rect,
                    const board::Style &style) const;
    GrowthAxes axesIn(const QRectF &rect, const QFont &type) const;
    void paint(QPainter &painter, const QRectF &rect, const board::Style &style) const;
    void paintAxes(QPainter &painter, const GrowthAxes &axes, const QRectF &rect,
                   const board::Style &style) const;
    void paintMethod(QPainter &painter, const GrowthAxes &axes, std::size_t method,
                     const board::Style &style) const;
    QString axisName() const;

    session::GrowthPlan m_plan;
    std::vector<session::GrowthRun> m_runs;
    Quantity m_quantity = Work;
    board::Style m_style = board::Style::make(board::Style::Light);
};

} // namespace insight
