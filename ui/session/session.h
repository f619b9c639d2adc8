// SPDX-License-Identifier: MIT
#pragma once

#include "session/background.h"
#include "session/player.h"
#include "session/solverjob.h"

namespace session {

/// What the player asks of a method.
struct Request {
    const core::Solver *solver = nullptr;
    core::Goal goal = core::Goal::First;
    core::Values options = {};
    std::uint64_t seed = 1;
    bool watch = false;
    bool haltAtSolutions = false;
};

/// A solution as the list of them has it.
struct Solution {
    Instance instance;
    core::Position from;
    Found found;
    QString method; ///< the solver's id
};

/// One puzzle being played: its timeline, the player that moves it, and the solver at work on it, if any.
class Session : public QObject {
    Q_OBJECT

public:
    static constexpr std::size_t mostSolutions =
        100'000; ///< kept in the list; beyond that they are only counted

    Session(const core::Kind &kind, core::Game first, QObject *parent = nullptr);
    ~Session() override;

    const core::Kind &kind() const { return m_kind; }
    Timeline &timeline() { return m_timeline; }
    const Timeline &timeline() const { return m_timeline; }
    Player &player() { return m_player; }
    const core::Puzzle &puzzle() const { return *m_timeline.instance().puzzle; }
    QString line() const; ///< the position line of what is shown

    /// New, Open or Edit: another board, or another position on this one.
    void begin(Act::Kind kind, const core::Game &game, const QString &look);
    /// Deals the present board anew. Answers why it cannot, or an empty explanation.
    core::Explanation scramble(const core::Deal &deal, qint64 count, std::uint64_t seed);
    /// The player's hand wants this step.
    void hand(const core::Step &wanted);
    /// One move by the program's hand, with its reason told.
    void hint();

    void undo();
    void redo();

    void solve(const Request &request);
    void setPaused(bool paused);
    void proceed();
    void stop();
    bool isSolving() const { return m_job && m_job->isRunning(); }
    bool isWatching() const { return m_watching; }       ///< events of a search are still coming
    const SolverJob *job() const { return m_job.get(); } ///< the latest; null when its board is gone
    const std::optional<core::Outcome> &outcome() const
    {
        return m_outcome;
    } ///< of the latest job, once it ended

    const core::Judgement &judgement() const { return m_judgement; }
    const std::vector<Solution> &solutions() const { return m_solutions; }
    quint64 solutionCount() const { return m_solutionCount; }
    void showSolution(std::size_t index);

    /// The words for the halt at the cursor; empty when nothing can be said of it.
    core::Explanation explanation() const;

    /// Forgets what was, and takes over the acts of a saved game.
    void restore(std::vector<Act> acts, qint64 halt);

Q_SIGNALS:
    void told(const core::Explanation &what); ///< a refusal, a reason, an answer
    void solvingChanged();
    void progressed();
    void judged();
    void solutionsChanged();
    void acted(); ///< an act came or went: what is saved has changed

private:
    void add(Act act);
    void reach(const core::Outcome &outcome);
    void gather();
    void drained();
    void detach();
    void abandon();
    void judgeSoon();
    void judge();
    void reveal(const core::Hint &hint);

    const core::Kind &m_kind;
    Timeline m_timeline;
    Player m_player;
    std::unique_ptr<SolverJob> m_job;
    bool m_watching = false; ///< events of the job are still to be shown
    bool m_watched = false;  ///< the job's events go to the timeline as they come
    qint64 m_askedAt = 0;    ///< halt from which the job works
    std::optional<core::Outcome> m_outcome;
    std::vector<Solution> m_solutions;
    quint64 m_solutionCount = 0;
    core::Judgement m_judgement;
    QTimer m_judgeSoon;
    Background<core::Judgement> m_judge;
    Background<core::Hint> m_hint;
};

} // namespace session
