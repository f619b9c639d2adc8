// SPDX-License-Identifier: MIT
#pragma once

#include "window/widgets/actions.h"
#include "window/widgets/sessionwidget.h"
#include "window/widgets/settings.h"

#include <QTimer>

class QLabel;
class QStackedWidget;
class QToolButton;

namespace window {

class Excerpt;
class MethodBox;
class MethodComparison;
class MethodRow;
class OptionsForm;
class ProgramReport;
class SeedEdit;
class SolutionPrompt;
class SolverCounters;

/// The panel for choosing a method, running it, and observing its progress. Unused parts keep their space, so that
/// neither a method nor its run moves a button. It has many members because each of its lines depends on the method
/// that is chosen.
class SolverPanel : public SessionWidget {
    Q_OBJECT

public:
    SolverPanel(const Actions &actions, Settings &settings, QWidget *parent = nullptr);

    MethodBox &methods();
    MethodRow &row() { return *m_row; }
    void choose(const core::Solver &solver);
    /// Sets the command of the player's own program.
    void setCommand(const std::string &command);
    /// Sets whether in this puzzle and arrangement a search is watched, or only its solution is shown.
    void setWatching(bool watch);
    bool watches() const;
    /// Sets the arrangement. A search in Study is always watched, a search in Watch unless that is switched off.
    void setArrangement(ActionId mode);
    void solve();
    void nextSolution(); ///< continues the current search, or starts one that pauses at each solution
    void allSolutions();
    void count();
    void pauseOrContinue();
    void refresh() override;

Q_SIGNALS:
    void methodChanged(); ///< emitted when the method, its name, or which methods can begin, have changed
    /// Emitted in Study when the player's own program is the method, but has no command yet.
    void commandWanted();
    void message(const QString &text);

protected:
    void sessionChanged() override;
    void retranslate() override;

private:
    void layOut();
    QWidget *makeWatchButtons();
    QWidget *makeOptions();
    void fitOptions();
    void showMethod();
    void consult();
    const char *watchOption() const;
    void restoreWatching();
    void restoreOwnProgram();
    void sayThatOptionsWait();
    void askForCommand();
    void search(core::Goal goal, bool pauseAtSolutions);
    session::MethodChoice &choice() const { return session()->search().methods(); }
    void revealState();
    void refreshActions();
    QString about() const;
    static QString substitutionText(const core::Solver &chosen, const core::Solver &taken, bool stays);
    QString optionsName(const core::Solver &solver) const;

    const Actions &m_actions;
    Settings &m_settings;
    MethodRow *m_row;
    QStackedWidget *m_saying; ///< the method's description or, at a solution, the prompt
    Excerpt *m_about;
    SolutionPrompt *m_prompt;
    QToolButton *m_showSearch;
    QToolButton *m_showSolution;
    QWidget *m_optionsArea;
    OptionsForm *m_options;
    QLabel *m_seedName;
    SeedEdit *m_seed;
    ActionId m_arrangement = ActionId::PlayMode;
    SolverCounters *m_counters;
    MethodComparison *m_efforts;
    ProgramReport *m_report;
    const core::Solver *m_shown = nullptr;      ///< the method whose options the panel shows
    const core::Solver *m_replaced = nullptr;   ///< the method that could not reach the goal
    const core::Solver *m_substitute = nullptr; ///< the method that does it instead, in the latest search
    QTimer m_consultSoon;
};

} // namespace window
