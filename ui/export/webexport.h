// SPDX-License-Identifier: MIT
#pragma once

#include "pages/boards.h"
#include "pages/page.h"

#include <QPointer>

namespace window {
class ProgressBox;
}

namespace exports {

/// Makes one page for the web: the searches of its boards run in the background, and a box shows how far they
/// have come. Each page has an object of its own, so that several can be made at the same time.
class WebExport : public QObject {
    Q_OBJECT

public:
    /// `window` is the parent of the box.
    WebExport(std::span<const ui::PuzzleUi *const> puzzles, pages::Page page, QWidget &window);
    ~WebExport() override;

    void start();

Q_SIGNALS:
    void made(const QByteArray &content);
    void ended(); ///< emitted when the page is made, and when the user has stopped it

private:
    void take();
    void finish();

    const pages::Page m_page;
    pages::Boards m_boards;
    QPointer<window::ProgressBox> m_progress;
    int m_ready = 0;
};

} // namespace exports
