// SPDX-License-Identifier: MIT
#pragma once

#include "insight/legend.h"

namespace insight {

/// The line below the search tree: what its nodes look like and mean.
class TreeLegend : public Legend {
    Q_OBJECT

public:
    explicit TreeLegend(QWidget *parent = nullptr);

protected:
    QList<Entry> entries() const override;
    void paintMark(QPainter &painter, const QRect &place, int mark) const override;
};

} // namespace insight
