// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "session/search/growth.h"

#include <QPen>
#include <QWidget>

namespace insight {

/// Returns the pen of each method: up to sixteen differ in colour or dashes.
QPen growthPen(std::size_t method, const board::Style &style);

/// Draws the nodes or the seconds of each method over the sizes, on a logarithmic axis, with a line at the fitted
/// growth. On that axis a growth by the same factor is a straight line.
class GrowthPlot : public QWidget {
    Q_OBJECT

public:
    enum Quantity { Nodes, Seconds };

    explicit GrowthPlot(QWidget *parent = nullptr);

    void setRuns(const session::GrowthPlan &plan, const std::vector<session::GrowthRun> &runs);
    void setQuantity(Quantity quantity);
    void setStyle(const board::Style &style);
    /// Returns the drawing as SVG, on white.
    QByteArray svg() const;

    QSize sizeHint() const override { return {320, 240}; }
    QSize minimumSizeHint() const override { return {200, 160}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paint(QPainter &painter, const QRectF &rect, const board::Style &style) const;

    session::GrowthPlan m_plan;
    std::vector<session::GrowthRun> m_runs;
    Quantity m_quantity = Nodes;
    board::Style m_style = board::Style::make(board::Style::Light);
};

} // namespace insight
