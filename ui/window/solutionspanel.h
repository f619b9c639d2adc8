// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"
#include "window/sessionwidget.h"

class QLabel;
class QListView;

namespace window {

class SolutionsModel;

/// The solutions found, as small pictures; choosing one shows it on the board.
class SolutionsPanel : public SessionWidget {
    Q_OBJECT

public:
    explicit SolutionsPanel(QWidget *parent = nullptr);

    /// How the pictures are drawn.
    void setPuzzle(const ui::PuzzleUi &puzzle, const board::Style &style);
    void refresh() override;

protected:
    void sessionChanged() override;
    void retranslate() override;

private:
    QString summary() const;

    const ui::PuzzleUi *m_puzzle = nullptr;
    board::Style m_style;
    QLabel *m_summary;
    QListView *m_list;
    SolutionsModel *m_model;
};

} // namespace window
