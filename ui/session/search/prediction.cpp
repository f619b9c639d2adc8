// SPDX-License-Identifier: MIT
#include "session/search/prediction.h"

#include <algorithm>

namespace session {

bool Guess::isRight(const Record &record, qint64 end) const
{
    const core::Event &last = record.at(end - 1);
    switch (type) {
    case Refused:
        return last.type == core::Event::Refused && (number < 0 || last.reason == number);
    case Back:
        return last.type == core::Event::Undid;
    case Goes:
        break;
    }
    if (last.type != core::Event::Did)
        return false;
    // A move consists of several steps when several pieces move.
    qint64 first = end - 1;
    while (first > record.first() && record.at(first - 1).type == core::Event::Did &&
           !record.at(first - 1).step.closes)
        --first;
    for (qint64 i = first; i < end; ++i) {
        if (record.at(i).step.to.cell == number)
            return true;
    }
    return false;
}

bool turnsAfter(const Record &record, qint64 frame)
{
    if (frame + 1 > record.counts().frames)
        return false;
    const qint64 here = record.indexOfFrame(frame);
    if (here <= record.first())
        return true;
    return record.at(record.indexOfFrame(frame + 1) - 1).type != record.at(here - 1).type;
}

void Score::add(bool right)
{
    m_last.push_back(right);
    if (m_last.size() > most)
        m_last.pop_front();
}

int Score::right() const
{
    return int(std::ranges::count(m_last, true));
}

} // namespace session
