// SPDX-License-Identifier: MIT
#include "window/timelineslider.h"

#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>

#include <cmath>

namespace window {

namespace {

constexpr qint64 largestValue = 1'000'000'000;
constexpr double handleRadius = 7;
constexpr double thickness = 4;
constexpr double lostMore = 2; // pixels by which a lost stretch is thicker on either side
constexpr double stub = 0.06;  // the fraction of the width for the frames on either side of the run

/// Draws only one of the marks that share a pixel, and none for which `toX` returns a negative number.
void forEachPixel(const std::vector<qint64> &frames, const auto &toX, const auto &draw)
{
    double latest = -2;
    for (const qint64 frame : frames) {
        const double x = toX(frame);
        if (x < 0 || x - latest < 1)
            continue;
        draw(x);
        latest = x;
    }
}

} // namespace

TimelineSlider::TimelineSlider(QWidget *parent) : QSlider(Qt::Horizontal, parent)
{
    setFocusPolicy(Qt::StrongFocus);
    connect(this, &QSlider::valueChanged, this, [this](int value) {
        m_frame = value == maximum() ? m_last : std::max(m_first, value * m_framesPerValue);
        update();
        Q_EMIT seekRequested(m_frame);
    });
}

void TimelineSlider::setFrames(qint64 frame, qint64 last, qint64 first)
{
    const bool lengthChanged = last != m_last || first != m_first;
    m_first = first;
    m_last = last;
    m_frame = frame;
    if (lengthChanged)
        updateScale();
    m_framesPerValue = last / largestValue + 1;
    const QSignalBlocker blocker(this);
    setRange(int(first / m_framesPerValue), int(last / m_framesPerValue));
    setPageStep(std::max(1, (maximum() - minimum()) / 20));
    if (!isSliderDown())
        setValue(int(frame / m_framesPerValue));
    update();
}

void TimelineSlider::setRun(qint64 from, qint64 to, bool grows)
{
    if (isSliderDown() || (from == m_runFrom && to == m_runTo && grows == m_runGrows))
        return;
    m_runFrom = from;
    m_runTo = to;
    m_runGrows = grows;
    updateScale();
    update();
}

void TimelineSlider::setMarks(Marks marks)
{
    if (marks == m_marks)
        return;
    m_marks = std::move(marks);
    updateScale();
    update();
}

void TimelineSlider::setForgotten(std::vector<std::pair<qint64, qint64>> ranges)
{
    if (ranges == m_forgotten)
        return;
    m_forgotten = std::move(ranges);
    update();
}

void TimelineSlider::setJudged(std::vector<Judged> ranges)
{
    if (ranges == m_judged)
        return;
    m_judged = std::move(ranges);
    update();
}

void TimelineSlider::setColours(const board::Style &style)
{
    m_colours = style;
    update();
}

QRectF TimelineSlider::groove() const
{
    return QRectF(rect()).adjusted(handleRadius + 2, height() / 2.0 - thickness / 2, -handleRadius - 2,
                                   -height() / 2.0 + thickness / 2);
}

double TimelineSlider::xOf(qint64 frame) const
{
    const QRectF along = groove();
    if (m_bounds.size() < 2)
        return along.left();
    const auto after = std::upper_bound(m_bounds.begin() + 1, m_bounds.end() - 1, frame);
    const auto i = std::size_t(after - m_bounds.begin());
    const double within = double(frame - m_bounds[i - 1]) / double(m_bounds[i] - m_bounds[i - 1]);
    return along.left() + along.width() * std::lerp(m_parts[i - 1], m_parts[i], qBound(0.0, within, 1.0));
}

qint64 TimelineSlider::frameAt(double part) const
{
    if (m_bounds.size() < 2)
        return m_first;
    const auto after = std::upper_bound(m_parts.begin() + 1, m_parts.end() - 1, part);
    const auto i = std::size_t(after - m_parts.begin());
    const double within = std::min(1.0, (part - m_parts[i - 1]) / (m_parts[i] - m_parts[i - 1]));
    return std::llround(std::lerp(double(m_bounds[i - 1]), double(m_bounds[i]), within));
}

void TimelineSlider::updateScale()
{
    m_bounds = {m_first};
    m_parts = {0};
    const qint64 to = std::clamp(m_runTo, m_first, m_last);
    const qint64 from = std::clamp(m_runFrom, m_first, to);
    const double left = from > m_first ? stub : 0;
    addPart(m_first, from, 0, left);
    if (from == to)
        return addPart(from, m_last, left, 1);
    const double right = to < m_last || m_runGrows ? 1 - stub : 1;
    m_bounds.push_back(to);
    m_parts.push_back(right);
    addPart(to, m_last, right, 1);
}

/// Lays out the acts between two frames on a part of the slider.
void TimelineSlider::addPart(qint64 from, qint64 to, double left, double right)
{
    std::vector<qint64> bounds{from};
    std::vector<double> lengths{0};
    const auto add = [&](qint64 frame) {
        if (frame <= bounds.back() || frame > to)
            return;
        lengths.push_back(lengths.back() + std::log2(1 + double(frame - bounds.back())));
        bounds.push_back(frame);
    };
    std::ranges::for_each(m_marks.acts, add);
    add(to);
    for (std::size_t i = 1; i < bounds.size(); ++i) {
        m_bounds.push_back(bounds[i]);
        m_parts.push_back(std::lerp(left, right, lengths[i] / lengths.back()));
    }
}

void TimelineSlider::seekTo(double x)
{
    const QRectF along = groove();
    const double part = qBound(0.0, (x - along.left()) / std::max(1.0, along.width()), 1.0);
    m_frame = frameAt(part);
    {
        const QSignalBlocker blocker(this);
        setValue(int(m_frame / m_framesPerValue));
    }
    update();
    Q_EMIT seekRequested(m_frame);
}

void TimelineSlider::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return event->ignore();
    setSliderDown(true);
    seekTo(event->position().x());
}

void TimelineSlider::mouseMoveEvent(QMouseEvent *event)
{
    if (isSliderDown())
        seekTo(event->position().x());
}

void TimelineSlider::mouseReleaseEvent(QMouseEvent *)
{
    setSliderDown(false);
    update();
}

/// Paints the groove from the left up to this x coordinate. The run in view is thicker than the rest.
void TimelineSlider::paintGroove(QPainter &painter, double right) const
{
    const QRectF along = groove();
    const double from = xOf(m_runFrom);
    const double to = m_runFrom < m_runTo ? xOf(m_runTo) : along.right();
    const QRectF whole(along.left(), along.top(), right - along.left(), along.height());
    painter.drawRoundedRect(whole.adjusted(0, thickness / 4, 0, -thickness / 4), thickness / 4,
                            thickness / 4);
    const QRectF run(from, along.top(), std::min(right, to) - from, along.height());
    if (run.width() > 0)
        painter.drawRoundedRect(run, thickness / 2, thickness / 2);
}

/// Paints the verdicts. A lost stretch is thick as well as red, for people who cannot distinguish red from green.
void TimelineSlider::paintJudged(QPainter &painter) const
{
    const QRectF along = groove();
    painter.setPen(Qt::NoPen);
    for (const Judged &one : m_judged) {
        if (one.to <= m_first || one.from >= m_last)
            continue;
        const double left = xOf(one.from);
        const double more = one.verdict == core::Judgement::Unsolvable ? lostMore : 0;
        const QRectF room(left, along.top() - more, std::max(1.0, xOf(one.to) - left),
                          along.height() + 2 * more);
        painter.setBrush(one.verdict == core::Judgement::Unsolvable ? m_colours.culprit
                         : one.verdict == core::Judgement::Unknown  ? m_colours.faint
                                                                    : m_colours.placed);
        painter.drawRect(room);
    }
}

void TimelineSlider::paintForgotten(QPainter &painter) const
{
    const QRectF along = groove();
    painter.setPen(QPen(palette().color(QPalette::Base), 1.5));
    for (const auto &[from, to] : m_forgotten) {
        if (to <= m_first || from >= m_last)
            continue;
        for (double x = xOf(from) + 2; x + 2 < xOf(to); x += 4)
            painter.drawLine(QPointF(x + 2, along.top()), QPointF(x, along.bottom()));
    }
}

void TimelineSlider::paintMarks(QPainter &painter) const
{
    const QRectF along = groove();
    const auto toX = [this](qint64 frame) { return has(frame) ? xOf(frame) : -1; };
    const QPalette::ColorGroup group = isEnabled() ? QPalette::Active : QPalette::Disabled;
    painter.setPen(QPen(palette().color(group, QPalette::WindowText), 1.2));
    forEachPixel(m_marks.acts, toX, [&](double x) {
        painter.drawLine(QPointF(x, along.bottom() + 3.5), QPointF(x, along.bottom() + 7.5));
    });
    forEachPixel(m_marks.moments, toX, [&](double x) {
        const QPointF foot(x, along.bottom() + 10);
        painter.setBrush(palette().color(group, QPalette::Base));
        painter.drawPolygon(QPolygonF{foot + QPointF(-3, 0), foot + QPointF(-3, -8), foot + QPointF(3, -8),
                                      foot + QPointF(3, 0), foot + QPointF(0, -3)});
    });
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(group, QPalette::Highlight));
    forEachPixel(m_marks.solutions, toX, [&](double x) {
        const QPointF tip(x, along.top() - 3);
        painter.drawPolygon(QPolygonF{tip, tip + QPointF(-3.2, -5), tip + QPointF(3.2, -5)});
    });
}

void TimelineSlider::paintHandle(QPainter &painter) const
{
    const QPointF centre(xOf(m_frame), groove().center().y());
    painter.setPen(QPen(palette().color(QPalette::Base), 2));
    painter.setBrush(
        palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::Highlight));
    painter.drawEllipse(centre, handleRadius, handleRadius);
    if (!hasFocus())
        return;
    painter.setPen(QPen(palette().color(QPalette::Highlight), 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(centre, handleRadius + 2, handleRadius + 2);
}

void TimelineSlider::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF along = groove();
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::Mid));
    paintGroove(painter, along.right());
    if (!isEnabled())
        return;
    painter.setBrush(palette().color(QPalette::Highlight));
    paintGroove(painter, xOf(m_frame));
    paintJudged(painter);
    paintForgotten(painter);
    paintMarks(painter);
    paintHandle(painter);
}

} // namespace window
