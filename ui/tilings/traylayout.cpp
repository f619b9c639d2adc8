// SPDX-License-Identifier: MIT
#include "tilings/traylayout.h"

#include "tilings/boardpainter.h"

#include <algorithm>

namespace ui {

namespace {

constexpr double side = 1.8;          // the side of a place, in cells
constexpr double room = 1.52;         // the part of a place's side for the piece
constexpr double largestScale = 0.45; // the largest scale of a piece in the tray
constexpr double gap = 0.35;          // the gap between board and tray
constexpr double edge = 0.14;         // the edge of the tray around its places
constexpr double viewAspect = 1.3;    // the ratio of width to height of a usual view

double viewScale(const QRectF &scene)
{
    return std::min(viewAspect / scene.width(), 1 / scene.height());
}

} // namespace

TrayLayout::TrayLayout(const core::Grid &grid, const tilings::PieceSet &pieces)
{
    for (int kind = 0; kind < pieces.kinds(); ++kind) {
        if (pieces.count(kind) > 0)
            m_kinds.push_back(kind);
    }
    const QRectF board = QRectF(0, 0, grid.columns, grid.rows)
                             .adjusted(-boardFrameWidth, -boardFrameWidth, boardFrameWidth, boardFrameWidth);
    double best = 0;
    std::pair<int, bool> chosen;
    for (int columns = 1; columns <= int(m_kinds.size()); ++columns) {
        for (const bool below : {true, false}) {
            arrange(board, columns, below);
            // At the same scale, a full tray is better than one with empty places, and a low one better than a high
            // one.
            const double full = m_kinds.size() % std::size_t(columns) == 0 ? 1.04 : 1;
            const double score = viewScale(m_scene) * full - m_scene.height() * 1e-6;
            if (score > best) {
                best = score;
                chosen = {columns, below};
            }
        }
    }
    arrange(board, chosen.first, chosen.second);
}

void TrayLayout::arrange(const QRectF &board, int columns, bool below)
{
    const int kinds = int(m_kinds.size());
    const int rows = (kinds + columns - 1) / columns;
    const QSizeF size(columns * side + 2 * edge, rows * side + 2 * edge);
    QPointF corner(board.center().x() - size.width() / 2, board.bottom() + gap);
    if (!below)
        corner = {board.right() + gap, board.center().y() - size.height() / 2};
    m_tray = QRectF(corner, size);
    m_places.clear();
    for (int place = 0; place < kinds; ++place) {
        // A short last row is centred.
        const int inRow = std::min(columns, kinds - place / columns * columns);
        const double left = m_tray.center().x() - inRow * side / 2;
        m_places.emplace_back(left + place % columns * side, m_tray.top() + edge + place / columns * side,
                              side, side);
    }
    m_scene = board.united(m_tray);
}

int TrayLayout::placeOf(int kind) const
{
    const auto found = std::ranges::find(m_kinds, kind);
    return found == m_kinds.end() ? -1 : int(found - m_kinds.begin());
}

double TrayLayout::scaleFor(QSizeF piece)
{
    return std::min(largestScale, room / std::max(piece.width(), piece.height()));
}

} // namespace ui
