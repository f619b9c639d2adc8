// SPDX-License-Identifier: MIT
#include "window/landmarkactions.h"

#include "insight/momentspanel.h"

namespace window {

using session::Direction;
using session::Landmark;

LandmarkActions::LandmarkActions(const Actions &actions, SessionStore &sessions, QWidget &window)
    : QObject(&window), m_actions(actions), m_sessions(sessions)
{
    goTo(ActionId::ToPreviousSolution, Direction::Back, Landmark::Solution);
    goTo(ActionId::ToNextSolution, Direction::Forward, Landmark::Solution);
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

void LandmarkActions::refresh()
{
    const session::Session &session = m_sessions.session();
    const session::Timeline &timeline = session.timeline();
    const qint64 here = timeline.frame();
    constexpr qint64 enoughTries = 4096; // a search without backtracking so far never backtracks
    const session::Counts &counts = timeline.acts().back().record.counts();
    const bool backtracks = counts.backs > 0 || counts.tries < enoughTries;
    for (const auto &[landmark, before, after] :
         {std::tuple(Landmark(Landmark::Moment), ActionId::ToPreviousMoment, ActionId::ToNextMoment),
          std::tuple(Landmark(Landmark::Solution), ActionId::ToPreviousSolution, ActionId::ToNextSolution),
          std::tuple(Landmark(Landmark::Deepest), ActionId::ToPreviousDeepest, ActionId::ToNextDeepest)}) {
        m_actions[before]->setEnabled(landmarkBefore(timeline, landmark, here).has_value());
        const bool mayCome =
            landmark.type == Landmark::Solution || (landmark.type == Landmark::Deepest && backtracks);
        m_actions[after]->setEnabled((session.isWatching() && mayCome) ||
                                     landmarkAfter(timeline, landmark, here).has_value());
    }
}

} // namespace window
