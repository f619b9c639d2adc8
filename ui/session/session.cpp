// SPDX-License-Identifier: MIT
#include "session/session.h"

#include "core/positionline.h"
#include "session/composition.h"

namespace session {

namespace {

Instance instanceOf(const core::Game &game, const QString &look)
{
    return {game.puzzle, look};
}

// A hand's move is one frame, however many pieces it takes along.
core::Path asOneMove(core::Path path)
{
    for (std::size_t i = 0; i + 1 < path.size(); ++i)
        path[i].closes = false;
    return path;
}

} // namespace

Session::Session(const core::Kind &kind, core::Game first, QObject *parent)
    : QObject(parent), m_kind(kind), m_timeline(Act::make(Act::New, instanceOf(first, {}), first.position)),
      m_player(m_timeline), m_classes(kind), m_lastSolvable(kind, m_timeline),
      m_judge([this](const core::Judgement &judgement) {
          m_judgement = judgement;
          Q_EMIT judged();
      }),
      m_hint([this](const core::Hint &hint) { reveal(hint); })
{
    m_judgeSoon.setSingleShot(true);
    connect(&m_judgeSoon, &QTimer::timeout, this, &Session::judge);
    connect(&m_timeline, &Timeline::changed, this, &Session::judgeSoon);
    connect(&m_player, &Player::playingChanged, this, &Session::judgeSoon);
    connect(&m_player, &Player::starved, this, &Session::drained);
    connect(&m_classes, &SymmetryClasses::changed, this, &Session::solutionsChanged);
    connect(&m_opening, &Opening::busyChanged, this, &Session::progressed);
    connect(&m_lastSolvable, &LastSolvable::busyChanged, this, &Session::progressed);
    connect(&m_lastSolvable, &LastSolvable::ended, this, &Session::retreat);
    judgeSoon();
}

Session::~Session() = default;

QString Session::line() const
{
    return QString::fromStdString(core::writeLine(m_kind, puzzle(), m_timeline.position()));
}

void Session::add(Act act)
{
    abandon();
    giveUp();
    m_player.pause();
    m_timeline.begin(std::move(act));
    Q_EMIT acted();
}

// What would come too late for what is begun now.
void Session::giveUp()
{
    m_hint.drop();
    m_opening.giveUp();
    m_lastSolvable.giveUp();
}

void Session::begin(Act::Type type, const core::Game &game, const QString &look)
{
    add(Act::make(type, instanceOf(game, look), game.position));
    forgetOtherBoards();
}

void Session::read(std::string options, std::string position, Opening::Done done)
{
    giveUp();
    m_opening.read(m_kind, composed(std::move(options)), composed(std::move(position)), std::move(done));
}

void Session::read(Opening::Work work)
{
    giveUp();
    m_opening.read(std::move(work));
}

void Session::scramble(const core::Deal &deal, qint64 count, std::uint64_t seed)
{
    const std::string options = m_kind.compose(m_kind.describe(puzzle())) + ",deal=" + deal.id +
                                ",count=" + std::to_string(count) + ",seed=" + std::to_string(seed);
    const QString look = m_timeline.instance().look;
    read(options, {}, [this, look](const core::Reading &reading) {
        if (const auto *fault = std::get_if<core::Fault>(&reading)) {
            Q_EMIT told(fault->why);
            return;
        }
        const core::Game &game = std::get<core::Game>(reading);
        const core::Dealing *dealing = game.puzzle->dealing();
        add(Act::make(Act::Scramble, instanceOf(game, look), dealing->from, events(dealing->path)));
        m_timeline.seek(m_timeline.lastFrame());
        forgetOtherBoards();
        if (puzzle().solved(m_timeline.position()))
            Q_EMIT told({PUZZLE_TEXT("session", "By chance all is in order again: another number of moves "
                                                "will do better.")});
    });
}

void Session::hand(const core::Step &wanted)
{
    const core::Path path = core::legalMove(puzzle(), m_timeline.position(), wanted);
    if (path.empty()) {
        Q_EMIT told(puzzle().why(m_timeline.position(), wanted));
        return;
    }
    const core::Position from = m_timeline.position();
    add(Act::make(Act::Hand, m_timeline.instance(), from, events(asOneMove(path))));
    m_timeline.forward();
}

void Session::hint()
{
    m_hint.ask([puzzle = m_timeline.instance().puzzle, position = m_timeline.position(),
                ask = m_kind.hint](core::Control &control) { return ask(*puzzle, position, control); });
}

void Session::reveal(const core::Hint &hint)
{
    if (!hint.path.empty()) {
        const core::Position from = m_timeline.position();
        add(Act::make(Act::Hand, m_timeline.instance(), from, events(asOneMove(hint.path))));
        m_timeline.forward();
    }
    Q_EMIT told(hint.why);
}

// What plays would run away from where it was brought back to; a watched search waits.
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

core::Explanation Session::explanationAt(const core::Kind &kind, const Timeline &timeline)
{
    const core::Puzzle &puzzle = *timeline.instance().puzzle;
    const core::Event *last = timeline.lastEvent();
    if (last && timeline.act().type == Act::Hand)
        return kind.remark ? kind.remark(puzzle, timeline.position()) : core::Explanation();
    const core::Solver *solver = kind.solver(timeline.act().method.toStdString());
    if (!last || !solver || !solver->explain)
        return {};
    return solver->explain(puzzle, timeline.positionBeforeLast(), *last);
}

// At once when the board rests, now and then while it plays.
void Session::judgeSoon()
{
    if (!m_player.isPlaying())
        m_judgeSoon.start(30);
    else if (!m_judgeSoon.isActive())
        m_judgeSoon.start(300);
}

void Session::judge()
{
    m_judge.ask([puzzle = m_timeline.instance().puzzle, position = m_timeline.position(),
                 ask = m_kind.judge](core::Control &control) { return ask(*puzzle, position, control); });
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
        Q_EMIT told(
            {PUZZLE_TEXT_N("session", "From here the goal can still be reached; of %n later position(s) "
                                      "that is not known."),
             {unknown}});
    else if (answer.frame)
        Q_EMIT told({PUZZLE_TEXT("session", "From here the goal can still be reached.")});
    else if (unknown > 0)
        Q_EMIT told(
            {PUZZLE_TEXT_N("session", "No earlier position is known to be solvable; of %n of them it is "
                                      "not known."),
             {unknown}});
    else
        Q_EMIT told({PUZZLE_TEXT("session", "The goal was out of reach from the beginning.")});
}

void Session::restore(std::vector<Act> acts, qint64 frame)
{
    abandon();
    giveUp();
    m_player.pause();
    m_timeline.restore(std::move(acts), frame);
    forgetOtherBoards();
}

} // namespace session
