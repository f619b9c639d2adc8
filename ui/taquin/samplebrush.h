// SPDX-License-Identifier: MIT
#pragma once

#include "core/random.h"

#include <QColor>
#include <QPainterPath>
#include <QPolygonF>

class QPainter;

namespace taquin {

/// Chance for drawings: the same drawing every time.
class Dice {
public:
    explicit Dice(std::uint64_t seed) : m_random(seed) {}

    double in(double low, double high)
    {
        return low + (high - low) * double(m_random.below(1 << 20)) / (1 << 20);
    }
    int below(int bound) { return int(m_random.below(std::uint64_t(bound))); }

private:
    core::Random m_random;
};

/// From one colour (at 0) to another (at 1).
QColor mixed(const QColor &from, const QColor &to, double part);
QColor withAlpha(QColor colour, double alpha);

/// A line from one point to the other, broken by halves as rock is; `rough` is its largest stray as a part of
/// the length.
QPolygonF jagged(Dice &dice, QPointF from, QPointF to, double rough, int halvings);

/// A closed shape of a horizontal brush stroke, thickest in its middle.
QPainterPath stroke(QPointF left, double length, double above, double below);

/// A closed leaf shape from its stem to its tip; `width` is its widest, `bend` moves its middle sideways.
QPainterPath leaf(QPointF stem, QPointF tip, double width, double bend);

/// A stone with a lit side.
void drawRock(QPainter &painter, Dice &dice, QPointF foot, double size, const QColor &lit,
              const QColor &shade);

// The drawings, each on a canvas of 1600 x 1200.
void drawLake(QPainter &painter);
void drawLighthouse(QPainter &painter);
void drawPond(QPainter &painter);
void drawRose(QPainter &painter);

// Parts of them.
inline constexpr double duskShore = 720; ///< height of the lake's far shore
inline constexpr QPointF duskSun(1010, 560);
/// All above the lake, and so what it mirrors.
void drawDusk(QPainter &painter);
/// The lighthouse, the house and its fence.
void drawKeepersPlace(QPainter &painter);

} // namespace taquin
