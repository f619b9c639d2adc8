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
    bool pauseAtSolutions = false; ///< waits at each solution until the player goes on
};

/// The result of a method that has ended.
struct MethodResult {
    const core::Solver *solver;
    core::Goal goal;
    core::Outcome::Verdict verdict;
    core::Stats stats;
    qint64 moves; ///< the moves of the solution that it found
    qint64 tries; ///< the tries that a watched search reported; -1 for a search that nobody watched
};

/// The solver at work on a timeline's board. This class starts it, pauses and ends it, shows in the timeline
/// what it does or has found, and keeps the solutions. There is one search at a time, and the latest is
/// remembered.
class Search : public QObject {
    Q_OBJECT

public:
    enum class State {
        Idle,       ///< There is no search, or its board is gone.
        Running,    ///< The worker runs, though a full queue may hold a watched one.
        Paused,     ///< The player holds the worker still.
        AtSolution, ///< The worker waits at a solution that is in view, until the player continues.
        Replaying,  ///< A watched search is over, and the rest of it is still being shown.
        Stopping,   ///< The player has ended the search; its outcome is still to come.
        Stopped,    ///< The player ended the search before its end was in view.
        Ended,
    };

    Search(const core::Kind &kind, Timeline &timeline, Player &player, QObject *parent = nullptr);
    ~Search() override;

    MethodChoice &methods() { return m_methods; }
    const MethodChoice &methods() const { return m_methods; }

    /// Starts a search from the position in view or, if a solver has solved that, from the position that the
    /// solver began with. Abandons the search before.
    void start(const Request &request);
    void setPaused(bool paused);
    void pauseOrContinue();
    /// Pauses what plays, and resumes what is paused. A watched search goes on with the playing, too.
    void playOrPause();
    /// Goes to the nearest of these landmarks in this direction. Past the end of what has been shown of a
    /// watched search, asks the search for more, and shows it as fast as it goes until the landmark is
    /// reached.
    void go(Direction direction, const Landmarks &landmarks);
    /// Goes to this frame, which may be one of those to come.
    void seek(qint64 frame);
    /// Continues from the solution at which the search waits, or soon will, to the next.
    void nextSolution();
    /// Asks the search to end. What was found stays.
    void stop();
    /// Drops the search at once, since the player does something else.
    void abandon();
    /// Takes over a search of a saved game that was run again, in the state in which it was left.
    void adopt(session::ReplayedSearch &replayed);
    /// Drops what was found on a board that is no longer in view.
    void forgetOtherBoards();

    State state() const { return m_state; }
    bool isSolving() const;  ///< whether the worker has not come to its end yet
    bool takesLong() const;  ///< whether the worker is running and has been for more than a moment
    bool isWatching() const; ///< whether events of a watched search are still to come
    /// Returns the number of frames of the watched search that have not been shown yet; nothing as long as the
    /// search goes on, since it is not known then.
    std::optional<qint64> framesToCome() const;
    /// Returns whether the search stands still because what it did has to be shown first.
    bool waitsForViewer() const;
    bool isUnderWay() const { return isSolving() || isWatching(); }
    /// Returns whether the search or, if it is watched, its display stands still until the player continues.
    bool standsStill() const;
    const SolverJob *job() const { return m_job.get(); } ///< the latest job; null when idle
    /// Returns the outcome of the latest job, once the job has ended.
    const std::optional<core::Outcome> &outcome() const { return m_outcome; }
    /// Returns the latest result of each method that was tried from one and the same position, in the order
    /// of the methods.
    const std::vector<MethodResult> &results() const { return m_results; }

    const Solutions &solutions() const { return m_solutions; }
    /// Returns whether the solutions are of a search before the latest, which has found none so far, or only
    /// counts.
    bool solutionsAreOlder() const { return m_solutionsAreOlder; }
    quint64 foundTotal() const { return m_solutionsAreOlder ? 0 : m_solutions.total(); } ///< the latest count
    const SymmetryClasses &symmetryClasses() const { return m_classes; }
    /// Seeks the place where the watched search found this solution, or shows the solution in an act of its
    /// own. A search under way goes on.
    void showSolution(std::size_t index);
    /// Returns whether the present movement brings a solution into view from another position.
    bool isMovingToSolution() const { return m_movingToSolution; }
    /// Returns the number, in its search, of the solution that is in view; 0 if there is none.
    quint64 solutionInView() const { return solutionAt(m_timeline.actIndex(), m_timeline.frameInAct()); }
    quint64 solutionAt(std::size_t act, qint64 frameInAct) const;

Q_SIGNALS:
    void told(const core::Explanation &what); ///< emitted with a reason or an answer for the player
    void concluded();                         ///< the search has ended or was stopped, and its end is in view
    void stateChanged();
    void progressed(); ///< emitted ten times a second
    void solutionsChanged();
    void aboutToAct(); ///< emitted before an act is begun
    void acted();      ///< an act was added or removed: what is saved has changed

private:
    bool cannotBegin(const core::Solver &solver, const core::Task &task);
    void leaveOtherSearch(const QString &method);
    void restartSolutions();
    void dropOtherResults(const core::Position &from);
    void connectJob();
    void closeAct(SearchSpec::State state);
    State stateOf(const SearchSpec &spec) const;
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
