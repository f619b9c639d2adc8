// SPDX-License-Identifier: MIT
#include "export/printout.h"

#include "board/legendtext.h"
#include "session/basics/translation.h"
#include "session/programs/ownprogram.h"
#include "window/widgets/names.h"

#include <QBuffer>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>
#include <array>
#include <cmath>

namespace exports {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t mostBoards = 480;
constexpr std::size_t mostCells = 24'000; // cells of all boards together; printing more would take minutes
constexpr double textHeight = 0.014;      // the height of text in parts of the page's height
constexpr int linesOfHeading = 2;
constexpr double gap = 0.012;          // the gap around a board in parts of the page's width
constexpr double mostShrinking = 0.25; // boards shrink to fit another row that lacks at most this fraction
constexpr int usualColumns = 4;

/// Returns the steps that led to the cursor: those of the act or, in a game played by hand, all since its start.
core::Path stepsToCursor(const session::Timeline &timeline)
{
    const session::Act &act = timeline.act();
    if (act.type == session::Act::Hand) {
        if (core::Path path = timeline.past(); !path.empty())
            return path;
    }
    return act.record.standing(timeline.eventsBefore());
}

} // namespace

/// The current page: its header, and the height at which the next content is placed.
class Printout::Page {
public:
    Page(QPagedPaintDevice &device, const QString &heading, const QString &limitNotice)
        : m_device(device), m_painter(&device), m_heading(heading), m_limitNotice(limitNotice)
    {
        const int resolution = device.logicalDpiX();
        m_area = QRectF(QPointF(), device.pageLayout().paintRectPixels(resolution).size());
        QFont font = m_painter.font();
        font.setPixelSize(std::max(1, int(m_area.height() * textHeight)));
        m_painter.setFont(font);
        paintHeader();
    }

    QPainter &painter() { return m_painter; }
    bool isGood() const { return m_painter.isActive(); }
    int number() const { return m_number; }
    double width() const { return m_area.width(); }
    double heightLeft() const { return m_area.height() - m_at; }
    double lineHeight() const { return m_painter.fontMetrics().height() * 1.25; }

    /// Reserves this height over the width of the page, on a new page if too little is left on this one.
    QRectF reserve(double height)
    {
        if (height > heightLeft() && m_hasContent)
            beginPage();
        const QRectF rect(0, m_at, width(), height);
        m_at += height;
        m_hasContent = true;
        return rect;
    }
    void beginPage()
    {
        m_device.newPage();
        ++m_number;
        paintHeader();
    }

private:
    void paintHeader()
    {
        const QString number = tr("page %1").arg(session::formatNumber(m_number));
        m_painter.drawText(QRectF(0, 0, width(), lineHeight()), Qt::AlignRight | Qt::AlignTop, number);
        const double left = width() - m_painter.fontMetrics().horizontalAdvance(number + u"MM"_s);
        m_painter.drawText(QRectF(0, 0, left, lineHeight()), Qt::AlignLeft | Qt::AlignTop,
                           m_painter.fontMetrics().elidedText(m_heading, Qt::ElideRight, int(left)));
        m_at = lineHeight() * 2;
        if (m_number == 1 && !m_limitNotice.isEmpty()) {
            m_painter.drawText(QRectF(0, lineHeight(), width(), lineHeight()), Qt::AlignLeft | Qt::AlignTop,
                               m_limitNotice);
            m_at += lineHeight();
        }
        m_hasContent = false;
    }

    QPagedPaintDevice &m_device;
    QPainter m_painter;
    const QString m_heading;
    const QString m_limitNotice;
    QRectF m_area;
    double m_at = 0;
    int m_number = 1;
    bool m_hasContent = false; ///< whether it has content besides the header
};

session::Instance Printout::instanceOf(const session::Session &session, Content content)
{
    switch (content) {
    case Content::Solutions:
        return session.solutions().instance();
    case Content::Solution:
        return solutionOf(session).instance;
    default:
        return session.timeline().instance();
    }
}

bool Printout::hasSolution(const session::Session &session)
{
    return !session.solutions().empty() || isSolutionShown(session);
}

bool Printout::isSolutionShown(const session::Session &session)
{
    return solutionShown(session).has_value();
}

/// Returns the solution in view: one that is played back, at any of its frames, or one that a watched search found,
/// only at the frame where it was found.
std::optional<Printout::MoveSequence> Printout::solutionShown(const session::Session &session)
{
    const session::Timeline &timeline = session.timeline();
    const session::Act &act = timeline.act();
    if (session.search().solutionInView() == 0 && act.type != session::Act::Solve)
        return {};
    const qint64 start = timeline.startOfAct(timeline.actIndex());
    const bool played = act.type == session::Act::Solve;
    MoveSequence sequence{act.instance, act.record.start(),
                          act.record.standing(played ? act.record.size() : timeline.eventsBefore()),
                          played ? start - timeline.startOfGame() : 0};
    core::Position end = sequence.from;
    for (const core::Step &step : sequence.steps)
        core::advance(end, step);
    return act.instance.puzzle->solved(end) ? std::optional(std::move(sequence)) : std::nullopt;
}

Printout::MoveSequence Printout::solutionOf(const session::Session &session)
{
    if (auto shown = solutionShown(session))
        return std::move(*shown);
    const session::Solutions &solutions = session.solutions();
    return {solutions.instance(), solutions.from(), solutions[solutions.size() - 1].path};
}

Printout::MoveSequence Printout::movesToCursor(const session::Timeline &timeline)
{
    const session::Act &act = timeline.act();
    MoveSequence sequence{act.instance, timeline.position(), stepsToCursor(timeline)};
    for (auto step = sequence.steps.rbegin(); step != sequence.steps.rend(); ++step)
        core::retreat(sequence.from, *step);
    if (act.type == session::Act::Solve)
        sequence.before = timeline.startOfAct(timeline.actIndex()) - timeline.startOfGame();
    return sequence;
}

Printout::Printout(const ui::PuzzleUi &puzzle, const session::Session &session, Options options)
    : m_puzzle(puzzle), m_options(std::move(options)),
      m_scene(puzzle.scene(instanceOf(session, m_options.content), board::Style::make(board::Style::Paper)))
{
    switch (m_options.content) {
    case Content::Pieces:
        return;
    case Content::Moves:
        if (showsPictures(session.timeline()))
            addPictures(session, 1);
        else
            addMoves(movesToCursor(session.timeline()));
        break;
    case Content::Solution:
        addMoves(solutionOf(session));
        break;
    case Content::Position:
        if (showsPictures(session.timeline())) {
            addPictures(session, session.timeline().frameInAct());
            break;
        }
        m_sections = {{{}, {{window::SolutionNames::inView(session), session.timeline().position()}}}};
        m_wanted = 1;
        break;
    case Content::Solutions:
        addSolutions(session);
        break;
    }
    m_rect = commonRect();
    m_heading = headingOf(session);
}

bool Printout::showsPictures(const session::Timeline &timeline)
{
    return timeline.act().type == session::Act::Search && timeline.counts().makeNoMoves();
}

/// Adds boards for the frames of a search that makes no moves, from this one to the cursor.
void Printout::addPictures(const session::Session &session, qint64 first)
{
    const session::Timeline &timeline = session.timeline();
    m_pictured = timeline.act();
    m_pictured->truncate(timeline.eventsBefore());
    m_wanted = std::size_t(timeline.frameInAct() - first + 1);
    const qint64 last = std::min(timeline.frameInAct(), first - 1 + qint64(boardLimit()));
    std::vector<Board> boards;
    for (qint64 frame = first; frame <= last; ++frame) {
        const QString title =
            m_options.content == Content::Position
                ? session::translated(session::Session::explanationAt(session.kind(), timeline))
                : QLocale().toString(frame);
        boards.push_back({title, timeline.position(), {}, frame});
    }
    m_sections.push_back({{}, std::move(boards)});
}

/// Makes the scene show a frame of a search where that has more to show than the position.
void Printout::prepare(const Board &board) const
{
    if (board.frame == 0)
        return;
    m_scene->aboutToShow(
        *session::timelineOfFrame(m_pictured->instance, m_pictured->method, m_pictured->record, board.frame));
    m_scene->show(board.position);
}

std::size_t Printout::boardLimit() const
{
    const auto cells = std::size_t(std::max(1, m_scene->grid().size()));
    return std::clamp(mostCells / cells, std::size_t(4), mostBoards);
}

std::size_t Printout::boardCount() const
{
    std::size_t boards = 0;
    for (const Section &section : m_sections)
        boards += section.boards.size();
    return boards;
}

/// Adds boards for moves, numbered as the window counts the moves of the game.
void Printout::addMoves(const MoveSequence &sequence)
{
    core::Position position = sequence.from;
    m_wanted = 1 + core::countMoves(sequence.steps);
    std::vector<Board> boards{
        {sequence.before > 0 ? QLocale().toString(sequence.before) : tr("start"), position}};
    core::Path move;
    for (const core::Step &step : sequence.steps) {
        core::advance(position, step);
        move.push_back(step);
        if (!step.closes)
            continue;
        if (boards.size() == boardLimit())
            break;
        boards.push_back({QLocale().toString(sequence.before + qint64(boards.size())), position,
                          m_options.arrows ? std::exchange(move, {}) : core::Path()});
        move.clear();
    }
    m_sections.push_back({{}, std::move(boards)});
}

void Printout::addSolutions(const session::Session &session)
{
    const session::SymmetryClasses &classes = session.symmetryClasses();
    m_wanted = session.solutions().size();
    if (!m_options.bySymmetryClass || classes.sorted() < m_wanted || classes.count() < 2) {
        m_sections.emplace_back();
        const std::vector<std::size_t> &order = m_options.order;
        for (std::size_t i = 0; i < std::min(m_wanted, boardLimit()); ++i)
            addSolution(session, order.size() == m_wanted ? order[i] : i, m_sections.back());
        return;
    }
    addSymmetryClasses(session);
}

// Classes of a single solution share a section; a section for each would leave most of its row empty.
void Printout::addSymmetryClasses(const session::Session &session)
{
    const session::SymmetryClasses &classes = session.symmetryClasses();
    std::vector<int> singles;
    for (std::size_t i = 0; i < classes.count(); ++i) {
        const std::vector<int> &members = classes.members(i);
        if (members.size() == 1)
            singles.push_back(members.front());
        else
            addSection(session,
                       tr("Class %1: %n solution(s)", nullptr, int(members.size()))
                           .arg(session::formatNumber(qint64(i + 1))),
                       members);
    }
    if (!singles.empty())
        addSection(session, tr("%n class(es) with a single solution", nullptr, int(singles.size())), singles);
}

void Printout::addSection(const session::Session &session, const QString &heading,
                          std::span<const int> solutions)
{
    const std::size_t room = boardLimit() - boardCount();
    if (room == 0)
        return;
    Section section{heading, {}};
    for (const int solution : solutions.first(std::min(room, solutions.size())))
        addSolution(session, std::size_t(solution), section);
    m_sections.push_back(std::move(section));
}

void Printout::addSolution(const session::Session &session, std::size_t solution, Section &section)
{
    const session::Found &found = session.solutions()[solution];
    const core::Puzzle &puzzle = *session.solutions().instance().puzzle;
    QString about = window::SolutionNames::about(session.kind(), puzzle, found);
    if (!session.kind().caption && !session.kind().listsMoves)
        about.clear(); // all solutions have the same number of moves
    const QString number = QLocale().toString(solution + 1);
    section.boards.push_back({about.isEmpty() ? number
                                              : tr("%1: %2", "the number of a solution, and what it is")
                                                    .arg(number, about.section(u'\n', 0, 0)),
                              found.position});
}

QString Printout::headingOf(const session::Session &session) const
{
    const session::Act &act = session.timeline().act();
    const bool solutions = m_options.content == Content::Solutions;
    const bool listed = solutions || (m_options.content == Content::Solution && !isSolutionShown(session));
    const core::Solver *solver =
        session::methodOf(session.kind(), (listed ? session.solutions().method() : act.method).toStdString());
    QStringList parts{session::puzzleName(session.kind())};
    const bool makesBoard =
        act.type == session::Act::New || act.type == session::Act::Open || act.type == session::Act::Edit;
    // How the board was made is of no interest on paper, and moves are counted below.
    if (!listed && !makesBoard && act.type != session::Act::Hand)
        parts += window::ActNames::name(act.type);
    if (solver)
        parts += session::translated(solver->name);
    if (solutions)
        parts += session::translatedPlural(session.solutions().total(),
                                           [](int n) { return tr("%n solution(s)", nullptr, n); });
    else if (const QString name = window::SolutionNames::inView(session); !listed && !name.isEmpty())
        parts += name;
    if (m_pictured && m_options.content == Content::Moves)
        parts += tr("%n step(s)", nullptr, int(m_wanted));
    else if (m_options.content == Content::Moves || m_options.content == Content::Solution)
        parts += tr("%n move(s)", nullptr, int(m_wanted) - 1);
    return parts.join(u" · "_s);
}

QPageSize::PageSizeId Printout::paper(QLocale::Territory country)
{
    static constexpr std::array letter{QLocale::UnitedStates, QLocale::Canada,     QLocale::Mexico,
                                       QLocale::Philippines,  QLocale::PuertoRico, QLocale::Chile,
                                       QLocale::Colombia,     QLocale::Venezuela,  QLocale::CostaRica,
                                       QLocale::Guatemala,    QLocale::Panama,     QLocale::ElSalvador};
    return std::ranges::find(letter, country) == letter.end() ? QPageSize::A4 : QPageSize::Letter;
}

QMarginsF Printout::margins(Content content)
{
    return content == Content::Pieces ? Cutout::margins : QMarginsF(18, 16, 18, 14);
}

QByteArray Printout::pdf(const QString &title, const std::function<void(QPdfWriter &)> &print)
{
    QBuffer content;
    content.open(QBuffer::WriteOnly);
    {
        QPdfWriter writer(&content);
        writer.setTitle(title);
        writer.setCreator(u"Casse-tête"_s);
        writer.setPageSize(QPageSize(paper()));
        writer.setPageMargins(margins(Content::Position), QPageLayout::Millimeter);
        print(writer);
    }
    return content.data();
}

QString Printout::limitNotice() const
{
    const std::size_t printed = boardCount();
    if (printed == m_wanted)
        return {};
    return tr("Only the first %1 of %2 boards are printed.")
        .arg(QLocale().toString(printed), QLocale().toString(m_wanted));
}

/// Returns the union of the parts that the boards need, so that all boards are printed at the same scale.
QRectF Printout::commonRect() const
{
    QRectF part;
    for (const Section &section : m_sections) {
        for (const Board &board : section.boards)
            part |= m_options.content == Content::Solutions ? m_scene->pictureRect(board.position)
                                                            : m_scene->pictureRectOfMove(board.position);
    }
    return part;
}

int Printout::print(QPagedPaintDevice &device) const
{
    if (m_options.content == Content::Pieces)
        return Cutout(m_puzzle, *m_scene, m_options.answer, m_options.side).print(device);
    Page page(device, m_heading, limitNotice());
    if (!page.isGood())
        return 0;
    printLegend(page);
    const Layout layout = layoutFor(page);
    for (const Section &section : m_sections)
        printSection(page, layout, section);
    return page.number();
}

/// Prints the meanings of the marks in pictures of a search, once, above the first of them.
void Printout::printLegend(Page &page) const
{
    if (!m_pictured)
        return;
    for (const Board &board : m_sections.front().boards) {
        prepare(board);
        const board::LegendText legend(*m_scene, page.painter().font(), page.width());
        if (legend.height() > 0)
            return legend.paint(page.painter(), page.reserve(legend.height()).topLeft());
    }
}

/// Returns a layout with the requested number of columns; without a request, the one with the largest boards that
/// all fit on one page, or else the one with the usual number of columns.
Printout::Layout Printout::layoutFor(const Page &page) const
{
    if (m_options.content == Content::Position)
        return layoutOf(page, 1);
    if (m_options.columns > 0)
        return layoutOf(page, m_options.columns);
    for (int columns = 1; columns < usualColumns; ++columns) {
        if (const Layout layout = layoutOf(page, columns); fitsOnePage(page, layout))
            return layout;
    }
    return layoutOf(page, usualColumns);
}

// If nearly another row would fit, the boards become a little smaller; otherwise the rows spread over the
// page.
Printout::Layout Printout::layoutOf(const Page &page, int columns) const
{
    const double margin = page.width() * gap;
    const double beside = page.lineHeight() + margin; // the height of title and gap
    const double natural = (page.width() / columns - 2 * margin) * m_rect.height() / m_rect.width();
    const double height = page.heightLeft() - headingsOnPage() * linesOfHeading * page.lineHeight();
    const double rows = std::max(1.0, std::floor(height / (natural + beside) + mostShrinking));
    const double rowHeight = std::floor(height / rows);
    return {columns, rowHeight, std::min(natural, rowHeight - beside)};
}

/// Returns the number of headings for which each page reserves room.
int Printout::headingsOnPage() const
{
    const auto headed =
        std::ranges::count_if(m_sections, [](const Section &section) { return !section.heading.isEmpty(); });
    return int(std::min<std::ptrdiff_t>(headed, 2));
}

bool Printout::fitsOnePage(const Page &page, const Layout &layout) const
{
    double height = 0;
    for (const Section &section : m_sections) {
        const auto columns = std::size_t(layout.columns);
        height += double((section.boards.size() + columns - 1) / columns) * layout.rowHeight;
        height += section.heading.isEmpty() ? 0 : linesOfHeading * page.lineHeight();
    }
    return height <= page.heightLeft();
}

void Printout::printSection(Page &page, const Layout &layout, const Section &section) const
{
    const auto columns = std::size_t(layout.columns);
    for (std::size_t first = 0; first < section.boards.size(); first += columns) {
        const bool isFirstRow = first == 0;
        if (!section.heading.isEmpty() && (isFirstRow || page.heightLeft() < layout.rowHeight))
            printHeading(page, layout,
                         isFirstRow ? section.heading : tr("%1 (continued)").arg(section.heading));
        const std::span<const Board> remaining = std::span(section.boards).subspan(first);
        printRow(page, layout, remaining.first(std::min(columns, remaining.size())));
    }
}

// A heading is printed on the next page if no row of boards fits below it.
void Printout::printHeading(Page &page, const Layout &layout, const QString &heading) const
{
    const double height = linesOfHeading * page.lineHeight();
    if (page.heightLeft() < height + layout.rowHeight)
        page.beginPage();
    page.painter().drawText(page.reserve(height), Qt::AlignLeft | Qt::AlignVCenter, heading);
}

void Printout::printRow(Page &page, const Layout &layout, std::span<const Board> boards) const
{
    const double width = page.width() / layout.columns;
    const double margin = page.width() * gap;
    const QRectF row = page.reserve(layout.rowHeight);
    QPainter &painter = page.painter();
    for (std::size_t i = 0; i < boards.size(); ++i) {
        const QRectF title(row.left() + double(i) * width + margin, row.top(), width - 2 * margin,
                           page.lineHeight());
        painter.drawText(
            title, Qt::AlignTop | Qt::AlignHCenter,
            painter.fontMetrics().elidedText(boards[i].title, Qt::ElideRight, int(title.width())));
        prepare(boards[i]);
        m_scene->renderMove(painter, QRectF(title.bottomLeft(), QSizeF(title.width(), layout.boardHeight)),
                            m_rect, boards[i].position, boards[i].move);
    }
}

} // namespace exports
