// SPDX-License-Identifier: MIT
#pragma once

#include "insight/legend.h"

namespace insight {

class SearchMap;

/// The line above the search map: its title, its axes, and the meaning of its colours and ticks.
class MapLegend : public Legend {
    Q_OBJECT

public:
    explicit MapLegend(const SearchMap &map, QWidget *parent = nullptr);

protected:
    QList<Entry> entries() const override;
    QString title() const override;
    QString remark() const override;
    void paintMark(QPainter &painter, const QRect &place, int mark) const override;

private:
    const SearchMap &m_map;
};

} // namespace insight
