// SPDX-License-Identifier: MIT
#pragma once

#include "window/actions.h"
#include "window/sessionwidget.h"
#include "window/settings.h"

#include <QTimer>

class QCheckBox;
class QLabel;
class QToolButton;
class QVBoxLayout;

namespace window {

class MethodComparison;
class SolutionPrompt;
class Pseudocode;
class MethodBox;
class OptionsForm;
class SeedEdit;
class SolverCounters;

/// The methods: choosing one, letting it work, seeing how it gets on.
class SolverPanel : public SessionWidget {
    Q_OBJECT

public:
    SolverPanel(const Actions &actions, Settings &settings, QWidget *parent = nullptr);

    MethodBox &methods() { return *m_method; }
    void choose(const core::Solver &solver);
    void solve();
    void nextSolution(); ///< goes on when a search is under way, else begins one that frames at each
    void allSolutions();
    void count();
    void pauseOrContinue();
    void refresh() override;

Q_SIGNALS:
    void methodChanged(); ///< which it is, its name, or which can begin

protected:
    void sessionChanged() override;
    void retranslate() override;

private:
    void layOut();
    QLayout *makeButtons();
    QToolButton *addButton(ActionId what);
    void showMethod();
    void consult();
    const core::Solver &preferred(core::Goal goal) const;
    const core::Solver *solverFor(core::Goal goal) const;
    const core::Solver &methodHere() const;
    void ask(core::Goal goal, bool pausing);
    bool isPaused() const;
    void refreshActions();
    void refreshPause();
    void keepPauseWide();
    void refreshListing();
    QString optionsName(const core::Solver &solver) const;

    const Actions &m_actions;
    Settings &m_settings;
    MethodBox *m_method;
    QLabel *m_about;
    OptionsForm *m_options;
    QCheckBox *m_watch;
    QLabel *m_seedName;
    SeedEdit *m_seed;
    QToolButton *m_solve;
    QToolButton *m_pause;
    std::vector<QToolButton *> m_manyButtons; ///< for methods that find more than one solution
    SolutionPrompt *m_frame;
    SolverCounters *m_counters;
    MethodComparison *m_efforts;
    Pseudocode *m_listing;
    const core::Solver *m_shown = nullptr;          ///< whose options and pseudocode the panel has
    const core::Solver *m_taken = nullptr;          ///< for a goal that the method chosen does not reach …
    std::shared_ptr<const core::Puzzle> m_takenFor; ///< … on this board
    QTimer m_consultSoon;
    core::Position m_consultedAt;
};

} // namespace window
