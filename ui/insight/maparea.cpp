// SPDX-License-Identifier: MIT
#include "insight/maparea.h"

#include "board/plaintext.h"
#include "insight/boardlegend.h"
#include "insight/maplegend.h"
#include "insight/searchmap.h"

#include <QEvent>
#include <QLabel>
#include <QResizeEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace insight {

MapArea::MapArea(QWidget *parent)
    : QWidget(parent), m_boardLegend(new BoardLegend(this)), m_map(new SearchMap(this)),
      m_announcement(new board::PlainLabel(this))
{
    m_legend = new MapLegend(*m_map, this);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    for (QWidget *part : std::initializer_list<QWidget *>{m_boardLegend, m_legend, m_map}) {
        column->addWidget(part);
        part->hide();
    }
    m_announcement->setObjectName(QStringLiteral("faint"));
    m_announcement->setAlignment(Qt::AlignCenter);
    // Wrapped words would let the layout determine the height instead of the hints below.
    m_announcement->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    column->addWidget(m_announcement, 1);
    column->addStretch();
    retranslate();
    hide();
}

void MapArea::retranslate()
{
    m_announcement->setText(tr("Solve draws the map of the search here."));
}

void MapArea::setStyle(const board::Style &style)
{
    m_boardLegend->setStyle(style);
    m_legend->setStyle(style);
    m_map->setStyle(style);
}

void MapArea::show(const board::BoardScene *scene, bool hasMap)
{
    m_boardLegend->setScene(scene);
    m_boardLegend->setVisible(m_boardLegend->hasEntries());
    const bool isShown = hasMap && m_map->hasSearch();
    m_legend->setVisible(isShown);
    m_map->setVisible(isShown);
    m_announcement->setVisible(hasMap && !isShown && m_boardLegend->isHidden());
    if (std::exchange(m_hasMap, hasMap) != hasMap)
        updateGeometry();
    setVisible(hasMap || m_boardLegend->hasEntries());
}

QSize MapArea::sizeHint() const
{
    const int legend = m_boardLegend->hasEntries() ? m_boardLegend->heightForWidth(width()) : 0;
    const int map = m_hasMap ? m_legend->heightForWidth(width()) + m_map->sizeHint().height() : 0;
    return {m_map->sizeHint().width(), std::max(legend, map)};
}

QSize MapArea::minimumSizeHint() const
{
    return {m_legend->minimumSizeHint().width(), sizeHint().height()};
}

void MapArea::setFills(bool fills)
{
    const auto vertical = fills ? QSizePolicy::Expanding : QSizePolicy::Fixed;
    setSizePolicy(QSizePolicy::Expanding, vertical);
    m_map->setSizePolicy(QSizePolicy::Expanding, vertical);
    static_cast<QBoxLayout *>(layout())->setStretchFactor(m_map, fills ? 1 : 0);
}

void MapArea::fit()
{
    m_map->updateGeometry();
    updateGeometry();
}

// A hidden legend does not report that its height has changed.
void MapArea::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange)
        updateGeometry();
}

void MapArea::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        updateGeometry();
}

} // namespace insight
