// SPDX-License-Identifier: MIT
#pragma once

#include "board/boardview.h"
#include "puzzleui.h"

namespace pages {

/// A board that the reader plays by hand, in its place on the page, by clicks, drags and keys as in the main
/// window. The game is not saved.
class PlayableBoard : public board::BoardView {
    Q_OBJECT

public:
    static constexpr double fitted = 0.92; ///< the fraction of a view that a fitted board takes

    /// Continues the game of these acts at this frame; the first of them is its board.
    PlayableBoard(const ui::PuzzleUi &puzzle, std::vector<session::Act> game, qint64 frame,
                  const board::Style &style, QWidget *parent);
    ~PlayableBoard() override;

    session::Session &session() { return *m_session; }
    QString line() const;     ///< the position line where the game began, and below it the moves to here
    QString sentence() const; ///< the sentence about the latest move or refusal

Q_SIGNALS:
    void changed(); ///< emitted when the position or the sentence changes

protected:
    /// Turns a piece; otherwise the wheel scrolls the page.
    void wheelEvent(QWheelEvent *event) override;

private:
    void answer(const core::Explanation &what);

    std::unique_ptr<session::Session> m_session;
    std::unique_ptr<board::BoardScene> m_scene;
    core::Explanation m_answer;
};

} // namespace pages
