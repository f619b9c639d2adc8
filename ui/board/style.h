// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QPalette>
#include <QSettings>

namespace board {

/// The colours that everything of ours is drawn in: one set each for light, dark and high contrast. Texts
/// have a contrast of at least 4.5 : 1 to what they stand on, and marks 3 : 1 to the pieces (WCAG 2.1, levels
/// AA).
struct Style {
    enum Look { Light, Dark, Contrast };

    Look look = Light;
    QColor window;    ///< behind controls
    QColor surface;   ///< panels, fields
    QColor text;      ///< on window, surface and table
    QColor faint;     ///< less important text
    QColor line;      ///< borders
    QColor accent;    ///< selection, focus
    QColor onAccent;  ///< text on it
    QColor table;     ///< behind the board
    QColor tray;      ///< the board's bed
    QColor piece;     ///< face of a plain piece
    QColor pieceEdge; ///< its border
    QColor onPiece;   ///< text on it
    QColor culprit;   ///< what forbids
    QColor placed;    ///< done
    QColor target;    ///< where to
    QColor route;     ///< how
    QColor region;    ///< the area spoken of

    static Style make(Look look);
    friend bool operator==(const Style &, const Style &) = default;
};

/// The same colours for the controls.
QPalette palette(const Style &style);

/// How the player likes to see something, a puzzle for example, kept between runs in a file of its own.
/// Anybody may have written it.
QSettings displaySettings(QLatin1StringView something);

} // namespace board
