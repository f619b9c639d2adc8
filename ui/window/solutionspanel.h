// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"
#include "window/sessionwidget.h"
#include "window/solutionsmodel.h"

#include <QTimer>

class QLabel;
class QModelIndex;
class QToolButton;
class QTreeView;

namespace window {

class SolutionHeatmap;
class SolutionFilter;

/// The panel "Solutions": the solutions found, as small pictures, in the order in which they were found or
/// grouped by symmetry class, filtered by the heat map above them. Choosing one shows it on the board.
class SolutionsPanel : public SessionWidget {
    Q_OBJECT

public:
    explicit SolutionsPanel(QWidget *parent = nullptr);

    /// To be followed by `setSession`.
    void setPuzzle(const ui::PuzzleUi &puzzle, const board::Style &style);
    /// Draws the pictures of the present session anew.
    void setStyle(const board::Style &style);
    void refresh() override;

protected:
    void sessionChanged() override;
    void retranslate() override;

private:
    QLayout *makeGroupingSwitch();
    void setGrouping(SolutionsModel::Grouping grouping);
    void fill();
    void show(const QModelIndex &chosen);
    void follow();
    QString summary() const;
    QString summaryOfMany() const;

    const ui::PuzzleUi *m_puzzle = nullptr;
    board::Style m_style;
    QLabel *m_summary;
    QToolButton *m_all;
    QToolButton *m_byClass;
    SolutionHeatmap *m_heatmap;
    QTreeView *m_list;
    SolutionsModel *m_model;
    SolutionFilter *m_filter;
    QTimer m_fillTimer;   ///< active while rows are left to be added
    quint64 m_inView = 0; ///< the number of the solution that was selected last by `follow`
};

} // namespace window
