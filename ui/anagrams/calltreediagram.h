// SPDX-License-Identifier: MIT
#pragma once

#include "anagrams/calldiagram.h"
#include "anagrams/calltree.h"

#include <QCoreApplication>

namespace ui {

/// The whole tree of calls for a short word, drawn like the lines of a railway: from the word as given, the
/// first call, a line to a column for each first letter, and there from left to right to the words. While a
/// search runs, they appear as it comes to them; else all are written, darker those that can be made from
/// here.
class CallTreeDiagram : public CallDiagram {
    Q_DECLARE_TR_FUNCTIONS(ui::CallTreeDiagram)

public:
    static constexpr int mostLetters = 5;

    /// Below the middle of `over`.
    CallTreeDiagram(const anagrams::Anagrams &puzzle, const board::Style &style, const QRectF &over);

    QRectF rect() const override { return m_rect; }
    int nodeCount() const override { return int(m_tree.calls().size()); }
    QRectF nodeRect(int node, const CallState &state) const override;
    std::optional<std::vector<int>> choicesOf(int node, const CallState &state) const override;
    QString describe(int node, const CallState &state) const override;
    void paintBoard(QPainter &painter) const override;
    void paint(QPainter &painter, const QRectF &exposed, const Transition &transition,
               PictureStamps &stamps) const override;
    QRectF changedBy(const Transition &transition) const override;
    QRectF crossedBy(const Transition &transition) const override;

private:
    enum class Ink { Faint, Dark, Way };

    const anagrams::Call &call(int index) const { return m_tree.calls()[std::size_t(index)]; }
    QPointF at(int index) const { return m_nodes[std::size_t(index)]; }
    void layOut(const QRectF &over);
    int callOf(const std::vector<int> &choices) const;
    int reached(const CallState &state) const;
    const QPainterPath &lineTo(int index) const { return m_lines[std::size_t(index)]; }
    QPainterPath makeLine(int index) const;
    QPainterPath wayTo(int index) const;
    QRectF wordRect(int index) const;
    QRectF rootRect() const;
    std::string lettersOf(int index) const;
    int inkEnd(const Transition &transition) const;
    const QRectF &extentOf(int index) const { return m_extents[std::size_t(index)]; }
    void paintInk(QPainter &painter, const QRectF &exposed, const Transition &transition,
                  PictureStamps &stamps) const;
    void paintWay(QPainter &painter, const Transition &transition, PictureStamps &stamps) const;
    void stamp(QPainter &painter, PictureStamps &stamps, int index, Ink ink) const;
    void paintCall(QPainter &painter, int index, Ink ink) const;
    void paintSkipped(QPainter &painter, int index, Ink ink) const;
    void paintRoot(QPainter &painter) const;

    const anagrams::Anagrams &m_puzzle;
    const anagrams::CallTree m_tree;
    std::vector<QPointF> m_nodes;
    std::vector<QPainterPath> m_lines; ///< from the call before
    std::vector<QRectF> m_extents;     ///< of a call with its word and its line
    QRectF m_rect;
};

} // namespace ui
