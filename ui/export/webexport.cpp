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

} // namespace exports
