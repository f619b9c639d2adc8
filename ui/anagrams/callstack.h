// SPDX-License-Identifier: MIT
#pragma once

#include "anagrams/anagrams.h"
#include "anagrams/calldiagram.h"

#include <QCoreApplication>

namespace ui {

/// The calls that stand, for a word whose tree is too large to be drawn: a row each, with the letters as they
/// stand in it below their places. In each row the letter that is set, and a line to the place it goes to in
/// the next; letters left of it have had their turn, those right of it are still to come.
class CallStack : public CallPicture {
    Q_DECLARE_TR_FUNCTIONS(ui::CallStack)

public:
    CallStack(const anagrams::Anagrams &puzzle, const board::Style &style, const QRectF &over);

    QRectF rect() const override { return m_rect; }
    int stationCount() const override { return (m_puzzle.size() - 1) * m_puzzle.size(); }
    QRectF stationRect(int station, const Advance &advance) const override;
    std::optional<std::vector<int>> choicesOf(int station, const Advance &advance) const override;
    QString describe(int station, const Advance &advance) const override;
    void paintBed(QPainter &painter) const override;
    void paint(QPainter &painter, const QRectF &exposed, const Passage &passage,
               Stamps &stamps) const override;
    QRectF changedBy(const Passage &passage) const override;
    QRectF crossedBy(const Passage &passage) const override;

private:
    enum class State { Set, Chosen, Had, Waiting, Passed };

    int rowOf(int station) const { return station / m_puzzle.size(); }
    int placeOf(int station) const { return station % m_puzzle.size(); }
    QPointF at(int row, int place) const;
    int rows(const Advance &advance) const;
    bool isThere(int row, int place, const Advance &advance) const;
    anagrams::Row rowAt(int row, const Advance &advance) const;
    State stateOf(int row, int place, const Advance &advance) const;
    QPainterPath lineFrom(int row, int place) const;
    void paintRow(QPainter &painter, int row, const Advance &advance, Stamps &stamps) const;
    void paintLetter(QPainter &painter, const QString &letter, State state) const;

    const anagrams::Anagrams &m_puzzle;
    QRectF m_rect;
};

} // namespace ui
