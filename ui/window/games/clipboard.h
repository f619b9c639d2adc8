// SPDX-License-Identifier: MIT
#pragma once

#include "window/games/gamefiles.h"

class QMenu;
class QMimeData;

namespace window {

/// Handles the clipboard and what is dropped on the window: positions as text, files, and any other data that a
/// puzzle accepts.
class Clipboard : public QObject {
    Q_OBJECT

public:
    Clipboard(const Actions &actions, SessionStore &sessions, GameFiles &files);

    void refresh(); ///< enables the actions that can be carried out
    void copy();
    void copySolution(); ///< copies the solution in view with all its moves
    void copyPicture(const board::BoardScene &scene, const board::Style &style);
    /// Fills a menu with the notations in which the board in view can be copied; `drawing` makes it as a drawing.
    void offerForms(QMenu &menu, std::function<QByteArray()> drawing);
    void copyBlock(); ///< copies the board or moment in view as a block for a page
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
