// SPDX-License-Identifier: MIT
#include "session/timeline/landmarks.h"

#include "session/timeline/timeline.h"

#include <numeric>

namespace session {

namespace {

using Figure = qint64 Counts::*; // a count that never decreases, so that a binary search can find its values

/// Returns the number of events after which this figure reaches `wanted`; none if it stays below, or if it was
/// reached before the first event still kept.
std::optional<qint64> reach(const Record &record, Figure figure, qint64 wanted)
{
    if (record.counts().*figure < wanted || record.countsAt(record.first()).*figure >= wanted)
        return {};
    qint64 low = record.first() / Record::stride; // the figure is below `wanted` at the beginning of this
                                                  // chunk
    qint64 high = (record.size() + Record::stride - 1) / Record::stride;
    while (high - low > 1) {
        const qint64 middle = std::midpoint(low, high);
        (record.countsAt(middle * Record::stride).*figure < wanted ? low : high) = middle;
    }
    qint64 index = low * Record::stride;
    Counts counts = record.countsAt(index);
    while (counts.*figure < wanted)
        counts.add(record.at(index++));
    return index;
}

/// Returns the frame to which the event before `index` belongs: a move of several steps ends its frame with
/// its last step, and a solution lies at the frame before it.
qint64 frameAround(const Record &record, qint64 index)
{
    const qint64 frames = record.countsAt(index).frames;
    const core::Event &event = record.at(index - 1);
    return event.endsFrame() || event.type == core::Event::Solution ? frames : frames + 1;
}

/// Returns the counts after this frame and the solutions that lie at it.
Counts countsPast(const Record &record, qint64 frame)
{
    return record.countsAt(record.indexAfterFrame(frame));
}

/// Returns the deepest point of the first descent beyond this depth: the search turns back there. Unless the
/// record is over, a descent that has not turned back yet may still continue.
std::optional<qint64> peakAbove(const Record &record, qint64 depth, bool over)
{
    const auto above = reach(record, &Counts::deepest, depth + 1);
    if (!above)
        return {};
    const auto turn = reach(record, &Counts::backs, record.countsAt(*above).backs + 1);
    if (!turn && !over)
        return {};
    const qint64 deepest = record.countsAt(turn.value_or(record.size())).deepest;
    return frameAround(record, *reach(record, &Counts::deepest, deepest));
}

std::optional<qint64> deepestBefore(const Record &record, qint64 frame)
{
    qint64 depth = record.countsAt(record.indexOfFrame(frame)).deepest;
    while (depth > 0) {
        const auto index = reach(record, &Counts::deepest, depth);
        if (!index)
            return {};
        const auto peak = peakAbove(record, depth - 1, true);
        if (peak && *peak < frame)
            return peak;
        // This descent continues to the frame or beyond, so the next one to consider is the deepest that had ended
        // when this one began.
        const auto turn = reach(record, &Counts::backs, record.countsAt(*index).backs);
        if (!turn)
            return {};
        depth = record.countsAt(*turn).deepest;
    }
    return {};
}

/// Returns the next boundary after this one at which the depth enters the wanted range from outside.
template <typename Wanted>
std::optional<qint64> entryAfter(const Record &record, qint64 boundary, const Wanted &wanted)
{
    const qint64 outside = wanted.nextOutside(boundary);
    const qint64 inside = outside < 0 ? -1 : wanted.nextInside(outside);
    return inside < 0 || inside > record.size() ? std::nullopt : std::optional(inside);
}

template <typename Wanted>
std::optional<qint64> entryBefore(const Record &record, qint64 boundary, const Wanted &wanted)
{
    const qint64 inside = boundary > record.first() ? wanted.lastInside(boundary - 1) : -1;
    const qint64 outside = inside < 0 ? -1 : wanted.lastOutside(inside);
    return outside < 0 ? std::nullopt : std::optional(outside + 1);
}

struct AtLeastDepth {
    const Record &record;
    qint64 depth;

    qint64 nextInside(qint64 from) const { return record.index().nextAtLeast(record, from, depth); }
    qint64 nextOutside(qint64 from) const { return record.index().nextBoundaryBelow(record, from, depth); }
    qint64 lastInside(qint64 from) const { return record.index().lastBoundaryWithDepth(record, from, depth); }
    qint64 lastOutside(qint64 from) const { return record.index().lastBelow(record, from, depth); }
};

struct AtMostDepth {
    const Record &record;
    qint64 depth;

    qint64 nextInside(qint64 from) const { return record.index().nextBoundaryBelow(record, from, depth + 1); }
    qint64 nextOutside(qint64 from) const { return record.index().nextAtLeast(record, from, depth + 1); }
    qint64 lastInside(qint64 from) const { return record.index().lastBelow(record, from, depth + 1); }
    qint64 lastOutside(qint64 from) const
    {
        return record.index().lastBoundaryWithDepth(record, from, depth + 1);
    }
};

bool isAt(const core::Event &event, Landmark landmark)
{
    const auto number = landmark.number;
    switch (landmark.type) {
    case Landmark::Line:
        return event.line == number;
    case Landmark::Arrival:
        return (event.type == core::Event::Did && event.step.to.cell == number) ||
               (event.type == core::Event::Undid && event.step.from.cell == number);
    default:
        return false;
    }
}

/// Returns the frame of the first event from `begin` on that is a landmark of this kind.
std::optional<qint64> scanForward(const Record &record, Landmark landmark, qint64 begin)
{
    while (begin < record.size()) {
        const qint64 end = std::min((begin / Record::stride + 1) * Record::stride, record.size());
        for (const core::Event &event : record.events(begin, end - begin)) {
            ++begin;
            if (isAt(event, landmark))
                return frameAround(record, begin);
        }
    }
    return {};
}

/// Returns the frame of the last event before `end` that is a landmark of this kind.
std::optional<qint64> scanBack(const Record &record, Landmark landmark, qint64 end)
{
    while (end > record.first()) {
        const qint64 begin = (end - 1) / Record::stride * Record::stride;
        const auto events = record.events(begin, end - begin);
        for (auto event = events.rbegin(); event != events.rend(); ++event, --end) {
            if (isAt(*event, landmark))
                return frameAround(record, end);
        }
    }
    return {};
}

std::optional<qint64> momentAfter(const Act &act, qint64 frame)
{
    const auto found = std::ranges::upper_bound(act.moments, frame, {}, &Moment::frame);
    return found == act.moments.end() || found->frame > act.record.counts().frames
               ? std::nullopt
               : std::optional(found->frame);
}

std::optional<qint64> momentBefore(const Act &act, qint64 frame)
{
    const auto found = std::ranges::lower_bound(act.moments, frame, {}, &Moment::frame);
    return found == act.moments.begin() ? std::nullopt : std::optional(std::prev(found)->frame);
}

std::optional<qint64> frameAt(const Record &record, std::optional<qint64> boundary)
{
    return boundary ? std::optional(frameAround(record, *boundary)) : std::nullopt;
}

/// Returns the frame of the last entry before this frame. A move of several steps can be taken back within
/// its frame.
template <typename Wanted>
std::optional<qint64> entryFrameBefore(const Record &record, qint64 frame, const Wanted &wanted)
{
    auto boundary = std::optional(record.indexOfFrame(frame));
    do
        boundary = entryBefore(record, *boundary, wanted);
    while (boundary && frameAround(record, *boundary) >= frame);
    return frameAt(record, boundary);
}

/// Returns whether an act can have landmarks of this kind. A search that never takes a move back, such as one through
/// all permutations, has no deepest points. An act that is not a search has no depth.
bool has(const Act &act, Landmark landmark)
{
    switch (landmark.type) {
    case Landmark::Deepest:
        return act.type == Act::Search && act.record.counts().backs > 0;
    case Landmark::Try:
    case Landmark::TakenBack:
    case Landmark::DepthAtLeast:
    case Landmark::DepthAtMost:
        return act.type == Act::Search;
    default:
        return true;
    }
}

std::optional<qint64> after(const Act &act, Landmark landmark, qint64 frame, bool over)
{
    const Record &record = act.record;
    switch (landmark.type) {
    case Landmark::Frame:
    case Landmark::End:
        return {};
    case Landmark::Solution:
        return frameOfSolution(record, countsPast(record, frame).solutions + 1);
    case Landmark::Deepest:
        return peakAbove(record, record.countsAt(record.indexOfFrame(frame)).deepest, over);
    case Landmark::Moment:
        return momentAfter(act, frame);
    case Landmark::Try: {
        const auto found = frameAt(record, reach(record, &Counts::tries, landmark.number));
        return found && *found > frame ? found : std::nullopt;
    }
    case Landmark::TakenBack:
        return frameAt(record, reach(record, &Counts::backs, countsPast(record, frame).backs + 1));
    case Landmark::DepthAtLeast:
        return frameAt(record,
                       entryAfter(record, record.indexOfFrame(frame), AtLeastDepth{record, landmark.number}));
    case Landmark::DepthAtMost:
        return frameAt(record,
                       entryAfter(record, record.indexOfFrame(frame), AtMostDepth{record, landmark.number}));
    case Landmark::Refusal: {
        const qint64 behind = record.indexAfterFrame(frame);
        const qint64 found =
            behind < record.size() ? record.index().nextRefusal(record, behind + 1, landmark.number) : -1;
        return found < 0 ? std::nullopt : std::optional(frameAround(record, found));
    }
    case Landmark::Line:
    case Landmark::Arrival:
        return scanForward(record, landmark, record.indexAfterFrame(frame));
    case Landmark::Turn:
        break; // turns are found act by act, by `turns`
    }
    return {};
}

std::optional<qint64> before(const Act &act, Landmark landmark, qint64 frame)
{
    const Record &record = act.record;
    switch (landmark.type) {
    case Landmark::Frame:
    case Landmark::End:
        return {};
    case Landmark::Solution:
        return frameOfSolution(record, record.countsAt(record.indexOfFrame(frame)).solutions);
    case Landmark::Deepest:
        return deepestBefore(record, frame);
    case Landmark::Moment:
        return momentBefore(act, frame);
    case Landmark::Try: {
        const auto found = frameAt(record, reach(record, &Counts::tries, landmark.number));
        return found && *found < frame ? found : std::nullopt;
    }
    case Landmark::TakenBack:
        return frame > record.firstFrame()
                   ? frameAt(record, reach(record, &Counts::backs, countsPast(record, frame - 1).backs))
                   : std::nullopt;
    case Landmark::DepthAtLeast:
        return entryFrameBefore(record, frame, AtLeastDepth{record, landmark.number});
    case Landmark::DepthAtMost:
        return entryFrameBefore(record, frame, AtMostDepth{record, landmark.number});
    case Landmark::Refusal: {
        const qint64 found =
            frame > record.firstFrame()
                ? record.index().lastRefusal(record, record.indexAfterFrame(frame - 1), landmark.number)
                : -1;
        return found < 0 ? std::nullopt : std::optional(frameAround(record, found));
    }
    case Landmark::Turn:
        break; // turns are found act by act, by `turns`
    case Landmark::Line:
    case Landmark::Arrival:
        return frame > record.firstFrame() ? scanBack(record, landmark, record.indexAfterFrame(frame - 1))
                                           : std::nullopt;
    }
    return {};
}

/// Returns the frames at the ends of the player's own moves that changed whether the goal was in reach. Moves on
/// which the judge has no verdict are skipped.
std::vector<qint64> turns(const Timeline &timeline)
{
    std::vector<qint64> frames;
    auto before = core::Judgement::Unknown;
    for (std::size_t i = 0; i < timeline.acts().size(); ++i) {
        const Act &act = timeline.acts()[i];
        if (act.type != Act::Hand)
            before = core::Judgement::Unknown;
        if (act.verdict.value_or(core::Judgement::Unknown) == core::Judgement::Unknown)
            continue;
        const bool inReach = *act.verdict != core::Judgement::Unsolvable;
        const auto verdict = inReach ? core::Judgement::Solvable : core::Judgement::Unsolvable;
        if (before != core::Judgement::Unknown && before != verdict)
            frames.push_back(timeline.startOfAct(i) + act.record.counts().frames);
        before = verdict;
    }
    return frames;
}

std::optional<qint64> turnAfter(const Timeline &timeline, qint64 frame)
{
    const std::vector<qint64> frames = turns(timeline);
    const auto found = std::ranges::upper_bound(frames, frame);
    return found == frames.end() ? std::nullopt : std::optional(*found);
}

std::optional<qint64> turnBefore(const Timeline &timeline, qint64 frame)
{
    const std::vector<qint64> frames = turns(timeline);
    const auto found = std::ranges::lower_bound(frames, frame);
    return found == frames.begin() ? std::nullopt : std::optional(*std::prev(found));
}

} // namespace

std::optional<qint64> frameOfSolution(const Record &record, qint64 number)
{
    const auto index = reach(record, &Counts::solutions, number);
    return index ? std::optional(record.countsAt(*index).frames) : std::nullopt;
}

qint64 solutionAt(const Record &record, qint64 frame)
{
    const qint64 before = record.countsAt(record.indexOfFrame(frame)).solutions;
    const qint64 past = countsPast(record, frame).solutions;
    return past > before ? past : 0;
}

std::optional<qint64> landmarkAfter(const Timeline &timeline, Landmark landmark, qint64 frame, bool over)
{
    if (landmark.type == Landmark::Frame)
        return frame < timeline.lastFrame() ? std::optional(frame + 1) : std::nullopt;
    if (landmark.type == Landmark::Turn)
        return turnAfter(timeline, frame);
    if (landmark.type == Landmark::End)
        return over && frame < timeline.lastFrame() ? std::optional(timeline.lastFrame()) : std::nullopt;
    for (std::size_t i = timeline.actAt(frame); i < timeline.acts().size(); ++i) {
        const Act &act = timeline.acts()[i];
        const bool ended = over || i + 1 < timeline.acts().size();
        const qint64 from = std::max(frame - timeline.startOfAct(i), act.record.firstFrame());
        if (!has(act, landmark))
            continue;
        if (const auto found = after(act, landmark, from, ended))
            return timeline.startOfAct(i) + *found;
    }
    return {};
}

std::optional<qint64> landmarkBefore(const Timeline &timeline, Landmark landmark, qint64 frame)
{
    if (landmark.type == Landmark::Frame)
        return frame > 0 ? std::optional(frame - 1) : std::nullopt;
    if (landmark.type == Landmark::Turn)
        return turnBefore(timeline, frame);
    for (std::size_t i = timeline.actAt(frame) + 1; i-- > 0;) {
        const Act &act = timeline.acts()[i];
        const qint64 from = std::min(frame - timeline.startOfAct(i), act.record.counts().frames);
        // For a cursor in a later act, the last frame of this one may be a landmark, too.
        const qint64 behind = frame - timeline.startOfAct(i) > from ? from + 1 : from;
        if (!has(act, landmark))
            continue;
        if (const auto found = before(act, landmark, behind); found && *found >= act.record.firstFrame())
            return timeline.startOfAct(i) + *found;
    }
    return {};
}

std::optional<qint64> nextLandmark(const Timeline &timeline, Direction direction, const Landmarks &landmarks,
                                   qint64 frame, bool over)
{
    const bool forward = direction == Direction::Forward;
    std::optional<qint64> nearest;
    for (const Landmark &landmark : landmarks) {
        const auto found = forward ? landmarkAfter(timeline, landmark, frame, over)
                                   : landmarkBefore(timeline, landmark, frame);
        if (found && (!nearest || (forward ? *found < *nearest : *found > *nearest)))
            nearest = found;
    }
    return nearest;
}

} // namespace session
