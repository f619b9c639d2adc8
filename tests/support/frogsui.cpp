// SPDX-License-Identifier: MIT
#include "support/frogsui.h"

#include "support/frogs.h"

#include <QPainter>

namespace frogs {

namespace {

void paintAnimal(QPainter &painter, bool frog, const board::Style &style)
{
    painter.setPen(QPen(style.pieceEdge, 0.05));
    painter.setBrush(frog ? style.accent : style.piece);
    painter.drawEllipse(QPointF(), 0.36, 0.3);
}

class FrogsScene : public board::BoardScene {
public:
    FrogsScene(std::shared_ptr<const core::Puzzle> puzzle, const board::Style &style)
        : BoardScene(std::move(puzzle), style)
    {
        show(this->puzzle().start());
    }

    QString describe(int cell) const override { return nameOfCell(cell); }
    /// Requests the only move of the animal that is clicked; the session checks whether the move is legal.
    void activate(int cell) override
    {
        for (const core::Path &move : puzzle().moves(position())) {
            if (move.front().from.cell == cell)
                Q_EMIT moveRequested(move.front());
        }
    }
    QString aim() const override { return tr("Let frogs and toads change sides."); }
    board::Guidance guidance() const override { return {aim(), tr("Click the animal that is to move.")}; }

protected:
    board::Pose poseOf(int, const core::Place &place) const override
    {
        return {cellRect(place.cell).center()};
    }
    void paintBoard(QPainter &painter) const override
    {
        painter.setPen(QPen(style().pieceEdge, 0.03));
        painter.setBrush(style().tray);
        for (int cell = 0; cell < grid().size(); ++cell)
            painter.drawRect(cellRect(cell));
    }
    void paintPiece(QPainter &painter, int piece, const core::Place &) const override
    {
        paintAnimal(painter, piece < grid().size() / 2, style());
    }
};

void paintIcon(QPainter &painter, const QRectF &into, const board::Style &style)
{
    painter.translate(into.center());
    painter.scale(into.width(), into.height());
    paintAnimal(painter, true, style);
}

} // namespace

const ui::PuzzleUi &ui()
{
    static const ui::PuzzleUi ui{
        .kind = &kind(),
        .paintIcon = paintIcon,
        .scene = [](const session::Instance &instance,
                    const board::Style &style) -> std::unique_ptr<board::BoardScene> {
            return std::make_unique<FrogsScene>(instance.puzzle, style);
        },
    };
    return ui;
}

} // namespace frogs
