// SPDX-License-Identifier: MIT
#include "window/widgets/busyindicator.h"

#include "board/plaintext.h"
#include "window/widgets/names.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>

namespace window {

namespace {

constexpr qint64 period = 4000; // milliseconds

/// Returns the upper bulb: its neck is at the origin, its top one unit above it.
QPainterPath bulb()
{
    QPainterPath path(QPointF(0, 0));
    path.cubicTo({-0.15, -0.35}, {-0.8, -0.3}, {-0.8, -1});
    path.lineTo(0.8, -1);
    path.cubicTo({0.8, -0.3}, {0.15, -0.35}, {0, 0});
    return path;
}

/// Returns the area below this level, which is filled with sand.
QPainterPath below(double level)
{
    QPainterPath path;
    path.addRect(QRectF(-1, level, 2, 2));
    return path;
}

} // namespace

BusyIndicator::BusyIndicator(QWidget *parent) : QWidget(parent)
{
    setFixedSize(20, 20);
}

void BusyIndicator::setElapsed(qint64 milliseconds)
{
    m_elapsed = milliseconds;
    update();
}

void BusyIndicator::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect().center() + QPointF(0.5, 0.5));
    painter.scale(7, 8);
    const double fallen = double(m_elapsed % period) / period;
    const QPainterPath upper = bulb();
    const QPainterPath lower = QTransform::fromScale(1, -1).map(upper);
    const QColor sand = palette().color(QPalette::Highlight);
    painter.fillPath(upper & below(-0.85 * (1 - fallen)), sand);
    painter.fillPath(lower & below(1 - 0.7 * fallen), sand);
    painter.setPen(
        QPen(palette().color(QPalette::WindowText), 0.16, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(upper);
    painter.drawPath(lower);
    painter.drawLine(QPointF(-0.95, -1), QPointF(0.95, -1));
    painter.drawLine(QPointF(-0.95, 1), QPointF(0.95, 1));
}

BusyLabel::BusyLabel(QWidget *parent)
    : SessionWidget(parent), m_hourglass(new BusyIndicator(this)), m_text(new board::PlainLabel(this))
{
    m_text->setWordWrap(true);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(10, 0, 4, 0);
    row->addWidget(m_hourglass);
    row->addWidget(m_text, 1);
    m_animationTimer.setInterval(50);
    connect(&m_animationTimer, &QTimer::timeout, this, [this] {
        const session::Search &search = session()->search();
        m_hourglass->setElapsed(search.isSolving() ? search.job()->elapsed() : m_elapsed.elapsed());
    });
    hide();
}

void BusyLabel::refresh()
{
    const QString text = description();
    m_text->setText(text);
    setVisible(!text.isEmpty());
    if (text.isEmpty()) {
        m_animationTimer.stop();
    } else if (!m_animationTimer.isActive()) {
        m_elapsed.start();
        m_animationTimer.start();
    }
}

QString BusyLabel::description() const
{
    if (session()->isRestoring())
        return tr("The last game is being read…");
    if (session()->isReading())
        return tr("Preparing the board… Press Esc to cancel.");
    if (session()->isReplaying())
        return tr("The saved search is being run again… Press Esc to stop.");
    if (session()->isLookingBack())
        return tr("Looking for the last solvable position… Press Esc to cancel.");
    const session::Search &search = session()->search();
    const bool isSeen = search.isWatching() && !session()->player().isFastForwarding();
    return search.takesLong() && !isSeen ? aboutSearch() : QString();
}

QString BusyLabel::aboutSearch() const
{
    const session::Search &search = session()->search();
    if (search.standsStill())
        return tr("The search is paused.");
    const core::Stats stats = search.job()->stats();
    const bool counts = search.job()->task().goal == core::Goal::Count && stats.solutions > 0;
    const QString counted = counts ? ResultNames::countedSoFar(stats.solutions) + u' ' : QString();
    if (stats.done >= 0)
        return counted + tr("Searching: %1% done. Press Esc to stop.")
                             .arg(QLocale().toString(stats.done * 100, 'f', 1));
    if (stats.length > 0)
        return tr("Searching; the best solution so far has %n move(s). Press Esc to take it.", nullptr,
                  stats.length);
    return counted + tr("Searching… Press Esc to stop.");
}

} // namespace window
