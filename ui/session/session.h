// SPDX-License-Identifier: MIT
#pragma once

#include "session/background.h"
#include "session/lastsolvable.h"
#include "session/opening.h"
#include "session/player.h"
#include "session/solverjob.h"
#include "session/symmetryclasses.h"

namespace session {

/// What the player asks of a method.
struct Request {
    const core::Solver *solver = nullptr;
    core::Goal goal = core::Goal::First;
    core::Values options = {};
    std::uint64_t seed = 1;
    bool watch = false;
    bool pauseAtSolutions = false;
};

/// What a method did to come to its end.
struct Effort {
    const core::Solver *solver;
    core::Goal goal;
    core::Outcome::Verdict verdict;
    core::Stats stats;
};

/// One puzzle being played: its timeline, the player that moves it, and the solver at work on it, if any.
class Session : public QObject {
    Q_OBJECT

public:
    Session(const core::Kind &kind, core::Game first, QObject *parent = nullptr);
    ~Session() override;

    const core::Kind &kind() const { return m_kind; }
    Timeline &timeline() { return m_timeline; }
    const Timeline &timeline() const { return m_timeline; }
    Player &player() { return m_player; }
    const Player &player() const { return m_player; }
    const core::Puzzle &puzzle() const { return *m_timeline.instance().puzzle; }
    QString line() const; ///< the position line of what is shown

    /// New, Open or Edit: another board, or another position on this one.
    void begin(Act::Type type, const core::Game &game, const QString &look);
    /// Reads the text of a board of this puzzle, for `done` to begin with it. What takes long is read in the
    /// background; `stop` gives it up, and so does whatever else is begun.
    void read(std::string options, std::string position, Opening::Done done);
    void read(Opening::Work work);
    bool isReading() const { return m_opening.isBusy(); }
    /// Deals the present board anew, by `read`; tells why it cannot.
    void scramble(const core::Deal &deal, qint64 count, std::uint64_t seed);
    /// The player's hand wants this step.
    void hand(const core::Step &wanted);
    /// One move by the program's hand, with its reason told.
    void hint();

    void undo();
    void redo();
    /// One frame on. Behind the end of what has been shown of a search, the search is asked for its next
    /// step.
    void step();
    /// On to the next landmark. When it is not there yet, and more of a search is to come, runs on to it as
    /// fast as it goes.
    void runTo(Landmark landmark);
    void backTo(Landmark landmark);
    /// To the last position of this game from which the goal could still be reached; tells what it finds.
    void backToSolvable();
    bool isLookingBack() const { return m_lastSolvable.isBusy(); }

    /// From the position in view; where a solver has solved it, from the one that it solved.
    void solve(const Request &request);
    void setPaused(bool paused);
    /// From the solution at which the search is, or soon will be, paused to the next.
    void nextSolution();
    /// Ends whatever is under way: a search, a reading, a look back.
    void stop();
    bool isSolving() const { return m_job && m_job->isRunning(); }
    bool isWatching() const { return m_watching; } ///< events of a search are still coming
    bool isWaitingAtSolution() const;              ///< the search waits at a solution, which is in view
    bool wasStopped() const { return m_stopped; }  ///< the latest search was, before its end was in view
    const SolverJob *job() const { return m_job.get(); } ///< the latest; null when its board is gone
    const std::optional<core::Outcome> &outcome() const
    {
        return m_outcome;
    } ///< of the latest job, once it ended

    /// Of the methods that were tried from one and the same position, each as it did last.
    const std::vector<Effort> &efforts() const { return m_efforts; }

    const core::Judgement &judgement() const { return m_judgement; }
    const Solutions &solutions() const { return m_solutions; }
    const SymmetryClasses &symmetryClasses() const { return m_classes; }
    /// Goes to where the watched search found it, or shows it in an act of its own. A search under way goes
    /// on.
    void showSolution(std::size_t index);
    /// While what moves is a solution that is being brought into view from another position.
    bool isBringing() const { return m_bringing; }
    /// The number, in its search, of the solution that is in view; 0 for none.
    quint64 solutionInView() const;

    /// The words for the frame at the cursor: the reason of a method's step, or what is to be said of a
    /// hand's. Empty when there is nothing to say.
    core::Explanation explanation() const { return explanationAt(m_kind, m_timeline); }
    static core::Explanation explanationAt(const core::Kind &kind, const Timeline &timeline);

    /// Forgets what was, and takes over the acts of a saved game.
    void restore(std::vector<Act> acts, qint64 frame);

Q_SIGNALS:
    void told(const core::Explanation &what); ///< a refusal, a reason, an answer
    void solvingChanged();
    void progressed();
    void judged();
    void solutionsChanged();
    void acted(); ///< an act came or went: what is saved has changed

private:
    void add(Act act);
    void giveUp();
    void prepareSolutions(core::Goal goal, const core::Position &from, const QString &method);
    void forgetOtherBoards();
    void leaveSolution();
    void reach(const core::Outcome &outcome);
    void noteEffort(const core::Outcome &outcome);
    void gather();
    void display(std::size_t index);
    bool seekSolution(std::size_t index);
    void wake();
    void drained();
    void detach();
    void abandon();
    void retreat(const LastSolvable::Answer &answer);
    void judgeSoon();
    void judge();
    void reveal(const core::Hint &hint);

    const core::Kind &m_kind;
    Timeline m_timeline;
    Player m_player;
    std::unique_ptr<SolverJob> m_job;
    bool m_watching = false;          ///< events of the job are still to be shown
    bool m_watched = false;           ///< the job's events go to the timeline as they come
    bool m_pausesAtSolutions = false; ///< the job waits at each solution
    bool m_stopped = false;
    bool m_bringing = false;
    qint64 m_askedAt = 0; ///< frame from which the job works
    std::optional<core::Outcome> m_outcome;
    std::vector<Effort> m_efforts;
    Solutions m_solutions;
    SymmetryClasses m_classes;
    Opening m_opening;
    LastSolvable m_lastSolvable;
    core::Judgement m_judgement;
    QTimer m_judgeSoon;
    Background<core::Judgement> m_judge;
    Background<core::Hint> m_hint;
};

} // namespace session
