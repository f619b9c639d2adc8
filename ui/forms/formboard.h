// SPDX-License-Identifier: MIT
#pragma once

#include "board/notation.h"
#include "puzzleui.h"

#include <QWidget>

namespace forms {

/// The board on a form, at the cursor of a timeline, without the pieces beside it. It cannot be played on.
class FormBoard : public QWidget {
    Q_OBJECT

public:
    FormBoard(const ui::PuzzleUi &puzzle, session::Timeline &timeline, QWidget *parent = nullptr);

    /// Labels the squares of a chessboard as the form's own list of squares does.
    void setNotation(board::Notation notation);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint() / 2; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void makeScene();
    void showPosition();

    const ui::PuzzleUi &m_puzzle;
    session::Timeline &m_timeline;
    std::unique_ptr<board::BoardScene> m_scene;
    std::optional<board::Notation> m_notation;
};

/// Returns the part of a scene that shows the board alone.
QRectF boardPart(const board::BoardScene &scene, const core::Position &position);

} // namespace forms
