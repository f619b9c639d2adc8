// SPDX-License-Identifier: MIT
#include "insight/raceplot.h"

#include "session/basics/translation.h"

#include <QPainter>
#include <QPainterPath>

#include <array>
#include <cmath>

namespace insight {

namespace {

constexpr qint64 widestLinear = 40; // the greatest ratio of the racers' tries on a linear axis

} // namespace

QPen racePen(std::size_t racer, const board::Style &style)
{
    const std::array colours{style.accent, style.culprit, style.placed, style.text};
    constexpr std::array dashes{Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};
    QPen pen(colours[racer % colours.size()], 2, dashes[racer % dashes.size()]);
    pen.setJoinStyle(Qt::RoundJoin);
    return pen;
}

RacePlot::RacePlot(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void RacePlot::setResults(std::vector<session::Race::Result> results)
{
    m_results = std::move(results);
    m_cursors.clear();
    m_mostTries = 1;
    m_deepest = 1;
    qint64 fewest = std::numeric_limits<qint64>::max();
    for (const session::Race::Result &result : m_results) {
        m_mostTries = std::max(m_mostTries, result->counts.tries);
        m_deepest = std::max(m_deepest, result->counts.deepest);
        if (result->counts.tries > 0)
            fewest = std::min(fewest, result->counts.tries);
    }
    m_logarithmic = m_mostTries / fewest >= widestLinear;
    update();
}

void RacePlot::setStyle(const board::Style &style)
{
    m_style = style;
    update();
}

void RacePlot::setCursors(std::vector<qint64> tries)
{
    m_cursors = std::move(tries);
    update();
}

QRectF RacePlot::area() const
{
    const QFontMetricsF type(font());
    const double left = type.horizontalAdvance(session::formatNumber(m_deepest)) + 10;
    return QRectF(rect()).adjusted(left, 6, -8, -type.height() - 8);
}

double RacePlot::xOf(double tries) const
{
    const double part =
        m_logarithmic ? std::log1p(tries) / std::log1p(double(m_mostTries)) : tries / double(m_mostTries);
    return area().left() + area().width() * part;
}

void RacePlot::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_results.empty())
        return;
    paintAxes(painter);
    for (std::size_t racer = 0; racer < m_results.size(); ++racer)
        paintRacer(painter, racer);
}

void RacePlot::paintAxes(QPainter &painter) const
{
    const QRectF inside = area();
    painter.setPen(m_style.line);
    painter.drawLine(inside.bottomLeft(), inside.topLeft());
    painter.drawLine(inside.bottomLeft(), inside.bottomRight());
    painter.setPen(m_style.faint);
    const double left = inside.left() - 6;
    const double high = QFontMetricsF(font()).height();
    painter.drawText(QRectF(0, inside.top() - high / 2, left, high), Qt::AlignRight | Qt::AlignVCenter,
                     session::formatNumber(m_deepest));
    painter.drawText(QRectF(0, inside.bottom() - high / 2, left, high), Qt::AlignRight | Qt::AlignVCenter,
                     session::formatNumber(0));
    const QRectF below(inside.left(), inside.bottom() + 4, inside.width(), high);
    painter.drawText(below, Qt::AlignRight, session::formatNumber(m_mostTries));
    painter.drawText(below, Qt::AlignLeft,
                     m_logarithmic ? tr("depth over tries, logarithmic") : tr("depth over tries"));
}

void RacePlot::paintRacer(QPainter &painter, std::size_t racer) const
{
    // A pixel can cover several sections of the profile: the deepest of them is drawn.
    QPolygonF line;
    const QPointF start(xOf(0), yOf(0));
    line << start;
    double column = start.x();
    qint64 deepest = 0;
    const auto add = [&](qint64 tries, qint64 depth, bool isLast) {
        deepest = std::max(deepest, depth);
        const double x = xOf(double(std::min(tries, m_mostTries)));
        if (x - column < 1 && !isLast)
            return;
        line << QPointF(x, yOf(double(deepest)));
        column = x;
        deepest = 0;
    };
    const session::DepthProfile &profile = m_results[racer]->profile;
    const std::vector<qint64> &first = profile.firstDepths();
    for (std::size_t tries = 0; tries < first.size(); ++tries)
        add(qint64(tries), first[tries], tries + 1 == first.size());
    for (std::size_t i = first.size() / std::size_t(profile.triesEach()); i < profile.depths().size(); ++i)
        add(qint64(i + 1) * profile.triesEach(), profile.depths()[i], i + 1 == profile.depths().size());
    painter.setPen(racePen(racer, m_style));
    painter.drawPolyline(line);
    if (racer >= m_cursors.size())
        return;
    const double at = xOf(double(m_cursors[racer]));
    painter.setPen(QPen(racePen(racer, m_style).color(), 1));
    painter.drawLine(QPointF(at, area().top()), QPointF(at, area().bottom()));
}

} // namespace insight
