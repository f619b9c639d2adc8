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

class ElidedComboBox;
class ScrambleForm;
class OptionsForm;
class VerdictLabel;

/// The panel "Puzzle": the verdict about the board, its options, the ready-made boards, the ways to scramble
/// it, and the puzzle's own tools.
class PuzzlePanel : public SessionWidget {
    Q_OBJECT

public:
    PuzzlePanel(const Actions &actions, Settings &settings, QWidget *parent = nullptr);

    /// Shows the tools of this puzzle. To be followed by `setSession`.
    void setPuzzle(const ui::PuzzleUi &puzzle, const ui::ToolContext &context);
    void newBoard();
    /// Makes another board, of the same sort if boards are made at random, or else the next ready-made one.
    void nextBoard();
    void scramble();
    void refresh() override;

Q_SIGNALS:
    void marksHovered(const std::vector<core::Mark> &marks);

protected:
    void sessionChanged() override;
    void retranslate() override;

private:
    QLabel *addTitle(QVBoxLayout &column);
    void layOut();
    void nameScramble();
    void showWaiting();
    void fillPresets();
    bool isInPlay(const core::Preset &preset) const;
    void openPreset(int index);
    enum class Repeat { Never, UntilUnsolved };

    void begin(std::string options, std::string position, const QString &look, Repeat repeat);
    void showOptions(const std::shared_ptr<const core::Puzzle> &puzzle);

    const Actions &m_actions;
    Settings &m_settings;
    const ui::PuzzleUi *m_puzzle = nullptr;
    std::shared_ptr<const core::Puzzle> m_shownPuzzle; ///< the puzzle whose options the form shows
    VerdictLabel *m_verdict;
    QLabel *m_boardTitle;
    OptionsForm *m_options;
    QLabel *m_waiting; ///< a note that the options are not those of the board in view
    QPushButton *m_new;
    ElidedComboBox *m_presets;
    QToolButton *m_edit;
    QToolButton *m_backToSolvable;
    QLabel *m_scrambleTitle;
    ScrambleForm *m_scramble;
    QVBoxLayout *m_toolsLayout;
    std::unique_ptr<QWidget> m_tools;
};

} // namespace window
