// SPDX-License-Identifier: MIT
#include "session/search/session.h"

#include "core/positionline.h"
#include "session/answers/lostgame.h"
#include "session/basics/translation.h"
#include "session/basics/unicodenormalization.h"
#include "session/programs/ownprogram.h"
#include "session/search/freedmemory.h"
#include "session/timeline/shortestlengths.h"
#include "session/timeline/wording.h"

namespace session {

namespace {

/// Returns whether a solution of this kind is a sequence of moves, whose number is of interest.
bool countsMovesLeft(const core::Kind &kind)
{
    return kind.listsMoves ||
           std::ranges::any_of(kind.solvers, [](const core::Solver &one) { return one.shortestUpTo > 0; });
}

/// Returns how many moves of the solution that this act plays are left after the frame; 0 if it plays no solution, or
/// shows the reasons of a method.
qint64 movesLeft(const core::Kind &kind, const Act &act, qint64 frameInAct)
{
    const bool plays = act.type == Act::Solve && !act.spec && act.record.size() > 0 && countsMovesLeft(kind);
    const bool solves = plays && act.record.at(act.record.size() - 1).type == core::Event::Solution;
    return solves ? act.record.counts().frames - frameInAct : 0;
}

/// Returns the reason of a method for this event or, while a solution is played, how many of its moves are left.
core::Explanation explained(const core::Kind &kind, const Act &act, qint64 frameInAct,
                            const core::Position &before, const core::Event &event)
{
    const core::Solver *solver = methodOf(kind, act.method.toStdString());
    core::Explanation explanation;
    if (solver && solver->explain)
        explanation = solver->explain(*act.instance.puzzle, before, event);
    if (const qint64 left = movesLeft(kind, act, frameInAct); left > 0) {
        explanation.text = PUZZLE_TEXT_N("session", "%n of %1 move(s) to go.");
        explanation.arguments = {left, act.record.counts().frames};
    }
    return worded(kind, act.instance, explanation);
}

/// Stores the length of a solution that the search has proved to be a shortest one.
void learnFrom(const Search &search, const core::Kind &kind, const core::Puzzle &puzzle)
{
    const auto &outcome = search.outcome();
    const bool isOver = search.state() == Search::State::Ended || search.state() == Search::State::Replaying;
    if (!isOver || !outcome || !search.job() || outcome->verdict != core::Outcome::Solved ||
        outcome->path.empty())
        return;
    const core::Stats &stats = outcome->stats;
    const bool isShortest =
        search.job()->solver().shortestUpTo > 0 || (stats.length > 0 && stats.length == stats.lowerBound);
    if (isShortest && search.job()->task().goal == core::Goal::First)
        keepShortest(kind, puzzle, search.job()->task().from, outcome->path);
}

/// Returns the message that the hint was played, followed by `rest`; an order that has been carried out is quoted, unless
/// it contains a quotation itself.
core::Explanation played(const QString &rest, bool isOrder)
{
    if (rest.isEmpty())
        return {PUZZLE_TEXT("session", "The hint was played.")};
    const bool hasQuotation = rest.contains(u'“') || rest.contains(u'«');
    return {isOrder && !hasQuotation ? PUZZLE_TEXT("session", "The hint was played: “%1”")
                                     : PUZZLE_TEXT("session", "The hint was played. %1"),
            {rest.toStdString()}};
}

/// Returns whether a lost game can be followed back to a position that may still be solvable.
bool hasWayBack(const Timeline &timeline)
{
    return timeline.frame() > timeline.startOfGame() && !isLostFromStart(timeline);
}

/// Returns what a hint in a lost game says, `why`, followed by how many moves are to be taken back, if that is known.
core::Explanation withWayBack(const core::Hint &hint, const core::Explanation &why, const Timeline &timeline)
{
    const std::optional<qint64> moves = movesToTakeBack(timeline);
    if (!moves && hint.path.empty() && hasWayBack(timeline))
        return {PUZZLE_TEXT("session", "%1 An earlier position may still be solvable."),
                {translated(why).toStdString()},
                why.marks};
    if (!moves)
        return why;
    const core::Text text =
        hint.path.empty()
            ? PUZZLE_TEXT_N("session", "%1 Take back %n move(s): from there the goal can still be reached.")
            : PUZZLE_TEXT_N("session",
                            "%1 Or take back %n move(s): from there the goal can still be reached.");
    return {text, {*moves, translated(why).toStdString()}, why.marks};
}

Instance instanceOf(const core::Game &game, const QString &look)
{
    return {game.puzzle, look};
}

} // namespace

Session::Session(const core::Kind &kind, const core::Game &first, QObject *parent)
    : QObject(parent), m_kind(kind), m_timeline(Act::make(Act::New, instanceOf(first, {}), first.position)),
      m_player(m_timeline), m_search(kind, m_timeline, m_player), m_replay(kind, m_timeline),
      m_lastSolvable(kind, m_timeline), m_winSummary(kind, m_timeline), m_verdicts(kind, m_timeline),
      m_judging([this](const core::Judgement &judgement) { takeJudgement(judgement); },
                [this](const core::Explanation &why) {
                    takeJudgement({core::Judgement::Unknown, failure(why)});
                }),
      m_hinting([this](const core::Hint &hint) { showHint(hint); },
                [this](const core::Explanation &why) {
                    m_hintsAsked = 0;
                    Q_EMIT reported(failure(why));
                })
{
    keepLittleFreedMemory();
    m_judgeSoon.setSingleShot(true);
    m_judgeLate.setSingleShot(true);
    m_judgeLate.setInterval(250);
    connectSearch();
    connect(&m_judgeSoon, &QTimer::timeout, this, &Session::judge);
    connect(&m_judgeLate, &QTimer::timeout, this, &Session::judged);
    connect(this, &Session::refused, this, &Session::reported);
    connect(&m_timeline, &Timeline::changed, this, &Session::judgeSoon);
    // A hint is dropped with the position for which it was given.
    for (const auto changed : {&Timeline::opened, &Timeline::jumped})
        connect(&m_timeline, changed, &m_timeline, [this] { dropHint(); });
    connect(&m_timeline, &Timeline::moved, &m_timeline, [this] { dropHint(); });
    // The sentence and the marks of the refusal have replaced those of the hint.
    connect(this, &Session::refused, this, &Session::dropHint);
    connect(&m_player, &Player::playingChanged, this, &Session::judgeSoon);
    // The connection is queued: otherwise the beginning of the act that exceeded the limit would clear the message.
    connect(
        &m_timeline, &Timeline::forgot, this,
        [this] {
            Q_EMIT reported({PUZZLE_TEXT("session", "The game has become so long that its oldest moves were "
                                                    "forgotten.")});
        },
        Qt::QueuedConnection);
    connect(&m_winSummary, &WinSummary::proved, this, &Session::progressed);
    connect(&m_verdicts, &MoveJudge::judged, this, &Session::progressed);
    connect(&m_replay, &SearchReplay::progressed, this, &Session::progressed);
    connect(&m_replay, &SearchReplay::replayed, &m_search, &Search::adopt);
    connect(&m_reader, &BoardReader::busyChanged, this, &Session::progressed);
    connect(&m_lastSolvable, &LastSolvable::busyChanged, this, &Session::progressed);
    connect(&m_lastSolvable, &LastSolvable::ended, this, &Session::retreat);
    judgeSoon();
}

void Session::connectSearch()
{
    connect(&m_search, &Search::reported, this, &Session::reported);
    connect(&m_search, &Search::stateChanged, this, [this] { learnFrom(m_search, m_kind, puzzle()); });
    connect(&m_search, &Search::stateChanged, this, &Session::solvingChanged);
    connect(&m_search, &Search::progressed, this, &Session::progressed);
    connect(&m_search, &Search::solutionsChanged, this, &Session::solutionsChanged);
    connect(&m_search, &Search::aboutToAct, this, &Session::giveUp);
    connect(&m_search, &Search::acted, this, &Session::acted);
}

QString Session::line() const
{
    return QString::fromStdString(core::writeLine(m_kind, puzzle(), m_timeline.position()));
}

void Session::add(Act act)
{
    m_search.abandon();
    giveUp();
    m_player.pause();
    m_timeline.begin(std::move(act));
    Q_EMIT acted();
}

void Session::addMove(const core::Path &path, const QString &method)
{
    const core::Position from = m_timeline.position();
    Act act = Act::make(Act::Hand, m_timeline.instance(), from, events(path));
    act.method = method;
    add(std::move(act));
    m_timeline.forwardByAct();
}

// Another act begins, so background results about the position in view would be obsolete.
void Session::giveUp()
{
    dropHint();
    m_reader.giveUp();
    m_lastSolvable.giveUp();
}

void Session::begin(Act::Type type, const core::Game &game, const QString &look)
{
    const Instance &before = m_timeline.instance();
    const bool isAnother = type == Act::Edit
                               ? look != before.look
                               : (type == Act::New || type == Act::Open) && game.puzzle != before.puzzle;
    add(Act::make(type, instanceOf(game, look), game.position));
    m_search.forgetOtherBoards();
    if (isAnother)
        Q_EMIT boardReplaced();
}

void Session::read(std::string options, std::string position, BoardReader::Done done)
{
    giveUp();
    m_reader.read(m_kind, composed(std::move(options)), composed(std::move(position)), std::move(done));
}

void Session::read(BoardReader::Work work)
{
    giveUp();
    m_reader.read(std::move(work), [this](const core::Explanation &why) { Q_EMIT reported(failure(why)); });
}

std::string Session::optionsFor(const core::Deal &deal) const
{
    core::Values values = m_kind.describe(puzzle());
    const core::Values usual(m_kind.options);
    for (const char *chosen : deal.chooses)
        values.set(chosen, usual.text(chosen));
    return m_kind.compose(values);
}

void Session::scramble(const core::Deal &deal, qint64 count, std::uint64_t seed)
{
    const std::string options = optionsFor(deal) + ",deal=" + deal.id + ",count=" + std::to_string(count) +
                                ",seed=" + std::to_string(seed);
    const QString look = m_timeline.instance().look;
    read(options, {}, [this, look](const core::Reading &reading) {
        if (const auto *fault = std::get_if<core::Fault>(&reading))
            Q_EMIT reported(fault->why);
        else
            addScramble(std::get<core::Game>(reading), look);
    });
}

void Session::addScramble(const core::Game &game, const QString &look)
{
    const core::Dealing *dealing = game.puzzle->dealing();
    add(Act::make(Act::Scramble, instanceOf(game, look), dealing->from, events(dealing->path)));
    m_timeline.seek(m_timeline.lastFrame());
    m_search.forgetOtherBoards();
    if (puzzle().solved(m_timeline.position()))
        Q_EMIT reported({PUZZLE_TEXT(
            "session", "By chance, everything is in order again: try another number of moves.")});
}

void Session::playMoves(const core::Path &moves)
{
    const core::Position from = m_timeline.position();
    std::vector<core::Event> played = events(moves);
    if (puzzle().solved(core::after(from, moves)))
        played.push_back({{}, core::Event::Solution, 0, 0});
    add(Act::make(Act::Solve, m_timeline.instance(), from, played));
    m_player.play();
}

void Session::goToStop(Direction direction)
{
    Landmarks landmarks = landmarksOf(m_stops);
    const bool aboutVerdicts = std::erase(landmarks, Landmark(Landmark::Turn)) > 0;
    const bool judges = aboutVerdicts && m_verdicts.isOn();
    if (judges)
        landmarks.push_back(Landmark::Turn);
    const bool mayCome = direction == Direction::Forward && isWatching();
    if (landmarks.empty() && aboutVerdicts)
        Q_EMIT reported(
            {PUZZLE_TEXT("session", "Your moves are not judged: this is turned off in the preferences.")});
    else if (landmarks.empty())
        Q_EMIT reported({PUZZLE_TEXT("session", "No stop is set.")});
    else if (judges && m_verdicts.isBusy()) // otherwise the first turn could be missed
        Q_EMIT reported(
            {PUZZLE_TEXT("session", "Your moves are still being judged: try again in a moment.")});
    else if (!mayCome && !nextLandmark(m_timeline, direction, landmarks, m_timeline.frame()))
        Q_EMIT reported({direction == Direction::Forward
                             ? PUZZLE_TEXT("session", "There is no stop ahead.")
                             : PUZZLE_TEXT("session", "There is no stop behind.")});
    else
        m_search.go(direction, landmarks);
}

void Session::setMoment(const QString &name, const QString &note)
{
    if (m_timeline.setMoment(name, note))
        Q_EMIT acted();
    else
        Q_EMIT reported({PUZZLE_TEXT_N("session", "There are already %n moment(s) here: delete one first."),
                         {static_cast<long long>(Moment::most)}});
}

void Session::removeMoment(qint64 frame)
{
    m_timeline.removeMoment(frame);
    Q_EMIT acted();
}

void Session::playAgain()
{
    const Instance instance = m_timeline.instance();
    const core::Position start = m_timeline.positionAt(m_timeline.startOfGame());
    if (m_timeline.position() != start)
        begin(Act::New, {instance.puzzle, start}, instance.look);
}

void Session::showShortest()
{
    const core::Solver *shortest = m_winSummary.shortestMethod();
    const core::Solver *method = shortest ? shortest : m_winSummary.shortMethod();
    if (!method || m_search.isUnderWay())
        return; // the action was triggered before the view changed
    const bool isLost = isJudged() && judgement().verdict == core::Judgement::Unsolvable;
    if (isLost || puzzle().solved(m_timeline.position()))
        playAgain();
    solve({.solver = method, .options = core::Values(method->options)});
}

void Session::hand(const core::Step &wanted)
{
    const core::Path path = core::legalMove(puzzle(), m_timeline.position(), wanted);
    if (path.empty())
        Q_EMIT refused(worded(m_kind, m_timeline.instance(), puzzle().why(m_timeline.position(), wanted)));
    else
        addMove(path);
}

// Playback is paused, since the hint is about the board in view.
void Session::hint()
{
    if (m_player.isPlaying() || m_search.isWatching())
        m_search.setPaused(true);
    if (hasHint())
        return makeHint(std::exchange(m_hint, {}));
    if (std::exchange(m_hasHintBack, false))
        return backToSolvable();
    if (++m_hintsAsked > 1)
        return;
    m_hinting.start(
        [puzzle = m_timeline.instance().puzzle, position = m_timeline.position(),
         ask = m_kind.hint](core::SearchContext &context) { return ask(*puzzle, position, context); });
}

void Session::showHint(const core::Hint &hint)
{
    keepShortest(m_kind, puzzle(), m_timeline.position(), hint);
    if (std::exchange(m_hintsAsked, 0) > 1 && !hint.path.empty())
        return makeHint(hint);
    m_hint = hint;
    const core::Explanation reason = worded(m_kind, m_timeline.instance(), hint.why);
    const bool isLost = isJudged() && judgement().verdict == core::Judgement::Unsolvable;
    const core::Explanation why = isLost ? withWayBack(hint, reason, m_timeline) : reason;
    m_hasHintBack = isLost && hint.path.empty() && hasWayBack(m_timeline);
    Q_EMIT reported(why);
    Q_EMIT hinted(why);
}

// The sentence and the marks of the hint are about the board before the move, so they are replaced.
void Session::makeHint(const core::Hint &hint)
{
    addMove(hint.path, Act::byHint);
    const core::Explanation made = onceMade(m_kind, hint);
    const bool isOrder = !made.empty() && std::string_view(made.text.source) == hint.why.text.source;
    const QString rest = translated(worded(m_kind, m_timeline.instance(), made));
    // The verdict is still about the board before the move, so the message does not mention the way back.
    const core::Explanation why = worded(m_kind, m_timeline.instance(), played(rest, isOrder));
    Q_EMIT reported(why);
    Q_EMIT hinted(why);
}

void Session::dropHint()
{
    m_hinting.cancel();
    m_hint = {};
    m_hasHintBack = false;
    m_hintsAsked = 0;
}

// The player is paused, since it would play on from the act that undo goes back to.
void Session::undo()
{
    m_player.pause();
    m_timeline.undo();
}

void Session::redo()
{
    m_player.pause();
    m_timeline.redo();
}

core::Explanation Session::explanation() const
{
    const Act &act = m_timeline.act();
    if (act.abridged && m_timeline.lastEvent())
        return m_replay.about(act);
    const core::Explanation forgotten = aboutForgotten();
    return forgotten.empty() ? explanationAt(m_kind, m_timeline) : forgotten;
}

/// Returns a sentence about forgotten moves if the cursor is directly before or after them.
core::Explanation Session::aboutForgotten() const
{
    const auto &acts = m_timeline.acts();
    const Act &act = m_timeline.act();
    const std::size_t next = m_timeline.actIndex() + 1;
    const bool before = next < acts.size() && !acts[next].opens && acts[next].record.first() > 0 &&
                        m_timeline.frameInAct() == act.record.counts().frames;
    const bool behind = m_timeline.forgets() && !m_timeline.lastEvent();
    if (!before && !behind)
        return {};
    const Record &record = behind ? act.record : acts[next].record;
    return {PUZZLE_TEXT("session", "The first %1 moves of this search are no longer kept."),
            {record.firstFrame()}};
}

core::Explanation Session::explanationAt(const core::Kind &kind, const Timeline &timeline)
{
    if (timeline.act().abridged)
        return {};
    const core::Puzzle &puzzle = *timeline.instance().puzzle;
    const core::Event *last = timeline.lastEvent();
    if (last && timeline.act().type == Act::Hand)
        return kind.remark ? kind.remark(puzzle, timeline.position()) : core::Explanation();
    if (!last)
        return {};
    return explained(kind, timeline.act(), timeline.frameInAct(), timeline.positionBeforeLast(), *last);
}

core::Explanation Session::explanationAt(const core::Kind &kind, const Timeline &timeline, qint64 frame)
{
    const std::size_t number = timeline.actAtEndOf(frame);
    const Act &act = timeline.acts()[number];
    const qint64 frameInAct = frame - timeline.startOfAct(number);
    if (frameInAct <= act.record.firstFrame() || act.abridged)
        return {};
    const qint64 index = act.record.indexOfFrame(frameInAct);
    const core::Puzzle &puzzle = *act.instance.puzzle;
    core::Position position = act.record.positionAt(index);
    if (act.type == Act::Hand)
        return kind.remark ? kind.remark(puzzle, position) : core::Explanation();
    const core::Event &last = act.record.at(index - 1);
    core::unplay(position, last);
    return explained(kind, act, frameInAct, position, last);
}

// The position is judged at once if nothing is playing, otherwise a few times a second.
void Session::judgeSoon()
{
    if (!m_judgeLate.isActive() && m_timeline.position() != m_judgedPosition)
        m_judgeLate.start();
    if (!m_player.isPlaying())
        m_judgeSoon.start(30);
    else if (!m_judgeSoon.isActive())
        m_judgeSoon.start(300);
}

bool Session::isJudged() const
{
    if (m_judgedInstance != m_timeline.instance())
        return false;
    if (m_judgedPosition == m_timeline.position())
        return true;
    const bool agrees =
        (m_judgement.verdict == core::Judgement::Solved) == puzzle().solved(m_timeline.position());
    return agrees && (m_player.isPlaying() || m_judgeLate.isActive());
}

void Session::judge()
{
    m_askedInstance = m_timeline.instance();
    m_askedPosition = m_timeline.position();
    m_judging.start(
        [puzzle = m_timeline.instance().puzzle, position = m_timeline.position(),
         ask = m_kind.judge](core::SearchContext &context) { return ask(*puzzle, position, context); });
}

void Session::takeJudgement(const core::Judgement &judgement)
{
    m_judgement = judgement;
    m_judgedInstance = m_askedInstance;
    m_judgedPosition = m_askedPosition;
    const Act &act = m_timeline.act();
    if (m_verdicts.isOn() && act.instance == m_judgedInstance)
        m_timeline.setVerdict(act.serial, m_judgedPosition, judgement.verdict);
    Q_EMIT judged();
}

void Session::stop()
{
    giveUp();
    m_replay.giveUp();
    m_search.stop();
    m_player.pause();
}

bool Session::canStop() const
{
    return m_search.isUnderWay() || isReading() || isReplaying() || isLookingBack() || m_player.isPlaying();
}

void Session::backToSolvable()
{
    m_player.pause();
    m_lastSolvable.search();
}

void Session::retreat(const LastSolvable::Answer &answer)
{
    const long long unknown = answer.unknown;
    if (answer.frame)
        m_timeline.seek(*answer.frame);
    if (answer.frame && unknown > 0)
        Q_EMIT reported(
            {PUZZLE_TEXT_N("session",
                           "From here the goal can still be reached; for %n later position(s) this is not "
                           "known."),
             {unknown}});
    else if (answer.frame)
        Q_EMIT reported({PUZZLE_TEXT("session", "From here the goal can still be reached.")});
    else if (unknown > 0)
        Q_EMIT reported(
            {PUZZLE_TEXT_N("session",
                           "No earlier position is known to be solvable; %n of them could not be judged."),
             {unknown}});
    else
        Q_EMIT reported({PUZZLE_TEXT("session", "The goal was out of reach from the start.")});
}

void Session::setRestoring(bool restoring)
{
    m_restoring = restoring;
    Q_EMIT progressed();
}

void Session::restore(std::vector<Act> acts, qint64 frame)
{
    m_search.abandon();
    giveUp();
    m_player.pause();
    m_timeline.restore(std::move(acts), frame);
    m_search.forgetOtherBoards();
    m_replay.start();
}

} // namespace session
