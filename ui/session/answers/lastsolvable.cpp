// SPDX-License-Identifier: MIT
#include "session/answers/lastsolvable.h"

#include <numeric>

namespace session {

namespace {

constexpr std::size_t positionsAtOnce = 32; // positions judged in one batch
constexpr int mostLooks = 4096;             // frames examined in one turn of the event loop

bool isInReach(core::Judgement::Verdict verdict)
{
    return verdict == core::Judgement::Solvable || verdict == core::Judgement::Solved;
}

} // namespace

LastSolvable::LastSolvable(const core::Kind &kind, const Timeline &timeline, QObject *parent)
    : QObject(parent), m_kind(kind), m_timeline(timeline),
      m_judging([this](const Verdicts &judged) { store(judged); },
                [this](const core::Explanation &) {
                    end({std::nullopt, m_unknown + 1});
                })
{
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &LastSolvable::judgeNext);
}

void LastSolvable::search()
{
    giveUp();
    m_lost = m_next = m_timeline.frame();
    m_first = m_timeline.startOfGame();
    m_reached = m_first - 1;
    m_bisecting = isIrreversible();
    m_unknown = 0;
    m_seen = {m_timeline.instance().puzzle->write(m_timeline.position())};
    m_busy = true;
    Q_EMIT busyChanged();
    judgeNext();
}

void LastSolvable::giveUp()
{
    m_judging.cancel();
    m_soon.stop();
    if (std::exchange(m_busy, false))
        Q_EMIT busyChanged();
}

// Returns whether no move of the game was taken back and the latest move, taken as representative of all, cannot be
// taken back.
bool LastSolvable::isIrreversible() const
{
    const core::Event *last = m_timeline.lastEvent();
    for (std::size_t i = m_timeline.actAt(m_first); i <= m_timeline.actIndex(); ++i) {
        const Record &record = m_timeline.acts()[i].record;
        if (record.counts().backs > 0 || record.first() > 0)
            return false;
    }
    if (!last || last->type != core::Event::Did)
        return false;
    const core::Step back{last->step.piece, last->step.to, last->step.from};
    return core::legalMove(*m_timeline.instance().puzzle, m_timeline.position(), back).empty();
}

void LastSolvable::judgeNext()
{
    if (m_bisecting && m_lost - m_reached > 1)
        return ask({std::midpoint(m_reached, m_lost)});
    const std::vector<qint64> frames = m_bisecting ? std::vector<qint64>() : walk();
    if (!frames.empty())
        ask(frames);
    else if (!m_bisecting && m_next - 1 > m_reached)
        m_soon.start();
    else
        end({m_reached >= m_first ? std::optional(m_reached) : std::nullopt, m_unknown});
}

/// Returns the next frames, going backwards, whose positions have not been judged yet.
std::vector<qint64> LastSolvable::walk()
{
    std::vector<qint64> frames;
    for (int i = 0; i < mostLooks && m_next - 1 > m_reached && frames.size() < positionsAtOnce; ++i) {
        --m_next;
        const core::Position position = m_timeline.positionAt(m_next);
        if (m_seen.insert(m_timeline.instance().puzzle->write(position)).second)
            frames.push_back(m_next);
    }
    return frames;
}

void LastSolvable::ask(std::vector<qint64> frames)
{
    std::vector<core::Position> positions;
    for (const qint64 frame : frames)
        positions.push_back(m_timeline.positionAt(frame));
    m_judging.start([puzzle = m_timeline.instance().puzzle, judge = m_kind.judge, frames = std::move(frames),
                     positions = std::move(positions)](core::SearchContext &context) {
        Verdicts judged{frames, {}};
        for (const core::Position &position : positions) {
            if (!context.keepGoing({}))
                break;
            judged.verdicts.push_back(judge(*puzzle, position, context).verdict);
            if (isInReach(judged.verdicts.back()))
                break;
        }
        return judged;
    });
}

void LastSolvable::store(const Verdicts &judged)
{
    for (std::size_t i = 0; i < judged.verdicts.size(); ++i) {
        const core::Judgement::Verdict verdict = judged.verdicts[i];
        if (isInReach(verdict)) {
            m_reached = judged.frames[i];
        } else if (verdict == core::Judgement::Unsolvable) {
            m_lost = judged.frames[i];
        } else if (m_bisecting) {
            m_bisecting = false;
            m_next = m_lost;
        } else {
            ++m_unknown;
        }
    }
    judgeNext();
}

void LastSolvable::end(Answer answer)
{
    m_busy = false;
    Q_EMIT busyChanged();
    Q_EMIT ended(answer);
}

} // namespace session
