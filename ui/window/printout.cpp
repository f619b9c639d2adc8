// SPDX-License-Identifier: MIT
#include "window/printout.h"

#include "session/translation.h"
#include "window/actwords.h"
#include "window/solutionwords.h"

#include <QLocale>
#include <QPagedPaintDevice>
#include <QPainter>

namespace window {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t mostBoards = 480;
constexpr std::size_t mostCells = 24'000; // of all boards together: printing must not take minutes
constexpr double textHeight = 0.014;      // of the page's height
constexpr int linesOfHeading = 2;
constexpr double gap = 0.012; // of the page's width, around a board

session::Instance instanceOf(const session::Session &session, Printout::What what)
{
    return what == Printout::What::Solutions ? session.solutions().instance() : session.timeline().instance();
}

/// The steps that led to the cursor: of the act, or of all that was played by hand since the board was made.
core::Path routeTo(const session::Timeline &timeline)
{
    const session::Act &act = timeline.act();
    if (act.type == session::Act::Hand) {
        if (core::Path path = timeline.past(); !path.empty())
            return path;
    }
    return act.record.standing(timeline.eventsBefore());
}

} // namespace

/// Where on the paper it goes on, and what every page has.
class Printout::Page {
public:
    Page(QPagedPaintDevice &device, const QString &heading, const QString &limit)
        : m_device(device), m_painter(&device), m_heading(heading), m_limit(limit)
    {
        const int resolution = device.logicalDpiX();
        m_area = QRectF(QPointF(), device.pageLayout().paintRectPixels(resolution).size());
        QFont font = m_painter.font();
        font.setPixelSize(std::max(1, int(m_area.height() * textHeight)));
        m_painter.setFont(font);
        begin();
    }

    QPainter &painter() { return m_painter; }
    bool isGood() const { return m_painter.isActive(); }
    int number() const { return m_number; }
    double width() const { return m_area.width(); }
    double room() const { return m_area.height() - m_at; }
    double wholeRoom() const { return m_area.height() - line() * 2; }
    double line() const { return m_painter.fontMetrics().height() * 1.25; }

    /// So much of the page's height, from a new page where the rest of this one is too little.
    QRectF take(double height)
    {
        if (height > room() && !m_fresh)
            turn();
        const QRectF taken(0, m_at, width(), height);
        m_at += height;
        m_fresh = false;
        return taken;
    }
    void turn()
    {
        m_device.newPage();
        ++m_number;
        begin();
    }

private:
    void begin()
    {
        const QString number = tr("page %1").arg(m_number);
        m_painter.drawText(QRectF(0, 0, width(), line()), Qt::AlignRight | Qt::AlignTop, number);
        const double left = width() - m_painter.fontMetrics().horizontalAdvance(number + u"MM"_s);
        m_painter.drawText(QRectF(0, 0, left, line()), Qt::AlignLeft | Qt::AlignTop,
                           m_painter.fontMetrics().elidedText(m_heading, Qt::ElideRight, int(left)));
        m_at = line() * 2;
        if (m_number == 1 && !m_limit.isEmpty()) {
            m_painter.drawText(QRectF(0, line(), width(), line()), Qt::AlignLeft | Qt::AlignTop, m_limit);
            m_at += line();
        }
        m_fresh = true;
    }

    QPagedPaintDevice &m_device;
    QPainter m_painter;
    const QString m_heading;
    const QString m_limit;
    QRectF m_area;
    double m_at = 0;
    int m_number = 1;
    bool m_fresh = true; ///< nothing but its head is on the page
};

Printout::Printout(const ui::PuzzleUi &puzzle, const session::Session &session, Choice choice)
    : m_choice(choice),
      m_scene(puzzle.scene(instanceOf(session, choice.what), board::Style::make(board::Style::Light)))
{
    switch (choice.what) {
    case What::Moves:
        collectMoves(session);
        break;
    case What::Position:
        m_sections = {{{}, {{SolutionWords::inView(session), session.timeline().position()}}}};
        m_whole = 1;
        break;
    case What::Solutions:
        collectSolutions(session);
        break;
    }
    m_part = commonPart();
    m_heading = headingOf(session);
}

std::size_t Printout::most() const
{
    const auto cells = std::size_t(std::max(1, m_scene->grid().size()));
    return std::clamp(mostCells / cells, std::size_t(4), mostBoards);
}

std::size_t Printout::boards() const
{
    std::size_t boards = 0;
    for (const Section &section : m_sections)
        boards += section.boards.size();
    return boards;
}

void Printout::collectMoves(const session::Session &session)
{
    const session::Timeline &timeline = session.timeline();
    const core::Path route = routeTo(timeline);
    core::Position position = timeline.position();
    for (auto step = route.rbegin(); step != route.rend(); ++step)
        core::retreat(position, *step);
    m_whole = 1 + core::countMoves(route);
    std::vector<Board> boards{{tr("start"), position}};
    core::Path move;
    for (const core::Step &step : route) {
        core::advance(position, step);
        move.push_back(step);
        if (!step.closes)
            continue;
        if (boards.size() == most())
            break;
        boards.push_back({QLocale().toString(boards.size()), position,
                          m_choice.arrows ? std::exchange(move, {}) : core::Path()});
        move.clear();
    }
    m_sections.push_back({{}, std::move(boards)});
}

void Printout::collectSolutions(const session::Session &session)
{
    const session::SymmetryClasses &classes = session.symmetryClasses();
    m_whole = session.solutions().size();
    if (!m_choice.classes || classes.sorted() < m_whole || classes.count() < 2) {
        m_sections.emplace_back();
        for (std::size_t solution = 0; solution < std::min(m_whole, most()); ++solution)
            collectSolution(session, solution, m_sections.back());
        return;
    }
    collectClasses(session);
}

// Those that are alone in their class share their rows, or each would leave most of its own empty.
void Printout::collectClasses(const session::Session &session)
{
    const session::SymmetryClasses &classes = session.symmetryClasses();
    std::vector<int> alone;
    for (std::size_t i = 0; i < classes.count(); ++i) {
        const std::vector<int> &members = classes.members(i);
        if (members.size() == 1)
            alone.push_back(members.front());
        else
            collectClass(session, tr("Class %1: %n solution(s)", nullptr, int(members.size())).arg(i + 1),
                         members);
    }
    if (!alone.empty())
        collectClass(session, tr("%n class(es) of one solution", nullptr, int(alone.size())), alone);
}

void Printout::collectClass(const session::Session &session, const QString &heading,
                            std::span<const int> members)
{
    const std::size_t room = most() - boards();
    if (room == 0)
        return;
    Section section{heading, {}};
    for (const int solution : members.first(std::min(room, members.size())))
        collectSolution(session, std::size_t(solution), section);
    m_sections.push_back(std::move(section));
}

void Printout::collectSolution(const session::Session &session, std::size_t solution, Section &into)
{
    const session::Found &found = session.solutions()[solution];
    const core::Puzzle &puzzle = *session.solutions().instance().puzzle;
    QString about = SolutionWords::about(session.kind(), puzzle, found);
    if (!session.kind().caption && !session.kind().listsMoves)
        about.clear(); // they are all of one length
    const QString number = QLocale().toString(solution + 1);
    into.boards.push_back(
        {about.isEmpty() ? number : number + u": "_s + about.section(u'\n', 0, 0), found.position});
}

QString Printout::headingOf(const session::Session &session) const
{
    const session::Act &act = session.timeline().act();
    const bool all = m_choice.what == What::Solutions;
    const core::Solver *solver =
        session.kind().solver((all ? session.solutions().method() : act.method).toStdString());
    QStringList parts{session::translated(session.kind().name)};
    if (!all)
        parts += ActWords::name(act.type);
    if (solver)
        parts += session::translated(solver->name);
    if (all)
        parts += session::translatedPlural(session.solutions().total(),
                                           [](int n) { return tr("%n solution(s)", nullptr, n); });
    else if (const QString name = SolutionWords::inView(session); !name.isEmpty())
        parts += name;
    if (m_choice.what == What::Moves)
        parts += tr("%n move(s)", nullptr, int(m_whole) - 1);
    return parts.join(u" · "_s);
}

QString Printout::limit() const
{
    const std::size_t shown = boards();
    if (shown == m_whole)
        return {};
    return tr("Only the first %1 of %2 boards are printed.")
        .arg(QLocale().toString(shown), QLocale().toString(m_whole));
}

/// Boards are all of one size, however much of a tray each of them needs.
QRectF Printout::commonPart() const
{
    QRectF part;
    for (const Section &section : m_sections) {
        for (const Board &board : section.boards)
            part |= m_scene->pictureRect(board.position);
    }
    return part;
}

double Printout::columnWidth(const Page &page) const
{
    return page.width() / (m_choice.what == What::Position ? 1 : m_choice.columns);
}

int Printout::print(QPagedPaintDevice &device) const
{
    Page page(device, m_heading, limit());
    if (!page.isGood())
        return 0;
    for (const Section &section : m_sections)
        printSection(page, section);
    return page.number();
}

void Printout::printSection(Page &page, const Section &section) const
{
    const auto columns = std::size_t(m_choice.columns);
    for (std::size_t first = 0; first < section.boards.size(); first += columns) {
        const bool begins = first == 0;
        if (!section.heading.isEmpty() && (begins || page.room() < rowHeight(page)))
            printHeading(page, begins ? section.heading : tr("%1 (continued)").arg(section.heading));
        const std::span<const Board> rest = std::span(section.boards).subspan(first);
        printRow(page, rest.first(std::min(columns, rest.size())));
    }
}

// A heading alone at the foot of a page would be lost there.
void Printout::printHeading(Page &page, const QString &heading) const
{
    const double height = linesOfHeading * page.line();
    if (page.room() < height + rowHeight(page))
        page.turn();
    page.painter().drawText(page.take(height), Qt::AlignLeft | Qt::AlignVCenter, heading);
}

/// With the boards' titles.
double Printout::rowHeight(const Page &page) const
{
    const double margin = page.width() * gap;
    const double wished = (columnWidth(page) - 2 * margin) * m_part.height() / m_part.width();
    const double most = page.wholeRoom() - (1 + linesOfHeading) * page.line();
    return std::min(wished + page.line() + margin, most);
}

void Printout::printRow(Page &page, std::span<const Board> boards) const
{
    const double width = columnWidth(page);
    const double margin = page.width() * gap;
    const double height = rowHeight(page);
    const QRectF row = page.take(height);
    QPainter &painter = page.painter();
    for (std::size_t i = 0; i < boards.size(); ++i) {
        const QRectF place(row.left() + double(i) * width, row.top(), width, height);
        const QRectF title = place.adjusted(margin, 0, -margin, 0);
        painter.drawText(
            title, Qt::AlignTop | Qt::AlignHCenter,
            painter.fontMetrics().elidedText(boards[i].title, Qt::ElideRight, int(title.width())));
        m_scene->renderMove(painter, place.adjusted(margin, page.line(), -margin, -margin), m_part,
                            boards[i].position, boards[i].move);
    }
}

} // namespace window
