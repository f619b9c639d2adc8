// SPDX-License-Identifier: MIT
#include "session/files/checksums.h"

#include <QCryptographicHash>
#include <QStringBuilder>

namespace session {

namespace {

constexpr QByteArrayView sumWord = "sum: ";

QByteArray sumOf(QByteArrayView before, QByteArrayView stretch)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(before);
    hash.addData(stretch);
    return hash.result().toHex().first(sumDigits);
}

} // namespace

QByteArray sumLine(QByteArrayView before, QByteArrayView stretch)
{
    return sumWord + sumOf(before, stretch) + '\n';
}

SoundPart soundPart(const QByteArray &text)
{
    SoundPart sound;
    const QByteArrayView all(text);
    const QByteArray separator = '\n' + sumWord.toByteArray();
    for (;;) {
        const qsizetype line = text.indexOf(separator, sound.size) + 1;
        const qsizetype end = line + sumWord.size() + sumDigits;
        if (line == 0 || end >= text.size() || text[end] != '\n')
            return sound;
        const QByteArray sum = sumOf(sound.sum, all.sliced(sound.size, line - sound.size));
        if (all.sliced(line + sumWord.size(), sumDigits) != sum)
            return sound;
        sound = {end + 1, sum};
    }
}

} // namespace session
