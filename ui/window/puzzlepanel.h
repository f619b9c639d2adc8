// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"
#include "window/actions.h"
#include "window/sessionwidget.h"
#include "window/settings.h"

class QLabel;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace window {

class ChoiceBox;
class DealForm;
class OptionsForm;
class VerdictLine;

/// The board itself: its verdict, its options, the boards worth a button, the ways to scramble it, and the
/// puzzle's own tools.
class PuzzlePanel : public SessionWidget {
    Q_OBJECT

public:
    PuzzlePanel(const Actions &actions, Settings &settings, QWidget *parent = nullptr);

    /// Whose tools are shown; `setSession` follows.
    void setPuzzle(const ui::PuzzleUi &puzzle, const ui::Desk &desk);
    void newBoard();
    void scramble();
    void refresh() override;

Q_SIGNALS:
    void pointed(const std::vector<core::Mark> &marks);

protected:
    void sessionChanged() override;
    void retranslate() override;

private:
    QLabel *addTitle(QVBoxLayout &column);
    void layOut();
    void fillPresets();
    void openPreset(int index);
    void begin(std::string options, std::string position);

    const Actions &m_actions;
    Settings &m_settings;
    const ui::PuzzleUi *m_puzzle = nullptr;
    std::shared_ptr<const core::Puzzle> m_described; ///< what the options show
    VerdictLine *m_verdict;
    QLabel *m_boardTitle;
    OptionsForm *m_options;
    QPushButton *m_new;
    ChoiceBox *m_presets;
    QToolButton *m_edit;
    QToolButton *m_back; ///< to the last solvable position
    QLabel *m_scrambleTitle;
    DealForm *m_deals;
    QVBoxLayout *m_toolsPlace;
    std::unique_ptr<QWidget> m_tools;
};

} // namespace window
