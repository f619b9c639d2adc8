// SPDX-License-Identifier: MIT
#pragma once

#include "session/solverjob.h"

#include <map>

namespace session {

/// A search that was run again, to where it had been shown.
struct Refound {
    quint64 act = 0; ///< its serial
    std::unique_ptr<SolverJob> job = {};
    std::vector<Found> found = {}; ///< the first of them, as many as are kept
    quint64 total = 0;
    std::optional<core::Outcome> outcome = {}; ///< once it has come to its end
};

/// Runs the searches of a saved game again, one after the other in the background, and gives their acts the
/// events that are not in a game's text. An act whose search goes another way, as one may that depends on time,
/// keeps its moves only.
class Rerun : public QObject {
    Q_OBJECT

public:
    Rerun(const core::Kind &kind, Timeline &timeline, QObject *parent = nullptr);
    ~Rerun() override;

    /// All acts that are abridged; that in view first, then the latest. Of programs that a game names only those
    /// run of which the player has allowed the command.
    void start(std::vector<std::string> allowed = {});
    void giveUp();
    bool isBusy() const { return !m_acts.empty(); }
    /// Why this act, which is abridged, is so; or how far it has come.
    core::Explanation about(const Act &act) const;

Q_SIGNALS:
    void progressed();
    /// Once for each act that was found again; what is not taken from it ends.
    void refound(session::Refound &refound);

private:
    enum class Failure { UnknownMethod, ForeignProgram, OtherWay };

    void next();
    bool begin(const Act &act, std::size_t index);
    void take();
    bool fetch();
    bool isWhole() const;
    bool isOver() const { return m_refound.outcome && m_refound.job->mailbox().empty(); }
    void end();
    void fail(Failure why);
    std::size_t index() const;

    const core::Kind &m_kind;
    Timeline &m_timeline;
    std::vector<quint64> m_acts; ///< serials of those to come, the present one last
    std::map<quint64, Failure> m_failed;
    Refound m_refound = {};
    Recipe m_recipe;
    std::vector<std::string> m_allowed; ///< commands
    Record m_record{{}};
    std::vector<core::Event> m_arrived;
    QTimer m_ticks;
    int m_tick = 0;
};

} // namespace session
