// SPDX-License-Identifier: MIT
#include "session/basics/unicodenormalization.h"

#include <QList>
#include <QString>
#include <QStringDecoder>

#include <algorithm>

namespace session {

namespace {

/// Returns whether a text conforms to the Stream-Safe Text Format (Unicode Standard Annex 15): no letter with more
/// than 30 accents. Qt sorts accents in quadratic time, which for some inputs would take minutes.
bool isStreamSafe(const QString &text)
{
    constexpr int most = 30;
    int accents = 0;
    return std::ranges::none_of(text.toUcs4(), [&](uint point) {
        accents = QChar::combiningClass(point) == 0 ? 0 : accents + 1;
        return accents > most;
    });
}

} // namespace

std::string composed(std::string text)
{
    if (std::ranges::all_of(text, [](char byte) { return static_cast<unsigned char>(byte) < 0x80; }))
        return text;
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString decoded = decoder(QByteArrayView(text));
    if (decoder.hasError() || !isStreamSafe(decoded))
        return text;
    return decoded.normalized(QString::NormalizationForm_C).toStdString();
}

} // namespace session
