// SPDX-License-Identifier: MIT
#pragma once

#include "session/methodchoice.h"
#include "session/player.h"
#include "session/solverjob.h"
#include "session/symmetryclasses.h"

namespace session {

struct Refound;

/// What the player asks of a method.
struct Request {
    const core::Solver *solver = nullptr; ///< mandatory; see MethodChoice
    core::Goal goal = core::Goal::First;
    core::Values options = {};
    std::uint64_t seed = 1;
    bool watch = false;            ///< shows every step in the timeline, as it comes
    bool pauseAtSolutions = false; ///< waits at each solution until the player goes on
};

/// How a method that came to its end got there.
struct MethodResult {
    const core::Solver *solver;
    core::Goal goal;
    core::Outcome::Verdict verdict;
    core::Stats stats;
    qint64 moves; ///< of the way that it found
};

/// The solver at work on a timeline's board: starts it, pauses and ends it, shows in the timeline what it
/// does or has found, and keeps the solutions. There is one at a time, and the latest is remembered.
class Search : public QObject {
    Q_OBJECT

public:
    enum class State {
        Idle,       ///< no search, or its board is gone
        Running,    ///< a watched one may be held all the same, by a full mailbox
        Paused,     ///< the player holds the worker still
        AtSolution, ///< the worker waits at a solution that is in view, until the player goes on
        Replaying,  ///< a watched search is over; the rest of what it did is still being shown
        Stopping,   ///< the player has ended it; its outcome is still to come
        Stopped,    ///< ended by the player, before its end was in view
        Ended,
    };

    Search(const core::Kind &kind, Timeline &timeline, Player &player, QObject *parent = nullptr);
    ~Search() override;

    MethodChoice &methods() { return m_methods; }
    const MethodChoice &methods() const { return m_methods; }

    /// From the position in view; where a solver has solved that, from the one that it solved. Abandons the
    /// search before.
    void start(const Request &request);
    void setPaused(bool paused);
    void pauseOrContinue();
    /// What plays is paused, and the other way round. A watched search goes on with the playing, too.
    void playOrPause();
    /// To the nearest of these landmarks in this direction. Past the end of what has been shown of a watched search, it is
    /// asked for more, and is shown as fast as it goes until the landmark comes.
    void go(Direction direction, const Landmarks &landmarks);
    /// From the solution at which the search waits, or soon will, to the next.
    void nextSolution();
    /// Asks for the end. What was found stays.
    void stop();
    /// Drops the search at once, since the player does something else.
    void abandon();
    /// Takes up a search of a saved game that was run again: as it was left.
    void adopt(session::Refound &refound);
    /// Drops what was found on a board that is no longer in view.
    void forgetOtherBoards();

    State state() const { return m_state; }
    bool isSolving() const;  ///< the worker has not come to its end yet
    bool takesLong() const;  ///< and has been at it for more than a moment
    bool isWatching() const; ///< events of a watched search are still coming
    bool isUnderWay() const { return isSolving() || isWatching(); }
    /// The search, or where it is watched the picture of it, stands still until the player goes on.
    bool standsStill() const;
    const SolverJob *job() const { return m_job.get(); } ///< the latest; null when idle
    /// Of the latest job, once it has ended.
    const std::optional<core::Outcome> &outcome() const { return m_outcome; }
    /// Of the methods that were tried from one and the same position, each as it did last, in their order.
    const std::vector<MethodResult> &results() const { return m_results; }

    const Solutions &solutions() const { return m_solutions; }
    /// They are of a search before the latest, which has found none so far, or only counts.
    bool solutionsAreOlder() const { return m_solutionsAreOlder; }
    quint64 foundTotal() const { return m_solutionsAreOlder ? 0 : m_solutions.total(); } ///< by the latest
    const SymmetryClasses &symmetryClasses() const { return m_classes; }
    /// Goes to where the watched search found it, or shows it in an act of its own. A search under way goes
    /// on.
    void showSolution(std::size_t index);
    /// While what moves is a solution that is being brought into view from another position.
    bool isMovingToSolution() const { return m_movingToSolution; }
    /// The number, in its search, of the solution that is in view; 0 for none.
    quint64 solutionInView() const { return solutionAt(m_timeline.actIndex(), m_timeline.frameInAct()); }
    quint64 solutionAt(std::size_t act, qint64 frameInAct) const;

Q_SIGNALS:
    void told(const core::Explanation &what); ///< a reason, an answer
    void concluded();                         ///< the search has ended or was stopped, and that is in view
    void stateChanged();
    void progressed(); ///< ten times a second
    void solutionsChanged();
    void aboutToAct(); ///< an act is going to be begun
    void acted();      ///< an act came or went: what is saved has changed

private:
    bool cannotBegin(const core::Solver &solver, const core::Task &task);
    void restartSolutions();
    void dropOtherResults(const core::Position &from);
    void connectJob();
    void closeAct(Recipe::State state);
    State stateOf(const Recipe &recipe) const;
    void startJob(const Request &request, core::Task task);
    void showWatched();
    void setState(State state);
    void updateState();
    void wake();
    void takeFound();
    bool areKnown(const std::vector<Found> &fresh) const;
    std::optional<std::size_t> placeOf(const core::Position &solution, const core::Path &path) const;
    void finish(const core::Outcome &outcome);
    void keepResult(const core::Outcome &outcome);
    void showOutcome(const core::Outcome &outcome);
    void starved();
    void endReplay();
    bool seekSolution(std::size_t index);
    void showInOwnAct(std::size_t index);

    const core::Kind &m_kind;
    Timeline &m_timeline;
    Player &m_player;
    MethodChoice m_methods;
    State m_state = State::Idle;
    Request m_request; ///< of the latest job
    std::unique_ptr<SolverJob> m_job;
    Instance m_instance;     ///< on which the job works; the cursor may be on another board
    qint64 m_startFrame = 0; ///< from which the job works
    std::optional<core::Outcome> m_outcome;
    std::vector<MethodResult> m_results;
    Solutions m_solutions;
    SymmetryClasses m_classes;
    bool m_solutionsAreOlder = false; ///< of a search before; the first that is found takes their place
    bool m_movingToSolution = false;
};

} // namespace session
