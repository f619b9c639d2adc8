// SPDX-License-Identifier: MIT
#include "session/timeline/timeline.h"

#include <atomic>

namespace session {

namespace {

/// The size reserved for a new act and for a search that grows in it.
constexpr GameSize room{1, Timeline::longestSearch, 0, 0};

// Returns the steps by which the pieces move through these events: a step that is taken back is reversed.
core::Path steps(const Record &record, qint64 begin, qint64 end)
{
    core::Path path;
    for (qint64 i = begin; i < end; ++i) {
        const core::Event &event = record.at(i);
        const core::Step &step = event.step;
        if (event.type == core::Event::Did)
            path.push_back(step);
        else if (event.type == core::Event::Undid)
            path.push_back({step.piece, step.to, step.from, step.closes});
    }
    return path;
}

/// Forgets the earliest events of the earliest searches until all searches together keep no more events than a single
/// one may keep. Returns the number of forgotten events.
qint64 forgetTooMany(std::vector<Act> &acts)
{
    qint64 left = Timeline::longestSearch;
    qint64 forgotten = 0;
    for (auto act = acts.rbegin(); act != acts.rend(); ++act) {
        if (act->type != Act::Search)
            continue;
        const qint64 first = act->record.first();
        act->record.keepLast(left);
        forgotten += act->record.first() - first;
        left = std::max(qint64(0), left - (act->record.size() - act->record.first()));
    }
    return forgotten;
}

/// Returns whether undo and redo go through this act move by move: its moves were given with the board, and no method
/// made them.
bool isMoveByMove(const Act &act)
{
    return act.type == Act::Solve && act.method.isEmpty();
}

} // namespace

std::vector<core::Event> events(std::span<const core::Step> steps)
{
    std::vector<core::Event> all;
    all.reserve(steps.size());
    for (const core::Step &step : steps)
        all.push_back({step, core::Event::Did, 0, 0});
    return all;
}

Act Act::make(Type type, Instance instance, core::Position from, std::span<const core::Event> events)
{
    Act act{type, std::move(instance), Record(std::move(from))};
    act.record.append(events);
    return act;
}

std::unique_ptr<Timeline> timelineOfFrame(const Instance &instance, const QString &method,
                                          const Record &record, qint64 frame)
{
    const qint64 begin = frame > record.firstFrame() ? record.indexAfterFrame(frame - 1) : record.first();
    const qint64 end = frame > record.firstFrame() ? record.indexAfterFrame(frame) : begin;
    std::vector<core::Event> events;
    for (qint64 i = begin; i < end; ++i)
        events.push_back(record.at(i));
    Act act = Act::make(Act::Search, instance, record.positionAt(begin), events);
    act.method = method;
    auto timeline = std::make_unique<Timeline>(std::move(act));
    timeline->seek(timeline->lastFrame());
    return timeline;
}

void Act::truncate(qint64 size)
{
    const bool shorter = size < record.size();
    if (spec && abridged && shorter) {
        spec.reset(); // only a whole search can be run again
    } else if (spec) {
        spec->isTruncated = abridged;
        if (shorter || spec->state == SearchSpec::Open)
            spec->state = SearchSpec::Stopped;
    }
    record.truncate(size);
    if (shorter)
        verdict.reset();
    std::erase_if(moments, [&](const Moment &moment) { return moment.frame > record.counts().frames; });
}

SearchSpec Act::specAt(qint64 at, bool here) const
{
    SearchSpec full = *spec;
    if (!abridged) {
        full.events = record.size();
        full.digest = record.digest();
        full.at = at;
        full.here = here;
    }
    return full;
}

Timeline::Timeline(Act first, QObject *parent) : QObject(parent)
{
    add(std::move(first));
    settle(0, framesOf(0));
}

void Timeline::clear()
{
    m_acts.clear();
    m_bases.clear();
    m_size = {};
}

void Timeline::add(Act act)
{
    const Act *before = m_acts.empty() ? nullptr : &m_acts.back();
    static std::atomic<quint64> lastSerial = 0;
    act.serial = ++lastSerial;
    act.opens = !before || act.instance != before->instance || act.record.start() != before->record.end();
    m_size += GameSize::of(act, before);
    m_bases.push_back(before ? m_bases.back() + before->record.counts().frames + act.opens : 0);
    m_acts.push_back(std::move(act));
}

/// Forgets the oldest acts until the size of the others is within `most`.
void Timeline::forgetOldest(const GameSize &most)
{
    std::size_t first = m_acts.size() - 1;
    GameSize later; // the size of the acts after `first`
    for (; first > 0; --first) {
        later += GameSize::of(m_acts[first], &m_acts[first - 1]);
        GameSize all = later;
        all += GameSize::of(m_acts[first - 1], nullptr);
        if (!all.within(most))
            break;
    }
    std::vector<Act> acts(std::make_move_iterator(m_acts.begin() + std::ptrdiff_t(first)),
                          std::make_move_iterator(m_acts.end()));
    clear();
    for (Act &act : acts)
        add(std::move(act));
    Q_EMIT forgot();
}

// If an act continues the one before, its start is the end of that act, and the cursor is placed in the
// earlier act.
void Timeline::settle(std::size_t act, qint64 frame)
{
    while (frame == 0 && act > 0 && !m_acts[act].opens) {
        --act;
        frame = framesOf(act);
    }
    const Record &record = m_acts[act].record;
    m_act = act;
    m_frame = qBound(record.firstFrame(), frame, record.counts().frames);
    m_index = record.indexOfFrame(m_frame);
    m_position = record.positionAt(m_index);
}

const core::Event *Timeline::lastEvent() const
{
    return m_index > act().record.first() ? &act().record.at(m_index - 1) : nullptr;
}

core::Position Timeline::positionBeforeLast() const
{
    core::Position position = m_position;
    if (const core::Event *last = lastEvent())
        core::unplay(position, *last);
    return position;
}

/// Returns the latest act up to this one that opens another board.
std::size_t Timeline::openingAct(std::size_t act) const
{
    while (!m_acts[act].opens)
        --act;
    return act;
}

std::size_t Timeline::actAt(qint64 frame) const
{
    const auto later = std::ranges::upper_bound(m_bases, qMax(frame, qint64(0)));
    return std::size_t(later - m_bases.begin()) - 1;
}

std::size_t Timeline::actAtEndOf(qint64 frame) const
{
    std::size_t act = actAt(frame);
    while (act > 0 && m_bases[act] == frame && !m_acts[act].opens)
        --act;
    return act;
}

core::Position Timeline::positionAt(qint64 frame) const
{
    const std::size_t act = actAt(frame);
    const Record &record = m_acts[act].record;
    return record.positionAt(record.indexOfFrame(std::max(frame - m_bases[act], record.firstFrame())));
}

qint64 Timeline::handMoves() const
{
    qint64 moves = 0;
    for (std::size_t i = openingAct(m_act); i <= m_act; ++i) {
        if (m_acts[i].type == Act::Hand)
            moves += i == m_act ? m_frame : framesOf(i);
    }
    return moves;
}

qint64 Timeline::hintedMoves() const
{
    qint64 moves = 0;
    for (std::size_t i = openingAct(m_act); i <= m_act; ++i) {
        if (m_acts[i].type == Act::Hand && m_acts[i].method == Act::byHint)
            moves += i == m_act ? m_frame : framesOf(i);
    }
    return moves;
}

/// Returns whether a game begins at the end of this act.
bool Timeline::wasDealt(std::size_t act) const
{
    return m_acts[act].type == Act::Scramble && (act != m_act || m_frame == framesOf(act));
}

qint64 Timeline::startOfGame() const
{
    const std::size_t opening = openingAct(m_act);
    return m_bases[opening] + (wasDealt(opening) ? framesOf(opening) : m_acts[opening].record.firstFrame());
}

qint64 Timeline::endOfGame() const
{
    std::size_t last = m_act;
    while (!isBeingDealt() && last + 1 < m_acts.size() && !m_acts[last + 1].opens)
        ++last;
    return m_bases[last] + framesOf(last);
}

std::vector<qint64> Timeline::gameStarts() const
{
    std::vector<qint64> starts;
    for (std::size_t i = 0; i < m_acts.size(); ++i) {
        const bool dealt = m_acts[i].type == Act::Scramble;
        if (m_acts[i].opens && (dealt || i > 0))
            starts.push_back(m_bases[i] + (dealt ? framesOf(i) : 0));
    }
    return starts;
}

core::Path Timeline::pastOf(std::size_t act) const
{
    return m_acts[act].opens ? core::Path() : pastAt(act - 1, m_acts[act - 1].record.size());
}

std::vector<Act> Timeline::actsUpToCursor() const
{
    std::vector<Act> acts(m_acts.begin(), m_acts.begin() + std::ptrdiff_t(m_act) + 1);
    acts.back().truncate(acts.back().record.indexAfterFrame(m_frame));
    return acts;
}

core::Path Timeline::pastAt(std::size_t act, qint64 index) const
{
    std::size_t opening = openingAct(act);
    core::Path path;
    if (m_acts[opening].type == Act::Scramble) {
        // A scramble's events are the dealing of its instance, and the game starts at their end.
        if (opening == act)
            return core::reversed(steps(m_acts[act].record, index, m_acts[act].record.size()));
        ++opening;
    }
    const bool forgotten = opening == 0 && m_acts[0].type >= Act::Hand &&
                           m_acts[0].record.start() != m_acts[0].instance.puzzle->start();
    for (std::size_t i = opening; i <= act; ++i) {
        const Record &record = m_acts[i].record;
        if (forgotten)
            return {};
        std::ranges::copy(record.standing(i == act ? index : record.size()), std::back_inserter(path));
    }
    return path;
}

qint64 Timeline::frameToSolveFrom() const
{
    const bool isSolution = act().type == Act::Solve && instance().puzzle->solved(m_position);
    const bool isAmongTries = act().type == Act::Search && m_position != act().record.start();
    return isSolution || isAmongTries ? m_bases[m_act] : frame();
}

std::vector<qint64> Timeline::solutionFrames() const
{
    std::vector<qint64> frames;
    for (std::size_t i = 0; i < m_acts.size(); ++i)
        for (const qint64 frame : m_acts[i].record.solutionFrames())
            frames.push_back(m_bases[i] + frame);
    return frames;
}

std::vector<qint64> Timeline::momentFrames() const
{
    std::vector<qint64> frames;
    for (std::size_t i = 0; i < m_acts.size(); ++i)
        for (const Moment &moment : m_acts[i].moments)
            frames.push_back(m_bases[i] + std::min(moment.frame, framesOf(i)));
    return frames;
}

const Moment *Timeline::moment() const
{
    const auto found = std::ranges::find(act().moments, m_frame, &Moment::frame);
    return found == act().moments.end() ? nullptr : &*found;
}

void Timeline::setMoments(std::size_t index, std::vector<Moment> moments)
{
    const Act *before = index > 0 ? &m_acts[index - 1] : nullptr;
    m_size -= GameSize::of(m_acts[index], before);
    m_acts[index].moments = std::move(moments);
    m_size += GameSize::of(m_acts[index], before);
    Q_EMIT changed();
}

bool Timeline::setMoment(const QString &name, const QString &note)
{
    std::vector<Moment> moments = act().moments;
    std::erase_if(moments, [this](const Moment &moment) { return moment.frame == m_frame; });
    if (moments.size() >= Moment::most)
        return false;
    const auto after = std::ranges::upper_bound(moments, m_frame, {}, &Moment::frame);
    moments.insert(after, {m_frame, name.left(Moment::longestName), note.left(Moment::longestNote)});
    setMoments(m_act, std::move(moments));
    return true;
}

void Timeline::setVerdict(quint64 serial, const core::Position &end, core::Judgement::Verdict verdict)
{
    const auto found = std::find_if(m_acts.rbegin(), m_acts.rend(),
                                    [serial](const Act &act) { return act.serial == serial; });
    if (found != m_acts.rend() && found->record.end() == end)
        found->verdict = verdict;
}

void Timeline::removeMoment(qint64 frame)
{
    const std::size_t index = actAtEndOf(frame);
    std::vector<Moment> moments = m_acts[index].moments;
    std::erase_if(moments, [&](const Moment &moment) { return moment.frame == frame - m_bases[index]; });
    setMoments(index, std::move(moments));
}

void Timeline::truncateAtCursor()
{
    for (std::size_t i = m_act; i < m_acts.size(); ++i)
        m_size -= GameSize::of(m_acts[i], i > 0 ? &m_acts[i - 1] : nullptr);
    m_acts.erase(m_acts.begin() + std::ptrdiff_t(m_act) + 1, m_acts.end());
    m_bases.resize(m_acts.size());
    m_acts.back().truncate(m_acts.back().record.indexAfterFrame(m_frame));
    m_size += GameSize::of(m_acts.back(), m_act > 0 ? &m_acts[m_act - 1] : nullptr);
}

void Timeline::close(SearchSpec::State state, quint64 found)
{
    std::optional<SearchSpec> &spec = m_acts.back().spec;
    if (!spec || (spec->state != SearchSpec::Open && spec->state != state))
        return;
    spec->state = state;
    spec->found = found;
}

/// Renumbers the frames after the record of an act was replaced.
void Timeline::renumber()
{
    m_size = {};
    for (std::size_t i = 0; i < m_acts.size(); ++i) {
        Act &act = m_acts[i];
        const Act *before = i > 0 ? &m_acts[i - 1] : nullptr;
        act.opens = !before || act.instance != before->instance || act.record.start() != before->record.end();
        m_bases[i] = before ? m_bases[i - 1] + before->record.counts().frames + act.opens : 0;
        m_size += GameSize::of(act, before);
    }
}

void Timeline::refill(std::size_t index, Record record)
{
    Act &act = m_acts[index];
    const core::Position from = m_position;
    const qint64 at = std::max(act.spec->at, record.first());
    // An act without moves has no frame of its own, so that the cursor was placed before it.
    if (act.spec->here && act.record.size() == 0 && frame() == m_bases[index]) {
        m_act = index;
        m_frame = record.countsAt(at).frames;
    } else if (index == m_act) {
        const qint64 there = m_frame == act.record.counts().frames
                                 ? at
                                 : record.lastWith(act.record.countsAt(m_index).steps, at);
        m_frame = record.countsAt(there).frames;
    }
    if (act.spec->isTruncated)
        record.truncate(at);
    act.record = std::move(record);
    act.abridged = false;
    forgetTooMany(m_acts);
    renumber();
    settle(m_act, m_frame);
    announce(instance(), from);
}

void Timeline::begin(Act act)
{
    const Instance before = instance();
    const core::Position from = m_position;
    truncateAtCursor();
    add(std::move(act));
    GameSize most = largestGameSize;
    most -= room;
    if (!m_size.within(most)) // removes more than necessary, so that this does not happen again soon
        forgetOldest({most.acts / 4 * 3, most.steps / 4 * 3, most.places / 4 * 3, most.kept / 4 * 3});
    settle(m_acts.size() - 1, 0);
    announce(before, from);
}

void Timeline::append(std::span<const core::Event> events)
{
    Act &last = m_acts.back();
    last.record.append(events);
    last.verdict.reset();
    m_size.steps += qint64(events.size());
    // All acts are examined only when there can be too many events.
    if (last.type == Act::Search && m_size.steps > longestSearch)
        m_size.steps -= forgetTooMany(m_acts);
    if (m_index < act().record.first())
        visit(m_act, act().record.firstFrame());
    Q_EMIT changed();
}

void Timeline::restore(std::vector<Act> acts, qint64 frame)
{
    clear();
    for (Act &act : acts)
        add(std::move(act));
    if (!m_size.within(largestGameSize)) {
        const qint64 last = lastFrame();
        forgetOldest(largestGameSize);
        frame -= last - lastFrame();
    }
    const std::size_t act = actAt(frame);
    settle(act, frame - m_bases[act]);
    Q_EMIT opened();
    Q_EMIT changed();
}

void Timeline::visit(std::size_t act, qint64 frame)
{
    const Instance before = instance();
    const core::Position from = m_position;
    settle(act, frame);
    announce(before, from);
}

void Timeline::announce(const Instance &before, const core::Position &from)
{
    if (instance() != before)
        Q_EMIT opened();
    else if (m_position != from)
        Q_EMIT jumped();
    Q_EMIT changed();
}

// Moves from the cursor to the event `there` within the act, in one motion.
void Timeline::step(qint64 there, qint64 frame)
{
    const Record &record = act().record;
    const bool forward = there > m_index;
    Played played{steps(record, qMin(m_index, there), qMax(m_index, there)),
                  record.at(qMax(m_index, there) - 1), forward};
    if (!forward)
        played.steps = core::reversed(played.steps);
    m_position = core::after(std::move(m_position), played.steps);
    m_index = there;
    m_frame = frame;
    Q_EMIT moved(played);
    Q_EMIT changed();
}

/// Moves from the end of an act to the start of the next one that has moves. Returns false if that act starts at
/// another position, which is then shown.
bool Timeline::enterNextAct()
{
    while (!m_acts[m_act + 1].opens && framesOf(m_act + 1) == 0)
        ++m_act;
    if (m_acts[m_act + 1].opens || m_acts[m_act + 1].record.first() > 0) {
        visit(m_act + 1, m_acts[m_act + 1].record.firstFrame());
        return false;
    }
    ++m_act;
    m_frame = act().record.firstFrame();
    m_index = act().record.first();
    m_position = act().record.start();
    return true;
}

bool Timeline::forward()
{
    if (atEnd())
        return false;
    if (m_frame < framesOf(m_act) || enterNextAct())
        step(act().record.indexOfFrame(m_frame + 1), m_frame + 1);
    return true;
}

bool Timeline::forwardByAct()
{
    if (atEnd())
        return false;
    if (m_frame < framesOf(m_act) || enterNextAct())
        step(act().record.size(), framesOf(m_act));
    return true;
}

bool Timeline::back()
{
    const Record &record = act().record;
    const bool atStart = m_frame == record.firstFrame();
    if (atStart && m_act == 0)
        return false;
    if (atStart)
        visit(m_act - 1, framesOf(m_act - 1));
    else if (m_frame == 1)
        backToActStart();
    else
        step(record.indexOfFrame(m_frame - 1), m_frame - 1);
    return true;
}

/// Moves back to the start of the act in one motion.
void Timeline::backToActStart()
{
    step(0, 0);
    settle(m_act, 0);
}

/// Returns whether undo and redo show this act as one motion.
bool Timeline::isOneMotion(std::size_t act) const
{
    return m_acts[act].type == Act::Hand || framesOf(act) == 1;
}

void Timeline::seek(qint64 wanted)
{
    wanted = qBound(qint64(0), wanted, lastFrame());
    if (wanted == frame() + 1) {
        forward();
    } else if (wanted == frame() - 1) {
        back();
    } else if (wanted != frame()) {
        const std::size_t act = actAt(wanted);
        visit(act, wanted - m_bases[act]);
    }
}

void Timeline::undo()
{
    if (!canUndo())
        return;
    if (act().opens && m_act > 0)
        visit(m_act - 1, framesOf(m_act - 1));
    else if (isMoveByMove(act()))
        back();
    else if (isOneMotion(m_act))
        backToActStart();
    else
        visit(m_act, 0);
}

void Timeline::redo()
{
    if (!canRedo())
        return;
    const std::size_t next = m_frame < framesOf(m_act) ? m_act : m_act + 1;
    if (isMoveByMove(m_acts[next]))
        forward();
    else if (isOneMotion(next) && (next == m_act || !m_acts[next].opens))
        forwardByAct();
    else
        visit(next, framesOf(next));
}

} // namespace session
