// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "session/backgroundtask.h"
#include "session/timeline.h"

#include <QTimer>

#include <string>
#include <unordered_set>

namespace session {

/// Finds the last frame of the present game from which the goal could still be reached, by judging its
/// positions in the background. Where moves cannot be taken back, a lost game stays lost, so that a binary
/// search finds the frame; otherwise the frames are judged one by one, backwards. The cursor does not move.
class LastSolvable : public QObject {
    Q_OBJECT

public:
    struct Answer {
        std::optional<qint64> frame; ///< none when the goal was never known to be in reach
        int unknown = 0;             ///< later positions, or all, on which the judge had no verdict
    };

    LastSolvable(const core::Kind &kind, const Timeline &timeline, QObject *parent = nullptr);
    ~LastSolvable() override;

    /// The position at the cursor is known to be lost.
    void search();
    void giveUp();
    bool isBusy() const { return m_busy; }

Q_SIGNALS:
    void busyChanged();
    void ended(const session::LastSolvable::Answer &answer);

private:
    /// The verdicts on some frames, the latest frame first, up to the first that is not lost. There may be
    /// fewer verdicts than frames.
    struct Verdicts {
        std::vector<qint64> frames;
        std::vector<core::Judgement::Verdict> verdicts;
    };

    bool goesOneWay() const;
    void goOn();
    void ask(std::vector<qint64> frames);
    void take(const Verdicts &said);
    std::vector<qint64> walk();
    void end(Answer answer);

    const core::Kind &m_kind;
    const Timeline &m_timeline;
    qint64 m_lost = 0;     ///< the goal is out of reach here
    qint64 m_reached = -1; ///< the goal is in reach here; before the first frame while nothing is known
    qint64 m_first = 0;    ///< frame of the game
    qint64 m_next = 0;     ///< one after the next frame to judge when walking back
    bool m_bisecting = false;
    int m_unknown = 0;
    std::unordered_set<std::string> m_seen; ///< positions judged already
    bool m_busy = false;
    QTimer m_soon;
    BackgroundTask<Verdicts> m_judging;
};

} // namespace session
