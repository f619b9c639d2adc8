// SPDX-License-Identifier: MIT
#include "window/pageboards.h"

#include "core/dealcancellation.h"
#include "insight/studyviews.h"
#include "session/basics/translation.h"
#include "session/search/presets.h"
#include "window/gamearea.h"
#include "window/panels.h"

#include <array>

namespace window {

PageBoards::PageBoards(const Actions &actions, SessionStore &sessions, GameFiles &files, GameArea &area,
                       QObject *parent)
    : QObject(parent), m_actions(actions), m_sessions(sessions), m_files(files), m_area(area)
{
}

void PageBoards::open(const pages::BoardBlock &block)
{
    m_files.openLine(block.line, [this, block] {
        m_area.setBoardOfPage();
        if (!block.method.isEmpty())
            showSearch(block);
    });
}

void PageBoards::showSearch(const pages::BoardBlock &block)
{
    using View = insight::StudyViews::View;
    const core::Solver *solver = m_sessions.session().kind().solver(block.method.toStdString());
    if (!solver)
        return;
    m_area.panels().solver().choose(*solver);
    constexpr std::array views{std::pair(pages::SearchView::Program, View::Program),
                               std::pair(pages::SearchView::Tree, View::Tree),
                               std::pair(pages::SearchView::Stack, View::Stack)};
    const auto *view = std::ranges::find(views, block.view, [](const auto &each) { return each.first; });
    m_actions[view == views.end() ? ActionId::WatchMode : ActionId::StudyMode]->setChecked(true);
    if (view != views.end())
        m_area.study().show(view->second);
    if (block.view == pages::SearchView::Tree) // captions refer to the whole tree
        m_area.study().showWholeTree();
    const bool showsNothing = block.goal == core::Goal::Count &&
                              !solver->whyCountIsUnwatchable(m_sessions.session().puzzle()).empty();
    const core::Goal watched = showsNothing ? core::Goal::All : block.goal;
    if (block.isMoment())
        openMoment(block);
    else if (const bool shows = solver->reaches(watched); shows || solver->reaches(block.goal))
        m_sessions.session().solve({.solver = solver,
                                    .goal = shows ? watched : block.goal,
                                    .options = core::Values(solver->options),
                                    .watch = shows});
}

/// Opens a moment as from a saved game: its search is run again in the background, and can continue.
void PageBoards::openMoment(const pages::BoardBlock &block)
{
    const std::vector<const core::Kind *> kinds(m_sessions.kinds().begin(), m_sessions.kinds().end());
    m_sessions.session().read([this, block, kinds]() -> std::function<void()> {
        core::ReadingContext control;
        const auto shown = std::make_shared<pages::Shown>(pages::show(kinds, block, control));
        return [this, block, shown] { begin(block, *shown); };
    });
}

void PageBoards::begin(const pages::BoardBlock &block, const pages::Shown &shown)
{
    if (!shown.fault.empty())
        Q_EMIT message(session::translated(shown.fault));
    if (!shown.puzzle || !shown.record)
        return;
    using session::Act;
    const core::Preset *preset = session::presetOf(*shown.kind, *shown.puzzle, shown.start);
    const session::Instance instance{shown.puzzle, preset ? QString::fromLatin1(preset->look) : QString()};
    const session::Record &record = *shown.record;
    session::Session &session = m_sessions.session(m_sessions.indexOf(*shown.kind));
    std::vector<Act> acts = session.timeline().actsUpToCursor();
    acts.push_back(Act::make(Act::Open, instance, shown.start));
    acts.push_back(
        Act::make(Act::Search, instance, shown.start, session::events(record.standing(record.size()))));
    Act &search = acts.back();
    search.method = block.method;
    search.abridged = true;
    search.spec = session::SearchSpec{.goal = block.goal,
                                      .options = core::Values(shown.solver->options),
                                      .events = record.size(),
                                      .digest = record.digest(),
                                      .at = record.size(),
                                      .here = true};
    session.restore(std::move(acts), 0);
    m_area.setBoardOfPage();
    session.timeline().seek(session.timeline().lastFrame());
}

} // namespace window
