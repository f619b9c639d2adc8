// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

#include <QCoreApplication>

class QPainter;
class QPrinter;

namespace window {

/// The boards of the act in which the cursor is, small and numbered, several on a page. There is an end to
/// them, and the first page says so.
class Printout {
    Q_DECLARE_TR_FUNCTIONS(window::Printout)

public:
    Printout(const ui::PuzzleUi &puzzle, const session::Session &session);

    void print(QPrinter &printer) const;

private:
    struct Board {
        qint64 move;
        core::Position position;
    };

    std::vector<Board> boards() const;
    std::size_t most() const;
    QString heading(std::size_t shown) const;
    void printPage(QPainter &painter, const QRectF &page, std::span<const Board> boards,
                   const board::BoardScene &scene) const;

    const ui::PuzzleUi &m_puzzle;
    const session::Session &m_session;
};

} // namespace window
