// SPDX-License-Identifier: MIT
#pragma once

#include "session/search/methodchoice.h"
#include "session/search/solverjob.h"
#include "session/search/symmetryclasses.h"
#include "session/timeline/player.h"

namespace session {

struct ReplayedSearch;

/// The player's request to a method.
struct Request {
    const core::Solver *solver = nullptr; ///< mandatory; see MethodChoice
    core::Goal goal = core::Goal::First;
    core::Values options = {};
    std::uint64_t seed = 1;
    bool watch = false;            ///< shows every step in the timeline as it is made
    bool pauseAtSolutions = false; ///< waits at each solution until the player continues
    const core::Solver *replaced =
        nullptr; ///< the chosen method, which does not reach the goal; null if it does
};

/// The result of a method that has ended.
struct MethodResult {
    const core::Solver *solver;
    core::Goal goal;
    core::Outcome::Verdict verdict;
    core::Stats stats;
    qint64 moves; ///< the moves of the solution that it found
    qint64 tries; ///< the tries that a watched search reported; -1 if the search was not watched
};

/// Runs solvers on a timeline's board: starts, pauses and ends a search, shows in the timeline what it does or finds,
/// and stores the solutions. There is one search at a time; the results of the latest one are kept.
class Search : public QObject {
    Q_OBJECT

public:
    enum class State {
        Idle,       ///< There is no search, or its board is gone.
        Running,    ///< The worker runs; a watched one may be waiting for room in the queue.
        Paused,     ///< The player has paused the worker.
        AtSolution, ///< The worker waits at a solution that is in view, until the player continues.
        Replaying,  ///< A watched search has ended, and the rest of it is still being shown.
        Stopping,   ///< The player has ended the search; its outcome is still to come.
        Stopped,    ///< The player ended the search before its end was in view.
        Ended,
    };

    Search(const core::Kind &kind, Timeline &timeline, Player &player, QObject *parent = nullptr);

    MethodChoice &methods() { return m_methods; }
    const MethodChoice &methods() const { return m_methods; }

    /// Starts a search from the position in view or, if that is a solution by a solver, from the position at which
    /// the solver began. Abandons the previous search.
    void start(const Request &request);
    void setPaused(bool paused);
    void pauseOrContinue() { setPaused(!isUnderWay() || !standsStill()); }
    /// Pauses or resumes playing. Resuming continues a watched search, too.
    void playOrPause();
    /// Goes to the nearest of these landmarks in this direction. Beyond the events of a watched search shown so far,
    /// shows further ones as fast as the search goes until a landmark is reached.
    void go(Direction direction, const Landmarks &landmarks);
    /// Goes to this frame, which a watched search may not have shown yet.
    void seek(qint64 frame);
    /// Continues to the next solution from the one at which the search waits or will soon wait.
    void nextSolution();
    /// Asks the search to end. The solutions found are kept. Of a count that is over, whose result hides nothing from a
    /// viewer, only the playing ends: its other steps are kept, too.
    void stop();
    /// Drops the search at once, because the player does something else.
    void abandon();
    /// Takes over a search of a saved game that was run again, in the state in which it was saved.
    void adopt(session::ReplayedSearch &replayed);
    /// Takes over the solutions that were found elsewhere, from a position of the board in view.
    void adoptSolutions(Solutions solutions);
    /// Drops the results for a board that is no longer in view.
    void forgetOtherBoards();

    State state() const { return m_state; }
    bool isSolving() const;  ///< whether the worker has not finished yet
    bool takesLong() const;  ///< whether the worker has been running for more than a moment
    bool isWatching() const; ///< whether events of a watched search are still to come
    /// Returns the number of frames of the watched search that have not been shown yet; none while the search is
    /// running, since the number is not known.
    std::optional<qint64> framesToCome() const;
    /// Returns whether the search waits because its earlier events must be shown first.
    bool waitsForViewer() const { return isWatching() && isSolving() && m_job->queue().isFull(); }
    bool isUnderWay() const { return isSolving() || isWatching(); }
    /// Returns whether the latest job began in the game in view, so that its outcome says something about it.
    bool isOfGameInView() const;
    /// Returns whether the search or, if it is watched, its display waits for the player to continue.
    bool standsStill() const;
    const SolverJob *job() const { return m_job.get(); } ///< the latest job; null when idle
    /// Returns the chosen method that the latest job's method replaces; null if it is the chosen one.
    const core::Solver *replacedMethod() const { return m_request.replaced; }
    /// Returns the outcome of the latest job, once the job has ended.
    const std::optional<core::Outcome> &outcome() const { return m_outcome; }
    /// Returns the latest result of each method that was tried from the same position, in the order of the methods.
    const std::vector<MethodResult> &results() const { return m_results; }

    const Solutions &solutions() const { return m_solutions; }
    /// Returns whether the solutions are of an earlier search, because the latest has found none so far, or only
    /// counts.
    bool solutionsAreOlder() const { return m_solutionsAreOlder; }
    quint64 foundTotal() const { return m_solutionsAreOlder ? 0 : m_solutions.total(); } ///< the latest count
    const SymmetryClasses &symmetryClasses() const { return m_classes; }
    /// Goes to the place where the watched search found this solution, or shows the solution in a new act. A search
    /// under way continues.
    void showSolution(std::size_t index);
    /// Returns whether the timeline is just moving from another position to a solution.
    bool isMovingToSolution() const { return m_movingToSolution; }
    /// Returns the number, in its search, of the solution that is in view; 0 if there is none.
    quint64 solutionInView() const { return solutionAt(m_timeline.actIndex(), m_timeline.frameInAct()); }
    quint64 solutionAt(std::size_t act, qint64 frameInAct) const;

Q_SIGNALS:
    void reported(const core::Explanation &what); ///< emitted with a reason or an answer for the player
    void concluded(); ///< the search has ended or was stopped, and its end is in view
    void stateChanged();
    void progressed(); ///< emitted ten times a second
    void solutionsChanged();
    void aboutToAct(); ///< emitted before an act is begun
    void acted();      ///< an act was added or removed: what is saved has changed

private:
    void leaveOtherSearch(const QString &method);
    void restartSolutions();
    void dropOtherResults(const core::Position &from);
    void connectJob();
    void closeAct(SearchSpec::State state);
    State stateOf(const SearchSpec &spec) const;
    void startJob(const Request &request, core::Task task);
    Act actOfJob(Act::Type type, core::Position from, std::span<const core::Event> events = {}) const;
    void showWatched();
    void setState(State state);
    void updateState();
    void wake();
    void takeFound();
    bool areKnown(const std::vector<Found> &fresh) const;
    std::optional<std::size_t> indexOf(const core::Position &solution, const core::Path &path) const;
    void finish(const core::Outcome &outcome);
    void keepResult(const core::Outcome &outcome);
    void showFirstFound();
    void showOutcome(const core::Outcome &outcome);
    void starved();
    void endReplay();
    void endReplayHere();
    bool seekSolution(std::size_t index);
    void showInOwnAct(std::size_t index);

    const core::Kind &m_kind;
    Timeline &m_timeline;
    Player &m_player;
    MethodChoice m_methods;
    State m_state = State::Idle;
    Request m_request; ///< the request of the latest job
    std::unique_ptr<SolverJob> m_job;
    Instance m_instance;     ///< the board on which the job works; the cursor may be on another
    qint64 m_startFrame = 0; ///< the frame from which the job works
    std::optional<core::Outcome> m_outcome;
    std::vector<MethodResult> m_results;
    Solutions m_solutions;
    SymmetryClasses m_classes;
    bool m_solutionsAreOlder = false; ///< the solutions are of an earlier search, until a new one is found
    bool m_movingToSolution = false;
};

} // namespace session
