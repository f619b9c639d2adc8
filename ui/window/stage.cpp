// SPDX-License-Identifier: MIT
#include "window/stage.h"

namespace window {

namespace {

// Milliseconds in which one solution becomes another.
constexpr int shortestGlide = 350;
constexpr int longestGlide = 800;

} // namespace

Stage::Stage(board::BoardView &view, QObject *parent) : QObject(parent), m_view(view) {}

Stage::~Stage() = default;

void Stage::setSession(const ui::PuzzleUi &puzzle, session::Session &session)
{
    if (m_session) {
        m_session->disconnect(this);
        m_session->timeline().disconnect(this);
    }
    m_puzzle = &puzzle;
    m_session = &session;
    connect(&session.timeline(), &session::Timeline::opened, this, &Stage::open);
    connect(&session.timeline(), &session::Timeline::moved, this, &Stage::follow);
    connect(&session.timeline(), &session::Timeline::jumped, this, &Stage::jump);
    connect(&session, &session::Session::told, this, [this](const core::Explanation &what) {
        m_told = what.marks;
        refresh();
    });
    m_pointed.clear();
    open();
}

void Stage::setStyle(const board::Style &style)
{
    m_style = style;
    if (!m_session)
        return;
    const std::vector<core::Mark> told = m_told;
    open();
    m_told = told;
    refresh();
}

void Stage::setEditing(bool editing)
{
    m_editing = editing;
    if (m_scene)
        m_scene->setEditing(editing && m_scene->canEdit());
}

bool Stage::canEdit() const
{
    return m_scene && m_scene->canEdit();
}

// The old scene lives until the new one is in the view, which would otherwise show an empty table in between,
// and until it has done what it is doing: that an edit makes it anew may be its own mouse button let go.
void Stage::open()
{
    m_told.clear();
    const session::Timeline &timeline = m_session->timeline();
    auto scene = m_puzzle->scene(timeline.instance(), m_style);
    connect(scene.get(), &board::BoardScene::moveRequested, m_session, &session::Session::hand);
    connect(scene.get(), &board::BoardScene::refused, m_session, &session::Session::told);
    connect(scene.get(), &board::BoardScene::edited, this, [this](const core::Game &game) {
        m_session->begin(session::Act::Edit, game, m_session->timeline().instance().look);
    });
    scene->aboutToShow(timeline);
    scene->show(timeline.position());
    m_view.setBoard(scene.get());
    if (m_scene) {
        m_scene->disconnect();
        m_scene.release()->deleteLater();
    }
    m_scene = std::move(scene);
    setEditing(m_editing);
    refresh();
    Q_EMIT opened();
}

void Stage::follow(const session::Played &played)
{
    m_told.clear();
    m_pointed.clear();
    m_scene->aboutToShow(m_session->timeline());
    if (m_session->isBringing())
        return bring();
    m_scene->animate(played, m_session->player().speed().milliseconds());
}

void Stage::jump()
{
    m_told.clear();
    m_pointed.clear();
    m_scene->aboutToShow(m_session->timeline());
    if (m_session->isBringing())
        return bring();
    m_scene->show(m_session->timeline().position());
}

// Slower than a move by itself, since all pieces move.
void Stage::bring()
{
    const int move = m_session->player().speed().milliseconds();
    m_scene->animateTo(m_session->timeline().position(),
                       move == 0 ? 0 : qBound(shortestGlide, move, longestGlide));
}

void Stage::point(const std::vector<core::Mark> &marks)
{
    m_pointed = marks;
    refresh();
}

void Stage::refresh()
{
    m_scene->aboutToShow(m_session->timeline()); // which may have gone to another act without a move
    if (!m_pointed.empty())
        return m_scene->mark(m_pointed);
    if (!m_told.empty())
        return m_scene->mark(m_told);
    // Nothing is left to be explained on a solved board, and it deserves to be seen.
    const session::Timeline &timeline = m_session->timeline();
    const bool solved = timeline.instance().puzzle->solved(timeline.position());
    m_scene->mark(solved ? std::vector<core::Mark>() : m_session->explanation().marks);
}

} // namespace window
