// SPDX-License-Identifier: MIT
#include "taquin/taquinscene.h"

#include "board/lettering.h"
#include "taquin/tilepainter.h"

#include <QPainter>

#include <algorithm>
#include <cstdlib>

namespace ui {

namespace {

constexpr int none = -1;

core::Position ordered(core::Grid grid)
{
    core::Position position;
    for (int tile = 0; tile + 1 < grid.size(); ++tile)
        position.push_back({std::int16_t(tile)});
    return position;
}

/// For each cell, how many tiles behind the one on it have smaller numbers. Counted from behind in a binary
/// indexed tree (Fenwick, 1994), since boards have up to 10 000 tiles and are counted at every move.
std::vector<int> smallerBehind(const std::vector<int> &tiles)
{
    std::vector<int> tree(tiles.size() + 1, 0);
    std::vector<int> counts(tiles.size(), 0);
    for (std::size_t cell = tiles.size(); cell-- > 0;) {
        if (tiles[cell] == none)
            continue;
        for (int at = tiles[cell]; at > 0; at -= at & -at)
            counts[cell] += tree[std::size_t(at)];
        for (std::size_t at = std::size_t(tiles[cell]) + 1; at < tree.size(); at += at & (0 - at))
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
    connect(this, &BoardScene::cellsChanged, this, [this] {
        if (m_inversions)
            update();
    });
    show(this->puzzle().start());
}

void TaquinScene::setPicture(const QImage &picture)
{
    m_scales.clear();
    QImage scaled = picture.convertToFormat(picture.hasAlphaChannel() ? QImage::Format_ARGB32_Premultiplied
                                                                      : QImage::Format_RGB32);
    while (!scaled.isNull() && m_scales.size() < 8) {
        m_scales.push_back(scaled);
        scaled = scaled.scaled((scaled.width() + 1) / 2, (scaled.height() + 1) / 2, Qt::IgnoreAspectRatio,
                               Qt::SmoothTransformation);
    }
    facesChanged();
    setComplete(true);
}

void TaquinScene::setNumbered(bool numbered)
{
    m_numbered = numbered;
    facesChanged();
}

void TaquinScene::setFirstNumber(int first)
{
    m_first = first;
    facesChanged();
}

void TaquinScene::setHomeShown(bool shown)
{
    m_home = shown;
    facesChanged();
}

void TaquinScene::setInversionsShown(bool shown)
{
    m_inversions = shown;
    update();
}

QPixmap TaquinScene::goalThumbnail(QSize size, double devicePixelRatio) const
{
    QPixmap thumbnail(size * devicePixelRatio);
    thumbnail.setDevicePixelRatio(devicePixelRatio);
    thumbnail.fill(Qt::transparent);
    QPainter painter(&thumbnail);
    renderPosition(painter, QRectF(QPointF(), QSizeF(size)), ordered(grid()));
    return thumbnail;
}

QString TaquinScene::describe(int cell) const
{
    const int tile = tileAt(cell);
    const QString place = nameOfCell(cell);
    if (tile == none)
        return cell == m_taken ? tr("%1: gap, taken up").arg(place) : tr("%1: gap").arg(place);
    return (cell == m_taken ? tr("%1: tile %2, taken up") : tr("%1: tile %2")).arg(place, numberOf(tile));
}

std::vector<int> TaquinScene::tiles(const core::Position &position) const
{
    std::vector<int> tiles(std::size_t(grid().size()), none);
    for (std::size_t tile = 0; tile < position.size(); ++tile)
        tiles[std::size_t(position[tile].cell)] = int(tile);
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
    const std::vector<int> all = tiles(position());
    return int(std::ranges::find(all, none) - all.begin());
}

/// The unit step to the gap; null when the cell is in neither its row nor its column, and on the gap itself.
QPoint TaquinScene::towardsGap(int cell) const
{
    const int hole = gap();
    const int dx = grid().column(hole) - grid().column(cell);
    const int dy = grid().row(hole) - grid().row(cell);
    if (dx != 0 && dy != 0)
        return {};
    return {(dx > 0) - (dx < 0), (dy > 0) - (dy < 0)};
}

core::Step TaquinScene::stepTowardsGap(int tile) const
{
    const int cell = position()[std::size_t(tile)].cell;
    const QPoint way = towardsGap(cell);
    const int to = way.isNull() ? gap() : cell + way.x() + way.y() * grid().columns;
    return {std::int16_t(tile), {std::int16_t(cell)}, {std::int16_t(to)}};
}

void TaquinScene::activate(int cell)
{
    if (cell < 0)
        return;
    if (isEditing())
        return exchange(cell);
    if (const int tile = tileAt(cell); tile != none)
        Q_EMIT wanted(stepTowardsGap(tile));
}

bool TaquinScene::slide(int dx, int dy)
{
    if (isEditing())
        return false;
    const int hole = gap();
    const int column = grid().column(hole) - dx;
    const int row = grid().row(hole) - dy;
    if (grid().has(column, row))
        activate(grid().cell(column, row));
    else
        Q_EMIT refused({PUZZLE_TEXT("taquin", "No tile can slide this way: the gap is at the edge."),
                        {},
                        {{std::int16_t(hole), core::Role::Culprit, {}}}});
    return true;
}

QString TaquinScene::editingHint() const
{
    return tr("Click two tiles, or a tile and the gap, to exchange them.");
}

/// Takes the tile up, or the gap; at the second cell the two change places.
void TaquinScene::exchange(int cell)
{
    if (m_taken < 0) {
        m_taken = cell;
        if (const int tile = tileAt(cell); tile != none)
            hold(tile, {restOf(tile).at, 0, 1});
    } else if (cell == m_taken) {
        release();
        return;
    } else {
        core::Position exchanged = position();
        const int one = tileAt(m_taken);
        const int other = tileAt(cell);
        if (one != none)
            exchanged[std::size_t(one)].cell = std::int16_t(cell);
        if (other != none)
            exchanged[std::size_t(other)].cell = std::int16_t(m_taken);
        release();
        Q_EMIT edited({instance(), exchanged});
        return;
    }
    Q_EMIT cellsChanged({cell});
    update(cellRect(cell));
}

void TaquinScene::release()
{
    m_dragged.clear();
    if (const int taken = std::exchange(m_taken, none); taken != none) {
        update(cellRect(taken));
        Q_EMIT cellsChanged({taken});
    }
    BoardScene::release();
}

bool TaquinScene::dragFrom(QPointF at)
{
    const int cell = cellAt(at);
    if (cell < 0 || isEditing() || towardsGap(cell).isNull())
        return false;
    m_way = towardsGap(cell);
    m_dragStart = at;
    m_along = 0;
    m_dragged.clear();
    for (int next = cell; tileAt(next) != none; next += m_way.x() + m_way.y() * grid().columns)
        m_dragged.push_back(tileAt(next));
    return true;
}

void TaquinScene::dragTo(QPointF at)
{
    m_along = std::clamp(QPointF::dotProduct(at - m_dragStart, m_way), 0.0, 1.0);
    for (const int tile : m_dragged)
        hold(tile, {restOf(tile).at + QPointF(m_way) * m_along});
}

void TaquinScene::drop(QPointF at)
{
    dragTo(at);
    const std::vector<int> dragged = std::exchange(m_dragged, {});
    if (m_along > 0.5 && !dragged.empty())
        Q_EMIT wanted(stepTowardsGap(dragged.front()));
}

board::Pose TaquinScene::poseOf(int, const core::Place &place) const
{
    return {cellRect(place.cell).center()};
}

int TaquinScene::faceOf(int piece, const core::Place &place) const
{
    return m_home && place.cell == piece ? -1 - piece : piece;
}

void TaquinScene::paintBoard(QPainter &painter) const
{
    paintTileBed(painter, grid(), style());
}

void TaquinScene::paintPiece(QPainter &painter, int piece, const core::Place &place) const
{
    const int digits = int(numberOf(grid().size() - 2).size());
    if (hasPicture()) {
        paintPart(painter, piece);
        if (m_numbered)
            paintNumberPlate(painter, numberOf(piece), digits, style());
    } else {
        paintTile(painter, style());
        paintTileNumber(painter, numberOf(piece), digits, style());
    }
    if (m_home && place.cell == piece) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(style().placed);
        painter.drawEllipse(QPointF(0, 0.34), 0.035, 0.035);
    }
}

/// The smallest of the scaled pictures that need not be enlarged.
const QImage &TaquinScene::pictureFor(double pixelsPerCell) const
{
    const double wished = pixelsPerCell * grid().columns;
    for (std::size_t i = m_scales.size() - 1; i > 0; --i) {
        if (m_scales[i].width() >= wished)
            return m_scales[i];
    }
    return m_scales.front();
}

void TaquinScene::paintPart(QPainter &painter, int tile) const
{
    const QImage &picture = pictureFor(painter.deviceTransform().m11());
    QTransform toPart = QTransform::fromTranslate(-0.5 - grid().column(tile), -0.5 - grid().row(tile));
    toPart = QTransform::fromScale(double(grid().columns) / picture.width(),
                                   double(grid().rows) / picture.height()) *
             toPart;
    QBrush part(picture);
    part.setTransform(toPart);
    painter.fillPath(picturePart(), part);
    paintPictureEdge(painter);
}

void TaquinScene::paintOver(QPainter &painter, const core::Position &position) const
{
    if (m_inversions)
        paintCounts(painter, position);
    // The part that was left out to make the gap: it is the picture's reward for being put in order.
    if (hasPicture() && puzzle().solved(position)) {
        painter.save();
        painter.translate(cellRect(grid().size() - 1).center());
        paintPart(painter, grid().size() - 1);
        painter.restore();
    }
    if (m_taken < 0)
        return;
    QPen dashes(style().target, 0.05);
    dashes.setDashPattern({2.5, 1.5});
    painter.setPen(dashes);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(cellRect(m_taken).adjusted(0.04, 0.04, -0.04, -0.04), 0.1, 0.1);
}

void TaquinScene::paintCounts(QPainter &painter, const core::Position &position) const
{
    const std::vector<int> counts = smallerBehind(tiles(position));
    for (int cell = 0; cell < grid().size(); ++cell) {
        const int count = counts[std::size_t(cell)];
        if (count == 0)
            continue;
        const QString text = QString::number(count);
        const double width = board::plateWidth(text.size(), 0.24);
        const QRectF plate(cellRect(cell).right() - 0.04 - width, cellRect(cell).top() + 0.04, width, 0.24);
        board::writePlate(painter, plate, text, style().culprit, style().piece);
    }
}

} // namespace ui
