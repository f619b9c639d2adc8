// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

#include <QCache>
#include <QPixmap>
#include <QTimer>

#include <deque>

namespace window {

/// Small pictures of solutions, drawn one in each turn of the event loop when they are asked for, and the
/// latest kept.
class Thumbnails : public QObject {
    Q_OBJECT

public:
    static constexpr int side = 72; ///< in pixels of the window

    explicit Thumbnails(QObject *parent = nullptr);

    /// Everything is drawn anew, for another search too.
    void begin(const ui::PuzzleUi &puzzle, const session::Session &session, const board::Style &style,
               double ratio);
    /// Null until `drawn` says that it is there.
    const QPixmap *picture(std::size_t solution);

Q_SIGNALS:
    void drawn(int solution);

private:
    void drawNext();
    void drawAgain();
    QPixmap draw(const core::Position &solution);

    const ui::PuzzleUi *m_puzzle = nullptr;
    const session::Session *m_session = nullptr;
    board::Style m_style;
    double m_ratio = 1;
    std::unique_ptr<board::BoardScene> m_scene;
    QCache<std::size_t, QPixmap> m_pictures{500};
    std::deque<std::size_t> m_wanted;
    QTimer m_soon;
};

} // namespace window
