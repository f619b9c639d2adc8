// SPDX-License-Identifier: MIT
#pragma once

#include "pages/boards.h"
#include "pages/page.h"
#include "pages/webboard.h"

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

/// Makes one game for the web: its pieces are drawn in the background, since a photo takes long to encode, and a box
/// shows how many of them are drawn.
class GameWebExport : public QObject {
    Q_OBJECT

public:
    /// `scene` is a new one of the board in view, and `window` is the parent of the box.
    GameWebExport(std::unique_ptr<board::BoardScene> scene, const session::Session &session, QWidget &window);
    ~GameWebExport() override;

    void start();

Q_SIGNALS:
    void made(const QByteArray &content);
    void ended(); ///< emitted when the page is made, and when the user has stopped it

private:
    void draw();

    const session::Session &m_session;
    const std::unique_ptr<board::BoardScene> m_scene;
    QPointer<window::ProgressBox> m_progress;
    int m_drawn = 0;
    session::BackgroundTask<pages::Symbols> m_drawing; // declared last, so that it is destroyed first
};

} // namespace exports
