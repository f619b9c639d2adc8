// SPDX-License-Identifier: MIT
#include "forms/paperboards.h"

#include "forms/formboard.h"

#include <QPagedPaintDevice>
#include <QPainter>

namespace forms {

namespace {

constexpr int boardsInRow = 4;
constexpr double gap = 0.12; // the gap between boards as a fraction of a board's width

} // namespace

bool printBoards(QPagedPaintDevice &device, const QString &title, const ui::PuzzleUi &puzzle,
                 const session::Instance &instance, const std::vector<core::Position> &boards)
{
    QPainter painter(&device);
    if (!painter.isActive())
        return false;
    const auto scene = puzzle.scene(instance, board::Style::make(board::Style::Paper));
    const QRectF part = boardPart(*scene, boards.front());
    const double pageWidth = painter.viewport().width();
    const double lineHeight = painter.fontMetrics().height();
    const int perRow = std::min(boardsInRow, int(boards.size()));
    const double width = pageWidth / (perRow + gap * (perRow - 1));
    const double height = width * part.height() / part.width();
    painter.drawText(QPointF(0, painter.fontMetrics().ascent()), title);
    double top = 2 * lineHeight;
    for (std::size_t i = 0; i < boards.size(); ++i) {
        const int column = int(i) % perRow;
        if (column == 0 && i > 0)
            top += height + 2 * lineHeight;
        if (column == 0 && top + height + lineHeight > painter.viewport().height() && i > 0) {
            device.newPage();
            top = 0;
        }
        const QRectF place(column * width * (1 + gap), top, width, height);
        scene->renderMove(painter, place, part, boards[i], {});
        painter.drawText(QRectF(place.left(), place.bottom(), width, lineHeight), Qt::AlignCenter,
                         QString::number(i + 1));
    }
    return true;
}

} // namespace forms
