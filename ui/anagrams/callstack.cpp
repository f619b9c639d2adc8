// SPDX-License-Identifier: MIT
#include "anagrams/callstack.h"

#include "board/lettering.h"

#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

constexpr double above = 0.36;
constexpr double pitch = 0.6; // between rows
constexpr double size = 0.2;

} // namespace

CallStack::CallStack(const anagrams::Anagrams &puzzle, const board::Style &style, const QRectF &over)
    : CallPicture(style), m_puzzle(puzzle),
      m_rect(over.left(), over.bottom(), over.width(), above + pitch * puzzle.size())
{
}

QPointF CallStack::at(int row, int place) const
{
    return {place + 0.5, m_rect.top() + above + pitch * row};
}

/// Those of the calls that stand, with the present one; below a whole word is written.
int CallStack::rows(const Advance &advance) const
{
    return int(advance.choices.size()) + 1;
}

bool CallStack::isThere(int row, int place, const Advance &advance) const
{
    return row + 1 < m_puzzle.size() && row < rows(advance) && place >= row;
}

QRectF CallStack::stationRect(int station, const Advance &advance) const
{
    if (!isThere(rowOf(station), placeOf(station), advance))
        return {};
    const QPointF middle = at(rowOf(station), placeOf(station));
    return {middle.x() - pitch / 2, middle.y() - pitch / 2, pitch, pitch};
}

anagrams::Row CallStack::rowAt(int row, const Advance &advance) const
{
    anagrams::Row letters(m_puzzle.size());
    for (int call = 0; call < row; ++call)
        letters.exchange(advance.choices[std::size_t(call)]);
    return letters;
}

std::optional<std::vector<int>> CallStack::choicesOf(int station, const Advance &advance) const
{
    const int row = rowOf(station);
    const int place = placeOf(station);
    if (!isThere(row, place, advance) ||
        m_puzzle.equalBefore(rowAt(row, advance), place) != anagrams::Anagrams::none)
        return std::nullopt;
    std::vector<int> choices(advance.choices.begin(), advance.choices.begin() + row);
    choices.push_back(place);
    return choices;
}

CallStack::State CallStack::stateOf(int row, int place, const Advance &advance) const
{
    const bool present = row + 1 == rows(advance);
    if (place < row || row + 1 == m_puzzle.size())
        return State::Set;
    if (!present && place == advance.choices[std::size_t(row)])
        return State::Chosen;
    if (m_puzzle.equalBefore(rowAt(row, advance), place) != anagrams::Anagrams::none)
        return State::Passed;
    const int tried = present ? advance.tried : advance.choices[std::size_t(row)];
    return advance.searching && place < tried ? State::Had : State::Waiting;
}

QString CallStack::describe(int station, const Advance &advance) const
{
    const int row = rowOf(station);
    if (!isThere(row, placeOf(station), advance))
        return {};
    const QString letter = QString::fromStdString(m_puzzle.text(rowAt(row, advance), placeOf(station)));
    const QString what = tr("call for place %1: %2").arg(row + 1).arg(letter);
    switch (stateOf(row, placeOf(station), advance)) {
    case State::Set:
    case State::Chosen:
        return tr("%1, set").arg(what);
    case State::Had:
        return tr("%1, has been there").arg(what);
    case State::Passed:
        return tr("%1, passed over").arg(what);
    case State::Waiting:
        break;
    }
    return what;
}

void CallStack::paintBed(QPainter &painter) const
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(onTable(0.22));
    for (int row = 0; row < m_puzzle.size(); ++row) {
        for (int place = row; place < m_puzzle.size(); ++place)
            painter.drawEllipse(at(row, place), 0.03, 0.03);
    }
}

/// To the place of the next row that the letter comes to.
QPainterPath CallStack::lineFrom(int row, int place) const
{
    const QPointF from = at(row, place);
    const QPointF to = at(row + 1, row);
    QPainterPath line(from);
    const double half = (to.y() - from.y()) / 2;
    line.cubicTo(from.x(), from.y() + half * 1.3, to.x(), to.y() - half * 1.3, to.x(), to.y());
    return line;
}

void CallStack::paint(QPainter &painter, const QRectF &, const Passage &passage, Stamps &stamps) const
{
    const std::vector<int> &choices = passage.drawn();
    const int kept = int(passage.kept());
    for (int row = 0; row < int(choices.size()); ++row)
        paintPart(painter, lineFrom(row, choices[std::size_t(row)]), row < kept ? 1 : passage.seen(),
                  QPen(style().accent, 0.055, Qt::SolidLine, Qt::FlatCap));
    for (int row = 0; row <= kept; ++row)
        paintRow(painter, row, passage.to, stamps);
}

QRectF CallStack::changedBy(const Passage &passage) const
{
    return passage.from.searching == passage.to.searching ? crossedBy(passage) : m_rect;
}

QRectF CallStack::crossedBy(const Passage &passage) const
{
    const auto common =
        std::ranges::mismatch(passage.from.choices, passage.to.choices).in1 - passage.from.choices.begin();
    return m_rect.adjusted(0, above + pitch * (double(common) - 0.5), 0, 0);
}

void CallStack::paintRow(QPainter &painter, int row, const Advance &advance, Stamps &stamps) const
{
    const anagrams::Row letters = rowAt(row, advance);
    const QRectF extent(-0.3, -0.3, 0.6, 0.6);
    for (int place = 0; place < m_puzzle.size(); ++place) {
        const State state = stateOf(row, place, advance);
        const QString letter = QString::fromStdString(m_puzzle.text(letters, place));
        const int face = int(m_puzzle.letter(letters.piece(place)));
        stamps.stamp(painter, at(row, place), {face, int(state)}, extent,
                     [&](QPainter &own) { paintLetter(own, letter, state); });
    }
}

void CallStack::paintLetter(QPainter &painter, const QString &letter, State state) const
{
    switch (state) {
    case State::Set:
        paintStation(painter, letter, size, style().surface, style().accent, style().text);
        break;
    case State::Chosen:
        paintStation(painter, letter, size * 1.1, style().accent, style().surface, style().onAccent);
        break;
    case State::Had:
        paintStation(painter, letter, size, style().surface, onTable(0.6), style().text);
        break;
    case State::Waiting:
    case State::Passed:
        paintStation(painter, letter, size, style().table, onTable(0.3), style().faint);
        break;
    }
    if (state == State::Had || state == State::Passed) {
        painter.setPen(line(state == State::Had ? onTable(0.6) : style().culprit, size * 0.18));
        painter.drawLine(QPointF(-size, size) * 0.72, QPointF(size, -size) * 0.72);
    }
}

} // namespace ui
