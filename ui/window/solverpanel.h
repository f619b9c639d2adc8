// SPDX-License-Identifier: MIT
#pragma once

#include "window/actions.h"
#include "window/sessionwidget.h"
#include "window/settings.h"

#include <QPointer>
#include <QTimer>

class QCheckBox;
class QLabel;
class QToolButton;

namespace insight {
class Pseudocode;
class VerticalScrollArea;
} // namespace insight

namespace window {

class MethodComparison;
class SolutionPrompt;
class MethodBox;
class OptionsForm;
class ProgramReport;
class SeedEdit;
class SolverCounters;

/// The panel for choosing a method, running it, and observing its progress.
class SolverPanel : public SessionWidget {
    Q_OBJECT

public:
    SolverPanel(const Actions &actions, Settings &settings, QWidget *parent = nullptr);

    MethodBox &methods() { return *m_method; }
    void choose(const core::Solver &solver);
    /// Sets the arrangement. A search in Study is always watched, and a search in Watch unless that is
    /// switched off there.
    void setArrangement(ActionId mode);
    void solve();
    void nextSolution(); ///< continues a search under way, else begins one that waits at each solution
    void allSolutions();
    void count();
    void pauseOrContinue();
    void refresh() override;

Q_SIGNALS:
    void methodChanged(); ///< the method, its name, or which methods can begin, have changed

protected:
    void sessionChanged() override;
    void retranslate() override;

private:
    void layOut();
    QLayout *makeButtons();
    QToolButton *addButton(ActionId what);
    void showMethod();
    void consult();
    bool watches() const;
    const char *watchOption() const;
    void recallWatching();
    void recallProgram();
    QWidget *addProgramButton();
    void nameProgramButton();
    void askForProgram();
    QString programFile() const;
    void search(core::Goal goal, bool pauseAtSolutions);
    session::MethodChoice &choice() const { return session()->search().methods(); }
    void refreshActions();
    void refreshButtons();
    void refreshPause();
    void keepPauseWide();
    QString about() const;
    void refreshListing();
    QString optionsName(const core::Solver &solver) const;

    const Actions &m_actions;
    Settings &m_settings;
    MethodBox *m_method;
    QLabel *m_about;
    OptionsForm *m_options;
    QPointer<QToolButton> m_chooseProgram; ///< the button beside the command, while a command is asked for
    QCheckBox *m_watch;
    QLabel *m_seedName;
    SeedEdit *m_seed;
    QToolButton *m_solve;
    QToolButton *m_pause;
    QToolButton *m_stop;
    std::vector<QToolButton *> m_manyButtons; ///< the buttons for methods that find more than one solution
    bool m_findsMany = false;
    ActionId m_arrangement = ActionId::PlayMode;
    SolutionPrompt *m_prompt;
    SolverCounters *m_counters;
    MethodComparison *m_efforts;
    insight::Pseudocode *m_listing;
    ProgramReport *m_report;
    insight::VerticalScrollArea *m_listingArea = nullptr;
    const core::Solver *m_shown = nullptr; ///< the method whose options and pseudocode the panel shows
    QTimer m_consultSoon;
};

} // namespace window
