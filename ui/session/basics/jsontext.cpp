// SPDX-License-Identifier: MIT
#include "session/basics/jsontext.h"

#include <QString>

#include <algorithm>

namespace session {

namespace {

bool isHiding(char32_t character)
{
    switch (QChar::category(character)) {
    case QChar::Other_Control:
        return character != U'\n'; // line breaks in strings are escaped already; others separate lines
    case QChar::Other_Format:
    case QChar::Other_Surrogate:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return true;
    default:
        return false;
    }
}

} // namespace

QByteArray jsonText(const QJsonDocument &document, QJsonDocument::JsonFormat format)
{
    const QByteArray text = document.toJson(format);
    // Nearly all texts are plain ASCII. QJsonDocument escapes all ASCII control characters but DEL.
    if (std::ranges::all_of(text, [](char byte) { return static_cast<unsigned char>(byte) < 0x7F; }))
        return text;
    QString escaped;
    for (const uint character : QString::fromUtf8(text).toUcs4()) {
        const auto units = QChar::fromUcs4(char32_t(character));
        if (!isHiding(char32_t(character))) {
            escaped += units;
            continue;
        }
        for (const char16_t unit : units)
            escaped += u"\\u" + QString::number(unit, 16).toUpper().rightJustified(4, u'0');
    }
    return escaped.toUtf8();
}

} // namespace session
