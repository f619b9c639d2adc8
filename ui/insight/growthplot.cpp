// SPDX-License-Identifier: MIT
#include "insight/growthplot.h"

#include "insight/raceplot.h"
#include "session/basics/translation.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>

#include <cmath>

namespace insight {

namespace {

constexpr QSize svgSize(640, 420);
constexpr int mostSizesNamed = 14;

/// The plot's axes: decades upwards, one board after another to the right.
struct GrowthAxes {
    QRectF area;
    std::size_t boards = 1;
    int lowest = 0; ///< the power of ten at the bottom
    int highest = 1;

    QPointF at(double board, double value) const
    {
        const double x = boards > 1 ? board / double(boards - 1) : 0.5;
        const double y = (std::log10(value) - lowest) / (highest - lowest);
        return {area.left() + area.width() * x, area.bottom() - area.height() * y};
    }
};

double valueOf(const session::GrowthRun &run, GrowthPlot::Quantity quantity)
{
    return quantity == GrowthPlot::Nodes ? double(run.nodes) : run.seconds;
}

QString powerOfTen(int power)
{
    return power < 0 ? QLocale().toString(std::pow(10.0, power), 'f', -power)
                     : session::formatNumber(qint64(std::pow(10.0, power)));
}

} // namespace

QPen growthPen(std::size_t method, const board::Style &style)
{
    QPen pen = racePen(method, style);
    pen.setStyle(racePen(method + method / 4, style).style());
    return pen;
}

GrowthPlot::GrowthPlot(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void GrowthPlot::setRuns(const session::GrowthPlan &plan, const std::vector<session::GrowthRun> &runs)
{
    m_plan = plan;
    m_runs = runs;
    update();
}

void GrowthPlot::setQuantity(Quantity quantity)
{
    m_quantity = quantity;
    update();
}

void GrowthPlot::setStyle(const board::Style &style)
{
    m_style = style;
    update();
}

QByteArray GrowthPlot::svg() const
{
    QBuffer content;
    QSvgGenerator drawing;
    drawing.setOutputDevice(&content);
    drawing.setSize(svgSize);
    drawing.setViewBox(QRect(QPoint(), svgSize));
    drawing.setTitle(tr("Growth"));
    QPainter painter(&drawing);
    painter.setFont(font());
    painter.fillRect(QRect(QPoint(), svgSize), Qt::white);
    paint(painter, QRectF(QPointF(), svgSize), board::Style::make(board::Style::Paper));
    painter.end();
    return content.data();
}

void GrowthPlot::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, rect(), m_style);
}

void GrowthPlot::paint(QPainter &painter, const QRectF &rect, const board::Style &style) const
{
    double least = std::numeric_limits<double>::max();
    double most = 0;
    for (const session::GrowthRun &run : m_runs) {
        const double value = valueOf(run, m_quantity);
        if (run.state == session::GrowthRun::Unable || value <= 0)
            continue;
        least = std::min(least, value);
        most = std::max(most, value);
    }
    if (most <= 0)
        return;
    GrowthAxes axes;
    axes.boards = m_plan.boards.size();
    axes.lowest = int(std::floor(std::log10(least)));
    axes.highest = std::max(axes.lowest + 1, int(std::ceil(std::log10(most))));
    const QFontMetricsF type(painter.font());
    const double line = type.height();
    double left = type.horizontalAdvance(powerOfTen(axes.lowest));
    left = std::max(left, type.horizontalAdvance(powerOfTen(axes.highest))) + 10;
    axes.area = rect.adjusted(left, 2 * line, -14, -2.4 * line);
    const int every =
        std::max(1, int(std::ceil((axes.highest - axes.lowest + 1) * line / axes.area.height())));
    for (int power = axes.lowest; power <= axes.highest; ++power) {
        const double y = axes.at(0, std::pow(10.0, power)).y();
        painter.setPen(QPen(board::withAlpha(style.line, 0.7), 1));
        painter.drawLine(QPointF(axes.area.left(), y), QPointF(axes.area.right(), y));
        painter.setPen(style.text);
        if ((power - axes.lowest) % every == 0)
            painter.drawText(QRectF(0, y - line, left - 6, 2 * line), Qt::AlignRight | Qt::AlignVCenter,
                             powerOfTen(power));
    }
    const std::size_t step = std::max<std::size_t>(1, (axes.boards + mostSizesNamed - 1) / mostSizesNamed);
    for (std::size_t board = 0; board < axes.boards; board += step) {
        const double x = axes.at(double(board), 1).x();
        painter.drawText(QRectF(x - 60, axes.area.bottom() + 4, 120, line), Qt::AlignHCenter,
                         m_plan.boards[board].size);
    }
    painter.setPen(style.faint);
    painter.drawText(QRectF(axes.area.left(), axes.area.bottom() + 4 + line, axes.area.width(), line),
                     Qt::AlignHCenter, tr("size"));
    painter.drawText(QRectF(rect.left() + 4, rect.top() + 2, rect.width(), line), Qt::AlignLeft,
                     m_quantity == Nodes ? tr("nodes, logarithmic") : tr("seconds, logarithmic"));
    painter.setPen(style.line);
    painter.drawLine(axes.area.topLeft(), axes.area.bottomLeft());
    painter.drawLine(axes.area.bottomLeft(), axes.area.bottomRight());
    for (std::size_t method = 0; method < m_plan.methods.size(); ++method) {
        QPolygonF points;
        const QPen pen = growthPen(method, style);
        for (const session::GrowthRun &run : m_runs) {
            const double value = valueOf(run, m_quantity);
            if (run.method != method || run.state == session::GrowthRun::Unable || value <= 0)
                continue;
            const QPointF at = axes.at(double(run.board), value);
            points << at;
            painter.setPen(QPen(pen.color(), 2));
            painter.setBrush(run.state == session::GrowthRun::Done ? QBrush(pen.color())
                                                                   : QBrush(Qt::NoBrush));
            painter.drawEllipse(at, 3.5, 3.5);
        }
        painter.setBrush(Qt::NoBrush);
        painter.setPen(pen);
        painter.drawPolyline(points);
        const auto growth = session::fittedGrowth(m_runs, method);
        if (!growth || m_quantity != Nodes || points.isEmpty())
            continue;
        const double last = growth->atFirst * std::pow(growth->factor, double(growth->last - growth->first));
        painter.setPen(QPen(board::withAlpha(pen.color(), 0.35), 5));
        painter.drawLine(axes.at(double(growth->first), growth->atFirst),
                         axes.at(double(growth->last), last));
    }
}

} // namespace insight
