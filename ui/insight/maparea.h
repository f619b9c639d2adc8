// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace board {
class BoardScene;
struct Style;
} // namespace board

class QLabel;

namespace insight {

class BoardLegend;
class MapLegend;
class SearchMap;

/// The map of the search with its legend or, while the board shows a count that makes no moves, the legend of the board.
/// Where a search can be mapped, this area has the same height with and without one, so that a search moves nothing.
class MapArea : public QWidget {
    Q_OBJECT

public:
    explicit MapArea(QWidget *parent = nullptr);

    SearchMap &map() const { return *m_map; }
    void setStyle(const board::Style &style);
    /// Shows what there is to show beside the position of this board. Without `hasMap` there is no map, and no height is
    /// reserved for one.
    void show(const board::BoardScene *scene, bool hasMap);
    void fit(); ///< follows the height of the window
    /// Sets whether the map takes all the height that it is given, as in a view of its own.
    void setFills(bool fills);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void retranslate();

    BoardLegend *m_boardLegend;
    MapLegend *m_legend;
    SearchMap *m_map;
    QLabel *m_announcement; ///< says what the room is for while there is no search
    bool m_hasMap = false;
};

} // namespace insight
