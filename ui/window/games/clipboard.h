// SPDX-License-Identifier: MIT
#pragma once

#include "window/games/gamefiles.h"

class QMenu;
class QMimeData;

namespace window {

/// The clipboard and what is dropped on the window: positions as text, files, and any data that the puzzle in
/// view accepts. Copies the board in view as a picture or as text.
class Clipboard : public QObject {
    Q_OBJECT

public:
    Clipboard(const Actions &actions, SessionStore &sessions, GameFiles &files, const board::BoardView &view);

    void refresh(); ///< enables the actions that can be carried out
    void copy();
    void copySolution(); ///< copies the solution in view, with all its moves
    void copyPicture();
    /// Fills a menu with the forms in which the board in view can be copied.
    void offerForms(QMenu &menu);
    void copyBlock(); ///< copies the board or moment in view as a block for a page
    void paste();
    void pastePicture();
    bool accepts(const QMimeData &data) const;
    void take(const QMimeData &data);
    void setStyle(const board::Style &style) { m_style = style; } ///< the style of copied pictures

Q_SIGNALS:
    void message(const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void openFiles(const QStringList &files);
    bool giveToPuzzle(const QMimeData &data);

    const Actions &m_actions;
    SessionStore &m_sessions;
    GameFiles &m_files;
    const board::BoardView &m_view;
    board::Style m_style = board::Style::make(board::Style::Light);
};

} // namespace window
