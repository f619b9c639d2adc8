// SPDX-License-Identifier: MIT
#include "taquin/taquinui.h"

#include "board/painterstate.h"
#include "session/timeline/shortestlengths.h"
#include "session/timeline/wording.h"
#include "taquin/hinttexts.h"
#include "taquin/openpicture.h"
#include "taquin/picture.h"
#include "taquin/piecewords.h"
#include "taquin/taquin.h"
#include "taquin/taquinmodel.h"
#include "taquin/taquinscene.h"
#include "taquin/taquintools.h"
#include "taquin/tilepainter.h"

#include <QPainter>

namespace ui {

namespace {

/// Paints a board one move before the goal, with fewer tiles if there are few pixels.
void paintIcon(QPainter &painter, const QRectF &into, const board::Style &style)
{
    const double side = std::min(into.width(), into.height());
    const core::Grid grid = side * painter.deviceTransform().m11() < 40 ? core::Grid{2, 2} : core::Grid{3, 3};
    const double scale = side / (grid.columns + 2 * frameWidth(grid));
    const int last = grid.size() - 2;
    const board::PainterState scaled(painter, into.center(), scale);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-grid.columns / 2.0, -grid.rows / 2.0);
    paintTileBoard(painter, grid, style);
    for (int tile = 0; tile <= last; ++tile) {
        const int cell = tile < last ? tile : last + 1;
        const board::PainterState moved(painter, {grid.column(cell) + 0.5, grid.row(cell) + 0.5});
        paintTile(painter, style);
        paintTileNumber(painter, QString::number(tile + 1), 1, style);
    }
}

std::unique_ptr<board::BoardScene> makeScene(const session::Instance &instance, const board::Style &style)
{
    auto scene = std::make_unique<TaquinScene>(instance.puzzle, style);
    TileNumbering::load();
    TileNumbering::of(instance.look).applyTo(*scene);
    if (const auto look = PictureLook::read(instance.look)) {
        const core::Grid grid = instance.puzzle->grid();
        scene->awaitPicture();
        loadPicture(look->id, scene.get(), [board = scene.get(), grid, look](const QImage &picture) {
            board->setPicture(picture.copy(look->part(picture.size(), {grid.columns, grid.rows})));
        });
    }
    return scene;
}

} // namespace

const PuzzleUi &taquin()
{
    static const bool isWorded =
        (session::setWording(::taquin::kind(), pieceWords),
         session::setHintTexts(::taquin::kind(), {::taquin::shortestHint, ::taquin::shortestHintMade}), true);
    Q_UNUSED(isWorded);
    static const PuzzleUi ui{
        .kind = &::taquin::kind(),
        .paintIcon = paintIcon,
        .scene = makeScene,
        .showcase = {"taquin:4x3:1 6 2 4 9 5 3 8 0 10 7 11", "rows", core::Goal::First,
                     "picture=sample-lake"},
        .lesson = "lesson-5-taquin.md",
        .answerKey =
            PUZZLE_TEXT("taquin", "The letters are the moves of the gap: u is up, d down, l left, r right."),
        .tools = [](const ToolContext &context) -> QWidget * { return new TaquinTools(context); },
        .model = [](const ToolContext &context) -> QWidget * { return new TaquinModel(context); },
        .accepts = ::taquin::mayHavePicture,
        .take =
            [](const ToolContext &context, const QMimeData &data) {
                if (const auto source = ::taquin::pictureSource(data))
                    openPicture(context, *source);
            },
        .fileFilters = pictureFilters,
        .mayOpen = ::taquin::isPicture,
        .open =
            [](const ToolContext &context, const QString &path) {
                openPicture(context, {{}, path});
            },
        .choosePicture = askForPicture,
        .knowsLook =
            [](const QString &look) { return TileNumbering::isOfFigures(look) || knowsPicture(look); },
        .pictureOf = pictureFileOf,
        .lookOf = lookOfPictureFile,
    };
    return ui;
}

} // namespace ui
