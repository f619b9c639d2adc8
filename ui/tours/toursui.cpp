// SPDX-License-Identifier: MIT
#include "tours/toursui.h"

#include "board/chessboard.h"
#include "session/basics/translation.h"
#include "tours/bishop/kind.h"
#include "tours/bishopscene.h"
#include "tours/knight/kind.h"
#include "tours/knightscene.h"
#include "tours/piecepainter.h"
#include "tours/tourscene.h"
#include "tours/tourtools.h"

#include <QPainter>
#include <QPainterPath>

namespace ui {

using namespace Qt::StringLiterals;

namespace {

constexpr core::Grid corner{4, 4}; // the part of a board that the icons show

/// Begins an icon: draws the corner of a board with round corners, and makes the painter's unit a square.
/// `endIcon` restores the painter.
void beginIcon(QPainter &painter, const QRectF &into, int darkCell, const board::Style &style)
{
    const double side = std::min(into.width(), into.height());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(into.center() - QPointF(side / 2, side / 2));
    painter.scale(side / corner.columns, side / corner.rows);
    QPainterPath edge;
    edge.addRoundedRect(QRectF(0, 0, corner.columns, corner.rows), 0.35, 0.35);
    painter.setClipPath(edge);
    board::paintChessSquares(painter, corner, darkCell, style);
}

QPointF middle(double column, double row)
{
    return {column + 0.5, row + 0.5};
}

/// Draws the chess piece on top of the icon.
void endIcon(QPainter &painter, QPointF at, double size, void (*paint)(QPainter &, const board::Style &),
             const board::Style &style)
{
    painter.translate(at);
    painter.scale(size, size);
    paint(painter, style);
    painter.restore();
}

void paintKnightIcon(QPainter &painter, const QRectF &into, const board::Style &style)
{
    beginIcon(painter, into, 1, style);
    const QPointF route[] = {middle(0, 3), middle(1, 1), middle(3, 0), middle(2, 2)};
    for (std::size_t i = 0; i + 1 < std::size(route); ++i)
        paintJump(painter, route[i], route[i + 1], double(i) / 2, style);
    endIcon(painter, {2.25, 2.15}, 3.1, paintKnight, style);
}

void paintBishopIcon(QPainter &painter, const QRectF &into, const board::Style &style)
{
    beginIcon(painter, into, 0, style);
    paintDiagonal(painter, middle(0, 0), middle(3, 3), tours::Falling, style);
    paintDiagonal(painter, middle(0, 2), middle(2, 0), tours::Rising, style);
    paintDiagonal(painter, middle(1, 3), middle(3, 1), tours::Rising, style);
    endIcon(painter, {2.0, 2.05}, 3.3, paintBishop, style);
}

board::Notation notationOf(TourTools::Piece piece)
{
    return board::notationOf(piece == TourTools::Piece::Knight ? "knight"_L1 : "bishop"_L1,
                             TourTools::notations(piece));
}

template <TourTools::Piece piece>
QString namesOf(const core::Squares &squares)
{
    return board::namesOf(notationOf(piece), squares);
}

template <typename Scene>
std::unique_ptr<board::BoardScene> makeScene(const session::Instance &instance, const board::Style &style)
{
    constexpr bool isKnight = std::is_same_v<Scene, KnightScene>;
    auto scene = std::make_unique<Scene>(instance.puzzle, style);
    scene->setDisplay(TourDisplay::load());
    scene->setEditing(TourEditing::load());
    scene->setNotation(notationOf(isKnight ? TourTools::Piece::Knight : TourTools::Piece::Bishop));
    return scene;
}

constexpr core::Text orderOfTour =
    PUZZLE_TEXT("tours", "The squares are in the order of the tour, named as on the board.");

} // namespace

const PuzzleUi &knight()
{
    static const bool areNamed = (session::setSquareNames("knight", namesOf<TourTools::Piece::Knight>), true);
    Q_UNUSED(areNamed);
    static const PuzzleUi ui{
        .kind = &tours::knightKind(),
        .paintIcon = paintKnightIcon,
        .scene = makeScene<KnightScene>,
        .showcase = {"knight:6x6", "warnsdorff"},
        .lesson = "lesson-6-knight.md",
        .answerKey = orderOfTour,
        .tools = [](const ToolContext &context) -> QWidget * {
            return new TourTools(context, TourTools::Piece::Knight);
        },
    };
    return ui;
}

const PuzzleUi &bishop()
{
    static const bool areNamed = (session::setSquareNames("bishop", namesOf<TourTools::Piece::Bishop>), true);
    Q_UNUSED(areNamed);
    static const PuzzleUi ui{
        .kind = &tours::bishopKind(),
        .paintIcon = paintBishopIcon,
        .scene = makeScene<BishopScene>,
        .showcase = {"bishop:8x8", "mirrors"},
        .lesson = "museum-bishop.md",
        .answerKey = orderOfTour,
        .tools = [](const ToolContext &context) -> QWidget * {
            return new TourTools(context, TourTools::Piece::Bishop);
        },
    };
    return ui;
}

} // namespace ui
