// SPDX-License-Identifier: MIT
#pragma once

#include "insight/growthpanel.h"
#include "insight/momentspanel.h"
#include "insight/predictpanel.h"
#include "insight/programview.h"
#include "insight/racepanel.h"
#include "insight/stackview.h"
#include "insight/stopspanel.h"
#include "insight/treelegend.h"
#include "insight/treeview.h"
#include "puzzleui.h"

#include <QTabWidget>

class QCheckBox;
class QLabel;
class QStackedWidget;
class QToolButton;

namespace insight {

/// The views beside the board for studying a search, one at a time: its program, its tree, its stack, its stops,
/// predictions of the next step, the named moments, methods side by side, and how their work grows. In a low window, the
/// map of the search is one of them.
class StudyViews : public QTabWidget {
    Q_OBJECT

public:
    /// The views in the order of their tabs.
    enum class View { Program, Tree, Stack, Stops, Predict, Moments, Race, Growth, Map };
    static constexpr int views = int(View::Map) + 1;

    StudyViews(const window::Actions &actions, board::BoardView &board, QWidget *parent = nullptr);

    void setSession(const ui::PuzzleUi &puzzle, session::Session &session);
    void setStyle(const board::Style &style);
    void setNames(std::function<QString(int cell)> nameOfCell) { m_stops->setNames(std::move(nameOfCell)); }
    void setMoveNames(const MoveNames &names)
    {
        m_tree->setNames(names);
        m_stack->setNames(names);
    }
    void refresh();
    void rename() { m_stops->rename(); } ///< shows the names of the board’s cells again, which have changed
    void retranslate();
    using QWidget::show;
    void show(View view) { setCurrentIndex(int(view)); }
    /// Shows this map of the search as the last view; without a map, there is no such view.
    void setMap(QWidget *map);
    void showWholeTree(); ///< shows the whole tree if the search in view is small enough
    ProgramView &program() { return *m_program; }
    TreeView &tree() { return *m_tree; }
    StopsPanel &stops() { return *m_stops; }
    PredictPanel &predict() { return *m_predict; }
    void setFullScreen(bool fullScreen) { m_fullScreen = fullScreen; }
    void setScale(double scale); ///< sets the font size, as a multiple of the normal size

    QSize minimumSizeHint() const override;

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *treePage();
    QWidget *orNotice(View view, QWidget *shown);
    void nameNotices();
    QString stackNotice() const;
    void makeChooser();
    void fitTabs();

    /// A sentence that is shown in place of a view of moves for a count that makes none.
    struct Notice {
        View view;
        QStackedWidget *pages;
        QLabel *sentence;
    };

    double m_scale = 1;
    bool m_fullScreen = false;
    session::Session *m_session = nullptr;
    std::vector<Notice> m_notices;

    ProgramView *m_program;
    TreeView *m_tree;
    TreeLegend *m_treeLegend;
    StackView *m_stack;
    StopsPanel *m_stops;
    PredictPanel *m_predict;
    MomentsPanel *m_moments;
    RacePanel *m_race;
    GrowthPanel *m_growth;
    QWidget *m_mapPage = nullptr; ///< the page with the map; null while the map is elsewhere
    QToolButton *m_chooser;       ///< the list of the views, shown if their tabs do not all fit
    QCheckBox *m_whole;
    QCheckBox *m_foldFailed;
};

} // namespace insight
