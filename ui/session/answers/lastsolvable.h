// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "session/basics/backgroundtask.h"
#include "session/timeline/timeline.h"

#include <QTimer>

#include <string>
#include <unordered_set>

namespace session {

/// Finds the last frame of the present game from which the goal could still be reached, by judging its positions in
/// the background. If moves cannot be taken back, a lost game stays lost, so a binary search finds the frame;
/// otherwise the frames are judged one by one, backwards. The timeline's cursor does not move.
class LastSolvable : public QObject {
    Q_OBJECT

public:
    struct Answer {
        std::optional<qint64> frame; ///< the frame; none if the goal was never known to be in reach
        int unknown = 0;             ///< the number of later positions on which the judge had no verdict
    };

    LastSolvable(const core::Kind &kind, const Timeline &timeline, QObject *parent = nullptr);

    /// Starts the search. The position at the cursor must be known to be lost.
    void search();
    void giveUp();
    bool isBusy() const { return m_busy; }

Q_SIGNALS:
    void busyChanged();
    void ended(const session::LastSolvable::Answer &answer);

private:
    /// The verdicts on some frames, the latest frame first, up to the first that is not lost; so there may be fewer
    /// verdicts than frames.
    struct Verdicts {
        std::vector<qint64> frames;
        std::vector<core::Judgement::Verdict> verdicts;
    };

    bool isIrreversible() const;
    void judgeNext();
    void ask(std::vector<qint64> frames);
    void store(const Verdicts &judged);
    std::vector<qint64> walk();
    void end(Answer answer);

    const core::Kind &m_kind;
    const Timeline &m_timeline;
    qint64 m_lost = 0;     ///< the earliest frame known to be lost
    qint64 m_reached = -1; ///< the latest frame known to have the goal in reach; m_first - 1 if none is known
    qint64 m_first = 0;    ///< the first frame of the game
    qint64 m_next = 0;     ///< one after the next frame to judge when walking back
    bool m_bisecting = false;
    int m_unknown = 0;
    std::unordered_set<std::string> m_seen; ///< the positions judged already
    bool m_busy = false;
    QTimer m_soon;
    BackgroundTask<Verdicts> m_judging;
};

} // namespace session
