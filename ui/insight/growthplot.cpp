// SPDX-License-Identifier: MIT
#include "insight/growthplot.h"

#include "board/plaintext.h"
#include "session/basics/translation.h"
#include "session/search/growthtable.h"
#include "session/search/work.h"

#include <QBuffer>
#include <QHelpEvent>
#include <QPainter>
#include <QSvgGenerator>
#include <QToolTip>

#include <array>
#include <cmath>

namespace insight {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize svgSize(640, 460);
constexpr int mostSizesNamed = 14;
constexpr int leastHeight = 170;   // pixels of the plot below its key
constexpr double sampleWidth = 34; // pixels of the sample of a line in the key
constexpr double markRadius = 4.5; // pixels
constexpr double nearby = 14;      // pixels between a point and the mouse

constexpr int growthColours = 6;

double valueOf(const session::GrowthRun &run, GrowthPlot::Quantity quantity)
{
    return quantity == GrowthPlot::Work    ? double(run.nodes)
           : quantity == GrowthPlot::Tries ? double(run.tries.value_or(0))
           : quantity == GrowthPlot::Time  ? run.seconds
                                           : double(run.solutions);
}

QString powerOfTen(int power, GrowthPlot::Quantity quantity)
{
    if (quantity == GrowthPlot::Time && power < 3) {
        const int unit = power < -3 ? -6 : power < 0 ? -3 : 0;
        return QLocale().toString(qint64(std::pow(10.0, power - unit))) + QChar::Nbsp +
               (unit == -6   ? u"µs"_s
                : unit == -3 ? u"ms"_s
                             : u"s"_s);
    }
    return power < 0 ? QLocale().toString(std::pow(10.0, power), 'f', -power)
                     : session::formatNumber(qint64(std::pow(10.0, power)));
}

/// Draws the mark of a method: a disc, a square, a triangle, a diamond, an inverted triangle or a cross.
void drawMark(QPainter &painter, std::size_t method, const QPointF &at)
{
    constexpr double r = markRadius;
    switch (method % growthColours) {
    case 0:
        return painter.drawEllipse(at, r, r);
    case 1:
        return painter.drawRect(QRectF(at.x() - r, at.y() - r, 2 * r, 2 * r));
    case 2:
        return painter.drawPolygon(
            QPolygonF({at + QPointF(0, -r - 1), at + QPointF(r + 1, r), at + QPointF(-r - 1, r)}));
    case 3:
        return painter.drawPolygon(QPolygonF({at + QPointF(0, -r - 1.5), at + QPointF(r + 1.5, 0),
                                              at + QPointF(0, r + 1.5), at + QPointF(-r - 1.5, 0)}));
    case 4:
        return painter.drawPolygon(
            QPolygonF({at + QPointF(0, r + 1), at + QPointF(r + 1, -r), at + QPointF(-r - 1, -r)}));
    default:
        painter.drawLine(at + QPointF(-r, -r), at + QPointF(r, r));
        painter.drawLine(at + QPointF(-r, r), at + QPointF(r, -r));
    }
}

} // namespace

/// The plot's axes: decades on the vertical axis, one board after another on the horizontal one.
struct GrowthAxes {
    QRectF area;
    std::size_t boards = 1;
    int lowest = 0; ///< the exponent of the power of ten at the bottom
    int highest = 1;
    double left = 0; ///< the width of the numbers beside the axis
    bool isEmpty = true;

    QPointF at(double board, double value) const
    {
        const double x = boards > 1 ? board / double(boards - 1) : 0.5;
        const double y = (std::log10(value) - lowest) / (highest - lowest);
        return {area.left() + area.width() * x, area.bottom() - area.height() * y};
    }
};

QPen growthPen(std::size_t method, const board::Style &style)
{
    static const std::array<QColor, growthColours> onLight{0x0060A0, 0xC04A00, 0x007A5A,
                                                           0xA8407F, 0x7A5C00, 0x303030};
    static const std::array<QColor, growthColours> onDark{0x56B4E9, 0xFF8A3D, 0x2FC79A,
                                                          0xE79AC6, 0xF0E442, 0xF0F0F0};
    constexpr std::array dashes{Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine,
                                Qt::DashDotDotLine};
    const bool isDark = style.surface.lightness() < 128;
    QPen pen((isDark ? onDark : onLight)[method % growthColours], 2, dashes[method % dashes.size()]);
    pen.setJoinStyle(Qt::RoundJoin);
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
    updateGeometry();
    update();
}

void GrowthPlot::setQuantity(Quantity quantity)
{
    m_quantity = quantity;
    updateGeometry();
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

QSize GrowthPlot::minimumSizeHint() const
{
    const double key = paintKey(nullptr, font(), QRectF(rect()), m_style);
    return {200, leastHeight + int(std::ceil(key))};
}

QString GrowthPlot::pointAt(const QPointF &place) const
{
    const GrowthAxes axes = axesIn(QRectF(rect()), font());
    const session::GrowthRun *nearest = nullptr;
    double least = nearby;
    for (const session::GrowthRun &run : m_runs) {
        const double value = valueOf(run, m_quantity);
        if (run.state == session::GrowthRun::Unable || value <= 0)
            continue;
        const QPointF away = axes.at(double(run.board), value) - place;
        if (const double distance = std::hypot(away.x(), away.y()); distance < least) {
            least = distance;
            nearest = &run;
        }
    }
    if (!nearest)
        return {};
    const core::Solver &method = *m_plan.methods[nearest->method];
    const QString value =
        m_quantity == Work ? session::amountOfWork(method, nearest->nodes)
        : m_quantity == Tries
            ? session::translatedPlural(*nearest->tries, [](int n) { return tr("%n try(s)", nullptr, n); })
        : m_quantity == Time ? session::formatTime(qint64(nearest->seconds * 1e6))
                             : session::translatedPlural(nearest->solutions, [](int n) {
                                   return tr("%n solution(s)", nullptr, n);
                               });
    const QString name = session::translated(method.name);
    const QString size = session::titleOfSizes(m_plan).toLower() + u' ' + m_plan.boards[nearest->board].size;
    return nearest->state == session::GrowthRun::Stopped
               ? tr("%1, %2: %3 when it was stopped", "method, size: amount").arg(name, size, value)
               : tr("%1, %2: %3", "method, size: amount").arg(name, size, value);
}

bool GrowthPlot::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto &help = static_cast<QHelpEvent &>(*event);
    const QString text = pointAt(help.pos());
    if (text.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(help.globalPos(), board::plainToolTip(text), this);
    return true;
}

void GrowthPlot::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, rect(), m_style);
}

/// Returns the name of a method and, for the work, its unit.
QString GrowthPlot::keyOf(std::size_t method) const
{
    const core::Solver &solver = *m_plan.methods[method];
    const QString name = session::translated(solver.name);
    return m_quantity == Work ? tr("%1 (%2)", "method, unit").arg(name, session::unitOfWork(solver)) : name;
}

/// Draws the key in lines at the bottom, if there is a painter, and returns its height.
double GrowthPlot::paintKey(QPainter *painter, const QFont &type, const QRectF &rect,
                            const board::Style &style) const
{
    const QFontMetricsF metrics(type);
    const double line = metrics.height() + 3;
    double x = rect.left() + 4;
    double y = painter ? rect.bottom() - paintKey(nullptr, type, rect, style) : rect.top();
    const double top = y;
    for (std::size_t method = 0; method < m_plan.methods.size(); ++method) {
        const QString words = keyOf(method);
        const double width = sampleWidth + 6 + metrics.horizontalAdvance(words);
        if (x > rect.left() + 4 && x + width > rect.right()) {
            x = rect.left() + 4;
            y += line;
        }
        if (painter) {
            const QPen pen = growthPen(method, style);
            const QPointF middle(x + sampleWidth / 2, y + line / 2);
            painter->setPen(pen);
            painter->drawLine(middle - QPointF(sampleWidth / 2, 0), middle + QPointF(sampleWidth / 2, 0));
            painter->setPen(QPen(pen.color(), 2));
            painter->setBrush(pen.color());
            drawMark(*painter, method, middle);
            painter->setPen(style.text);
            painter->drawText(QRectF(x + sampleWidth + 6, y, width, line), Qt::AlignLeft | Qt::AlignVCenter,
                              words);
        }
        x += width + 14;
    }
    return m_plan.methods.empty() ? 0 : y + line - top;
}

GrowthAxes GrowthPlot::axesIn(const QRectF &rect, const QFont &font) const
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
    GrowthAxes axes;
    axes.boards = m_plan.boards.size();
    axes.isEmpty = most <= 0;
    if (axes.isEmpty)
        return axes;
    axes.lowest = int(std::floor(std::log10(least)));
    axes.highest = std::max(axes.lowest + 1, int(std::ceil(std::log10(most))));
    const QFontMetricsF type(font);
    for (int power = axes.lowest; power <= axes.highest; ++power)
        axes.left = std::max(axes.left, type.horizontalAdvance(powerOfTen(power, m_quantity)) + 10);
    const double line = type.height();
    const double key = paintKey(nullptr, font, rect, m_style);
    axes.area = rect.adjusted(axes.left, 2 * line, -14, -2.4 * line - key);
    return axes;
}

void GrowthPlot::paint(QPainter &painter, const QRectF &rect, const board::Style &style) const
{
    paintKey(&painter, painter.font(), rect, style);
    const GrowthAxes axes = axesIn(rect, painter.font());
    if (axes.isEmpty)
        return;
    paintAxes(painter, axes, rect, style);
    for (std::size_t method = 0; method < m_plan.methods.size(); ++method)
        paintMethod(painter, axes, method, style);
}

QString GrowthPlot::axisName() const
{
    return m_quantity == Work    ? tr("work, logarithmic; pale: fitted growth")
           : m_quantity == Tries ? tr("tries, logarithmic")
           : m_quantity == Time  ? tr("time, logarithmic")
                                 : tr("solutions, logarithmic");
}

void GrowthPlot::paintAxes(QPainter &painter, const GrowthAxes &axes, const QRectF &rect,
                           const board::Style &style) const
{
    const double line = QFontMetricsF(painter.font()).height();
    const int every =
        std::max(1, int(std::ceil((axes.highest - axes.lowest + 1) * line / axes.area.height())));
    for (int power = axes.lowest; power <= axes.highest; ++power) {
        const double y = axes.at(0, std::pow(10.0, power)).y();
        painter.setPen(QPen(board::withAlpha(style.line, 0.7), 1));
        painter.drawLine(QPointF(axes.area.left(), y), QPointF(axes.area.right(), y));
        painter.setPen(style.text);
        if ((power - axes.lowest) % every == 0)
            painter.drawText(QRectF(rect.left(), y - line, axes.left - 6, 2 * line),
                             Qt::AlignRight | Qt::AlignVCenter, powerOfTen(power, m_quantity));
    }
    const std::size_t step = std::max<std::size_t>(1, (axes.boards + mostSizesNamed - 1) / mostSizesNamed);
    for (std::size_t board = 0; board < axes.boards; board += step) {
        const double x = axes.at(double(board), 1).x();
        painter.drawText(QRectF(x - 60, axes.area.bottom() + 4, 120, line), Qt::AlignHCenter,
                         m_plan.boards[board].size);
    }
    painter.setPen(style.faint);
    painter.drawText(QRectF(axes.area.left(), axes.area.bottom() + 4 + line, axes.area.width(), line),
                     Qt::AlignHCenter, session::titleOfSizes(m_plan).toLower());
    painter.drawText(QRectF(rect.left() + 4, axes.area.top() - 1.7 * line, rect.width(), line), Qt::AlignLeft,
                     axisName());
    painter.setPen(style.line);
    painter.drawLine(axes.area.topLeft(), axes.area.bottomLeft());
    painter.drawLine(axes.area.bottomLeft(), axes.area.bottomRight());
}

void GrowthPlot::paintMethod(QPainter &painter, const GrowthAxes &axes, std::size_t method,
                             const board::Style &style) const
{
    const QPen pen = growthPen(method, style);
    const auto growth = session::fittedGrowth(m_plan, m_runs, method);
    if (growth && m_quantity == Work) {
        const double last = growth->atFirst * std::pow(growth->factor, double(growth->last - growth->first));
        painter.setPen(QPen(board::withAlpha(pen.color(), 0.3), 7));
        painter.drawLine(axes.at(double(growth->first), growth->atFirst),
                         axes.at(double(growth->last), last));
    }
    QPolygonF points;
    for (const session::GrowthRun &run : m_runs) {
        const double value = valueOf(run, m_quantity);
        if (run.method == method && run.state != session::GrowthRun::Unable && value > 0)
            points << axes.at(double(run.board), value);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    painter.drawPolyline(points);
    for (const session::GrowthRun &run : m_runs) {
        const double value = valueOf(run, m_quantity);
        if (run.method != method || run.state == session::GrowthRun::Unable || value <= 0)
            continue;
        // A hollow mark stands for a run that was stopped.
        painter.setPen(QPen(pen.color(), 2));
        painter.setBrush(run.state == session::GrowthRun::Done ? pen.color() : style.surface);
        drawMark(painter, method, axes.at(double(run.board), value));
    }
}

} // namespace insight
