// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"
#include "tilings/atlascounts.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QListView;
class QModelIndex;

namespace ui {

class AtlasModel;
class HeatMap;
class TilingScene;

/// The solutions found, as a whole: for a piece that is chosen, in how many of them it lies on each cell; for
/// a cell that is chosen too, these solutions. Hidden as long as there are none.
class Atlas : public QWidget {
    Q_OBJECT

public:
    explicit Atlas(const Desk &desk, QWidget *parent = nullptr);

    /// Follows the board in view, which was made anew.
    void attach();
    void retranslate();

private:
    void layOut();
    void fill();
    void restart();
    void showCounts();
    void choosePiece();
    void chooseCell(int cell);
    void showSolution(const QModelIndex &index);
    int kind() const;
    const TilingScene *scene() const;

    const Desk m_desk;
    QLabel *m_title;
    QComboBox *m_piece;
    HeatMap *m_heat;
    QLabel *m_summary;
    QListView *m_list;
    AtlasModel *m_model;
    AtlasCounts m_counts;
    quint64 m_search = 0; ///< the search whose solutions are counted
    std::shared_ptr<const core::Puzzle> m_puzzle;
};

} // namespace ui
