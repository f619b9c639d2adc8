// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QMenu;
class QPushButton;
class QToolButton;

namespace ui {

class TaquinScene;

/// How tiles are numbered: a matter of taste that no undo touches and that is kept between runs.
struct TileNumbering {
    bool fromZero = false; ///< as the course counts; else from 1
    bool overPicture = false;

    static TileNumbering load();
    void save() const;
    void dress(TaquinScene &scene) const;
};

class TaquinScene;

/// What only the taquin has in the Puzzle panel: its pictures, its numbers, the goal in small, and the way
/// out of a board that cannot be put in order.
class TaquinTools : public QWidget {
    Q_OBJECT

public:
    explicit TaquinTools(const Desk &desk, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    TaquinScene *scene() const;
    void layOut();
    void follow();
    void retranslate();
    void fillMenu();
    void chooseFile();
    void setNumbering();
    void showVerdict();
    void showGoal();
    void exchangeTwo();

    const Desk m_desk;
    TileNumbering m_faces;
    QToolButton *m_picture;
    QMenu *m_menu;
    QCheckBox *m_fromZero;
    QCheckBox *m_overPicture;
    QPushButton *m_exchange;
    QLabel *m_goal;
};

} // namespace ui
