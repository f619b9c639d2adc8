// SPDX-License-Identifier: MIT
#include "board/legendtext.h"

#include <QFontMetricsF>
#include <QPainter>

namespace board {

LegendText::LegendText(const BoardScene &scene, const QFont &font, double width)
    : m_scene(scene), m_font(font)
{
    const QFontMetricsF metrics(m_font);
    const double gap = metrics.height(); // between two entries, and around all
    const double line = metrics.lineSpacing() * 1.2;
    double x = gap;
    double baseline = gap / 2 + metrics.ascent();
    for (const LegendEntry &entry : scene.legend()) {
        const double wide = metrics.height() * 1.2 + metrics.horizontalAdvance(entry.words);
        if (x + wide > width - gap && x > gap) {
            x = gap;
            baseline += line;
        }
        m_entries << Placed{entry, {x, baseline}};
        x += wide + gap;
    }
    if (!m_entries.empty())
        m_height = baseline + metrics.descent() + gap / 2;
}

void LegendText::paint(QPainter &painter, QPointF corner) const
{
    const QFontMetricsF metrics(m_font);
    const double side = metrics.ascent();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Placed &placed : m_entries) {
        const QPointF at = corner + placed.at;
        painter.save();
        m_scene.paintLegendMark(painter, QRectF(at.x(), at.y() - side * 0.9, side, side), placed.entry.mark);
        painter.restore();
        QPainterPath words;
        words.addText(at + QPointF(metrics.height() * 1.2, 0), m_font, placed.entry.words);
        painter.fillPath(words, m_scene.style().text);
    }
    painter.restore();
}

} // namespace board
