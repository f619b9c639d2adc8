// SPDX-License-Identifier: MIT
#include "session/answers/lostgame.h"

namespace session {

std::optional<qint64> firstLostFrame(const Timeline &timeline)
{
    const std::vector<Act> &acts = timeline.acts();
    for (std::size_t i = 0; i < acts.size(); ++i) {
        const bool isOfGame = timeline.startOfAct(i) >= timeline.startOfGame();
        if (isOfGame && acts[i].type == Act::Hand && acts[i].verdict == core::Judgement::Unsolvable)
            return timeline.startOfAct(i) + acts[i].record.counts().frames;
    }
    return {};
}

bool wasInReachBefore(const Timeline &timeline, qint64 frame)
{
    const std::vector<Act> &acts = timeline.acts();
    for (std::size_t i = 0; i < acts.size(); ++i) {
        const qint64 end = timeline.startOfAct(i) + acts[i].record.counts().frames;
        if (end >= timeline.startOfGame() && end < frame && acts[i].verdict == core::Judgement::Solvable)
            return true;
    }
    return false;
}

} // namespace session
