// SPDX-License-Identifier: MIT
#pragma once

#include "anagrams/anagrams.h"
#include "anagrams/calldiagram.h"

#include <QCoreApplication>

namespace ui {

/// The calls that stand, for a word whose tree is too large to be drawn: a row each, with the letters as they
/// stand in it below their places. In each row the letter that is set, and a line to the place it goes to in
/// the next; letters left of it have had their turn, those right of it are still to come.
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
               PictureStamps &stamps) const override;
    QRectF changedBy(const Transition &transition) const override;
    QRectF crossedBy(const Transition &transition) const override;

private:
    enum class State { Set, Chosen, Had, Waiting, Passed };

    int rowOf(int node) const { return node / m_puzzle.size(); }
    int placeOf(int node) const { return node % m_puzzle.size(); }
    QPointF at(int row, int place) const;
    int rows(const CallState &state) const;
    bool isThere(int row, int place, const CallState &state) const;
    anagrams::Row rowAt(int row, const CallState &state) const;
    State stateOf(int row, int place, const CallState &state) const;
    QPainterPath lineFrom(int row, int place) const;
    void paintRow(QPainter &painter, int row, const CallState &state, PictureStamps &stamps) const;
    void paintLetter(QPainter &painter, const QString &letter, State state) const;

    const anagrams::Anagrams &m_puzzle;
    QRectF m_rect;
};

} // namespace ui
