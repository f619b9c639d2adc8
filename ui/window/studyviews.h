// SPDX-License-Identifier: MIT
#pragma once

#include "insight/programview.h"
#include "insight/stackview.h"
#include "insight/treeview.h"
#include "pages/page.h"
#include "puzzleui.h"
#include "window/growthpanel.h"
#include "window/momentspanel.h"
#include "window/predictpanel.h"
#include "window/racepanel.h"
#include "window/stopspanel.h"

#include <QTabWidget>

class QCheckBox;

namespace window {

/// The views beside the board for those who study a search, one at a time: its program, its tree, its stack,
/// its stops, predictions of the next step, the named moments, and methods side by side.
class StudyViews : public QTabWidget {
    Q_OBJECT

public:
    static constexpr int views = 7;

    StudyViews(const Actions &actions, board::BoardView &board, QWidget *parent = nullptr);

    void setSession(const ui::PuzzleUi &puzzle, session::Session &session);
    void setStyle(const board::Style &style);
    void setNames(std::function<QString(int cell)> nameOfCell) { m_stops->setNames(std::move(nameOfCell)); }
    void setMoveNames(const insight::MoveNames &names)
    {
        m_tree->setNames(names);
        m_stack->setNames(names);
    }
    void refresh();
    void retranslate();
    using QWidget::show;
    void show(pages::SearchView view); ///< shows a view if it is one of these
    insight::ProgramView &program() { return *m_program; }
    insight::TreeView &tree() { return *m_tree; }
    StopsPanel &stops() { return *m_stops; }
    PredictPanel &predict() { return *m_predict; }
    void setScale(double scale); ///< the scale of its font; 1 is a window's

    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *treePage();
    void fitTabs();

    double m_scale = 1;

    insight::ProgramView *m_program;
    insight::TreeView *m_tree;
    insight::StackView *m_stack;
    StopsPanel *m_stops;
    PredictPanel *m_predict;
    MomentsPanel *m_moments;
    RacePanel *m_race;
    GrowthPanel *m_growth;
    QCheckBox *m_whole;
    QCheckBox *m_foldFailed;
};

} // namespace window
