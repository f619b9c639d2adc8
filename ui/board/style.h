// SPDX-License-Identifier: MIT
#pragma once

#include "session/files/settingsfile.h"

#include <QColor>
#include <QLinearGradient>
#include <QPalette>

namespace board {

/// The colours that the program's own drawings use: one set each for light, dark and high contrast, and one for
/// paper, which saves ink. Texts have a contrast of at least 4.5:1 to their background, and marks of 3:1 to the
/// pieces (WCAG 2.1, level AA).
struct Style {
    enum Look { Light, Dark, Contrast, Paper };

    Look look = Light;
    QColor window;    ///< the background of controls
    QColor surface;   ///< the background of panels and fields
    QColor text;      ///< text on window, surface and table
    QColor faint;     ///< less important text
    QColor line;      ///< the colour of borders
    QColor accent;    ///< the colour of selection and focus
    QColor onAccent;  ///< text on the accent
    QColor table;     ///< the background of the board
    QColor tray;      ///< the part of the board under the pieces
    QColor piece;     ///< the face of a plain piece
    QColor pieceEdge; ///< the border of a plain piece
    QColor onPiece;   ///< text on a piece
    QColor culprit;   ///< this and the next colours are the marks of core::Role
    QColor placed;
    QColor target;
    QColor route;
    QColor region;

    static Style make(Look look);
    /// Returns whether boards are drawn in lines and plain colours, without wood, shading and shadows, which on paper
    /// would cost ink and in a PDF would each be a separate object.
    bool isFlat() const { return look == Contrast || look == Paper; }
    QColor wood() const; ///< the colour of a wooden frame around a board
    friend bool operator==(const Style &, const Style &) = default;
};

/// Returns the palette of the controls in the same colours.
QPalette palette(const Style &style);

/// Returns the opaque colour of these values, 0xRRGGBB.
inline QColor rgb(QRgb value)
{
    return QColor::fromRgb(value);
}
/// Returns the colour with another opacity: 0 is transparent, 1 opaque.
QColor withAlpha(QColor colour, double alpha);
/// Returns a mixture of two colours, the first if `part` is 0, the second if it is 1.
QColor mixed(const QColor &one, const QColor &other, double part);
/// Returns a gradient from the top of an area to its bottom.
QLinearGradient downwards(const QRectF &area, const QColor &from, const QColor &to);
/// Returns the relative luminance, from 0 for black to 1 for white (WCAG 2.1).
double luminance(const QColor &colour);

/// Returns the player's display settings for a subject, such as a puzzle. The settings are saved in a separate file,
/// so values that are read must be checked.
session::SettingsFile displaySettings(QLatin1StringView subject);

} // namespace board
