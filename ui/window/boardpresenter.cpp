// SPDX-License-Identifier: MIT
#include "window/boardpresenter.h"

namespace window {

namespace {

// The shortest and the longest time, in milliseconds, in which the board changes from one solution to another.
constexpr int shortestGlide = 350;
constexpr int longestGlide = 800;

} // namespace

BoardPresenter::BoardPresenter(board::BoardView &view, QObject *parent) : QObject(parent), m_view(view)
{
    connect(&view, &board::BoardView::gestureBegan, this, &BoardPresenter::endAnswer);
}

BoardPresenter::~BoardPresenter() = default;

void BoardPresenter::setSession(const ui::PuzzleUi &puzzle, session::Session &session)
{
    if (m_session) {
        m_session->disconnect(this);
        m_session->timeline().disconnect(this);
        m_session->search().disconnect(this);
    }
    m_puzzle = &puzzle;
    m_session = &session;
    connect(&session.timeline(), &session::Timeline::opened, this, &BoardPresenter::makeScene);
    connect(&session.timeline(), &session::Timeline::moved, this, &BoardPresenter::animate);
    connect(&session.timeline(), &session::Timeline::jumped, this, &BoardPresenter::jump);
    connect(&session, &session::Session::reported, this, [this](const core::Explanation &what) {
        m_answerMarks = what.marks;
        m_answerPasses = false;
        refresh();
    });
    // Removes the marks of an answer when a search begins, to which they do not belong.
    connect(&session.search(), &session::Search::aboutToAct, this, [this] {
        m_answerMarks.clear();
        refresh();
    });
    // The session's own connection to `refused`, which emits `reported`, was made earlier and is called
    // first.
    connect(&session, &session::Session::refused, this, &BoardPresenter::letAnswerPass);
    m_hoverMarks.clear();
    makeScene();
}

void BoardPresenter::setStyle(const board::Style &style)
{
    m_style = style;
    if (!m_session)
        return;
    const std::vector<core::Mark> marks = m_answerMarks;
    makeScene();
    m_answerMarks = marks;
    refresh();
}

void BoardPresenter::setEditing(bool editing)
{
    m_editing = editing;
    if (m_scene)
        m_scene->setEditing(editing && m_scene->canEdit());
}

void BoardPresenter::setPlays(bool plays)
{
    m_plays = plays;
    if (m_scene)
        refresh();
}

/// Returns whether the tries of a search are shown: always in Watch and Study, in Play only during the search.
bool BoardPresenter::showsSearch() const
{
    return !m_plays || m_session->search().isUnderWay() ||
           m_session->timeline().act().type != session::Act::Search;
}

/// Returns whether the cursor is at the end of a search that has ended and found solutions.
bool BoardPresenter::isAfterSearch() const
{
    const session::Timeline &timeline = m_session->timeline();
    const session::Act &act = timeline.act();
    return act.type == session::Act::Search && act.spec && act.spec->state == session::SearchSpec::Ended &&
           timeline.frameInAct() == act.record.counts().frames && act.record.counts().solutions > 0;
}

bool BoardPresenter::canEdit() const
{
    return m_scene && m_scene->canEdit();
}

// The old scene lives until the new one is in the view, which would otherwise show an empty table in between. It is
// deleted later, since an edit calls this function from the handler of the old scene's own mouse event.
void BoardPresenter::makeScene()
{
    m_answerMarks.clear();
    const session::Timeline &timeline = m_session->timeline();
    auto scene = m_puzzle->scene(timeline.instance(), m_style);
    connect(scene.get(), &board::BoardScene::moveRequested, m_session, &session::Session::hand);
    connect(scene.get(), &board::BoardScene::refused, m_session, &session::Session::refused);
    connect(scene.get(), &board::BoardScene::edited, this, [this](const core::Game &game) {
        m_session->begin(session::Act::Edit, game, m_session->timeline().instance().look);
    });
    connect(scene.get(), &board::BoardScene::cellsChanged, this, &BoardPresenter::noticeHand);
    connect(scene.get(), &board::BoardScene::renamed, this, &BoardPresenter::renamed);
    connect(scene.get(), &board::BoardScene::guidanceChanged, this, &BoardPresenter::guidanceChanged);
    scene->aboutToShow(timeline);
    scene->show(timeline.position());
    m_view.setBoard(scene.get());
    if (m_scene) {
        m_scene->disconnect();
        m_scene.release()->deleteLater();
    }
    m_scene = std::move(scene);
    setEditing(m_editing);
    noticeHand();
    refresh();
    Q_EMIT sceneChanged();
}

void BoardPresenter::showGoal(bool shown)
{
    if (m_scene)
        m_scene->showGoal(shown);
}

board::Guidance BoardPresenter::guidance() const
{
    if (!isEditing())
        return m_scene->guidance();
    return {m_scene->editingHint(),
            isHolding() ? tr("Esc puts the piece back where it was.") : tr("Esc ends editing.")};
}

void BoardPresenter::noticeHand()
{
    const bool holds = m_scene && m_scene->isHolding();
    if (std::exchange(m_holds, holds) != holds)
        Q_EMIT handChanged();
}

void BoardPresenter::animate(const session::Played &played)
{
    m_answerMarks.clear();
    m_hoverMarks.clear();
    m_scene->aboutToShow(m_session->timeline());
    if (m_session->search().isMovingToSolution())
        return glideToSolution();
    m_scene->animate(played, m_still ? 0 : m_session->player().speed().milliseconds());
    const session::Timeline &timeline = m_session->timeline();
    if (played.forward && m_puzzle->hasEnd(m_session->puzzle()) &&
        timeline.act().type == session::Act::Hand && timeline.atEnd() &&
        m_session->puzzle().solved(timeline.position()))
        m_scene->rejoiceAtRest();
}

void BoardPresenter::jump()
{
    m_answerMarks.clear();
    m_hoverMarks.clear();
    m_scene->aboutToShow(m_session->timeline());
    if (m_session->search().isMovingToSolution())
        return glideToSolution();
    m_scene->show(m_session->timeline().position());
}

// The glide is slower than a single move, since all pieces move at once.
void BoardPresenter::glideToSolution()
{
    const int moveTime = m_still ? 0 : m_session->player().speed().milliseconds();
    m_scene->animateTo(m_session->timeline().position(),
                       moveTime == 0 ? 0 : qBound(shortestGlide, moveTime, longestGlide));
}

void BoardPresenter::endAnswer()
{
    if (!std::exchange(m_answerPasses, false))
        return;
    m_answerMarks.clear();
    refresh();
    Q_EMIT answerEnded();
}

void BoardPresenter::setHoverMarks(const std::vector<core::Mark> &marks)
{
    m_hoverMarks = marks;
    refresh();
}

void BoardPresenter::refresh()
{
    m_scene->setSearchShown(showsSearch());
    m_scene->aboutToShow(m_session->timeline()); // the cursor may have moved to another act without a move
    if (!m_hoverMarks.empty())
        return m_scene->mark(m_hoverMarks);
    // On a solved board and at the end of a search, only the reason of a refusal is marked.
    const session::Timeline &timeline = m_session->timeline();
    const bool rests = timeline.instance().puzzle->solved(timeline.position()) || isAfterSearch();
    if (!m_answerMarks.empty() && (m_answerPasses || !rests))
        return m_scene->mark(m_answerMarks);
    // In Play, the marks of a move that a method has made would look like those of a hint.
    const bool isMade = m_plays && timeline.act().type == session::Act::Solve &&
                        timeline.frame() > timeline.startOfAct(timeline.actIndex()) &&
                        !m_session->player().isPlaying();
    const bool shows = !rests && !isMade && showsSearch();
    m_scene->mark(shows ? m_session->explanation().marks : std::vector<core::Mark>());
}

} // namespace window
