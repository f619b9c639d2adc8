// SPDX-License-Identifier: MIT
#include "window/homeactions.h"

#include "board/boardview.h"
#include "window/gallery.h"
#include "window/gamearea.h"
#include "window/home.h"
#include "window/panels.h"
#include "window/widgets/lossquestion.h"

namespace window {

HomeActions::HomeActions(const Actions &actions, SessionStore &sessions, GameFiles &files, Gallery &gallery,
                         Home &home, GameArea &area, QWidget &window)
    : QObject(&window), m_actions(actions), m_sessions(sessions), m_files(files), m_gallery(gallery),
      m_home(home), m_area(area), m_window(window)
{
    home.hide();
    const auto show = [this] {
        m_home.setMessage({}); // the latest message is about a board
        enter();
    };
    actions.onTriggered(ActionId::Home, this, show);
    connect(&gallery, &Gallery::homeChosen, this, show);
    connect(&gallery, &Gallery::chosen, this, &HomeActions::choose);
    connect(&m_home, &Home::playWanted, this, [this](std::size_t puzzle) {
        m_actions[ActionId::PlayMode]->setChecked(true);
        m_sessions.setCurrent(puzzle);
    });
    connect(&m_home, &Home::watchWanted, this, &HomeActions::watch);
    connect(&m_home, &Home::continueWanted, this, &HomeActions::leave);
    connect(&m_home, &Home::openWanted, &m_files, &GameFiles::askToOpen);
    connect(&m_home, &Home::pictureWanted, this, [this](std::size_t puzzle) {
        m_sessions.setCurrent(puzzle);
        m_files.choosePicture();
    });
}

bool HomeActions::isAtHome() const
{
    return !m_home.isHidden();
}

void HomeActions::enter()
{
    m_window.setWindowState(m_window.windowState() & ~Qt::WindowFullScreen);
    if (!isAtHome()) {
        session::Session &session = m_sessions.session();
        if (session.isSolving() || session.player().isPlaying())
            session.search().setPaused(true);
        m_actions[ActionId::EditBoard]->setChecked(false);
        m_home.setLastGame(session);
        m_area.hide();
        m_home.show();
        m_actions.setBoardInView(false);
        Q_EMIT placeChanged();
    }
    m_gallery.selectHome();
    m_home.takeFocus();
}

void HomeActions::leave()
{
    if (!isAtHome())
        return;
    m_home.hide();
    m_area.show();
    m_actions.setBoardInView(true);
    Q_EMIT placeChanged();
    m_gallery.select(m_sessions.current());
    m_area.view().setFocus();
}

/// Shows the board of a puzzle that was chosen in the gallery.
void HomeActions::choose(std::size_t puzzle)
{
    if (puzzle != m_sessions.current())
        m_sessions.setCurrent(puzzle);
    leave();
    m_area.view().setFocus();
}

/// Opens the board of a card, and shows how the method of the card solves it.
void HomeActions::watch(std::size_t puzzle)
{
    const ShowcaseBoard &board = m_home.cards()[puzzle]->board();
    const Showpiece &piece = board.showpiece();
    if (!LossQuestion::mayLose(m_sessions.session(puzzle), LossQuestion::Next::Open, &m_window))
        return;
    m_sessions.setCurrent(puzzle);
    session::Session &session = m_sessions.session();
    session.begin(session::Act::Open, {piece.instance.puzzle, piece.start}, piece.instance.look);
    m_area.panels().solver().choose(*piece.solver);
    m_actions[ActionId::WatchMode]->setChecked(true);
    m_area.panels().solver().setWatching(board.showsTries());
    session.solve({.solver = piece.solver,
                   .goal = piece.goal,
                   .options = core::Values(piece.solver->options),
                   .watch = board.showsTries()});
}

} // namespace window
