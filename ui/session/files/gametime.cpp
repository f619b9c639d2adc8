// SPDX-License-Identifier: MIT
#include "session/files/gametime.h"

#include <QList>

namespace session {

namespace {

constexpr qint64 longestTime = qint64(1) << 50; // milliseconds: far from an overflow

} // namespace

QByteArray writeGameTime(const GameTime &time)
{
    QByteArray text = QByteArray::number(quint64(time.acts)) + ' ' + QByteArray::number(time.milliseconds);
    if (time.helped)
        text += " helped";
    if (time.won)
        text += " won";
    return text;
}

std::optional<GameTime> readGameTime(const QByteArray &text)
{
    const QList<QByteArray> words = text.split(' ');
    if (words.size() < 2)
        return {};
    bool isCount = false;
    bool isTime = false;
    GameTime time{std::size_t(words[0].toULongLong(&isCount)), words[1].toLongLong(&isTime)};
    if (!isCount || !isTime || time.milliseconds < 0 || time.milliseconds > longestTime)
        return {};
    for (const QByteArray &word : words.sliced(2)) {
        if (word != "helped" && word != "won")
            return {};
        (word == "won" ? time.won : time.helped) = true;
    }
    return time;
}

} // namespace session
