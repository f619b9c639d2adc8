// SPDX-License-Identifier: MIT
#pragma once

#include "window/games/sessionstore.h"
#include "window/puzzlepanel.h"
#include "window/solutions/solutionspanel.h"
#include "window/solve/solverpanel.h"

#include <QTabWidget>

namespace window {

/// The panels beside the board, shown one at a time. Their width depends neither on the puzzle nor on the panel;
/// only a window that is too narrow makes them narrower.
class Panels : public QTabWidget {
    Q_OBJECT

public:
    Panels(const Actions &actions, Settings &settings, QWidget *parent = nullptr);

    PuzzlePanel &puzzle() { return *m_puzzle; }
    SolverPanel &solver() { return *m_solver; }

    void setSession(const ui::PuzzleUi &puzzle, const ui::ToolContext &context, const board::Style &style);
    /// Sets the arrangement: in Play, only the panel of the board can be chosen.
    void setArrangement(ActionId mode);
    /// Returns the solutions in the order of the list.
    std::vector<std::size_t> solutionOrder() const { return m_solutions->order(); }
    void setNames(std::function<QString(int cell)> names) { m_solutions->setNames(std::move(names)); }
    void setStyle(const board::Style &style) { m_solutions->setStyle(style); }
    void setScale(double scale); ///< sets the scale of the font; 1 is the usual one
    /// The places of the panels: beside everything else, below it, where they have the whole width and a height of their
    /// own, or in the place of the views of Study.
    enum class Place { Beside, Below, InsteadOfViews };
    void setPlace(Place place);
    void refresh();
    void retranslate();
    QSize sizeHint() const override { return {m_width, QTabWidget::sizeHint().height()}; }

private:
    PuzzlePanel *m_puzzle;
    SolverPanel *m_solver;
    SolutionsPanel *m_solutions;
    void fit();

    int m_width = 0; ///< the usual width in pixels
    Place m_place = Place::Beside;
};

} // namespace window
