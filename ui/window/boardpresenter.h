// SPDX-License-Identifier: MIT
#pragma once

#include "board/boardview.h"
#include "puzzleui.h"

namespace window {

/// Presents a session in the board's view: makes the scene, keeps it at the cursor of the timeline, and
/// passes the moves that the player makes on the board to the session.
class BoardPresenter : public QObject {
    Q_OBJECT

public:
    explicit BoardPresenter(board::BoardView &view, QObject *parent = nullptr);
    ~BoardPresenter() override;

    void setSession(const ui::PuzzleUi &puzzle, session::Session &session);
    void setStyle(const board::Style &style);
    void setStill(bool still) { m_still = still; } ///< stops pieces from gliding
    void setEditing(bool editing);
    /// Sets whether the player plays: a search that has ended then shows nothing but its position.
    void setPlays(bool plays);
    bool canEdit() const;
    const board::BoardScene *scene() const { return m_scene.get(); }
    bool hasGoalPicture() const { return m_scene && m_scene->hasGoalPicture(); }
    void showGoal(bool shown);
    /// Returns what the player can do on this board now.
    board::Guidance guidance() const;
    bool isHolding() const { return m_holds; } ///< whether the player holds a piece
    bool isEditing() const { return m_editing && canEdit(); }
    /// Puts the piece that the player holds back where it was.
    void release() { m_scene->release(); }
    /// Returns the name of a move's target square, as on the board and in the sentences; empty if the puzzle's own
    /// notation names moves better.
    QString nameOfMove(std::span<const core::Step> move) const { return m_scene->nameOfMove(move); }
    /// Shows these marks instead of those of the explanation; call it without marks to end that.
    void setHoverMarks(const std::vector<core::Mark> &marks);
    /// Makes the next gesture on the board remove the latest answer and its marks, even if it moves nothing.
    void letAnswerPass() { m_answerPasses = true; }
    /// Shows the marks of the current frame.
    void refresh();

Q_SIGNALS:
    void sceneChanged();    ///< emitted when another scene is in the view
    void answerEnded();     ///< emitted when the next gesture has removed the latest answer
    void renamed();         ///< emitted when the cells of the board have other names than before
    void handChanged();     ///< emitted when the player has picked up a piece or put it down
    void guidanceChanged(); ///< emitted when the board says something else at the same position

private:
    void makeScene();
    void endAnswer();
    void noticeHand();
    bool isAfterSearch() const;
    bool showsSearch() const;
    void animate(const session::Played &played);
    void jump();
    void glideToSolution();

    board::BoardView &m_view;
    const ui::PuzzleUi *m_puzzle = nullptr;
    session::Session *m_session = nullptr;
    board::Style m_style = board::Style::make(board::Style::Light);
    std::unique_ptr<board::BoardScene> m_scene;
    std::vector<core::Mark> m_answerMarks; ///< the marks of the latest answer, until something moves
    std::vector<core::Mark> m_hoverMarks;
    bool m_answerPasses = false; ///< whether the next gesture removes the latest answer
    bool m_holds = false;
    bool m_plays = false;
    bool m_editing = false;
    bool m_still = false;
};

} // namespace window
