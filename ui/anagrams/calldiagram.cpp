// SPDX-License-Identifier: MIT
#include "anagrams/calldiagram.h"

#include "board/lettering.h"

#include <QPainter>

#include <algorithm>

namespace ui {

void PictureStamps::stamp(QPainter &painter, QPointF at, const board::PictureCache::Key &look,
                          const QRectF &extent, const board::PictureCache::Paint &paint)
{
    painter.save();
    if (m_kept) {
        const QTransform toDevice = board::enterDevicePixels(painter);
        m_pictures.setScale(toDevice.m11());
        const board::PictureCache::Picture &picture = m_pictures.picture(look, extent, paint);
        painter.drawPixmap(toDevice.map(at).toPoint() + picture.corner, picture.pixmap);
    } else {
        painter.translate(at);
        paint(painter);
    }
    painter.restore();
}

const std::vector<int> &Transition::drawn() const
{
    return isMade() || to.choices.size() >= from.choices.size() ? to.choices : from.choices;
}

std::size_t Transition::kept() const
{
    const std::vector<int> &other = isMade() || &drawn() == &from.choices ? to.choices : from.choices;
    return std::size_t(std::ranges::mismatch(drawn(), other).in1 - drawn().begin());
}

double Transition::seen() const
{
    return &drawn() == &to.choices ? progress : 1 - progress;
}

CallDiagram::~CallDiagram() = default;

QColor CallDiagram::onTable(double strength) const
{
    const double share = m_style.look == board::Style::Contrast ? std::min(1.0, 2 * strength) : strength;
    const auto mix = [share](int table, int text) { return int(table + (text - table) * share); };
    const QColor &table = m_style.table;
    const QColor &text = m_style.text;
    return QColor(mix(table.red(), text.red()), mix(table.green(), text.green()),
                  mix(table.blue(), text.blue()));
}

QPen CallDiagram::line(const QColor &color, double width) const
{
    return QPen(color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
}

void CallDiagram::paintNode(QPainter &painter, const QString &letter, double radius, const QColor &fill,
                            const QColor &edge, const QColor &ink) const
{
    const double width = std::min(0.02, radius * 0.16);
    painter.setPen(QPen(edge, width));
    painter.setBrush(fill);
    painter.drawEllipse(QPointF(), radius - width / 2, radius - width / 2);
    board::write(painter, QRectF(-radius, -radius * 1.04, 2 * radius, 2 * radius), letter, radius * 0.95, ink,
                 QFont::Medium);
}

// By a pen whose first dash is so long, and whose first gap is longer than all that is left.
void CallDiagram::paintPart(QPainter &painter, const QPainterPath &way, double part, QPen pen)
{
    const double length = way.length() / pen.widthF();
    if (part <= 0 || length <= 0)
        return;
    if (part < 1)
        pen.setDashPattern({std::max(0.001, length * part), length + 1});
    painter.strokePath(way, pen);
}

} // namespace ui
