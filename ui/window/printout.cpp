// SPDX-License-Identifier: MIT
#include "window/printout.h"

#include "session/words.h"
#include "window/actwords.h"

#include <QPainter>
#include <QPrinter>

namespace window {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t columns = 4;
constexpr std::size_t rows = 5;
constexpr std::size_t mostBoards = 240;
constexpr std::size_t mostCells = 24'000; // of all boards together: printing must not take minutes
constexpr double head = 0.05;             // of the page's height
constexpr double gap = 0.015;

} // namespace

Printout::Printout(const ui::PuzzleUi &puzzle, const session::Session &session)
    : m_puzzle(puzzle), m_session(session)
{
}

std::size_t Printout::most() const
{
    const auto cells = std::size_t(std::max(1, m_session.puzzle().grid().size()));
    return std::clamp(mostCells / cells, columns, mostBoards);
}

std::vector<Printout::Board> Printout::boards() const
{
    const session::Record &record = m_session.timeline().act().record;
    std::vector<Board> boards{{record.firstHalt(), record.start()}};
    core::Position position = record.start();
    qint64 halt = record.firstHalt();
    for (qint64 index = record.first(); index < record.size() && boards.size() < most(); ++index) {
        const core::Event &event = record.at(index);
        core::play(position, event);
        halt += event.halts();
        if (event.halts() && event.kind != core::Event::Refused)
            boards.push_back({halt, position});
    }
    return boards;
}

QString Printout::heading(std::size_t shown) const
{
    const session::Act &act = m_session.timeline().act();
    const core::Solver *solver = m_session.kind().solver(act.method.toStdString());
    QString text = session::words(m_session.kind().name) + u" · "_s + ActWords::name(act.kind);
    if (solver)
        text += u" · "_s + session::words(solver->name);
    const qint64 moves = act.record.counts().halts;
    text += u" · "_s + tr("%n move(s)", nullptr, int(std::min<qint64>(moves, 2'000'000'000)));
    if (shown == most())
        text += u" · "_s + tr("the first %n board(s)", nullptr, int(shown));
    return text;
}

void Printout::print(QPrinter &printer) const
{
    const std::vector<Board> all = boards();
    const auto scene =
        m_puzzle.scene(m_session.timeline().instance(), board::Style::make(board::Style::Light));
    QPainter painter(&printer);
    const QRectF page(QPointF(), printer.pageRect(QPrinter::DevicePixel).size());
    QFont font = painter.font();
    font.setPixelSize(std::max(1, int(page.height() * 0.014)));
    painter.setFont(font);
    const std::size_t each = columns * rows;
    const std::size_t pages = (all.size() + each - 1) / each;
    for (std::size_t number = 0; number < pages; ++number) {
        if (number > 0)
            printer.newPage();
        painter.drawText(page, Qt::AlignLeft | Qt::AlignTop, heading(all.size()));
        painter.drawText(page, Qt::AlignRight | Qt::AlignTop,
                         tr("%1 of %2", "page").arg(number + 1).arg(pages));
        const std::span<const Board> rest = std::span(all).subspan(number * each);
        printPage(painter, page.adjusted(0, page.height() * head, 0, 0),
                  rest.first(std::min(each, rest.size())), *scene);
    }
}

void Printout::printPage(QPainter &painter, const QRectF &page, std::span<const Board> boards,
                         const board::BoardScene &scene) const
{
    const QSizeF cell(page.width() / columns, page.height() / rows);
    const double margin = page.width() * gap;
    const double line = painter.fontMetrics().height() * 1.2;
    for (std::size_t i = 0; i < boards.size(); ++i) {
        const QPointF corner(cell.width() * double(i % columns), cell.height() * double(i / columns));
        const QRectF place(page.topLeft() + corner, cell);
        painter.drawText(place.adjusted(margin, 0, 0, 0), Qt::AlignTop | Qt::AlignHCenter,
                         QString::number(boards[i].move));
        scene.renderPosition(painter, place.adjusted(margin, line, -margin, -margin), boards[i].position);
    }
}

} // namespace window
