// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"
#include "window/widgets/actions.h"
#include "window/widgets/sessionwidget.h"
#include "window/widgets/settings.h"

#include <functional>
#include <map>

class QLabel;
class QToolButton;
class QVBoxLayout;

namespace window {

class ElidedComboBox;
class ScrambleForm;
class OptionsForm;

/// The panel "Board": the ready-made boards and the options of a new one and, folded at first, the ways to scramble
/// it and the puzzle's own tools.
class PuzzlePanel : public SessionWidget {
    Q_OBJECT

public:
    PuzzlePanel(const Actions &actions, Settings &settings, QWidget *parent = nullptr);

    /// Shows the tools of this puzzle. Call `setSession` next.
    void setPuzzle(const ui::PuzzleUi &puzzle, const ui::ToolContext &context);
    void newBoard();
    /// Makes another board: of the same sort if boards are made at random, else the next ready-made one.
    void nextBoard();
    void scramble();
    void takeFocus(); ///< gives the focus to the options of another board
    void refresh() override;

Q_SIGNALS:
    void listClosed(); ///< emitted when the list of ready-made boards, which has the focus, was closed

protected:
    void sessionChanged() override;
    void retranslate() override;

private:
    void layOut();
    void unfold(bool on);
    bool isUnfolded() const;
    void showEditor(bool editing);
    void showParts();
    core::Values values() const;
    std::string optionsInView() const;
    core::Grid gridOfOptions() const;
    void nameSquares();
    void chooseUse(const core::Option &option);
    void changeBoardInView(const std::function<void()> &instead);
    void report(session::Session &session, const core::Explanation &fault) const;
    core::Reading changedBoard() const;
    void nameWaiting();
    std::string optionsOfNewBoard();
    bool mayLoseBoard();
    void nameScramble();
    void showWaiting();
    bool isInPlay(const core::Preset &preset) const;
    QString lookOfNewBoards() const;
    void makeBoard() { begin(optionsOfNewBoard(), {}, lookOfNewBoards(), Repeat::UntilUnsolved); }
    void makePreset(int index);
    enum class Repeat { Never, UntilUnsolved };

    void begin(std::string options, std::string position, const QString &look, Repeat repeat);
    void showSeed(const std::string &options);
    void showOptions(const std::shared_ptr<const core::Puzzle> &puzzle);

    const Actions &m_actions;
    Settings &m_settings;
    const ui::PuzzleUi *m_puzzle = nullptr;
    std::shared_ptr<const core::Puzzle> m_shownPuzzle; ///< the puzzle whose options the form shows
    /// Options that wait for New, by the puzzle's id, with the board beside which they were chosen.
    std::map<QString, std::pair<std::weak_ptr<const core::Puzzle>, core::Values>> m_waitingOptions;
    OptionsForm *m_options;
    const core::Option *m_edited =
        nullptr;       ///< the option that was edited last, since they are those of the board
    QLabel *m_waiting; ///< a note that the options differ from those of the board in view
    ElidedComboBox *m_presets;
    QToolButton *m_more;
    QWidget *m_folded; ///< the widgets that `m_more` unfolds
    QToolButton *m_edit;
    QLabel *m_scrambleTitle;
    ScrambleForm *m_scramble;
    QVBoxLayout *m_toolsLayout;
    QVBoxLayout *m_modelLayout;
    bool m_opened = false; ///< the panel was opened to edit the board, and will be closed again
    std::unique_ptr<QWidget> m_tools;
    std::unique_ptr<QWidget> m_model;
};

} // namespace window
