// SPDX-License-Identifier: MIT
#include "anagrams/callstackdiagram.h"

#include "board/lettering.h"

#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

constexpr double stackTop = 0.36;
constexpr double rowHeight = 0.6;
constexpr double nodeRadius = 0.2;

} // namespace

CallStackDiagram::CallStackDiagram(const anagrams::Anagrams &puzzle, const board::Style &style,
                                   const QRectF &over)
    : CallDiagram(style), m_puzzle(puzzle),
      m_rect(over.left(), over.bottom(), over.width(), stackTop + rowHeight * puzzle.size())
{
}

QPointF CallStackDiagram::at(int row, int place) const
{
    return {place + 0.5, m_rect.top() + stackTop + rowHeight * row};
}

/// Returns the number of rows: one for each call on the stack, including the present one; the last row of a whole word
/// shows the word.
int CallStackDiagram::rowCount(const CallState &state) const
{
    return int(state.choices.size()) + 1;
}

bool CallStackDiagram::exists(int row, int place, const CallState &state) const
{
    return row + 1 < m_puzzle.size() && row < rowCount(state) && place >= row;
}

QRectF CallStackDiagram::nodeRect(int node, const CallState &state) const
{
    if (!exists(rowOf(node), placeOf(node), state))
        return {};
    const QPointF middle = at(rowOf(node), placeOf(node));
    return {middle.x() - rowHeight / 2, middle.y() - rowHeight / 2, rowHeight, rowHeight};
}

anagrams::Row CallStackDiagram::rowAt(int row, const CallState &state) const
{
    anagrams::Row letters(m_puzzle.size());
    for (int call = 0; call < row; ++call)
        letters.exchange(state.choices[std::size_t(call)]);
    return letters;
}

std::optional<std::vector<int>> CallStackDiagram::choicesOf(int node, const CallState &state) const
{
    const int row = rowOf(node);
    const int place = placeOf(node);
    if (!exists(row, place, state) ||
        m_puzzle.equalBefore(rowAt(row, state), place) != anagrams::Anagrams::none)
        return std::nullopt;
    std::vector<int> choices(state.choices.begin(), state.choices.begin() + row);
    choices.push_back(place);
    return choices;
}

CallStackDiagram::State CallStackDiagram::stateOf(int row, int place, const CallState &state) const
{
    const bool present = row + 1 == rowCount(state);
    if (place < row || row + 1 == m_puzzle.size())
        return State::Set;
    if (!present && place == state.choices[std::size_t(row)])
        return State::Chosen;
    if (m_puzzle.equalBefore(rowAt(row, state), place) != anagrams::Anagrams::none)
        return State::Skipped;
    const int tried = present ? state.tried : state.choices[std::size_t(row)];
    return state.searching && place < tried ? State::Tried : State::Waiting;
}

QString CallStackDiagram::describe(int node, const CallState &state) const
{
    const int row = rowOf(node);
    if (!exists(row, placeOf(node), state))
        return {};
    const QString letter = QString::fromStdString(m_puzzle.text(rowAt(row, state), placeOf(node)));
    QString what = tr("call for place %1: %2").arg(row + 1).arg(letter);
    switch (stateOf(row, placeOf(node), state)) {
    case State::Set:
    case State::Chosen:
        return tr("%1, set").arg(what);
    case State::Tried:
        return tr("%1, already tried").arg(what);
    case State::Skipped:
        return tr("%1, skipped").arg(what);
    case State::Waiting:
        break;
    }
    return what;
}

void CallStackDiagram::paintBoard(QPainter &painter) const
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(tableTint(0.22));
    for (int row = 0; row < m_puzzle.size(); ++row) {
        for (int place = row; place < m_puzzle.size(); ++place)
            painter.drawEllipse(at(row, place), 0.03, 0.03);
    }
}

/// Returns the line from a letter to its place in the next row.
QPainterPath CallStackDiagram::lineFrom(int row, int place) const
{
    const QPointF from = at(row, place);
    const QPointF to = at(row + 1, row);
    QPainterPath line(from);
    const double half = (to.y() - from.y()) / 2;
    line.cubicTo(from.x(), from.y() + half * 1.3, to.x(), to.y() - half * 1.3, to.x(), to.y());
    return line;
}

void CallStackDiagram::paint(QPainter &painter, const QRectF &, const Transition &transition,
                             SpritePainter &sprites) const
{
    const std::vector<int> &choices = transition.longerChoices();
    const int common = int(transition.commonLength());
    for (int row = 0; row < int(choices.size()); ++row)
        paintPathPart(painter, lineFrom(row, choices[std::size_t(row)]),
                      row < common ? 1 : transition.visibleFraction(),
                      QPen(style().accent, 0.055, Qt::SolidLine, Qt::FlatCap));
    for (int row = 0; row <= common; ++row)
        paintRow(painter, row, transition.to, sprites);
}

QRectF CallStackDiagram::changedRect(const Transition &transition) const
{
    return transition.from.searching == transition.to.searching ? animatedRect(transition) : m_rect;
}

QRectF CallStackDiagram::animatedRect(const Transition &transition) const
{
    const auto common = std::ranges::mismatch(transition.from.choices, transition.to.choices).in1 -
                        transition.from.choices.begin();
    return m_rect.adjusted(0, stackTop + rowHeight * (double(common) - 0.5), 0, 0);
}

void CallStackDiagram::paintRow(QPainter &painter, int row, const CallState &state,
                                SpritePainter &sprites) const
{
    const anagrams::Row letters = rowAt(row, state);
    const QRectF rect(-0.3, -0.3, 0.6, 0.6);
    for (int place = 0; place < m_puzzle.size(); ++place) {
        const State shown = stateOf(row, place, state);
        const QString letter = QString::fromStdString(m_puzzle.text(letters, place));
        const int face = int(m_puzzle.letter(letters.piece(place)));
        sprites.paint(painter, at(row, place), {face, int(shown)}, rect,
                      [&](QPainter &own) { paintLetter(own, letter, shown); });
    }
}

void CallStackDiagram::paintLetter(QPainter &painter, const QString &letter, State state) const
{
    switch (state) {
    case State::Set:
        paintNode(painter, letter, nodeRadius, style().surface, style().accent, style().text);
        break;
    case State::Chosen:
        paintNode(painter, letter, nodeRadius * 1.1, style().accent, style().surface, style().onAccent);
        break;
    case State::Tried:
        paintNode(painter, letter, nodeRadius, style().surface, tableTint(0.6), style().text);
        break;
    case State::Waiting:
    case State::Skipped:
        paintNode(painter, letter, nodeRadius, style().table, tableTint(0.3), style().faint);
        break;
    }
    if (state == State::Tried || state == State::Skipped) {
        painter.setPen(roundPen(state == State::Tried ? tableTint(0.6) : style().culprit, nodeRadius * 0.18));
        painter.drawLine(QPointF(-nodeRadius, nodeRadius) * 0.72, QPointF(nodeRadius, -nodeRadius) * 0.72);
    }
}

} // namespace ui
