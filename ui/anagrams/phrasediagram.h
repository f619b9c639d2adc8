// SPDX-License-Identifier: MIT
#pragma once

#include "anagrams/calldiagram.h"

namespace ui {

/// A line below the letters of a board that asks for words: the words that have been made so far. It shows no calls,
/// since the words are made in any order.
class PhraseDiagram : public CallDiagram {
public:
    /// The line is written below the rack, whose rectangle is `over`.
    PhraseDiagram(const board::Style &style, const QRectF &over);

    QRectF rect() const override { return m_rect; }
    int nodeCount() const override { return 0; }
    QRectF nodeRect(int, const CallState &) const override { return {}; }
    std::optional<std::vector<int>> choicesOf(int, const CallState &) const override { return {}; }
    QString describe(int, const CallState &) const override { return {}; }
    void paintBoard(QPainter &) const override {}
    void paint(QPainter &, const QRectF &, const Transition &, SpritePainter &) const override {}
    QRectF changedRect(const Transition &) const override { return m_rect; }
    QRectF animatedRect(const Transition &) const override { return m_rect; }

    /// Writes the words of this row, with a dot for each open letter.
    void write(QPainter &painter, const anagrams::Anagrams &puzzle, const anagrams::Row &row) const;

private:
    QRectF m_rect;
};

} // namespace ui
