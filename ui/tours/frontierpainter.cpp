// SPDX-License-Identifier: MIT
#include "tours/frontierpainter.h"

#include "board/lettering.h"
#include "board/painterstate.h"

#include <QLineF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

namespace ui {

namespace {

using tours::FrontierPicture;

constexpr double rim = 0.045;               // the width of the rim around lines and discs, in squares
constexpr double jumpWidth = 0.055;         // the line of a jump
constexpr double pairWidth = 0.105;         // the arc between two ends that belong together
constexpr double mostBeyond = 0.35;         // how far an arc may be bent beyond the edge of the board
constexpr double endRadius = 0.25;          // the disc of an end
constexpr double profileWidth = 0.085;      // the line between the squares that are passed and the others
constexpr double dash = 2 * jumpWidth;      // a dash of a jump that is not taken
constexpr double dashGap = 1.2 * jumpWidth; // the gap between two dashes
constexpr double markWidth = 0.1;           // the line of a jump in the legend, where all is small
constexpr double markLength = 0.24;         // half of the length of a line in the legend

/// Returns the colour of a path. Okabe and Ito (2008) chose the hues so that colour-blind people distinguish them;
/// here they are darkened or lightened, for a contrast of 3:1 to the squares.
QColor colourOfPath(int path, const board::Style &style)
{
    constexpr std::array<QRgb, 6> onLight{0x005f9e, 0xa84300, 0x006148, 0x8c2f73, 0x3d3d3d, 0x6b5900};
    constexpr std::array<QRgb, 6> onDark{0x66bff2, 0xf5b041, 0x2fd6a3, 0xf09ac6, 0xf5f5f5, 0xf0e442};
    const bool isDark = style.look == board::Style::Dark || style.look == board::Style::Contrast;
    const std::array<QRgb, 6> &colours = isDark ? onDark : onLight;
    return board::rgb(colours[std::size_t(path) % colours.size()]);
}

/// Returns the colour of the rims that set lines and discs apart from the board, and of the letters on discs.
QColor rimColour(const board::Style &style)
{
    const bool isDark = style.look == board::Style::Dark || style.look == board::Style::Contrast;
    return isDark ? board::rgb(0x14191e) : board::rgb(0xffffff);
}

class FrontierPainter {
public:
    FrontierPainter(QPainter &painter, const FrontierPicture &picture, core::Grid grid,
                    const board::Style &style)
        : m_painter(painter), m_picture(picture), m_grid(grid), m_style(style), m_ahead(directionAhead())
    {
    }

    /// Paints a mark of the legend around the origin.
    void paintMark(FrontierMark mark) const
    {
        const QPointF middle;
        switch (mark) {
        case FrontierMark::Border:
            m_painter.setPen(QPen(m_style.text, profileWidth, Qt::SolidLine, Qt::FlatCap));
            return m_painter.drawLine(QPointF(-markLength, 0), QPointF(markLength, 0));
        case FrontierMark::Ahead:
            return paintAhead(middle);
        case FrontierMark::End:
            return paintEnd(middle, 0);
        case FrontierMark::Pair: {
            QPainterPath arc(QPointF(-markLength, 0.14));
            arc.cubicTo({-0.1, -0.25}, {0.1, -0.25}, {markLength, 0.14});
            return paintWithRim(arc, QPen(colourOfPath(0, m_style), pairWidth, Qt::SolidLine, Qt::RoundCap));
        }
        case FrontierMark::Both:
            return paintBoth(middle);
        case FrontierMark::TourEnd:
            return paintDiamond(middle, colourOfPath(0, m_style));
        case FrontierMark::Jump:
        case FrontierMark::Tried:
            return paintJumpLine({-markLength, 0.1}, {markLength, -0.1}, 0, mark == FrontierMark::Tried,
                                 markWidth);
        }
    }

    void paint() const
    {
        for (int cell = 0; cell < m_grid.size(); ++cell)
            paintGround(cell);
        paintBorder(FrontierPicture::Passed, QPen(m_style.text, profileWidth, Qt::SolidLine, Qt::SquareCap));
        paintCurrent();
        for (const FrontierPicture::Jump &jump : m_picture.jumps)
            paintJump(jump);
        paintPairs();
        for (int cell = 0; cell < m_grid.size(); ++cell)
            paintSquare(cell);
        for (const int cell : m_picture.tourEnds)
            paintTourEnd(cell);
    }

private:
    QPointF middle(int cell) const { return {m_grid.column(cell) + 0.5, m_grid.row(cell) + 0.5}; }
    QRectF square(int cell) const { return {double(m_grid.column(cell)), double(m_grid.row(cell)), 1, 1}; }
    FrontierPicture::Square look(int cell) const { return m_picture.squares[cell]; }

    /// Returns the direction in which the frontier moves, a unit along the rows or the columns.
    QPointF directionAhead() const
    {
        QPointF direction;
        for (int cell = 0; cell < m_grid.size(); ++cell) {
            const QPointF fromCentre = middle(cell) - QPointF(m_grid.columns, m_grid.rows) / 2;
            direction += look(cell) == FrontierPicture::Passed ? -fromCentre : QPointF();
        }
        if (std::abs(direction.x()) > std::abs(direction.y()))
            return {direction.x() < 0 ? -1.0 : 1.0, 0};
        return {0, direction.y() < 0 ? -1.0 : 1.0};
    }

    /// Paints a veil over the squares that are passed, and a paler one over those beyond the frontier.
    void paintGround(int cell) const
    {
        if (look(cell) == FrontierPicture::Visited)
            return;
        if (look(cell) == FrontierPicture::Passed || look(cell) == FrontierPicture::LeftOut)
            m_painter.fillRect(square(cell), board::withAlpha(m_style.table, 0.62));
        else if (look(cell) == FrontierPicture::Beyond)
            m_painter.fillRect(square(cell), board::withAlpha(m_style.table, 0.3));
        else
            m_painter.fillRect(square(cell), board::withAlpha(m_style.accent, 0.14));
    }

    /// Paints the border between the squares with this look and the others.
    void paintBorder(FrontierPicture::Square inside, const QPen &pen) const
    {
        m_painter.setPen(pen);
        const auto isInside = [&](int cell) {
            return look(cell) == inside || look(cell) == FrontierPicture::LeftOut ||
                   look(cell) == FrontierPicture::Visited;
        };
        for (int cell = 0; cell < m_grid.size(); ++cell) {
            const QRectF here = square(cell);
            const bool hasRight = m_grid.column(cell) + 1 < m_grid.columns;
            const bool hasBelow = m_grid.row(cell) + 1 < m_grid.rows;
            if (hasRight && isInside(cell) != isInside(cell + 1))
                m_painter.drawLine(here.topRight(), here.bottomRight());
            if (hasBelow && isInside(cell) != isInside(cell + m_grid.columns))
                m_painter.drawLine(here.bottomLeft(), here.bottomRight());
        }
    }

    void paintCurrent() const
    {
        if (m_picture.passed < 0)
            return;
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(m_style.accent, 0.075, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        m_painter.drawRoundedRect(square(m_picture.passed).adjusted(0.09, 0.09, -0.09, -0.09), 0.1, 0.1);
    }

    void paintWithRim(const QPainterPath &line, QPen pen) const
    {
        QPen around(rimColour(m_style), pen.widthF() + 2 * rim);
        around.setCapStyle(Qt::RoundCap);
        m_painter.strokePath(line, around);
        pen.setJoinStyle(Qt::RoundJoin);
        m_painter.strokePath(line, pen);
    }

    void paintJump(const FrontierPicture::Jump &jump) const
    {
        paintJumpLine(middle(jump.from), middle(jump.to), jump.path, jump.isTried);
    }
    void paintJumpLine(QPointF from, QPointF to, int path, bool isTried, double width = jumpWidth) const
    {
        QPainterPath line(from);
        line.lineTo(to);
        const QColor colour = colourOfPath(path, m_style);
        if (!isTried)
            return paintWithRim(line, QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
        // The dashes are drawn one by one, since QSvgGenerator ignores the pen's width in a dash pattern.
        paintWithRim(line, QPen(Qt::transparent, width, Qt::SolidLine, Qt::FlatCap));
        QPainterPath dashes;
        const QLineF whole(from, to);
        for (double at = 0; at < whole.length(); at += dash + dashGap) {
            dashes.moveTo(whole.pointAt(at / whole.length()));
            dashes.lineTo(whole.pointAt(std::min(1.0, (at + dash) / whole.length())));
        }
        m_painter.strokePath(dashes, QPen(colour, width, Qt::SolidLine, Qt::FlatCap));
    }

    /// Paints the arcs between ends that belong together, which is all that the count remembers. They swing ahead, away
    /// from the jumps.
    void paintPairs() const
    {
        for (int one = 0; one < m_grid.size(); ++one) {
            if (look(one) != FrontierPicture::End)
                continue;
            for (int other = one + 1; other < m_grid.size(); ++other) {
                if (look(other) == FrontierPicture::End && m_picture.paths[one] == m_picture.paths[other])
                    paintPair(one, other);
            }
        }
    }
    void paintPair(int one, int other) const
    {
        const QPointF from = middle(one);
        const QPointF to = middle(other);
        const double swing = std::min(1.1, 0.45 + 0.22 * QLineF(from, to).length());
        const auto along = [this](QPointF point) { return QPointF::dotProduct(point, m_ahead); };
        const double edge =
            std::max(0.0, along({double(m_grid.columns), double(m_grid.rows)})); // the board's last
        const double furthest = std::min(std::max(along(from), along(to)) + swing, edge + mostBeyond);
        QPointF bend = m_ahead * (furthest - along(from));
        QPointF bendBack = m_ahead * (furthest - along(to));
        const QPointF aside(m_ahead.y(), m_ahead.x());
        if (std::abs(QPointF::dotProduct(to - from, aside)) <
            0.5) { // one ahead of the other: bent to the middle
            const QPointF inwards = QPointF(m_grid.columns, m_grid.rows) / 2 - from;
            bend = bendBack = aside * (QPointF::dotProduct(inwards, aside) < 0 ? -swing : swing);
        }
        QPainterPath arc(from);
        arc.cubicTo(from + bend, to + bendBack, to);
        paintWithRim(
            arc, QPen(colourOfPath(m_picture.paths[one], m_style), pairWidth, Qt::SolidLine, Qt::RoundCap));
    }

    void paintSquare(int cell) const
    {
        const QPointF at = middle(cell);
        m_painter.setPen(Qt::NoPen);
        switch (look(cell)) {
        case FrontierPicture::LeftOut:
        case FrontierPicture::Visited:
        case FrontierPicture::Beyond:
            return;
        case FrontierPicture::Passed:
            m_painter.setBrush(m_style.text);
            m_painter.drawEllipse(at, 0.07, 0.07);
            return;
        case FrontierPicture::Ahead:
            paintAhead(at);
            return;
        case FrontierPicture::Both:
            paintBoth(at);
            return;
        case FrontierPicture::End:
            paintEnd(at, m_picture.paths[cell]);
            return;
        }
    }
    /// Paints a square of the frontier that has no jump, as a ring.
    void paintAhead(QPointF at) const
    {
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(m_style.text, 0.03));
        m_painter.drawEllipse(at, 0.1, 0.1);
    }
    /// Paints a square of the frontier that has both its jumps, with a tick.
    void paintBoth(QPointF at) const
    {
        m_painter.setBrush(m_style.text);
        m_painter.setPen(QPen(rimColour(m_style), rim));
        m_painter.drawEllipse(at, 0.17, 0.17);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(m_style.table, 0.05, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        m_painter.drawPolyline(
            QPolygonF{{at + QPointF(-0.075, 0.005), at + QPointF(-0.02, 0.06), at + QPointF(0.08, -0.06)}});
    }
    void paintEnd(QPointF at, int path) const
    {
        m_painter.setBrush(colourOfPath(path, m_style));
        m_painter.setPen(QPen(rimColour(m_style), rim));
        m_painter.drawEllipse(at, endRadius, endRadius);
        board::write(m_painter, QRectF(at.x() - 0.2, at.y() - 0.2, 0.4, 0.4), nameOfPath(path), 0.24,
                     rimColour(m_style), QFont::Bold);
    }
    /// Paints a diamond on a square where the tour ends.
    void paintTourEnd(int cell) const
    {
        const auto jump = std::ranges::find_if(m_picture.jumps, [cell](const FrontierPicture::Jump &each) {
            return each.from == cell || each.to == cell;
        });
        const bool isJoined = jump != m_picture.jumps.end();
        paintDiamond(middle(cell), isJoined ? colourOfPath(jump->path, m_style) : m_style.text);
    }
    void paintDiamond(QPointF at, const QColor &colour) const
    {
        constexpr double half = 0.2;
        m_painter.setBrush(colour);
        m_painter.setPen(QPen(rimColour(m_style), rim, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        m_painter.drawPolygon(QPolygonF{
            {at + QPointF(0, -half), at + QPointF(half, 0), at + QPointF(0, half), at + QPointF(-half, 0)}});
    }

    QPainter &m_painter;
    const FrontierPicture &m_picture;
    const core::Grid m_grid;
    const board::Style &m_style;
    const QPointF m_ahead;
};

} // namespace

QString nameOfPath(int path)
{
    return QString(QChar(u'A' + path % 26));
}

void paintFrontier(QPainter &painter, const tours::FrontierPicture &picture, core::Grid grid,
                   const board::Style &style)
{
    const board::PainterState state(painter);
    FrontierPainter(painter, picture, grid, style).paint();
}

/// Returns half of the height that a mark takes on the board, in squares.
static double halfHeightOf(FrontierMark mark)
{
    switch (mark) {
    case FrontierMark::Ahead:
        return 0.13;
    case FrontierMark::Both:
        return 0.2;
    case FrontierMark::TourEnd:
        return 0.22;
    default:
        return endRadius + rim / 2;
    }
}

void paintFrontierMark(QPainter &painter, const QRectF &place, FrontierMark mark, const board::Style &style)
{
    const board::PainterState scaled(painter, place.center(), place.height() / 2 / halfHeightOf(mark));
    FrontierPainter(painter, FrontierPicture(), core::Grid{0, 0}, style).paintMark(mark);
}

} // namespace ui
