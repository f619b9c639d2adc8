// SPDX-License-Identifier: MIT
#pragma once

#include "anagrams/calldiagram.h"
#include "anagrams/calltree.h"
#include "core/indexed.h"

#include <QCoreApplication>

namespace ui {

/// The whole tree of calls for a short word, drawn like a railway map. The first call, at the top, is the word as
/// given. A line leads from it to a column for each first letter, and there from left to right to the words. While a
/// search runs, calls appear as they are made; otherwise all are shown, and those that can be reached from the present
/// one are darker.
class CallTreeDiagram : public CallDiagram {
    Q_DECLARE_TR_FUNCTIONS(ui::CallTreeDiagram)

public:
    static constexpr int mostLetters = 5;

    /// Makes the diagram below `over`, centred on it.
    CallTreeDiagram(const anagrams::Anagrams &puzzle, const board::Style &style, const QRectF &over);

    QRectF rect() const override { return m_rect; }
    int nodeCount() const override { return int(m_tree.calls().size()); }
    QRectF nodeRect(int node, const CallState &state) const override;
    std::optional<std::vector<int>> choicesOf(int node, const CallState &state) const override;
    QString describe(int node, const CallState &state) const override;
    void paintBoard(QPainter &painter) const override;
    void paint(QPainter &painter, const QRectF &exposed, const Transition &transition,
               SpritePainter &sprites) const override;
    QRectF changedRect(const Transition &transition) const override;
    QRectF animatedRect(const Transition &transition) const override;

private:
    enum class Emphasis { Faint, Normal, Path };

    const anagrams::Call &call(int index) const { return m_tree.calls()[std::size_t(index)]; }
    QPointF at(int index) const { return m_nodes[index]; }
    void computeLayout(const QRectF &over);
    int callOf(const std::vector<int> &choices) const;
    int callsMade(const CallState &state) const;
    const QPainterPath &lineTo(int index) const { return m_lines[index]; }
    QPainterPath makeLine(int index) const;
    QPainterPath pathTo(int index) const;
    QRectF wordRect(int index) const;
    QRectF rootRect() const;
    std::string lettersOf(int index) const;
    int shownCalls(const Transition &transition) const;
    const QRectF &callRect(int index) const { return m_callRects[index]; }
    void paintCalls(QPainter &painter, const QRectF &exposed, const Transition &transition,
                    SpritePainter &sprites) const;
    void paintPath(QPainter &painter, const Transition &transition, SpritePainter &sprites) const;
    void paintSprite(QPainter &painter, SpritePainter &sprites, int index, Emphasis emphasis) const;
    void paintCall(QPainter &painter, int index, Emphasis emphasis) const;
    void paintSkipped(QPainter &painter, int index, Emphasis emphasis) const;

    const anagrams::Anagrams &m_puzzle;
    const anagrams::CallTree m_tree;
    core::Indexed<QPointF> m_nodes;
    core::Indexed<QPainterPath> m_lines; ///< the line from the parent
    core::Indexed<QRectF> m_callRects;   ///< the rectangle of a call with its word and its line
    QRectF m_rect;
};

} // namespace ui
