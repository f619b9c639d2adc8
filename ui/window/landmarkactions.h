// SPDX-License-Identifier: MIT
#pragma once

#include "session/timeline/landmarks.h"
#include "window/games/sessionstore.h"
#include "window/widgets/actions.h"

class QWidget;

namespace window {

/// Carries out the actions that go to solutions, deepest points, stops and moments, and enables them when they
/// are possible.
class LandmarkActions : public QObject {
    Q_OBJECT

public:
    LandmarkActions(const Actions &actions, SessionStore &sessions, QWidget &window);

    void refresh();

private:
    void goTo(ActionId id, session::Direction direction, session::Landmark landmark);
    void goToSolution(session::Direction direction);
    std::optional<std::size_t> neighbourInList(session::Direction direction) const;

    const Actions &m_actions;
    SessionStore &m_sessions;
};

} // namespace window
