// SPDX-License-Identifier: MIT
#pragma once

#include "session/basics/backgroundtask.h"
#include "session/timeline/timeline.h"

#include <QTimer>

namespace session {

/// Judges for each of the player's own moves whether the goal can still be reached after it: the latest move
/// first, in the background, while the timeline does not change. The timeline stores the verdicts.
class MoveJudge : public QObject {
    Q_OBJECT

public:
    MoveJudge(const core::Kind &kind, Timeline &timeline, QObject *parent = nullptr);

    void setOn(bool on);
    /// Keeps the verdicts on the board in view to itself until they are asked for: a page gave the board to the player,
    /// who is to find out by playing whether it can still be solved.
    void wait() { m_waitsOn = m_timeline.instance().puzzle; }
    void ask(); ///< ends the waiting
    bool waits() const;
    bool isOn() const { return m_on; }
    bool isShown() const { return m_on && !waits(); } ///< whether the verdicts may be shown
    bool isBusy() const { return m_busy || (m_on && !waiting().empty()); } ///< whether verdicts are pending

Q_SIGNALS:
    void judged(); ///< some more moves have been judged, or the verdicts have been asked for

private:
    struct Board {
        quint64 act; ///< the serial of the act
        std::shared_ptr<const core::Puzzle> puzzle;
        core::Position position;
    };
    /// The verdicts on the first boards of `m_asked`.
    using NewVerdicts = std::vector<core::Judgement::Verdict>;

    void lookSoon();
    void look();
    void store(const NewVerdicts &verdicts);
    std::vector<std::size_t> waiting() const;

    const core::Kind &m_kind;
    Timeline &m_timeline;
    bool m_on = false;
    std::weak_ptr<const core::Puzzle> m_waitsOn;
    bool m_busy = false;
    QTimer m_soon;
    std::vector<Board> m_asked;
    BackgroundTask<NewVerdicts> m_judging;
};

} // namespace session
