// SPDX-License-Identifier: MIT
#pragma once

#include "anagrams/row.h"
#include "board/picturecache.h"
#include "board/style.h"

#include <QPainterPath>
#include <QPen>

#include <optional>

namespace ui {

/// How far the recursion has come: the exchanges that stand and, in a search, what the present call has
/// tried.
struct CallState {
    std::vector<int> choices; ///< Row::choices
    bool searching = false;   ///< calls before this one have been made, later ones have not
    int tried = 0;            ///< places before this one have had their turn in the present call

    friend bool operator==(const CallState &, const CallState &) = default;
};

/// Small pictures put in many places: on the screen copied from one kept of each look, on paper drawn anew.
class PictureStamps {
public:
    /// What follows goes to the screen.
    void setKept(bool kept) { m_kept = kept; }
    void stamp(QPainter &painter, QPointF at, const board::PictureCache::Key &look, const QRectF &extent,
               const board::PictureCache::Paint &paint);

private:
    board::PictureCache m_pictures;
    bool m_kept = false;
};

/// The way from one state of the recursion to another, and how much of it is made: 0 to 1.
struct Transition {
    CallState from;
    CallState to;
    double progress = 1;

    bool isMade() const { return progress >= 1; }
    /// The exchanges drawn: those of the state that has more of them, until the way is made.
    const std::vector<int> &drawn() const;
    /// How many of those stand all the while.
    std::size_t kept() const;
    /// How much of the others is seen.
    double seen() const;
};

/// A picture of the recursion's calls below the letters, in the scene's units. Its nodes stand for calls;
/// they are numbered from 0, and can be gone to.
class CallDiagram {
public:
    explicit CallDiagram(const board::Style &style) : m_style(style) {}
    CallDiagram(const CallDiagram &) = delete;
    CallDiagram &operator=(const CallDiagram &) = delete;
    virtual ~CallDiagram();

    virtual QRectF rect() const = 0; ///< all that it draws on
    virtual int nodeCount() const = 0;
    /// Empty where there is no such node at present.
    virtual QRectF nodeRect(int node, const CallState &state) const = 0;
    /// The exchanges that lead to a node; none to one that cannot be gone to.
    virtual std::optional<std::vector<int>> choicesOf(int node, const CallState &state) const = 0;
    virtual QString describe(int node, const CallState &state) const = 0;

    /// What never changes.
    virtual void paintBoard(QPainter &painter) const = 0;
    /// All of it that lies in `exposed`, and perhaps more.
    virtual void paint(QPainter &painter, const QRectF &exposed, const Transition &transition,
                       PictureStamps &stamps) const = 0;
    /// Where its two ends look different.
    virtual QRectF changedBy(const Transition &transition) const = 0;
    /// Where it looks different from one moment to another.
    virtual QRectF crossedBy(const Transition &transition) const = 0;

protected:
    const board::Style &style() const { return m_style; }
    QColor onTable(double strength) const; ///< from that of the table, 0, to that of texts, 1
    QPen line(const QColor &color, double width) const;
    /// A round node with a letter, around the origin.
    void paintNode(QPainter &painter, const QString &letter, double radius, const QColor &fill,
                   const QColor &edge, const QColor &ink) const;
    /// So much of a line from its beginning, in parts of its length.
    static void paintPart(QPainter &painter, const QPainterPath &way, double part, QPen pen);

private:
    const board::Style m_style;
};

} // namespace ui
