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
class CallMap : public CallPicture {
    Q_DECLARE_TR_FUNCTIONS(ui::CallMap)

public:
    static constexpr int mostLetters = 5;

    /// Below the middle of `over`.
    CallMap(const anagrams::Anagrams &puzzle, const board::Style &style, const QRectF &over);

    QRectF rect() const override { return m_rect; }
    int stationCount() const override { return int(m_tree.calls().size()); }
    QRectF stationRect(int station, const Advance &advance) const override;
    std::optional<std::vector<int>> choicesOf(int station, const Advance &advance) const override;
    QString describe(int station, const Advance &advance) const override;
    void paintBed(QPainter &painter) const override;
    void paint(QPainter &painter, const QRectF &exposed, const Passage &passage,
               Stamps &stamps) const override;
    QRectF changedBy(const Passage &passage) const override;
    QRectF crossedBy(const Passage &passage) const override;

private:
    enum class Ink { Faint, Dark, Way };

    const anagrams::Call &call(int index) const { return m_tree.calls()[std::size_t(index)]; }
    QPointF at(int index) const { return m_stations[std::size_t(index)]; }
    void layOut(const QRectF &over);
    int callOf(const std::vector<int> &choices) const;
    int reached(const Advance &advance) const;
    const QPainterPath &lineTo(int index) const { return m_lines[std::size_t(index)]; }
    QPainterPath makeLine(int index) const;
    QPainterPath wayTo(int index) const;
    QRectF wordRect(int index) const;
    QRectF rootRect() const;
    std::string lettersOf(int index) const;
    int inkEnd(const Passage &passage) const;
    const QRectF &extentOf(int index) const { return m_extents[std::size_t(index)]; }
    void paintInk(QPainter &painter, const QRectF &exposed, const Passage &passage, Stamps &stamps) const;
    void paintWay(QPainter &painter, const Passage &passage, Stamps &stamps) const;
    void stamp(QPainter &painter, Stamps &stamps, int index, Ink ink) const;
    void paintCall(QPainter &painter, int index, Ink ink) const;
    void paintSkipped(QPainter &painter, int index, Ink ink) const;
    void paintRoot(QPainter &painter) const;

    const anagrams::Anagrams &m_puzzle;
    const anagrams::CallTree m_tree;
    std::vector<QPointF> m_stations;
    std::vector<QPainterPath> m_lines; ///< from the call before
    std::vector<QRectF> m_extents;     ///< of a call with its word and its line
    QRectF m_rect;
};

} // namespace ui
