// SPDX-License-Identifier: MIT
#include "anagrams/calldiagram.h"

#include "board/lettering.h"
#include "board/painterstate.h"

#include <QPainter>

#include <algorithm>

namespace ui {

void SpritePainter::paint(QPainter &painter, QPointF at, const board::PictureCache::Key &key,
                          const QRectF &rect, const board::PictureCache::Paint &draw)
{
    const board::PainterState state(painter);
    if (m_cached) {
        const QTransform toDevice = board::enterDevicePixels(painter);
        m_pictures.setScale(toDevice.m11());
        const board::PictureCache::Picture &picture = m_pictures.picture(key, rect, draw);
        painter.drawPixmap(toDevice.map(at).toPoint() + picture.corner, picture.pixmap);
    } else {
        painter.translate(at);
        draw(painter);
    }
}

const std::vector<int> &Transition::longerChoices() const
{
    return isFinished() || to.choices.size() >= from.choices.size() ? to.choices : from.choices;
}

std::size_t Transition::commonLength() const
{
    const std::vector<int> &other =
        isFinished() || &longerChoices() == &from.choices ? to.choices : from.choices;
    return std::size_t(std::ranges::mismatch(longerChoices(), other).in1 - longerChoices().begin());
}

CallDiagram::~CallDiagram() = default;

QColor CallDiagram::tableTint(double strength) const
{
    const double part = m_style.look == board::Style::Contrast ? std::min(1.0, 2 * strength) : strength;
    return board::mixed(m_style.table, m_style.text, part);
}

QPen CallDiagram::roundPen(const QColor &color, double width)
{
    return QPen(color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
}

void CallDiagram::paintNode(QPainter &painter, const QString &letter, double radius, const QColor &fill,
                            const QColor &edge, const QColor &textColor) const
{
    const double width = std::min(0.02, radius * 0.16);
    painter.setPen(QPen(edge, width));
    painter.setBrush(fill);
    painter.drawEllipse(QPointF(), radius - width / 2, radius - width / 2);
    board::write(painter, QRectF(-radius, -radius * 1.04, 2 * radius, 2 * radius), letter, radius * 0.95,
                 textColor, QFont::Medium);
}

// The part is drawn by a pen whose first dash has the length of the part, and whose first gap is longer than the rest.
void CallDiagram::paintPathPart(QPainter &painter, const QPainterPath &path, double part, QPen pen)
{
    const double length = path.length() / pen.widthF();
    if (part <= 0 || length <= 0)
        return;
    if (part < 1)
        pen.setDashPattern({std::max(0.001, length * part), length + 1});
    painter.strokePath(path, pen);
}

} // namespace ui
