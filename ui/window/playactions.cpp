// SPDX-License-Identifier: MIT
#include "window/playactions.h"

#include "board/plaintext.h"
#include "session/answers/lostgame.h"
#include "session/basics/translation.h"
#include "window/widgets/names.h"

namespace window {

PlayActions::PlayActions(Actions &actions, SessionStore &sessions, const Settings &settings, QObject *parent)
    : QObject(parent), m_actions(actions), m_sessions(sessions), m_settings(settings)
{
    m_actions.onTriggered(ActionId::Undo, this, [this] { undo(); });
    m_actions.onTriggered(ActionId::Redo, this, [this] { m_sessions.session().redo(); });
    m_actions.onTriggered(ActionId::Restart, this, [this] { m_sessions.session().playAgain(); });
    m_actions.onTriggered(ActionId::Hint, this, [this] { m_sessions.session().hint(); });
    m_actions.onTriggered(ActionId::ShowShortest, this, [this] { m_sessions.session().showShortest(); });
    m_actions.onTriggered(ActionId::BackToSolvable, this, [this] { m_sessions.session().backToSolvable(); });
    m_actions.onTriggered(ActionId::Stop, this, [this] { m_sessions.session().stop(); });
}

/// Undoes an act. If that changes the whole board, a message explains it.
void PlayActions::undo()
{
    session::Session &session = m_sessions.session();
    const session::Timeline &timeline = session.timeline();
    const bool leavesBoard = timeline.act().opens && timeline.actIndex() > 0;
    const QString name = ActNames::name(timeline.act().type);
    session.undo();
    if (leavesBoard)
        Q_EMIT message(tr("Undone: %1. The previous board is back.").arg(name));
}

void PlayActions::refresh()
{
    const session::Session &session = m_sessions.session();
    const session::Timeline &timeline = session.timeline();
    const bool hasBegun = timeline.frame() > timeline.startOfGame();
    m_actions[ActionId::Undo]->setEnabled(timeline.canUndo());
    m_actions[ActionId::Undo]->setText(ActNames::undo(timeline));
    m_actions[ActionId::Redo]->setEnabled(timeline.canRedo());
    m_actions[ActionId::Redo]->setText(ActNames::redo(timeline));
    m_actions[ActionId::Scramble]->setVisible(!session.kind().deals.empty());
    nameScramble();
    // While verdicts are hidden or wait, Back to Solvable is enabled on every board, so that it reveals none.
    const bool isLost =
        session.judgement().verdict == core::Judgement::Unsolvable && !session::isLostFromStart(timeline);
    const bool mayBeLost = isLost || !m_settings.verdictShown() || session.verdicts().waits();
    m_actions[ActionId::BackToSolvable]->setEnabled(mayBeLost && hasBegun && !session.isLookingBack());
    nameShortest();
    const bool isShort = session.winSummary().shortestMethod() || session.winSummary().shortMethod();
    m_actions[ActionId::ShowShortest]->setVisible(isShort);
    const bool isAtEnd = !hasBegun && session.puzzle().solved(timeline.position());
    m_actions[ActionId::ShowShortest]->setEnabled(isShort && !isAtEnd && !session.search().isUnderWay());
}

/// Names Scramble after its effect in this puzzle: deal cards, set queens.
void PlayActions::nameScramble()
{
    const core::Kind &kind = m_sessions.session().kind();
    if (kind.deals.empty() || !kind.deals.front().verb)
        return m_actions.retranslate(ActionId::Scramble);
    m_actions[ActionId::Scramble]->setText(session::translated(kind.deals.front().verb));
    m_actions[ActionId::Scramble]->setToolTip(
        board::plainToolTip(session::translated(kind.deals.front().about)));
}

/// Names the action that shows the shortest solution. If no method can prove on this board that a solution is
/// shortest, the name promises only a short one.
void PlayActions::nameShortest()
{
    m_actions.retranslate(ActionId::ShowShortest);
    if (m_sessions.session().winSummary().shortestMethod())
        return;
    QAction *action = m_actions[ActionId::ShowShortest];
    action->setText(tr("S&how a Short Solution"));
    action->setIconText(tr("Watch a Short One"));
    action->setToolTip(tr("Play a short solution from the start of this game; there may be shorter ones"));
}

} // namespace window
