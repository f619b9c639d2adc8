// SPDX-License-Identifier: MIT
#include "export/webexport.h"

#include "pages/webpage.h"
#include "window/widgets/progressbox.h"

#include <QCoreApplication>

namespace exports {

WebExport::WebExport(std::span<const ui::PuzzleUi *const> puzzles, pages::Page page, QWidget &window)
    : m_page(std::move(page)), m_boards(puzzles, m_page),
      m_progress(
          new window::ProgressBox(tr("Making the page for the web…"), tr("Stop"), m_boards.count(), &window))
{
    connect(m_progress, &window::ProgressBox::stopped, this, [this] {
        m_boards.disconnect(this);
        QCoreApplication::removePostedEvents(this, QEvent::MetaCall); // the last board may have been reported
        Q_EMIT ended();
    });
    // `Boards` emits `ready` in the middle of its own work, so the slot is called later.
    connect(&m_boards, &pages::Boards::ready, this, &WebExport::take, Qt::QueuedConnection);
}

WebExport::~WebExport()
{
    delete m_progress;
}

void WebExport::start()
{
    if (m_boards.areReady())
        finish();
    else
        m_boards.start(pages::framesOnWeb);
}

void WebExport::take()
{
    ++m_ready;
    if (m_progress)
        m_progress->setDone(m_ready);
    if (m_ready == m_boards.count())
        finish();
}

void WebExport::finish()
{
    Q_EMIT made(pages::webPage(m_page, m_boards));
    Q_EMIT ended();
}

GameWebExport::GameWebExport(std::unique_ptr<board::BoardScene> scene, const session::Session &session,
                             QWidget &window)
    : m_session(session), m_scene(std::move(scene)),
      m_progress(new window::ProgressBox(WebExport::tr("Making the page for the web…"), WebExport::tr("Stop"),
                                         int(m_scene->position().size()) + 1, &window)),
      m_drawing(
          [this](const pages::Symbols &symbols) {
              Q_EMIT made(pages::webPage(*m_scene, m_session.kind(), m_session.timeline(), symbols));
              Q_EMIT ended();
          },
          [this](const core::Explanation &) { Q_EMIT ended(); })
{
    m_scene->stopClock();
    connect(m_progress, &window::ProgressBox::stopped, this, [this] {
        m_drawing.cancel();
        Q_EMIT ended();
    });
}

GameWebExport::~GameWebExport()
{
    delete m_progress;
}

void GameWebExport::start()
{
    if (m_scene->isComplete())
        draw();
    else
        connect(m_scene.get(), &board::BoardScene::completed, this, &GameWebExport::draw);
}

/// Draws the pieces where they lie at the start and at the end of the game, and the whole picture if it is shown then. The
/// thread that draws is the only one that uses the scene until it has ended.
void GameWebExport::draw()
{
    const session::Timeline &timeline = m_session.timeline();
    const core::Position start = timeline.positionAt(timeline.startOfGame());
    const core::Position end = timeline.positionAt(timeline.endOfGame());
    m_drawing.start([this, start, end](core::SearchContext &context) {
        pages::Symbols symbols;
        for (std::size_t piece = 0; piece < start.size() && context.keepGoing({}); ++piece) {
            symbols.ofPiece(*m_scene, int(piece), start[piece]);
            symbols.ofPiece(*m_scene, int(piece), end[piece]);
            QMetaObject::invokeMethod(
                this,
                [this] {
                    if (m_progress)
                        m_progress->setDone(++m_drawn);
                },
                Qt::QueuedConnection);
        }
        if (m_scene->joinsWhenSolved() && m_scene->puzzle().solved(end) && context.keepGoing({}))
            symbols.ofWhole(*m_scene, end);
        return symbols;
    });
}

} // namespace exports
