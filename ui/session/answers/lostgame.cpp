// SPDX-License-Identifier: MIT
#include "session/answers/lostgame.h"

namespace session {

std::optional<qint64> firstLostFrame(const Timeline &timeline)
{
    const std::vector<Act> &acts = timeline.acts();
    for (std::size_t i = 0; i < acts.size(); ++i) {
        const qint64 end = timeline.startOfAct(i) + acts[i].record.counts().frames;
        const bool isStart = end == timeline.startOfGame();
        const bool isMove = acts[i].type == Act::Hand && timeline.startOfAct(i) >= timeline.startOfGame();
        if ((isStart || isMove) && acts[i].verdict == core::Judgement::Unsolvable)
            return end;
    }
    return {};
}

std::optional<qint64> movesToTakeBack(const Timeline &timeline)
{
    const std::vector<Act> &acts = timeline.acts();
    for (std::size_t i = timeline.actIndex() + 1; i-- > 0;) {
        const qint64 end = timeline.startOfAct(i) + acts[i].record.counts().frames;
        if (end < timeline.startOfGame())
            break;
        if (end <= timeline.frame()) {
            if (acts[i].verdict == core::Judgement::Solvable && end < timeline.frame())
                return timeline.frame() - end;
            if (acts[i].verdict != core::Judgement::Unsolvable)
                break;
        }
        if (acts[i].type != Act::Hand) // the tries of a search are no moves to take back one by one
            break;
    }
    return {};
}

bool isLostFromStart(const Timeline &timeline)
{
    return firstLostFrame(timeline) == timeline.startOfGame();
}

} // namespace session
