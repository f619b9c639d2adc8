// SPDX-License-Identifier: MIT
#include "support/rooksui.h"

#include "support/rooks.h"

#include <QPainter>

namespace rooks {

namespace {

class Scene : public board::BoardScene {
public:
    Scene(std::shared_ptr<const core::Puzzle> puzzle, const board::Style &style)
        : BoardScene(std::move(puzzle), style)
    {
        show(this->puzzle().start());
    }

    QString describe(int cell) const override { return nameOfCell(cell); }
    QString aim() const override { return QStringLiteral("Place the rooks."); }
    board::Guidance guidance() const override { return {aim(), QStringLiteral("Click a square.")}; }
    void activate(int cell) override
    {
        if (cell < 0)
            return;
        const int row = grid().row(cell);
        const bool here = position()[row].cell == cell;
        Q_EMIT moveRequested(here ? rooks::take(position(), row)
                                  : rooks::lay(row, grid().column(cell), grid().columns));
    }

protected:
    board::Pose poseOf(int piece, const core::Place &place) const override
    {
        if (place.onBoard())
            return {cellRect(place.cell).center()};
        return {QPointF(-3, piece + 0.5)};
    }
    void paintBoard(QPainter &painter) const override
    {
        for (int cell = 0; cell < grid().size(); ++cell) {
            const bool dark = (grid().row(cell) + grid().column(cell)) % 2;
            painter.fillRect(cellRect(cell), dark ? style().tray : style().piece);
        }
    }
    void paintPiece(QPainter &painter, int, const core::Place &place) const override
    {
        if (!place.onBoard())
            return;
        painter.setPen(QPen(style().pieceEdge, 0.06));
        painter.setBrush(style().accent);
        painter.drawEllipse(QPointF(), 0.32, 0.32);
    }
};

void paintIcon(QPainter &painter, const QRectF &into, const board::Style &style)
{
    painter.fillRect(into, style.tray);
}

} // namespace

const ui::PuzzleUi &ui()
{
    static const ui::PuzzleUi ui{
        .kind = &kind(),
        .paintIcon = paintIcon,
        .scene = [](const session::Instance &instance, const board::Style &style)
            -> std::unique_ptr<board::BoardScene> { return std::make_unique<Scene>(instance.puzzle, style); },
    };
    return ui;
}

} // namespace rooks
