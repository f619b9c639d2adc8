// SPDX-License-Identifier: MIT
#pragma once

#include "window/games/gamefiles.h"

class QMenu;
class QMimeData;

namespace window {

/// The clipboard and what is dropped on the window: positions as text, files, and any data that the puzzle in
/// view accepts.
class Clipboard : public QObject {
    Q_OBJECT

public:
    Clipboard(const Actions &actions, SessionStore &sessions, GameFiles &files);

    void refresh(); ///< enables the actions that have something to act on
    void copy();
    void copySolution(); ///< the solution in view, with all its moves
    void copyPicture(const board::BoardScene &scene, const board::Style &style);
    /// Fills a menu with the forms in which the board in view can be copied; `drawing` makes it as a drawing.
    void offerForms(QMenu &menu, std::function<QByteArray()> drawing);
    void copyBlock(); ///< the board or moment in view as a block for a page
    void paste();
    void pastePicture();
    bool accepts(const QMimeData &data) const;
    void take(const QMimeData &data);

Q_SIGNALS:
    void message(const QString &text);

private:
    void openFiles(const QStringList &files);
    bool giveToPuzzle(const QMimeData &data);
    bool giveToAnyPuzzle(const QMimeData &data);

    const Actions &m_actions;
    SessionStore &m_sessions;
    GameFiles &m_files;
};

} // namespace window
