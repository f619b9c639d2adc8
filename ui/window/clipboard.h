// SPDX-License-Identifier: MIT
#pragma once

#include "window/gamefiles.h"

class QMimeData;

namespace window {

/// The clipboard and what is dropped on the window: positions as text, files, and whatever data the puzzle in
/// view accepts.
class Clipboard : public QObject {
    Q_OBJECT

public:
    Clipboard(SessionStore &sessions, GameFiles &files);

    void copy();
    void copySolution();
    void copyPicture(const board::BoardScene &scene,
                     const board::Style &style); ///< the one in view, with all its moves
    void copyBlock();                            ///< what is in view, for a page
    void paste();
    void pastePicture();
    bool accepts(const QMimeData &data) const;
    void take(const QMimeData &data);

Q_SIGNALS:
    void message(const QString &text);

private:
    bool giveToPuzzle(const QMimeData &data);

    SessionStore &m_sessions;
    GameFiles &m_files;
};

} // namespace window
