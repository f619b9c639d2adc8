// SPDX-License-Identifier: MIT
#include "anagrams/phrasediagram.h"

#include "board/lettering.h"

#include <algorithm>

namespace ui {

namespace {

constexpr double lineGap = 0.35;   // between the rack and the line
constexpr double shortest = 4;     // the least width of the line
constexpr double tallest = 0.42;   // the greatest height of the letters
constexpr double perLetter = 0.62; // the width of a letter, as a part of its height

} // namespace

PhraseDiagram::PhraseDiagram(const board::Style &style, const QRectF &over) : CallDiagram(style)
{
    const double width = std::max(over.width(), shortest);
    m_rect = QRectF(over.center().x() - width / 2, over.bottom() + lineGap, width, 2.6 * tallest);
}

void PhraseDiagram::write(QPainter &painter, const anagrams::Anagrams &puzzle, const anagrams::Row &row) const
{
    QString text;
    for (int place = 0; place < row.setCount(); ++place) {
        text += QString::fromStdString(puzzle.text(row, place));
        if (row.endsWord(place))
            text += QStringLiteral("  ");
    }
    text += QString(row.size() - row.setCount(), QChar(0x00B7)); // middle dots
    const double height = std::min(tallest, m_rect.width() / (perLetter * double(text.size() + 2)) / 1.6);
    board::write(painter, m_rect, text, height, style().text, QFont::Medium);
}

} // namespace ui
