// SPDX-License-Identifier: MIT
#include "session/timeline/run.h"

namespace session {

namespace {

bool isMoves(const Act &act)
{
    return act.type == Act::Hand || act.type == Act::Solve;
}

/// Returns whether this act continues the run of the act before it, as moves after moves do.
bool continuesRun(const std::vector<Act> &acts, std::size_t index)
{
    return isMoves(acts[index]) && isMoves(acts[index - 1]) && !acts[index].opens;
}

/// Returns the run to which this act belongs.
Run runOf(const Timeline &timeline, std::size_t act)
{
    const std::vector<Act> &acts = timeline.acts();
    std::size_t first = act;
    std::size_t last = act;
    while (first > 0 && continuesRun(acts, first))
        --first;
    while (last + 1 < acts.size() && continuesRun(acts, last + 1))
        ++last;
    return {timeline.startOfAct(first), timeline.startOfAct(last) + acts[last].record.counts().frames,
            acts[first].type};
}

} // namespace

Run runInView(const Timeline &timeline)
{
    const std::vector<Act> &acts = timeline.acts();
    std::size_t first = timeline.actIndex();
    const bool makesBoard = !isMoves(acts[first]) && acts[first].type != Act::Search;
    if (makesBoard && !timeline.isBeingDealt()) {
        const bool begins = first + 1 < acts.size() && !acts[first + 1].opens;
        if (!begins)
            return {timeline.frame(), timeline.frame(), acts[first].type};
        ++first;
    }
    return runOf(timeline, first);
}

Run runFromHere(const Timeline &timeline)
{
    const std::size_t next = timeline.actIndex() + 1;
    const bool begins = next < timeline.acts().size() && timeline.startOfAct(next) == timeline.frame();
    return begins ? runOf(timeline, next) : Run{timeline.frame(), timeline.frame(), timeline.act().type};
}

} // namespace session
