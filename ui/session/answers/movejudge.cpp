// SPDX-License-Identifier: MIT
#include "session/answers/movejudge.h"

namespace session {

namespace {

constexpr int quietTime = 150;             // milliseconds without a change until moves are judged
constexpr std::size_t actsLookedAt = 2000; // the number of latest acts that are examined
constexpr std::size_t movesAtOnce = 8;     // moves judged in one batch

} // namespace

MoveJudge::MoveJudge(const core::Kind &kind, Timeline &timeline, QObject *parent)
    : QObject(parent), m_kind(kind), m_timeline(timeline),
      m_judging([this](const NewVerdicts &verdicts) { store(verdicts); },
                [this](const core::Explanation &) { store({}); })
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(quietTime);
    connect(&m_soon, &QTimer::timeout, this, &MoveJudge::look);
    connect(&m_timeline, &Timeline::changed, this, &MoveJudge::lookSoon);
}

void MoveJudge::setOn(bool on)
{
    if (std::exchange(m_on, on) == on)
        return;
    if (on)
        return lookSoon();
    m_judging.cancel();
    m_soon.stop();
    m_busy = false;
}

void MoveJudge::ask()
{
    m_waitsOn.reset();
    Q_EMIT judged();
}

bool MoveJudge::waits() const
{
    return m_waitsOn.lock() == m_timeline.instance().puzzle;
}

void MoveJudge::lookSoon()
{
    if (m_on && !m_busy)
        m_soon.start();
}

/// Returns the acts without a verdict: the player's moves, and the acts before them.
std::vector<std::size_t> MoveJudge::waiting() const
{
    const std::vector<Act> &acts = m_timeline.acts();
    std::vector<std::size_t> found;
    const std::size_t end = acts.size() - std::min(acts.size(), actsLookedAt);
    for (std::size_t i = acts.size(); i-- > end && found.size() < movesAtOnce;) {
        const bool counts = acts[i].type == Act::Hand ||
                            (i + 1 < acts.size() && acts[i + 1].type == Act::Hand && !acts[i + 1].opens);
        if (counts && !acts[i].verdict)
            found.push_back(i);
    }
    return found;
}

void MoveJudge::look()
{
    m_asked.clear();
    for (const std::size_t number : waiting()) {
        const Act &act = m_timeline.acts()[number];
        m_asked.push_back({act.serial, act.instance.puzzle, act.record.end()});
    }
    m_busy = !m_asked.empty();
    if (!m_busy)
        return;
    m_judging.start([judge = m_kind.judge, asked = m_asked](core::SearchContext &context) {
        NewVerdicts verdicts;
        for (const Board &board : asked) {
            if (!context.keepGoing({}))
                break;
            verdicts.push_back(judge(*board.puzzle, board.position, context).verdict);
        }
        return verdicts;
    });
}

void MoveJudge::store(const NewVerdicts &verdicts)
{
    for (std::size_t i = 0; i < m_asked.size(); ++i)
        m_timeline.setVerdict(m_asked[i].act, m_asked[i].position,
                              i < verdicts.size() ? verdicts[i] : core::Judgement::Unknown);
    m_busy = false;
    m_soon.start();
    Q_EMIT judged();
}

} // namespace session
