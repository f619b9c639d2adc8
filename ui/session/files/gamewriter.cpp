// SPDX-License-Identifier: MIT
#include "session/files/gamewriter.h"

#include "core/positionline.h"
#include "session/files/checksums.h"
#include "session/files/gametime.h"

#include <array>

namespace session {

namespace {

constexpr QByteArrayView firstLine = "cassetete 2\n";
constexpr qint64 shortText = 1 << 20; // bytes

bool isHere(const Timeline &timeline, std::size_t index)
{
    return index == timeline.actIndex();
}

/// Returns the number of events of an act that the text covers.
qint64 sizeOf(const Timeline &timeline, std::size_t index)
{
    const Act &act = timeline.acts()[index];
    const bool upToHere = act.type == Act::Search && !act.abridged && isHere(timeline, index);
    return upToHere ? timeline.eventsBefore() : act.record.size();
}

QByteArray specOf(const Timeline &timeline, std::size_t index)
{
    const Act &act = timeline.acts()[index];
    return act.spec ? writeSearchSpec(act.specAt(sizeOf(timeline, index), isHere(timeline, index)))
                    : QByteArray();
}

/// Returns the lines of an act's moments.
QByteArray momentsOf(const Act &act)
{
    QByteArray lines;
    for (const Moment &moment : act.moments)
        lines += "moment: " + writeMoment(moment) + '\n';
    return lines;
}

/// Returns whether, in the text, an act begins where the previous one ends.
bool continues(const Timeline &timeline, std::size_t index)
{
    const Act &act = timeline.acts()[index];
    if (act.opens)
        return false;
    return timeline.acts()[index - 1].record.positionAt(sizeOf(timeline, index - 1)) == act.record.start();
}

bool isMove(const Act &act)
{
    return act.type == Act::Hand && act.record.size() > 0 && act.method.isEmpty();
}

QByteArray spelled(const Act &act, const core::Path &path)
{
    return QByteArray::fromStdString(act.instance.puzzle->spell(act.record.start(), path));
}

} // namespace

std::span<const ActName> actNames()
{
    static constexpr std::array all{ActName{Act::New, "new"},           ActName{Act::Open, "open"},
                                    ActName{Act::Scramble, "scramble"}, ActName{Act::Edit, "edit"},
                                    ActName{Act::Hand, "hand"},         ActName{Act::Solve, "solve"},
                                    ActName{Act::Search, "search"}};
    return all;
}

QByteArray GameWriter::whole(const Timeline &timeline)
{
    m_written.clear();
    m_total = {};
    m_sum.clear();
    QByteArray text = firstLine.toByteArray();
    for (std::size_t i = 0; i < timeline.acts().size(); ++i)
        writeAct(timeline, i, i == 0, text);
    text = finish(timeline, std::move(text));
    m_size = m_wholeSize = text.size();
    return text;
}

std::optional<QByteArray> GameWriter::addition(const Timeline &timeline)
{
    const auto &acts = timeline.acts();
    std::size_t same = 0;
    while (same < std::min(m_written.size(), acts.size()) && m_written[same].serial == acts[same].serial &&
           m_written[same].size == sizeOf(timeline, same) && m_written[same].spec == specOf(timeline, same) &&
           m_written[same].moments == momentsOf(acts[same]))
        ++same;
    if (m_size == 0 || same == 0)
        return {};
    QByteArray text;
    if (same < m_written.size())
        text += "cut: " + QByteArray::number(same) + '\n';
    m_written.resize(same);
    for (std::size_t i = same; i < acts.size(); ++i)
        writeAct(timeline, i, i == same, text);
    if (text.isEmpty() && frame(timeline) == m_frame && !lacksTime(timeline))
        return text;
    text = finish(timeline, std::move(text));
    m_size += text.size();
    return text;
}

/// Adds the lines of an act. With `begins` a move is not joined to the previous line, which may not be in `text`.
void GameWriter::writeAct(const Timeline &timeline, std::size_t index, bool begins, QByteArray &text)
{
    const Act &act = timeline.acts()[index];
    const Act *before = index > 0 ? &timeline.acts()[index - 1] : nullptr;
    const core::Puzzle &puzzle = *act.instance.puzzle;
    const qint64 size = sizeOf(timeline, index);
    const bool shouldContinue = continues(timeline, index);
    const core::Path moves =
        act.type == Act::Scramble ? core::Path() : core::wholeMoves(act.record.standing(size));
    m_written.push_back({act.serial, size, 0, specOf(timeline, index), momentsOf(act)});
    m_total += GameSize::of(act, before);
    if (!begins && shouldContinue && isMove(act) && isMove(*before) && before->kept.isEmpty() &&
        before->moments.empty()) {
        text.chop(1);
        text += ';' + spelled(act, moves) + '\n';
    } else {
        if (!shouldContinue)
            text += QByteArray::fromStdString(core::writeLine(m_kind, puzzle, act.record.start())) + '\n';
        text += "act: " + std::ranges::find(actNames(), act.type, &ActName::type)->name.toByteArray() + '\n';
        if (!shouldContinue && !act.instance.look.isEmpty())
            text += "look: " + act.instance.look.toUtf8() + '\n';
        if (!act.method.isEmpty())
            text += "method: " + act.method.toUtf8() + '\n';
        if (act.type == Act::Scramble)
            text += "steps: " + QByteArray::number(act.record.size()) + '\n';
        else if (!moves.empty())
            text += "moves: " + spelled(act, moves) + '\n';
        if (act.spec)
            text += "recipe: " + m_written.back().spec + '\n';
        if (act.solution > 0)
            text += "solution: " + QByteArray::number(act.solution) + '\n';
        // The moves that a search took back are not written, so the act has fewer frames in the text.
        if (act.type == Act::Search)
            m_written.back().dropped = act.record.countsAt(size).frames - qint64(core::countMoves(moves));
    }
    text += m_written.back().moments;
    for (const QString &line : act.kept)
        text += line.toUtf8() + '\n';
}

qint64 GameWriter::frame(const Timeline &timeline) const
{
    qint64 frame = timeline.frame();
    for (std::size_t i = 0; i <= timeline.actIndex(); ++i)
        frame -= m_written[i].dropped;
    return frame;
}

bool GameWriter::lacksTime(const Timeline &timeline) const
{
    const auto &acts = timeline.acts();
    for (std::size_t i = 0; i < std::min(m_written.size(), acts.size()); ++i) {
        if (m_written[i].time != acts[i].time)
            return true;
    }
    return false;
}

/// Returns the lines of the times that have changed since they were written.
QByteArray GameWriter::timesOf(const Timeline &timeline)
{
    QByteArray lines;
    for (std::size_t i = 0; i < m_written.size(); ++i) {
        const std::optional<GameTime> &time = timeline.acts()[i].time;
        if (time && time != m_written[i].time)
            lines += "time: " + QByteArray::number(i) + ' ' + writeGameTime(*time) + '\n';
        m_written[i].time = time;
    }
    return lines;
}

QByteArray GameWriter::finish(const Timeline &timeline, QByteArray stretch)
{
    stretch += timesOf(timeline);
    m_frame = frame(timeline);
    stretch += "at: " + QByteArray::number(m_frame) + '\n';
    const QByteArray line = sumLine(m_sum, stretch);
    m_sum = line.trimmed().last(sumDigits);
    return stretch + line;
}

void GameWriter::resume(const Timeline &timeline, const QByteArray &text, const GameSize &written)
{
    m_written.clear();
    for (const Act &act : timeline.acts())
        m_written.push_back(
            {act.serial, act.record.size(), 0, specOf(timeline, m_written.size()), momentsOf(act), act.time});
    m_total = written;
    m_frame = timeline.frame();
    m_sum = soundPart(text).sum;
    m_size = m_wholeSize = text.size();
}

bool GameWriter::isLong() const
{
    GameSize twice = largestGameSize;
    twice += largestGameSize;
    return m_size - m_wholeSize > m_wholeSize + shortText || !m_total.within(twice);
}

} // namespace session
