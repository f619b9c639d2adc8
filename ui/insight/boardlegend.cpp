// SPDX-License-Identifier: MIT
#include "insight/boardlegend.h"

#include <QPainter>

namespace insight {

BoardLegend::BoardLegend(QWidget *parent) : Legend(parent)
{
    setObjectName(QStringLiteral("boardLegend"));
}

void BoardLegend::setScene(const board::BoardScene *scene)
{
    m_scene = scene;
    refresh();
}

QList<Legend::Entry> BoardLegend::entries() const
{
    QList<Entry> all;
    if (m_scene) {
        for (const board::LegendEntry &entry : m_scene->legend())
            all << Entry{entry.words, entry.mark};
    }
    return all;
}

void BoardLegend::paintMark(QPainter &painter, const QRect &place, int mark) const
{
    m_scene->paintLegendMark(painter, place, mark);
}

} // namespace insight
