// SPDX-License-Identifier: MIT
#pragma once

#include "session/search/solverjob.h"

#include <map>

namespace session {

/// A search that was run again, up to the point to which it had been shown.
struct ReplayedSearch {
    quint64 act = 0; ///< the serial of the act
    std::unique_ptr<SolverJob> job = {};
    std::vector<Found> found = {}; ///< the first solutions, as many as are stored
    quint64 total = 0;
    std::optional<core::Outcome> outcome = {}; ///< the outcome, once the search has ended
};

/// Runs the searches of a saved game again, one after the other in the background, and fills their acts with the
/// events that a game's text does not contain. If a search takes a different course, as one that depends on time may,
/// its act keeps only its moves.
class SearchReplay : public QObject {
    Q_OBJECT

public:
    SearchReplay(const core::Kind &kind, Timeline &timeline, QObject *parent = nullptr);

    /// Starts with all acts that are abridged: the act in view first, then the latest. A program that the game names
    /// is run only if the player has allowed its command.
    void start(std::vector<std::string> allowed = {});
    void giveUp();
    bool isBusy() const { return !m_acts.empty(); }
    /// Returns the reason why this abridged act is still abridged, or how far its search has come.
    core::Explanation about(const Act &act) const;

Q_SIGNALS:
    void progressed();
    /// Emitted once for each act that was found again. The job is destroyed unless a slot takes it.
    void replayed(session::ReplayedSearch &replayed);

private:
    enum class Failure { UnknownMethod, ForeignProgram, OtherWay };

    void next();
    bool begin(const Act &act, std::size_t index);
    void take();
    bool fetch();
    bool isWhole() const;
    bool isOver() const { return m_replayed.outcome && m_replayed.job->queue().empty(); }
    void end();
    void fail(Failure why);
    std::size_t index() const;

    const core::Kind &m_kind;
    Timeline &m_timeline;
    std::vector<quint64> m_acts; ///< the serials of the acts to come, the current one last
    std::map<quint64, Failure> m_failed;
    ReplayedSearch m_replayed = {};
    SearchSpec m_spec;
    std::vector<std::string> m_allowed; ///< the allowed commands
    Record m_record{{}};
    std::vector<core::Event> m_arrived;
    QTimer m_ticks;
    int m_tick = 0;
};

} // namespace session
