// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"
#include "window/solutions/solutionsmodel.h"
#include "window/widgets/sessionwidget.h"

#include <QTimer>

class QAbstractItemView;
class QAction;
class QComboBox;
class QLabel;
class QListView;
class QModelIndex;
class QSlider;
class QToolButton;
class QTreeView;

namespace window {

class SolutionHeatmap;
class SolutionFilter;

/// The panel "Solutions": pictures of the solutions found, as many beside each other as fit, or grouped by
/// symmetry class. They are filtered by the heat map above them, and sorted as found or by the place of the
/// heat map's piece, as the course prints Vinrich's. Choosing one shows it on the board.
class SolutionsPanel : public SessionWidget {
    Q_OBJECT

public:
    explicit SolutionsPanel(QWidget *parent = nullptr);

    /// Sets the puzzle and the style. To be followed by `setSession`.
    void setPuzzle(const ui::PuzzleUi &puzzle, const board::Style &style);
    /// Sets the names of the cells, as the board has them.
    void setNames(std::function<QString(int cell)> names);
    /// Returns the indices of the solutions in the order in which they are listed; all of them, whichever are
    /// filtered out.
    std::vector<std::size_t> order() const;
    /// Redraws the pictures of the present session.
    void setStyle(const board::Style &style);
    void refresh() override;

protected:
    void sessionChanged() override;
    void retranslate() override;

private:
    QLayout *makeGroupingSwitch();
    QLayout *makeLook();
    void layOutPictures(QAbstractItemView &view);
    void setPictureSide(int side);
    void nameOrders();
    void chooseOrder();
    void sort();
    void setGrouping(SolutionsModel::Grouping grouping);
    void fill();
    void show(const QModelIndex &chosen);
    void follow();
    bool looksAsInView(const core::Position &solution) const;
    QString summary() const;
    bool mayFindMore() const;
    quint64 countedSolutions() const;
    bool isCountWhole() const;
    void copy(const QModelIndex &chosen) const;
    QString summaryOfMany() const;

    const ui::PuzzleUi *m_puzzle = nullptr;
    board::Style m_style;
    QLabel *m_summary;
    QToolButton *m_all;
    QToolButton *m_byClass;
    SolutionHeatmap *m_heatmap;
    QComboBox *m_order;
    QSlider *m_size;
    QListView *m_grid; ///< the view of all solutions
    QTreeView *m_list; ///< the view by class
    SolutionsModel *m_model;
    SolutionFilter *m_filter;
    QAction *m_copy;      ///< the action of both views
    QTimer m_fillTimer;   ///< active while rows are left to be added
    quint64 m_sorted = 0; ///< the search for whose solutions an order was chosen
    quint64 m_inView = 0; ///< the number of the solution that was selected last by `follow`
};

} // namespace window
