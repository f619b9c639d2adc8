// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "insight/seenrecord.h"

#include <QImage>

#include <functional>

namespace insight {

/// The part of a record that a map shows, in events.
struct Stretch {
    double from = 0;
    double to = 1;

    double length() const { return to - from; }
    friend bool operator==(const Stretch &, const Stretch &) = default;
};

/// How high the levels of a map are, from the top.
struct MapRows {
    MapRows(int mapHeight, qint64 deepest, double scale = 1);

    int top(qint64 depth) const; ///< of the level at this depth, from 1
    qint64 depthAt(int y) const; ///< from 1
    bool canBeRead() const;      ///< there is room for words

    double scale; ///< pixels of the screen in one of the window
    int height;   ///< of all levels
    qint64 depth; ///< their number, and one for the moves refused at the deepest
};

/// Draws a search as a tree laid along time: events go from left to right, levels from the top down, and each
/// move is a cell from where it was made to where it was taken back (an icicle plot, Kruskal and Landwehr
/// 1983). Colour and texture tell what became of it. Where a pixel holds many moves, it shows how deep they
/// went. `label` gives the move that an event made; `scale` is the number of pixels of the screen in one of the
/// window. Takes time in proportion to the pixels, not to the events.
QImage drawMap(const SeenRecord &record, const Stretch &stretch, QSize size, const board::Style &style,
               double scale, const QFont &font, const std::function<QString(qint64 event)> &label);

/// The colours of the cells by SearchCell::Fate, as the map draws them.
QColor cellColour(int fate, const board::Style &style);

} // namespace insight
