// SPDX-License-Identifier: MIT
#include "export/cutout.h"

#include "board/painterstate.h"
#include "session/basics/translation.h"

#include <QPagedPaintDevice>
#include <QPainter>

#include <algorithm>

namespace exports {

using namespace std::string_literals;

namespace {

constexpr std::uint64_t mostNodes = 3'000'000; // the limit of the search for the answer
constexpr double textSize = 3.4;               // millimetres
constexpr double apart = 4;                    // millimetres between pieces that are not squares
constexpr double ruler = 50;                   // millimetres
constexpr double lineWidth = 0.15;             // millimetres

bool isSquare(const QPainterPath &edge)
{
    return edge.boundingRect().size() == QSizeF(1, 1);
}

} // namespace

/// The pages to print: each has a header with a ruler, and the pieces in rows below it.
class Cutout::Sheets {
public:
    Sheets(QPagedPaintDevice &device, const QString &title, const QString &line)
        : m_device(device), m_painter(&device), m_perMillimetre(device.logicalDpiX() / 25.4),
          m_size(QSizeF(device.pageLayout().paintRectPixels(device.logicalDpiX()).size()) / m_perMillimetre),
          m_line(line)
    {
        if (!m_painter.isActive())
            return;
        m_painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        beginPage(title);
    }

    QPainter &painter() { return m_painter; }
    bool isGood() const { return m_painter.isActive(); }
    int number() const { return m_number; }
    QRectF room() const { return QRectF(0, m_top, m_size.width(), m_size.height() - m_top); }

    /// Begins a page and writes its header. The painter's unit is a millimetre in all functions of this class.
    void beginPage(const QString &title)
    {
        if (m_number++ > 0)
            m_device.newPage();
        m_painter.resetTransform();
        QFont font = m_painter.font();
        font.setPixelSize(std::max(1, int(textSize * m_perMillimetre)));
        m_painter.setFont(font);
        m_painter.setPen(Qt::black);
        const double line = m_painter.fontMetrics().height() * 1.2;
        const double width = m_size.width() * m_perMillimetre;
        const auto write = [&](double y, const QString &text) {
            m_painter.drawText(QRectF(0, y, width, line), Qt::AlignLeft | Qt::AlignTop,
                               m_painter.fontMetrics().elidedText(text, Qt::ElideRight, int(width)));
        };
        write(0, title);
        write(line, tr("To open this board again, paste this line: %1").arg(m_line));
        write(2 * line, tr("Print at 100 %: this line is %1 mm long.").arg(ruler));
        m_painter.setPen(QPen(Qt::black, lineWidth * m_perMillimetre));
        const double y = 3.3 * line;
        m_painter.drawLine(QPointF(0, y), QPointF(ruler * m_perMillimetre, y));
        for (const double x : {0.0, ruler * m_perMillimetre})
            m_painter.drawLine(QPointF(x, y - m_perMillimetre), QPointF(x, y + m_perMillimetre));
        m_painter.scale(m_perMillimetre, m_perMillimetre);
        m_top = m_at = y / m_perMillimetre + apart;
        m_left = 0;
        m_rowHeight = 0;
    }

    void endRow()
    {
        m_at += m_rowHeight;
        m_left = m_rowHeight = 0;
    }

    /// Returns the rectangle for the next piece, on a new row or page if it does not fit on the current one.
    QRectF reserve(const QSizeF &size, double space, const QString &title)
    {
        if (m_left > 0 && m_left + size.width() > m_size.width()) {
            endRow();
            m_at += space;
        }
        if (m_at + size.height() > m_size.height() && m_at > m_top)
            beginPage(title);
        const QRectF rect(QPointF(m_left, m_at), size);
        m_left += size.width() + space;
        m_rowHeight = std::max(m_rowHeight, size.height());
        return rect;
    }

private:
    QPagedPaintDevice &m_device;
    QPainter m_painter;
    const double m_perMillimetre;
    const QSizeF m_size; ///< the size of the page within its margins
    const QString m_line;
    double m_top = 0;  ///< the top of the first row
    double m_at = 0;   ///< the top of the current row
    double m_left = 0; ///< the width used in the current row
    double m_rowHeight = 0;
    int m_number = 0;
};

std::optional<core::Position> Cutout::answerOf(const core::Kind &kind, const core::Puzzle &puzzle)
{
    const core::Position start = puzzle.start();
    if (puzzle.solved(start))
        return {};
    core::NullContext parent;
    core::BudgetContext context(parent, {.nodes = mostNodes});
    const core::Solver &solver = kind.preferred(puzzle, start, core::Goal::First);
    core::Task task;
    task.from = start;
    task.options = core::Values(solver.options);
    const core::Outcome outcome = solver.solve(puzzle, task, context);
    if (outcome.verdict != core::Outcome::Solved)
        return {};
    return core::after(start, outcome.path);
}

Cutout::Cutout(const ui::PuzzleUi &puzzle, const board::BoardScene &scene,
               std::optional<core::Position> answer, double side)
    : m_scene(scene), m_name(session::puzzleName(*puzzle.kind)),
      m_line(QString::fromStdString(puzzle.kind->id + ":"s + scene.puzzle().options())),
      m_answer(std::move(answer)), m_side(side)
{
    const int count = int(scene.puzzle().start().size());
    for (int number = 0; number < count; ++number)
        m_pieces.push_back(pieceOf(puzzle, number));
}

/// Returns a piece in the first place that is entirely on the board.
Cutout::Piece Cutout::pieceOf(const ui::PuzzleUi &puzzle, int number) const
{
    Piece piece{number, {0}, {}};
    if (!puzzle.cellsOf) {
        piece.edge.addRect(-0.5, -0.5, 1, 1);
        return piece;
    }
    QList<int> cells;
    for (std::int16_t cell = 0; cell < m_scene.grid().size() && cells.isEmpty(); ++cell) {
        piece.place = {cell};
        cells = puzzle.cellsOf(m_scene.puzzle(), number, piece.place);
    }
    for (const int cell : std::as_const(cells)) {
        QPainterPath square;
        square.addRect(m_scene.cellRect(cell));
        piece.edge |= square;
    }
    const QPointF at = m_scene.restingAt(number, piece.place).at;
    piece.edge = piece.edge.simplified().translated(-at.x(), -at.y());
    return piece;
}

/// Paints a piece around the origin, in units of a cell. The tiles of a picture are cut from the whole picture, so
/// that they join seamlessly.
void Cutout::paint(QPainter &painter, const Piece &piece) const
{
    painter.save();
    painter.setClipPath(piece.edge, Qt::IntersectClip);
    if (m_scene.joinsWhenSolved()) {
        core::Position whole;
        for (std::int16_t cell = 0; cell < std::int16_t(m_pieces.size()); ++cell)
            whole.push_back({cell});
        painter.translate(-m_scene.cellRect(piece.number).center());
        m_scene.renderOverPieces(painter, whole);
    } else {
        m_scene.renderPiece(painter, piece.number, piece.place);
    }
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(110, 110, 110), lineWidth / m_side));
    painter.drawPath(piece.edge);
}

int Cutout::print(QPagedPaintDevice &device) const
{
    // If the paper is wide enough, the tiles of a picture and cards are printed in the rows of the board.
    const int columns = m_scene.grid().columns;
    const QString title = tr("%1: pieces to cut out", "name of a puzzle").arg(m_name);
    Sheets sheets(device, title, m_line);
    if (!sheets.isGood())
        return 0;
    const bool squares = std::ranges::all_of(m_pieces, isSquare, &Piece::edge);
    for (const Piece &piece : m_pieces) {
        const QRectF edge = piece.edge.boundingRect();
        if (squares && piece.number % columns == 0 && sheets.room().width() >= columns * m_side)
            sheets.endRow();
        const QRectF place = sheets.reserve(edge.size() * m_side, squares ? 0 : apart, title);
        QPainter &painter = sheets.painter();
        const board::PainterState scaled(painter, place.topLeft(), m_side);
        painter.translate(-edge.topLeft());
        paint(painter, piece);
    }
    if (m_answer)
        printAnswer(sheets);
    return sheets.number();
}

void Cutout::printAnswer(Sheets &sheets) const
{
    sheets.beginPage(tr("%1: the answer", "name of a puzzle").arg(m_name));
    const QSizeF board = m_scene.pictureRect(*m_answer).size() * m_side;
    QRectF room = sheets.room();
    if (board.width() < room.width() && board.height() < room.height())
        room.setSize(board);
    m_scene.renderPosition(sheets.painter(), room, *m_answer);
}

} // namespace exports
