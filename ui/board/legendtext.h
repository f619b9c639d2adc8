// SPDX-License-Identifier: MIT
#pragma once

#include "board/boardscene.h"

#include <QFont>

namespace board {

/// The legend of what a scene shows of a search, set in lines as wide as a picture of it, for pictures, animations and
/// paper. It has no height if the scene shows only a position.
class LegendText {
public:
    LegendText(const BoardScene &scene, const QFont &font, double width);

    double height() const { return m_height; }
    /// Paints the legend below this corner. Its words are outlines, which look the same everywhere.
    void paint(QPainter &painter, QPointF corner) const;

private:
    struct Placed {
        LegendEntry entry;
        QPointF at; ///< the left end of the baseline
    };

    const BoardScene &m_scene;
    const QFont m_font;
    QList<Placed> m_entries;
    double m_height = 0;
};

} // namespace board
