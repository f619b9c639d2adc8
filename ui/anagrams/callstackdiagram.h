// SPDX-License-Identifier: MIT
#pragma once

#include "anagrams/anagrams.h"
#include "anagrams/calldiagram.h"

#include <QCoreApplication>

namespace ui {

/// The stack of calls, for a word whose tree is too large to be drawn: a row for each call, with its letters
/// below their places. Each row shows the letter that the call has set, with a line to its place in the next
/// row; the letters to its left have been tried, those to its right are still to come.
class CallStackDiagram : public CallDiagram {
    Q_DECLARE_TR_FUNCTIONS(ui::CallStackDiagram)

public:
    CallStackDiagram(const anagrams::Anagrams &puzzle, const board::Style &style, const QRectF &over);

    QRectF rect() const override { return m_rect; }
    int nodeCount() const override { return (m_puzzle.size() - 1) * m_puzzle.size(); }
    QRectF nodeRect(int node, const CallState &state) const override;
    std::optional<std::vector<int>> choicesOf(int node, const CallState &state) const override;
    QString describe(int node, const CallState &state) const override;
    void paintBoard(QPainter &painter) const override;
    void paint(QPainter &painter, const QRectF &exposed, const Transition &transition,
               SpritePainter &sprites) const override;
    QRectF changedRect(const Transition &transition) const override;
    QRectF animatedRect(const Transition &transition) const override;

private:
    enum class State { Set, Chosen, Tried, Waiting, Skipped };

    int rowOf(int node) const { return node / m_puzzle.size(); }
    int placeOf(int node) const { return node % m_puzzle.size(); }
    QPointF at(int row, int place) const;
    int rowCount(const CallState &state) const;
    bool exists(int row, int place, const CallState &state) const;
    anagrams::Row rowAt(int row, const CallState &state) const;
    State stateOf(int row, int place, const CallState &state) const;
    QPainterPath lineFrom(int row, int place) const;
    void paintRow(QPainter &painter, int row, const CallState &state, SpritePainter &sprites) const;
    void paintLetter(QPainter &painter, const QString &letter, State state) const;

    const anagrams::Anagrams &m_puzzle;
    QRectF m_rect;
};

} // namespace ui
