// SPDX-License-Identifier: MIT
#include "tilings/piecepainter.h"

#include "board/lettering.h"
#include "board/painterstate.h"

#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

constexpr double inset = 0.022;
constexpr double rounding = 0.14;
constexpr double margin = 0.06; // room for the shadow

// The device pixels per cell below which pieces are drawn without a pattern or a relief.
constexpr double smallestPattern = 18;
constexpr double smallestRelief = 8;

/// Returns the cell of the letter: the one nearest to the middle.
QPointF letterCell(const std::vector<QPoint> &cells)
{
    QPointF sum;
    for (const QPoint &cell : cells)
        sum += cell;
    const QPointF middle = sum / double(cells.size());
    const auto distance = [&](const QPoint &cell) {
        const QPointF offset = QPointF(cell) - middle;
        return QPointF::dotProduct(offset, offset);
    };
    return *std::ranges::min_element(cells, {}, distance);
}

class PiecePainter {
public:
    PiecePainter(QPainter &painter, const std::vector<QPoint> &cells, const PieceColours &colours, QSize size)
        : m_painter(painter), m_cells(cells), m_colours(colours), m_size(size),
          m_outline(outlineOf(cells, inset, rounding)), m_pixels(painter.deviceTransform().m22())
    {
    }

    void paint(int look, const QString &letter, bool plain)
    {
        if (plain)
            paintPlainBody();
        else
            paintBody();
        if (m_pixels >= smallestPattern)
            paintPattern(look);
        if (m_pixels >= smallestRelief)
            paintGrooves();
        if (!plain && m_pixels >= smallestRelief)
            paintRelief();
        if (letter.isEmpty())
            return;
        const QRectF cell(letterCell(m_cells), QSizeF(1, 1));
        if (plain)
            m_painter.fillRect(cell.adjusted(0.24, 0.22, -0.24, -0.22), m_colours.face);
        board::write(m_painter, cell.adjusted(0.12, 0.12, -0.12, -0.12), letter, 0.4, m_colours.letter,
                     QFont::DemiBold);
    }

private:
    void paintBody()
    {
        m_painter.fillPath(m_outline.translated(0.012, 0.035), QColor(0, 0, 0, 60));
        m_painter.fillPath(m_outline, board::downwards({{}, m_size}, m_colours.face.lighter(107),
                                                       m_colours.face.darker(105)));
    }
    void paintPlainBody()
    {
        m_painter.fillPath(m_outline, m_colours.face);
        m_painter.strokePath(outlineOf(m_cells, inset + 0.03, rounding),
                             QPen(m_colours.edge, std::max(0.06, 1 / m_pixels)));
    }
    void paintPattern(int look)
    {
        const PiecePattern &pattern = PiecePattern::of(look);
        const board::PainterState state(m_painter);
        m_painter.setClipPath(outlineOf(m_cells, inset + 0.05, rounding), Qt::IntersectClip);
        for (const QPoint &cell : m_cells) {
            const board::PainterState moved(m_painter, cell);
            m_painter.setClipRect(QRectF(0, 0, 1, 1), Qt::IntersectClip);
            m_painter.strokePath(pattern.lines, QPen(m_colours.pattern, 0.035));
            m_painter.fillPath(pattern.areas, m_colours.pattern);
        }
    }
    /// Paints scored lines between the cells of the piece, which do not reach its edge.
    void paintGrooves()
    {
        constexpr double end = 0.13;
        QPainterPath lines;
        for (const QPoint &cell : m_cells) {
            if (std::ranges::find(m_cells, cell + QPoint(1, 0)) != m_cells.end()) {
                lines.moveTo(cell.x() + 1, cell.y() + end);
                lines.lineTo(cell.x() + 1, cell.y() + 1 - end);
            }
            if (std::ranges::find(m_cells, cell + QPoint(0, 1)) != m_cells.end()) {
                lines.moveTo(cell.x() + end, cell.y() + 1);
                lines.lineTo(cell.x() + 1 - end, cell.y() + 1);
            }
        }
        const double width = std::max(0.022, 1 / m_pixels);
        QColor dark = m_colours.edge.darker(130);
        dark.setAlphaF(0.4F);
        m_painter.strokePath(lines.translated(0.02, 0.02),
                             QPen(QColor(255, 255, 255, 55), width, Qt::SolidLine, Qt::RoundCap));
        m_painter.strokePath(lines, QPen(dark, width, Qt::SolidLine, Qt::RoundCap));
    }
    /// Paints light from above along the edge, and a fine dark outline.
    void paintRelief()
    {
        m_painter.save();
        m_painter.setClipPath(m_outline, Qt::IntersectClip);
        m_painter.strokePath(m_outline.translated(0.012, 0.03), QPen(QColor(255, 255, 255, 105), 0.06));
        m_painter.strokePath(m_outline.translated(-0.01, -0.028), QPen(QColor(0, 0, 0, 48), 0.055));
        m_painter.restore();
        m_painter.strokePath(m_outline, QPen(m_colours.edge, std::max(0.02, 0.8 / m_pixels)));
    }

    QPainter &m_painter;
    const std::vector<QPoint> &m_cells;
    const PieceColours &m_colours;
    const QSize m_size;
    const QPainterPath m_outline;
    const double m_pixels; ///< device pixels per unit
};

} // namespace

std::vector<QPoint> cornersOf(const tilings::Shape &shape)
{
    const int left = std::ranges::min_element(shape, {}, &tilings::Offset::column)->column;
    std::vector<QPoint> cells;
    for (const tilings::Offset &cell : shape)
        cells.emplace_back(cell.column - left, cell.row);
    return cells;
}

QSize spanOf(const tilings::Shape &shape)
{
    QSize size(0, 0);
    for (const QPoint &cell : cornersOf(shape))
        size = size.expandedTo({cell.x() + 1, cell.y() + 1});
    return size;
}

QRectF pieceBounds(const tilings::Shape &shape)
{
    const QSizeF size = spanOf(shape);
    return QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
        .adjusted(-margin, -margin, margin, margin);
}

void paintPolyomino(QPainter &painter, int look, const tilings::Shape &shape, const QString &letter,
                    const board::Style &style)
{
    const std::vector<QPoint> cells = cornersOf(shape);
    const QSize size = spanOf(shape);
    const board::PainterState moved(painter, {-size.width() / 2.0, -size.height() / 2.0});
    PiecePainter(painter, cells, PieceColours::of(look, style), size).paint(look, letter, style.isFlat());
}

} // namespace ui
