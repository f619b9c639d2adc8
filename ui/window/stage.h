// SPDX-License-Identifier: MIT
#pragma once

#include "board/boardview.h"
#include "puzzleui.h"

namespace window {

/// Shows a session in the board's view: makes the scene, follows the timeline with it, and brings the hand's
/// wishes to the session.
class Stage : public QObject {
    Q_OBJECT

public:
    explicit Stage(board::BoardView &view, QObject *parent = nullptr);
    ~Stage() override;

    void setSession(const ui::PuzzleUi &puzzle, session::Session &session);
    void setStyle(const board::Style &style);
    void setEditing(bool editing);
    bool canEdit() const;
    const board::BoardScene *scene() const { return m_scene.get(); }
    /// Cells shown in place of those of the explanation, until they are none.
    void point(const std::vector<core::Mark> &marks);
    /// Marks what is explained where the cursor is.
    void refresh();

Q_SIGNALS:
    void opened(); ///< another scene is in the view

private:
    void open();
    void follow(const session::Played &played);
    void jump();
    void bring();

    board::BoardView &m_view;
    const ui::PuzzleUi *m_puzzle = nullptr;
    session::Session *m_session = nullptr;
    board::Style m_style = board::Style::make(board::Style::Light);
    std::unique_ptr<board::BoardScene> m_scene;
    std::vector<core::Mark> m_told; ///< with the latest answer, as long as nothing moves
    std::vector<core::Mark> m_pointed;
    bool m_editing = false;
};

} // namespace window
