// SPDX-License-Identifier: MIT
#include "taquin/taquinscene.h"

#include "board/lettering.h"
#include "board/painterstate.h"
#include "taquin/goals.h"
#include "taquin/parity.h"
#include "taquin/tilepainter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr int none = -1;
constexpr int mergingTime = 900;       // milliseconds of the merging
constexpr int goalTime = 1500;         // milliseconds for which a key shows the whole picture
constexpr double missingOpacity = 0.3; // the opacity of the part of the picture that no tile has

/// Returns for each cell how many tiles after its tile have smaller ranks in the goal. The tiles are counted
/// from the last cell with a binary indexed tree (Fenwick, 1994), since boards have up to 10,000 tiles and
/// are counted at every move.
core::PerCell<int> inversionsPerCell(const core::PerCell<int> &tiles)
{
    core::Indexed<int> tree(tiles.size() + 1, 0);
    core::PerCell<int> counts(tiles.size(), 0);
    for (std::size_t cell = tiles.size(); cell-- > 0;) {
        if (tiles[cell] == none)
            continue;
        for (int at = tiles[cell]; at > 0; at -= at & -at)
            counts[cell] += tree[at];
        for (int at = tiles[cell] + 1; at < int(tree.size()); at += at & -at)
            ++tree[at];
    }
    return counts;
}

} // namespace

TaquinScene::TaquinScene(std::shared_ptr<const core::Puzzle> puzzle, const board::Style &style,
                         QObject *parent)
    : BoardScene(std::move(puzzle), style, parent)
{
    const double frame = frameWidth(grid());
    setSceneRect(QRectF(0, 0, grid().columns, grid().rows).adjusted(-frame, -frame, frame, frame));
    m_goalTimer.setSingleShot(true);
    connect(&m_goalTimer, &QTimer::timeout, this, [this] { showGoal(false); });
    connect(this, &BoardScene::cellsChanged, this, [this] {
        showGoal(false);
        if (m_inversionsShown)
            update();
    });
    m_merging.setStartValue(0.0);
    m_merging.setEndValue(1.0);
    m_merging.setDuration(mergingTime);
    connect(&m_merging, &QVariantAnimation::valueChanged, this,
            [this] { update(QRectF(0, 0, this->grid().columns, this->grid().rows)); });
    show(this->puzzle().start());
}

void TaquinScene::setPicture(const QImage &picture)
{
    m_picture = CutPicture(picture, grid());
    invalidatePieces();
    setComplete(true);
}

void TaquinScene::setNumbered(bool numbered)
{
    m_numbered = numbered;
    invalidatePieces();
}

void TaquinScene::setFirstNumber(int first)
{
    m_firstNumber = first;
    invalidatePieces();
}

void TaquinScene::setInversionsShown(bool shown)
{
    m_inversionsShown = shown;
    update();
}

QPixmap TaquinScene::goalThumbnail(QSize size, double devicePixelRatio) const
{
    QPixmap thumbnail(size * devicePixelRatio);
    thumbnail.setDevicePixelRatio(devicePixelRatio);
    thumbnail.fill(Qt::transparent);
    QPainter painter(&thumbnail);
    renderPosition(painter, QRectF(QPointF(), QSizeF(size)), taquin().goal().position());
    return thumbnail;
}

void TaquinScene::showGoal(bool shown)
{
    m_goalTimer.stop();
    const bool shows = shown && (hasPicture() || hasOwnGoal());
    if (std::exchange(m_goalShown, shows) == shows)
        return;
    update();
    Q_EMIT goalShown(shows);
}

/// Shows the picture or the goal for a while, and as long as the key is held, since a held key repeats.
void TaquinScene::useKey(int)
{
    showGoal(true);
    m_goalTimer.start(goalTime);
}

void TaquinScene::aboutToShow(const session::Timeline &timeline)
{
    const bool isUnmixed =
        timeline.frame() == timeline.startOfGame() && timeline.act().type != session::Act::Scramble;
    if (std::exchange(m_isUnmixed, isUnmixed) != isUnmixed)
        update();
}

QString TaquinScene::describe(int cell) const
{
    const int tile = tileAt(cell);
    const QString place = nameOfCell(cell);
    if (tile == none)
        return cell == m_heldCell ? tr("%1: gap, selected").arg(place) : tr("%1: gap").arg(place);
    return (cell == m_heldCell ? tr("%1: tile %2, selected") : tr("%1: tile %2")).arg(place, numberOf(tile));
}

core::PerCell<int> TaquinScene::tiles(const core::Position &position) const
{
    core::PerCell<int> tiles(std::size_t(grid().size()), none);
    for (std::size_t tile = 0; tile < position.size(); ++tile)
        tiles[position[tile].cell] = int(tile);
    return tiles;
}

int TaquinScene::tileAt(int cell) const
{
    const auto here = [cell](const core::Place &place) { return place.cell == cell; };
    const auto found = std::ranges::find_if(position(), here);
    return found == position().end() ? none : int(found - position().begin());
}

int TaquinScene::gap() const
{
    const core::PerCell<int> all = tiles(position());
    return int(std::ranges::find(all, none) - all.begin());
}

/// Returns the unit vector towards the gap; null for the gap itself and for a cell in neither its row nor its column.
QPoint TaquinScene::directionToGap(int cell) const
{
    const int gapCell = gap();
    const int dx = grid().column(gapCell) - grid().column(cell);
    const int dy = grid().row(gapCell) - grid().row(cell);
    if (dx != 0 && dy != 0)
        return {};
    return {(dx > 0) - (dx < 0), (dy > 0) - (dy < 0)};
}

core::Step TaquinScene::stepTowardsGap(int tile) const
{
    const int cell = position()[tile].cell;
    const QPoint step = directionToGap(cell);
    const int to = step.isNull() ? gap() : cell + step.x() + step.y() * grid().columns;
    return {std::int16_t(tile), {std::int16_t(cell)}, {std::int16_t(to)}};
}

void TaquinScene::activate(int cell)
{
    if (cell < 0)
        return;
    if (isEditing())
        return exchange(cell);
    if (const int tile = tileAt(cell); tile != none)
        Q_EMIT moveRequested(stepTowardsGap(tile));
}

bool TaquinScene::slide(int dx, int dy)
{
    if (isEditing())
        return false;
    const int gapCell = gap();
    const int column = grid().column(gapCell) - dx;
    const int row = grid().row(gapCell) - dy;
    if (grid().has(column, row))
        activate(grid().cell(column, row));
    else
        Q_EMIT refused({PUZZLE_TEXT("taquin", "No tile can slide this way: the gap is at the edge."),
                        {},
                        {{std::int16_t(gapCell), core::Role::Culprit, {}}}});
    return true;
}

QString TaquinScene::editingHint() const
{
    return tr("Click two tiles, or a tile and the gap, to exchange them.");
}

board::Guidance TaquinScene::guidance() const
{
    if (m_isUnmixed && puzzle().solved(position()))
        return {hasPicture() || !isComplete() ? cutPicture()
                : taquin().hasUsualGoal()     ? tr("The tiles are in order.")
                                              : tr("The tiles are where the goal has them."),
                tr("Click Scramble to mix them, or slide them yourself.")};
    return {aim(), hasPicture() || !isComplete()
                       ? tr("Click a piece in line with the gap, or press an arrow key; M shows the picture.")
                   : taquin().hasUsualGoal()
                       ? tr("Click a tile in line with the gap, or press an arrow key.")
                       : tr("Click a tile in line with the gap, or press an arrow key; M shows the goal.")};
}

QString TaquinScene::cutPicture() const
{
    const int gap = taquin().goal().blank();
    const bool isCorner = (grid().column(gap) == 0 || grid().column(gap) == grid().columns - 1) &&
                          (grid().row(gap) == 0 || grid().row(gap) == grid().rows - 1);
    const int pieces = grid().size() - 1;
    return isCorner ? tr("The picture is cut into %n piece(s), and one corner is missing.", nullptr, pieces)
                    : tr("The picture is cut into %n piece(s), and one part is missing.", nullptr, pieces);
}

QString TaquinScene::aim() const
{
    if (hasPicture() || !isComplete())
        return tr("Slide the pieces until the picture is whole.");
    const std::string_view name = ::taquin::nameOf(taquin().goal());
    const QString sentence =
        taquin().hasUsualGoal()
            ? tr("Slide the tiles until they read %1 to %2.", "the first and the last number")
        : name == "first"   ? tr("Slide the tiles until they read %1 to %2, with the gap first.",
                                 "the first and the last number")
        : name == "spiral"  ? tr("Slide the tiles until a spiral from the outside in reads %1 to %2.",
                                 "the first and the last number")
        : name == "columns" ? tr("Slide the tiles until they read %1 to %2, column by column.",
                                 "the first and the last number")
                            : QString();
    return sentence.isEmpty() ? tr("Slide the tiles until they are where the goal has them.")
                              : sentence.arg(numberOf(0), numberOf(grid().size() - 2));
}

/// Exchanges the tiles of two cells, one of which can be the gap: the first call chooses a cell, the second one
/// exchanges.
void TaquinScene::exchange(int cell)
{
    if (m_heldCell < 0) {
        m_heldCell = cell;
        if (const int tile = tileAt(cell); tile != none)
            displace(tile, {restPose(tile).at, 0, 1});
    } else if (cell == m_heldCell) {
        release();
        return;
    } else {
        core::Position exchanged = position();
        const int one = tileAt(m_heldCell);
        const int other = tileAt(cell);
        if (one != none)
            exchanged[one].cell = std::int16_t(cell);
        if (other != none)
            exchanged[other].cell = std::int16_t(m_heldCell);
        release();
        Q_EMIT edited({instance(), exchanged});
        return;
    }
    Q_EMIT cellsChanged({cell});
    update(cellRect(cell));
}

void TaquinScene::release()
{
    m_draggedTiles.clear();
    if (const int held = std::exchange(m_heldCell, none); held != none) {
        update(cellRect(held));
        Q_EMIT cellsChanged({held});
    }
    BoardScene::release();
}

bool TaquinScene::dragFrom(QPointF at)
{
    const int cell = cellAt(at);
    if (cell < 0 || isEditing() || directionToGap(cell).isNull())
        return false;
    m_dragDirection = directionToGap(cell);
    m_dragStart = at;
    m_dragProgress = 0;
    m_draggedTiles.clear();
    for (int next = cell; tileAt(next) != none;
         next += m_dragDirection.x() + m_dragDirection.y() * grid().columns)
        m_draggedTiles.push_back(tileAt(next));
    return true;
}

void TaquinScene::dragTo(QPointF at)
{
    m_dragProgress = std::clamp(QPointF::dotProduct(at - m_dragStart, m_dragDirection), 0.0, 1.0);
    for (const int tile : m_draggedTiles)
        displace(tile, {restPose(tile).at + QPointF(m_dragDirection) * m_dragProgress});
}

void TaquinScene::drop(QPointF at)
{
    dragTo(at);
    const std::vector<int> dragged = std::exchange(m_draggedTiles, {});
    const QPointF way = at - m_dragStart;
    if (m_dragProgress > 0.5 && !dragged.empty())
        Q_EMIT moveRequested(stepTowardsGap(dragged.front()));
    else if (m_dragProgress < 0.25 && std::hypot(way.x(), way.y()) > 0.5)
        Q_EMIT refused({PUZZLE_TEXT("taquin", "This tile can only slide towards the gap."),
                        {},
                        {{std::int16_t(gap()), core::Role::Target, {}}}});
}

void TaquinScene::refuseDrag(int cell)
{
    if (tileAt(cell) != none)
        activate(cell);
}

board::Pose TaquinScene::poseOf(int, const core::Place &place) const
{
    return {cellRect(place.cell).center()};
}

void TaquinScene::paintBoard(QPainter &painter) const
{
    paintTileBoard(painter, grid(), style());
}

void TaquinScene::paintUnderPieces(QPainter &painter, const core::Position &position, const QRectF &) const
{
    m_covered = isWhole(position) && !m_isUnmixed && m_picture.covers(painter);
}

void TaquinScene::paintPiece(QPainter &painter, int piece, const core::Place &) const
{
    if (m_covered)
        return;
    const int digits = int(numberOf(grid().size() - 2).size());
    if (!isComplete()) {
        paintTile(painter, style()); // its part of the picture is still being loaded
    } else if (hasPicture()) {
        if (m_picture.isTransparent()) // otherwise a clear piece would look like the gap
            paintTile(painter, style());
        m_picture.paintPart(painter, taquin().goal().cell(piece), pictureTilePath());
        paintPictureEdge(painter, style());
        if (m_numbered)
            paintNumberPlate(painter, numberOf(piece), digits, style());
    } else {
        paintTile(painter, style());
        paintTileNumber(painter, numberOf(piece), digits, style());
    }
}

/// Paints the tiles where the goal has them.
void TaquinScene::paintGoal(QPainter &painter) const
{
    paintTileBoard(painter, grid(), style());
    const int digits = int(numberOf(grid().size() - 2).size());
    for (int tile = 0; tile < grid().size() - 1; ++tile) {
        const board::PainterState moved(painter, cellRect(taquin().goal().cell(tile)).center());
        paintTile(painter, style());
        paintTileNumber(painter, numberOf(tile), digits, style());
    }
}

/// Paints the picture without the edges of the tiles.
void TaquinScene::paintWholePicture(QPainter &painter) const
{
    const bool merging = m_merging.state() == QVariantAnimation::Running;
    const board::PainterState state(painter);
    painter.setOpacity(merging ? m_merging.currentValue().toDouble() : 1);
    m_picture.paintWhole(painter);
}

/// Paints the part of the picture that no tile has, faintly, in the gap of a board in order.
void TaquinScene::paintMissingPart(QPainter &painter) const
{
    const board::PainterState state(painter);
    painter.setClipRect(cellRect(taquin().goal().blank()).adjusted(0.02, 0.02, -0.02, -0.02),
                        Qt::IntersectClip);
    painter.setOpacity(missingOpacity);
    m_picture.paintWhole(painter);
}

void TaquinScene::animationProgressed(double progress)
{
    if (progress == 1 && clockRuns() && isWhole(position()))
        m_merging.start();
}

void TaquinScene::paintOverPieces(QPainter &painter, const core::Position &position) const
{
    m_covered = false;
    if (m_inversionsShown)
        paintInversions(painter, position);
    if (isWhole(position) && m_isUnmixed && !m_goalShown)
        paintMissingPart(painter);
    else if (isWhole(position) || (m_goalShown && hasPicture()))
        paintWholePicture(painter);
    else if (m_goalShown)
        paintGoal(painter);
    if (m_heldCell < 0)
        return;
    QPen dashes(style().target, 0.05);
    dashes.setDashPattern({2.5, 1.5});
    painter.setPen(dashes);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(cellRect(m_heldCell).adjusted(0.04, 0.04, -0.04, -0.04), 0.1, 0.1);
}

void TaquinScene::paintInversions(QPainter &painter, const core::Position &position) const
{
    core::PerCell<int> ranks = tiles(position);
    const core::PerPiece<int> inGoal = ::taquin::ranksInGoal(taquin());
    for (int &tile : ranks) {
        if (tile != none)
            tile = inGoal[tile];
    }
    const core::PerCell<int> counts = inversionsPerCell(ranks);
    for (int cell = 0; cell < grid().size(); ++cell) {
        const int count = counts[cell];
        if (count == 0)
            continue;
        const QString text = QString::number(count);
        const double width = board::plateWidth(text.size(), 0.24);
        const QRectF plate(cellRect(cell).right() - 0.04 - width, cellRect(cell).top() + 0.04, width, 0.24);
        board::writePlate(painter, plate, text, style().culprit, style().piece);
    }
}

} // namespace ui
