// SPDX-License-Identifier: MIT
#pragma once

#include "session/settingsfile.h"

#include <QColor>
#include <QPalette>

namespace board {

/// The colours that everything of ours is drawn in: one set each for light, dark and high contrast, and one
/// for paper, which spares ink. Texts have a contrast of at least 4.5 : 1 to what they stand on, and marks
/// 3 : 1 to the pieces (WCAG 2.1, levels AA).
struct Style {
    enum Look { Light, Dark, Contrast, Paper };

    Look look = Light;
    QColor window;    ///< behind controls
    QColor surface;   ///< panels, fields
    QColor text;      ///< on window, surface and table
    QColor faint;     ///< less important text
    QColor line;      ///< borders
    QColor accent;    ///< selection, focus
    QColor onAccent;  ///< text on it
    QColor table;     ///< behind the board
    QColor tray;      ///< the board under the pieces
    QColor piece;     ///< face of a plain piece
    QColor pieceEdge; ///< its border
    QColor onPiece;   ///< text on it
    QColor culprit;   ///< marks of core::Role, from here on
    QColor placed;
    QColor target;
    QColor route;
    QColor region;

    static Style make(Look look);
    /// Drawn in lines and single colours, without wood, shading and shadows. On paper these would cost ink,
    /// and in a PDF each of them is an object of its own.
    bool isFlat() const { return look == Contrast || look == Paper; }
    friend bool operator==(const Style &, const Style &) = default;
};

/// The same colours for the controls.
QPalette palette(const Style &style);

/// The colour with another opacity: 0 is transparent, 1 opaque.
QColor withAlpha(QColor colour, double alpha);
/// A mixture of two colours: `part` is 0 for the one, 1 for the other.
QColor mixed(const QColor &one, const QColor &other, double part);

/// How the player wants a subject displayed, a puzzle for example. Settings are kept between runs in a file
/// of their own, and values read from it must be checked.
session::SettingsFile displaySettings(QLatin1StringView subject);

} // namespace board
