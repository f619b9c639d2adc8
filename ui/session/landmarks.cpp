// SPDX-License-Identifier: MIT
#include "session/landmarks.h"

#include "session/timeline.h"

#include <numeric>

namespace session {

namespace {

using Figure = qint64 Counts::*; // one that never falls, so that it can be searched by halves

/// How many events bring this figure up to `wanted`; nothing when it stays below, or was reached before the
/// first event still kept.
std::optional<qint64> reach(const Record &record, Figure figure, qint64 wanted)
{
    if (record.counts().*figure < wanted || record.countsAt(record.first()).*figure >= wanted)
        return {};
    qint64 low = record.first() / Record::stride; // below `wanted` at this chunk's beginning
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

/// The frame to which the event before `index` belongs: a move of several steps ends its frame with its last
/// step.
qint64 frameAround(const Record &record, qint64 index)
{
    const qint64 frames = record.countsAt(index).frames;
    return record.at(index - 1).endsFrame() ? frames : frames + 1;
}

/// The counts after this frame and the solutions that lie at it.
Counts countsPast(const Record &record, qint64 frame)
{
    return record.countsAt(record.indexAfterFrame(frame));
}

std::optional<qint64> solutionAfter(const Record &record, qint64 frame)
{
    return frameOfSolution(record, countsPast(record, frame).solutions + 1);
}

std::optional<qint64> solutionBefore(const Record &record, qint64 frame)
{
    return frameOfSolution(record, record.countsAt(record.indexOfFrame(frame)).solutions);
}

/// The deepest point of the first descent beyond this depth: the search turns back there. Unless the record
/// is over, a descent that has not turned back yet may still go on.
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

std::optional<qint64> deepestAfter(const Record &record, qint64 frame, bool over)
{
    return peakAbove(record, record.countsAt(record.indexOfFrame(frame)).deepest, over);
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
        // This descent goes on to the frame or beyond. The one before it was as deep as any had been when
        // this one set out.
        const auto turn = reach(record, &Counts::backs, record.countsAt(*index).backs);
        if (!turn)
            return {};
        depth = record.countsAt(*turn).deepest;
    }
    return {};
}

/// A search that never takes a move back, such as one through all permutations, has no deepest points.
bool has(const Act &act, Landmark landmark)
{
    return landmark != Landmark::Deepest || (act.type == Act::Search && act.record.counts().backs > 0);
}

std::optional<qint64> after(const Record &record, Landmark landmark, qint64 frame, bool over)
{
    return landmark == Landmark::Solution ? solutionAfter(record, frame) : deepestAfter(record, frame, over);
}

std::optional<qint64> before(const Record &record, Landmark landmark, qint64 frame)
{
    return landmark == Landmark::Solution ? solutionBefore(record, frame) : deepestBefore(record, frame);
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
    if (landmark == Landmark::Frame)
        return frame < timeline.lastFrame() ? std::optional(frame + 1) : std::nullopt;
    for (std::size_t i = timeline.actAt(frame); i < timeline.acts().size(); ++i) {
        const Act &act = timeline.acts()[i];
        const bool ended = over || i + 1 < timeline.acts().size();
        const qint64 from = std::max(frame - timeline.startOfAct(i), act.record.firstFrame());
        if (!has(act, landmark))
            continue;
        if (const auto found = after(act.record, landmark, from, ended))
            return timeline.startOfAct(i) + *found;
    }
    return {};
}

std::optional<qint64> landmarkBefore(const Timeline &timeline, Landmark landmark, qint64 frame)
{
    if (landmark == Landmark::Frame)
        return frame > 0 ? std::optional(frame - 1) : std::nullopt;
    for (std::size_t i = timeline.actAt(frame) + 1; i-- > 0;) {
        const Act &act = timeline.acts()[i];
        const qint64 from = std::min(frame - timeline.startOfAct(i), act.record.counts().frames);
        // Seen from a later act, the last frame of this one may be a landmark too.
        const qint64 behind = frame - timeline.startOfAct(i) > from ? from + 1 : from;
        if (!has(act, landmark))
            continue;
        if (const auto found = before(act.record, landmark, behind);
            found && *found >= act.record.firstFrame())
            return timeline.startOfAct(i) + *found;
    }
    return {};
}

std::optional<qint64> nextLandmark(const Timeline &timeline, Direction direction, Landmark landmark,
                                   qint64 frame, bool over)
{
    return direction == Direction::Forward ? landmarkAfter(timeline, landmark, frame, over)
                                           : landmarkBefore(timeline, landmark, frame);
}

} // namespace session
