// SPDX-License-Identifier: MIT
#pragma once

#include "anagrams/anagrams.h"
#include "board/picturecache.h"
#include "board/style.h"

#include <QPainterPath>
#include <QPen>

#include <optional>

namespace ui {

/// The state of the recursion: the exchanges made so far and, in a search, what the present call has tried.
struct CallState {
    std::vector<int> choices; ///< the choices as in Row::choices
    bool searching = false;   ///< a search is shown: earlier calls have been made, later ones have not
    int tried = 0;            ///< the present call has tried the places before this one

    friend bool operator==(const CallState &, const CallState &) = default;
};

/// Paints small pictures that recur in many places. On the screen they are copied from a cache; on paper they are
/// drawn each time.
class SpritePainter {
public:
    /// Sets whether pictures are cached, as they are on the screen.
    void setCached(bool cached) { m_cached = cached; }
    /// Paints a picture at a point. Unless it is cached, `draw` draws it around the origin, within `rect`.
    void paint(QPainter &painter, QPointF at, const board::PictureCache::Key &key, const QRectF &rect,
               const board::PictureCache::Paint &draw);

private:
    board::PictureCache m_pictures;
    bool m_cached = false;
};

/// An animated transition from one state of the recursion to another; progress goes from 0 to 1.
struct Transition {
    CallState from;
    CallState to;
    double progress = 1;

    bool isFinished() const { return progress >= 1; }
    /// Returns the exchanges to draw: until the transition is finished, those of the state that has more of them.
    const std::vector<int> &longerChoices() const;
    /// Returns the number of exchanges that both states share.
    std::size_t commonLength() const;
    /// Returns the visible fraction of the exchanges that only one state has.
    double visibleFraction() const { return &longerChoices() == &to.choices ? progress : 1 - progress; }
};

/// A picture of the recursion's calls below the letters, in the scene's units. Its nodes are calls, numbered from 0;
/// the player can move to them.
class CallDiagram {
public:
    explicit CallDiagram(const board::Style &style) : m_style(style) {}
    CallDiagram(const CallDiagram &) = delete;
    CallDiagram &operator=(const CallDiagram &) = delete;
    virtual ~CallDiagram();

    virtual QRectF rect() const = 0; ///< the rectangle of the whole diagram
    virtual int nodeCount() const = 0;
    /// Returns the rectangle of a node; empty if the node does not exist in this state.
    virtual QRectF nodeRect(int node, const CallState &state) const = 0;
    /// Returns the exchanges that lead to a node; none for a node that the player cannot move to.
    virtual std::optional<std::vector<int>> choicesOf(int node, const CallState &state) const = 0;
    virtual QString describe(int node, const CallState &state) const = 0;

    /// Paints the parts that never change.
    virtual void paintBoard(QPainter &painter) const = 0;
    /// Paints at least the part of the diagram within `exposed`.
    virtual void paint(QPainter &painter, const QRectF &exposed, const Transition &transition,
                       SpritePainter &sprites) const = 0;
    /// Returns the rectangle in which the two states of a transition look different.
    virtual QRectF changedRect(const Transition &transition) const = 0;
    /// Returns the rectangle in which the picture changes while a transition is animated.
    virtual QRectF animatedRect(const Transition &transition) const = 0;

protected:
    const board::Style &style() const { return m_style; }
    QColor tableTint(double strength) const; ///< 0 is the colour of the table, 1 that of texts
    static QPen roundPen(const QColor &color, double width);
    /// Paints a round node with a letter, around the origin.
    void paintNode(QPainter &painter, const QString &letter, double radius, const QColor &fill,
                   const QColor &edge, const QColor &textColor) const;
    /// Draws the first part of a line, as a fraction of its length.
    static void paintPathPart(QPainter &painter, const QPainterPath &path, double part, QPen pen);

private:
    const board::Style m_style;
};

} // namespace ui
