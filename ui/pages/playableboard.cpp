// SPDX-License-Identifier: MIT
#include "pages/playableboard.h"

#include "core/positionline.h"
#include "session/basics/translation.h"

#include <QWheelEvent>

namespace pages {

namespace {

constexpr int moveTime = 150; // milliseconds

} // namespace

PlayableBoard::PlayableBoard(const ui::PuzzleUi &puzzle, std::vector<session::Act> game, qint64 frame,
                             const board::Style &style, QWidget *parent)
    : BoardView(parent),
      m_session(std::make_unique<session::Session>(
          *puzzle.kind, core::Game{game.front().instance.puzzle, game.front().record.start()})),
      m_scene(puzzle.scene(game.front().instance, style))
{
    m_session->restore(std::move(game), frame);
    setMinimumSize(0, 0);
    m_scene->show(m_session->timeline().position());
    setBoard(m_scene.get());
    connect(m_scene.get(), &board::BoardScene::moveRequested, m_session.get(), &session::Session::hand);
    connect(m_scene.get(), &board::BoardScene::refused, m_session.get(), &session::Session::refused);
    connect(m_session.get(), &session::Session::reported, this, &PlayableBoard::answer);
    const session::Timeline &timeline = m_session->timeline();
    connect(&timeline, &session::Timeline::moved, this, [this](const session::Played &played) {
        m_scene->animate(played, moveTime);
        answer({});
    });
    connect(&timeline, &session::Timeline::jumped, this, [this] {
        m_scene->show(m_session->timeline().position());
        answer({});
    });
}

PlayableBoard::~PlayableBoard()
{
    m_session->disconnect(this);
    m_session->timeline().disconnect(this);
}

void PlayableBoard::answer(const core::Explanation &what)
{
    m_answer = what;
    m_scene->mark(what.marks);
    Q_EMIT changed();
}

QString PlayableBoard::line() const
{
    const session::Timeline &timeline = m_session->timeline();
    return QString::fromStdString(core::writeLineAndMoves(m_session->kind(), m_session->puzzle(),
                                                          timeline.positionAt(0), timeline.past()));
}

QString PlayableBoard::sentence() const
{
    const session::Timeline &timeline = m_session->timeline();
    if (!m_answer.empty())
        return session::translated(m_answer);
    if (timeline.instance().puzzle->solved(timeline.position()))
        return tr("Solved!");
    return timeline.lastFrame() == 0 ? tr("Play on the board with the mouse or the keys.") : QString();
}

void PlayableBoard::wheelEvent(QWheelEvent *event)
{
    if (event->modifiers() != Qt::NoModifier)
        return BoardView::wheelEvent(event);
    const int cell = m_scene->cellAt(mapToScene(event->position().toPoint()));
    event->setAccepted(cell >= 0 && m_scene->turn(cell, event->angleDelta().y() > 0 ? -1 : 1));
}

} // namespace pages
