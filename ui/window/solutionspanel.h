// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"
#include "window/sessionwidget.h"
#include "window/solutionsmodel.h"

#include <QTimer>

class QButtonGroup;
class QLabel;
class QModelIndex;
class QToolButton;
class QTreeView;

namespace window {

class Atlas;
class SolutionFilter;

/// The solutions found, as small pictures, all in a row or those together that are images of one another, or
/// only those that have a piece on a certain cell. Choosing one shows it on the board.
class SolutionsPanel : public SessionWidget {
    Q_OBJECT

public:
    explicit SolutionsPanel(QWidget *parent = nullptr);

    /// How the pictures of the session that comes next are drawn.
    void setPuzzle(const ui::PuzzleUi &puzzle, const board::Style &style);
    /// The same session, drawn anew.
    void setStyle(const board::Style &style);
    void refresh() override;

protected:
    void sessionChanged() override;
    void retranslate() override;

private:
    QLayout *makeSwitch();
    void arrange(SolutionsModel::Arrangement arrangement);
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
    Atlas *m_atlas;
    QTreeView *m_list;
    SolutionsModel *m_model;
    SolutionFilter *m_passing; ///< of the model's
    QTimer m_more;             ///< rows are still to be added
    quint64 m_inView = 0;      ///< the number of the solution that the list has followed to
};

} // namespace window
