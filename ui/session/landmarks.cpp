// SPDX-License-Identifier: MIT
#include "session/landmarks.h"

#include "session/timeline.h"

#include <numeric>

namespace session {

namespace {

using Figure = qint64 Counts::*; // that never falls

/// How many events bring this figure up to `wanted`; none when it stays below, or was there before the record
/// begins.
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

/// The halt that the event before `index` belongs to: a move of several steps ends with its last.
qint64 haltAround(const Record &record, qint64 index)
{
    const qint64 halts = record.countsAt(index).halts;
    return record.at(index - 1).halts() ? halts : halts + 1;
}

/// Behind the solutions that lie at this halt.
Counts countsPast(const Record &record, qint64 halt)
{
    return record.countsAt(record.indexBehindHalt(halt));
}

std::optional<qint64> solutionAfter(const Record &record, qint64 halt)
{
    return haltOfSolution(record, countsPast(record, halt).solutions + 1);
}

std::optional<qint64> solutionBefore(const Record &record, qint64 halt)
{
    return haltOfSolution(record, record.countsAt(record.indexOfHalt(halt)).solutions);
}

/// The end of the climb that first passes this depth. While more is to come it may go on.
std::optional<qint64> peakAbove(const Record &record, qint64 depth, bool over)
{
    const auto above = reach(record, &Counts::deepest, depth + 1);
    if (!above)
        return {};
    const auto turn = reach(record, &Counts::backs, record.countsAt(*above).backs + 1);
    if (!turn && !over)
        return {};
    const qint64 deepest = record.countsAt(turn.value_or(record.size())).deepest;
    return haltAround(record, *reach(record, &Counts::deepest, deepest));
}

std::optional<qint64> deepestAfter(const Record &record, qint64 halt, bool over)
{
    return peakAbove(record, record.countsAt(record.indexOfHalt(halt)).deepest, over);
}

std::optional<qint64> deepestBefore(const Record &record, qint64 halt)
{
    qint64 depth = record.countsAt(record.indexOfHalt(halt)).deepest;
    while (depth > 0) {
        const auto index = reach(record, &Counts::deepest, depth);
        if (!index)
            return {};
        const auto peak = peakAbove(record, depth - 1, true);
        if (peak && *peak < halt)
            return peak;
        // This climb goes on to the halt or beyond: the peak before it is as deep as where it set out was.
        const auto turn = reach(record, &Counts::backs, record.countsAt(*index).backs);
        if (!turn)
            return {};
        depth = record.countsAt(*turn).deepest;
    }
    return {};
}

/// A search that never takes anything back, such as one through all orders, has no depth to speak of.
bool has(const Act &act, Landmark landmark)
{
    return landmark != Landmark::Deepest || (act.kind == Act::Search && act.record.counts().backs > 0);
}

std::optional<qint64> after(const Record &record, Landmark landmark, qint64 halt, bool over)
{
    return landmark == Landmark::Solution ? solutionAfter(record, halt) : deepestAfter(record, halt, over);
}

std::optional<qint64> before(const Record &record, Landmark landmark, qint64 halt)
{
    return landmark == Landmark::Solution ? solutionBefore(record, halt) : deepestBefore(record, halt);
}

} // namespace

std::optional<qint64> haltOfSolution(const Record &record, qint64 number)
{
    const auto index = reach(record, &Counts::solutions, number);
    return index ? std::optional(record.countsAt(*index).halts) : std::nullopt;
}

qint64 solutionAt(const Record &record, qint64 halt)
{
    const qint64 before = record.countsAt(record.indexOfHalt(halt)).solutions;
    const qint64 past = countsPast(record, halt).solutions;
    return past > before ? past : 0;
}

std::optional<qint64> landmarkAfter(const Timeline &timeline, Landmark landmark, qint64 halt, bool over)
{
    if (landmark == Landmark::Halt)
        return halt < timeline.lastHalt() ? std::optional(halt + 1) : std::nullopt;
    for (std::size_t i = timeline.actAt(halt); i < timeline.acts().size(); ++i) {
        const Act &act = timeline.acts()[i];
        const bool ended = over || i + 1 < timeline.acts().size();
        const qint64 from = std::max(halt - timeline.startOfAct(i), act.record.firstHalt());
        if (!has(act, landmark))
            continue;
        if (const auto found = after(act.record, landmark, from, ended))
            return timeline.startOfAct(i) + *found;
    }
    return {};
}

std::optional<qint64> landmarkBefore(const Timeline &timeline, Landmark landmark, qint64 halt)
{
    if (landmark == Landmark::Halt)
        return halt > 0 ? std::optional(halt - 1) : std::nullopt;
    for (std::size_t i = timeline.actAt(halt) + 1; i-- > 0;) {
        const Act &act = timeline.acts()[i];
        const qint64 from = std::min(halt - timeline.startOfAct(i), act.record.counts().halts);
        // From behind an act's end its last halt is a landmark too.
        const qint64 behind = halt - timeline.startOfAct(i) > from ? from + 1 : from;
        if (!has(act, landmark))
            continue;
        if (const auto found = before(act.record, landmark, behind);
            found && *found >= act.record.firstHalt())
            return timeline.startOfAct(i) + *found;
    }
    return {};
}

} // namespace session
