// SPDX-License-Identifier: MIT
#include "insight/maplegend.h"

#include "board/plaintext.h"
#include "insight/mapimage.h"
#include "insight/searchmap.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>

#include <cmath>

namespace insight {

namespace {

constexpr int margin = 14; // pixels to the left and right of the line
constexpr int gap = 16;    // pixels between two parts of the line
constexpr int markGap = 5; // pixels between a mark and its words

} // namespace

MapLegend::MapLegend(const SearchMap &map, QWidget *parent) : QWidget(parent), m_map(map)
{
    setObjectName(QStringLiteral("mapLegend"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&map, &SearchMap::stretchChanged, this, &MapLegend::refresh);
    refresh();
}

void MapLegend::setStyle(const board::Style &style)
{
    m_style = style;
    update();
}

QList<MapLegend::Entry> MapLegend::entries()
{
    return {{tr("in place", "a move on the search map"), SearchCell::Standing},
            {tr("taken back", "a move on the search map"), SearchCell::Failed},
            {tr("leads to a solution", "a move on the search map"), SearchCell::Solved},
            {tr("refused", "a move on the search map"), refusal}};
}

QString MapLegend::axes() const
{
    const QLocale locale;
    const Stretch &shown = m_map.stretch();
    return tr("steps %1 to %2 →   depth ↓", "the axes of the search map")
        .arg(locale.toString(qint64(std::floor(shown.from)) + 1),
             locale.toString(std::max<qint64>(1, qint64(std::ceil(shown.to)))));
}

void MapLegend::refresh()
{
    const QString axes = this->axes();
    if (axes == m_axes)
        return;
    m_axes = axes;
    QStringList all{tr("Search map"), m_axes};
    for (const Entry &entry : entries())
        all << entry.words;
    setAccessibleName(all.join(QStringLiteral(", ")));
    setToolTip(board::plainToolTip(all.join(u'\n')));
    update();
}

QFont MapLegend::titleFont() const
{
    QFont bold = font();
    bold.setBold(true);
    return bold;
}

int MapLegend::widthOf(const Entry &entry) const
{
    return fontMetrics().ascent() + markGap + fontMetrics().horizontalAdvance(entry.words);
}

int MapLegend::widthOfEntries() const
{
    int all = 2 * margin - gap;
    for (const Entry &entry : entries())
        all += gap + widthOf(entry);
    return all;
}

bool MapLegend::hasTitle() const
{
    return widthOfEntries() + gap + QFontMetrics(titleFont()).horizontalAdvance(tr("Search map")) <= width();
}

bool MapLegend::hasAxes() const
{
    return widthOfEntries() + 2 * gap + QFontMetrics(titleFont()).horizontalAdvance(tr("Search map")) +
               fontMetrics().horizontalAdvance(m_axes) <=
           width();
}

QStringList MapLegend::words() const
{
    QStringList shown;
    if (hasTitle())
        shown << tr("Search map");
    if (hasAxes())
        shown << m_axes;
    int right = 2 * margin - gap;
    for (const Entry &entry : entries()) {
        right += gap + widthOf(entry);
        if (right <= width())
            shown << entry.words;
    }
    return shown;
}

QSize MapLegend::sizeHint() const
{
    return {640, fontMetrics().height() + 4};
}

QSize MapLegend::minimumSizeHint() const
{
    return {120, sizeHint().height()};
}

void MapLegend::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_axes.clear();
        refresh();
    } else if (event->type() == QEvent::FontChange) {
        updateGeometry();
    }
    QWidget::changeEvent(event);
}

void MapLegend::paintMark(QPainter &painter, const QRect &place, int outcome) const
{
    if (outcome == refusal) {
        painter.setPen(QPen(m_style.culprit, 1.5));
        const double middle = place.center().x() + 0.5;
        painter.drawLine(QPointF(middle, place.top() + 1), QPointF(middle, place.bottom()));
        return;
    }
    const QColor colour = cellColour(outcome, m_style);
    painter.fillRect(place, colour);
    if (outcome == SearchCell::Failed)
        painter.fillRect(place, QBrush(board::mixed(colour, m_style.text, 0.3), Qt::BDiagPattern));
}

void MapLegend::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QFontMetrics metrics = fontMetrics();
    const int baseline = (height() + metrics.ascent() - metrics.descent()) / 2;
    int x = margin;
    if (hasTitle()) {
        painter.setFont(titleFont());
        painter.setPen(m_style.text);
        painter.drawText(x, baseline, tr("Search map"));
        x += QFontMetrics(titleFont()).horizontalAdvance(tr("Search map")) + gap;
    }
    painter.setFont(font());
    painter.setPen(m_style.faint);
    if (hasAxes())
        painter.drawText(x, baseline, m_axes);
    const int side = metrics.ascent();
    x = std::max(margin, width() - (widthOfEntries() - margin));
    for (const Entry &entry : entries()) {
        if (x + widthOf(entry) > width())
            return;
        paintMark(painter, QRect(x, baseline - side + 2, side, side - 2), entry.outcome);
        painter.setPen(m_style.faint);
        painter.drawText(x + side + markGap, baseline, entry.words);
        x += widthOf(entry) + gap;
    }
}

} // namespace insight
