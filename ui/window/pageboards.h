// SPDX-License-Identifier: MIT
#pragma once

#include "pages/boardsearch.h"
#include "window/games/gamefiles.h"

namespace window {

class GameArea;

/// Opens the boards of pages in the window. The method of a board is chosen; its search is begun, or shown at the
/// moment that the page names.
class PageBoards : public QObject {
    Q_OBJECT

public:
    PageBoards(const Actions &actions, SessionStore &sessions, GameFiles &files, GameArea &area,
               QObject *parent);

    void open(const pages::BoardBlock &block);

Q_SIGNALS:
    void message(const QString &text);

private:
    void showSearch(const pages::BoardBlock &block);
    void openMoment(const pages::BoardBlock &block);
    void begin(const pages::BoardBlock &block, const pages::Shown &shown);

    const Actions &m_actions;
    SessionStore &m_sessions;
    GameFiles &m_files;
    GameArea &m_area;
};

} // namespace window
