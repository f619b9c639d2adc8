// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "insight/visiblerecord.h"

#include <QImage>

#include <functional>
#include <vector>

namespace insight {

constexpr double pathOutline =
    2; ///< pixels: the width of the outline of a move that is in place in the frame in view

/// The part of a record that a map shows, in events.
struct Stretch {
    double from = 0;
    double to = 1;

    double length() const { return to - from; }
    friend bool operator==(const Stretch &, const Stretch &) = default;
};

/// The heights of a map's levels, from the top.
struct MapRows {
    MapRows(int mapHeight, qint64 deepest, double scale = 1);

    int top(qint64 depth) const; ///< the top of the level at this depth; depths count from 1
    qint64 depthAt(int y) const; ///< the depth at this y coordinate, from 1
    bool canBeRead() const;      ///< whether labels fit into the rows
    /// Returns the levels whose numbers an axis shows: as many as have `least` screen pixels from one to the next.
    std::vector<qint64> markedLevels(int least) const;

    double scale; ///< the number of screen pixels in a window pixel
    int height;   ///< the height of all levels together
    qint64 depth; ///< the number of levels, plus one for moves refused at the deepest
};

/// Draws a search as a tree laid along time: events run from left to right, levels from the top down, and each move
/// is a cell from where it was made to where it was taken back (an icicle plot, Kruskal and Landwehr 1983). Colour
/// and texture show the outcome of the move. Where a pixel covers many moves, it shows their greatest depth.
/// `label` returns the text of the move that an event made; `scale` is the number of screen pixels in a window
/// pixel. Takes time proportional to the number of pixels, not of events.
QImage drawMap(const VisibleRecord &record, const Stretch &stretch, QSize size, const board::Style &style,
               double scale, const QFont &font, const std::function<QString(qint64 event)> &label);

/// Paints the numbers of some levels at the left edge of a map of this size, if its rows are too low for the names of
/// moves. It is painted last, over the path at the cursor.
void paintMapAxis(QPainter &painter, QSize size, qint64 deepest, const board::Style &style, QFont font);

/// Returns the colour of the cells of this SearchCell::Outcome, as the map draws them.
QColor cellColour(int outcome, const board::Style &style);

} // namespace insight
