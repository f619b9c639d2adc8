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

/// The panel "Solutions": pictures of the solutions found, as many side by side as fit, or grouped by symmetry
/// class. They are filtered by the heat map above them, and sorted as found or by the place of the heat map's
/// piece, as the course prints Vinrich's solutions. Choosing one shows it on the board.
class SolutionsPanel : public SessionWidget {
    Q_OBJECT

public:
    explicit SolutionsPanel(QWidget *parent = nullptr);

    /// Sets the puzzle and the style. Call `setSession` next.
    void setPuzzle(const ui::PuzzleUi &puzzle, const board::Style &style);
    /// Sets the function that names the cells as on the board.
    void setNames(std::function<QString(int cell)> names);
    /// Returns the indices of all solutions in the order of the list, including those that the filter hides.
    std::vector<std::size_t> order() const;
    /// Redraws the pictures of the current session.
    void setStyle(const board::Style &style);
    void refresh() override;

protected:
    void sessionChanged() override;
    void retranslate() override;
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void shareHeight();
    QLayout *makeGroupingSwitch();
    QLayout *makeLook();
    void layOutPictures(QAbstractItemView &view);
    void setPictureSide(int side);
    void nameOrders();
    void chooseOrder();
    void sort();
    void setGrouping(SolutionsModel::Grouping grouping);
    void fill();
    void lookAsSolutions();
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
    QAction *m_copy;      ///< the action to copy, shared by both views
    QTimer m_fillTimer;   ///< active while there are rows to add
    quint64 m_sorted = 0; ///< the search for which an order was chosen
    quint64 m_inView = 0; ///< the number of the solution that `follow` selected last
};

} // namespace window
