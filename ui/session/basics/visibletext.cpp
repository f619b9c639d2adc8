// SPDX-License-Identifier: MIT
#include "session/basics/visibletext.h"

#include <algorithm>
#include <array>

namespace session {

using namespace Qt::StringLiterals;

namespace {

/// Characters that are classified as letters or symbols and yet are invisible.
constexpr std::array<char32_t, 5> blankLetters{U'\u115F', U'\u1160', U'\u2800', U'\u3164', U'\uFFA0'};

bool isVisible(char32_t character)
{
    switch (QChar::category(character)) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Other_Surrogate:
    case QChar::Other_PrivateUse:
    case QChar::Other_NotAssigned:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return false;
    case QChar::Separator_Space:
        return character == U' ';
    default:
        return std::ranges::find(blankLetters, character) == blankLetters.end();
    }
}

QString escapedCharacter(char32_t character)
{
    const bool isLong = character > 0xFFFF;
    const QString digits = QString::number(uint(character), 16).toUpper();
    return (isLong ? u"\\U"_s : u"\\u"_s) + digits.rightJustified(isLong ? 8 : 4, u'0');
}

} // namespace

QString visibleText(const QString &text)
{
    QString visible;
    for (const uint character : text.toUcs4()) {
        if (character == U'\\')
            visible += u"\\\\"_s;
        else if (isVisible(char32_t(character)))
            visible += QChar::fromUcs4(char32_t(character));
        else
            visible += escapedCharacter(char32_t(character));
    }
    return visible;
}

QString withVisibleControls(const QString &text)
{
    QString visible;
    for (const QChar character : text) {
        const QChar::Direction direction = character.direction();
        const bool turns =
            (direction >= QChar::DirLRE && direction <= QChar::DirPDF && direction != QChar::DirAL) ||
            (direction >= QChar::DirLRI && direction <= QChar::DirPDI);
        const bool isControl = character.category() == QChar::Other_Control && character != u'\t' &&
                               character != u'\n' && character != u'\r';
        visible += turns || isControl ? escapedCharacter(character.unicode()) : QString(character);
    }
    return visible;
}

bool hasControlCharacters(const QString &text)
{
    return std::ranges::any_of(text,
                               [](QChar character) { return character.category() == QChar::Other_Control; });
}

} // namespace session
