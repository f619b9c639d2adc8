// SPDX-License-Identifier: MIT
#include "window/landmarkactions.h"

#include "insight/momentspanel.h"

namespace window {

using session::Direction;
using session::Landmark;

LandmarkActions::LandmarkActions(const Actions &actions, SessionStore &sessions, QWidget &window)
    : QObject(&window), m_actions(actions), m_sessions(sessions)
{
    connect(m_actions[ActionId::ToPreviousSolution], &QAction::triggered, this,
            [this] { goToSolution(Direction::Back); });
    connect(m_actions[ActionId::ToNextSolution], &QAction::triggered, this,
            [this] { goToSolution(Direction::Forward); });
    goTo(ActionId::ToPreviousDeepest, Direction::Back, Landmark::Deepest);
    goTo(ActionId::ToNextDeepest, Direction::Forward, Landmark::Deepest);
    goTo(ActionId::ToPreviousMoment, Direction::Back, Landmark::Moment);
    goTo(ActionId::ToNextMoment, Direction::Forward, Landmark::Moment);
    connect(m_actions[ActionId::ToPreviousStop], &QAction::triggered, this,
            [this] { m_sessions.session().goToStop(Direction::Back); });
    connect(m_actions[ActionId::ToNextStop], &QAction::triggered, this,
            [this] { m_sessions.session().goToStop(Direction::Forward); });
    connect(m_actions[ActionId::NameMoment], &QAction::triggered, this,
            [this, &window] { insight::MomentsPanel::askForName(m_sessions.session(), &window); });
}

void LandmarkActions::goTo(ActionId id, Direction direction, Landmark landmark)
{
    connect(m_actions[id], &QAction::triggered, this,
            [this, direction, landmark] { m_sessions.session().search().go(direction, {landmark}); });
}

/// Goes to a solution of the list if the board shows one of them in an act of its own, or none; else to one in the
/// timeline.
void LandmarkActions::goToSolution(Direction direction)
{
    session::Search &search = m_sessions.session().search();
    if (const auto neighbour = neighbourInList(direction))
        search.showSolution(*neighbour);
    else
        search.go(direction, {Landmark::Solution});
}

/// Returns the place in the list of the solution after or before the one that the board shows in an act of its own; before
/// the first is shown, that is after.
std::optional<std::size_t> LandmarkActions::neighbourInList(Direction direction) const
{
    const session::Session &session = m_sessions.session();
    const quint64 shown = session.search().solutionInView();
    const session::Act::Type act = session.timeline().act().type;
    const bool isOfSearch = shown > 0 ? act != session::Act::Solve : act == session::Act::Search;
    if (isOfSearch || session.isWatching() || session.solutions().instance() != session.timeline().instance())
        return {};
    if (direction == Direction::Back)
        return shown > 1 ? std::optional(std::size_t(shown - 2)) : std::nullopt;
    return shown < session.solutions().size() ? std::optional(std::size_t(shown)) : std::nullopt;
}

void LandmarkActions::refresh()
{
    const session::Session &session = m_sessions.session();
    const session::Timeline &timeline = session.timeline();
    const qint64 here = timeline.frame();
    constexpr qint64 enoughTries = 4096; // a search without backtracking so far never backtracks
    const session::Counts &counts = timeline.acts().back().record.counts();
    const bool backtracks = counts.backs > 0 || counts.tries < enoughTries;
    // Named moments may lie on other boards. A solution or deepest point of another game would replace the board in view.
    const auto isReached = [&](const Landmark &landmark, std::optional<qint64> frame) {
        return frame && (landmark.type == Landmark::Moment ||
                         (*frame >= timeline.startOfGame() && *frame <= timeline.endOfGame()));
    };
    for (const auto &[landmark, before, after] :
         {std::tuple(Landmark(Landmark::Moment), ActionId::ToPreviousMoment, ActionId::ToNextMoment),
          std::tuple(Landmark(Landmark::Solution), ActionId::ToPreviousSolution, ActionId::ToNextSolution),
          std::tuple(Landmark(Landmark::Deepest), ActionId::ToPreviousDeepest, ActionId::ToNextDeepest)}) {
        const bool isSolution = landmark.type == Landmark::Solution;
        m_actions[before]->setEnabled(isReached(landmark, landmarkBefore(timeline, landmark, here)) ||
                                      (isSolution && neighbourInList(Direction::Back)));
        const bool mayCome = isSolution || (landmark.type == Landmark::Deepest && backtracks);
        m_actions[after]->setEnabled((session.isWatching() && mayCome) ||
                                     isReached(landmark, landmarkAfter(timeline, landmark, here)) ||
                                     (isSolution && neighbourInList(Direction::Forward)));
    }
}

} // namespace window
