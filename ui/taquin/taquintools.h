// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"
#include "taquin/taquinscene.h"

#include <QWidget>

class QCheckBox;
class QMenu;
class QPushButton;
class QToolButton;

namespace ui {

class SolvingAnimation;

/// The numbering of the tiles: a display setting, which is saved between runs and which undo does not change.
struct TileNumbering {
    bool fromZero = false; ///< numbers start from 0 as in the course, else from 1
    bool overPicture = false;

    static TileNumbering load();
    /// Returns what was last loaded or saved, without reading a file.
    static TileNumbering current();
    /// Returns the numbering of a board with this look. The course's figures are numbered from 0, whatever is set.
    static TileNumbering of(const QString &look);
    /// Returns whether a look is that of the course's figures.
    static bool isOfFigures(const QString &look);
    void save() const;
    void applyTo(TaquinScene &scene) const;
};

/// The taquin's own part of the Puzzle panel: its pictures, its numbers, a button that makes an unsolvable board
/// solvable, and one that makes the board in view the goal.
class TaquinTools : public QWidget {
    Q_OBJECT

public:
    explicit TaquinTools(const ToolContext &context, QWidget *parent = nullptr);

private:
    TaquinScene *scene() const { return qobject_cast<TaquinScene *>(m_context.scene()); }
    void connectSignals();
    void retranslate();
    void fillMenu();
    void setFromZero(bool fromZero);
    bool isOdd() const;
    void showVerdict();
    void showReason(const core::Explanation &what);
    void showHoming();
    void showNumbering();
    void nameHoming();
    void exchangeLastTiles();
    void showWhetherSolved();
    void useAsGoal();

    const ToolContext m_context;
    QToolButton *m_picture;
    QMenu *m_menu;
    SolvingAnimation *m_solvingAnimation;
    QPushButton *m_home;
    QCheckBox *m_fromZero;
    QPushButton *m_exchange;
    QPushButton *m_useAsGoal;
};

} // namespace ui
