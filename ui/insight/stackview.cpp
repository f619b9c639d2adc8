// SPDX-License-Identifier: MIT
#include "insight/stackview.h"

#include "board/plaintext.h"
#include "insight/program.h"
#include "session/basics/translation.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QStyle>

#include <climits>

namespace insight {

using namespace Qt::StringLiterals;

namespace {

const QString between = u"\u00a0=\u00a0"_s; // no line of the column begins or ends within a variable
const QString apart = u"   "_s;             // what stands between two variables
constexpr int mostLines = 6;                // the lines of a row with long variables
constexpr int fewestLetters = 20;           // the width of the variables in a narrow view
constexpr int cellMargin = 16;              // pixels to the left and right of the contents of a cell

} // namespace

Choices Choices::of(const VisibleRecord &record, const SearchCell &cell)
{
    Choices choices;
    if (cell.made < 0)
        return choices;
    const SearchCell parent =
        cell.depth > 1 ? SearchCell::at(record, cell.begin, cell.depth - 1) : SearchCell();
    const qint64 begin = cell.depth > 1 ? parent.begin : record.first();
    const qint64 end = cell.depth > 1 ? parent.end : record.size() + 1;
    const qint64 last = std::min(end, record.size());
    // The refusals in the parent's position are those in its subtree without those in its children's subtrees.
    qint64 siblings = 0;
    qint64 refusals = 0; // the refusals in the subtrees of the siblings so far
    const auto refusedTo = [&](qint64 boundary) {
        return boundary > begin ? qint64(record.sum(begin, boundary).refusals) : 0;
    };
    qint64 from = begin;
    while (siblings < most) {
        const qint64 made = from <= last ? record.nextAtLeast(from, cell.depth) : -1;
        if (made < 0 || made > last)
            break;
        const SearchCell sibling = SearchCell::at(record, made, cell.depth);
        ++siblings;
        if (sibling.begin == cell.begin)
            choices.number = siblings + refusedTo(cell.made) - refusals;
        refusals += sibling.subtree.refusals;
        from = sibling.end;
        if (from > last)
            break;
    }
    const bool ended =
        end <= record.size() && begin >= record.first() && (cell.depth == 1 || parent.made >= 0);
    if (siblings < most && ended)
        choices.all = siblings + refusedTo(last) - refusals;
    return choices;
}

namespace {

/// Returns whether the latest event is a try that was refused or a move that was taken back: the call that did so has no
/// move of its own on the board.
bool endsWithoutMove(const WatchedSearch &search)
{
    const qint64 here = search.cursorOrEnd();
    if (here <= search.seen().first())
        return false;
    const core::Event::Type type = search.seen().at(here - 1).type;
    return type == core::Event::Refused || type == core::Event::Undid;
}

} // namespace

void StackModel::setSession(session::Session *session)
{
    m_session = session;
    refresh();
}

// Computes rows only when they are drawn: a method that never takes a move back has thousands.
void StackModel::refresh()
{
    const auto search = m_session ? WatchedSearch::of(*m_session) : std::nullopt;
    const int depth = search ? int(search->seen().countsAt(search->cursorOrEnd()).depth) : 0;
    const int rows = depth + (search && endsWithoutMove(*search) ? 1 : 0);
    if (rows > m_rows) {
        beginInsertRows({}, m_rows, rows - 1);
        m_rows = rows;
        endInsertRows();
    } else if (rows < m_rows) {
        beginRemoveRows({}, rows, m_rows - 1);
        m_rows = rows;
        endRemoveRows();
    }
    if (rows > 0)
        Q_EMIT dataChanged(index(0, 0), index(rows - 1, columns - 1));
}

std::optional<SearchCell> StackModel::cell(int row) const
{
    const auto search = m_session ? WatchedSearch::of(*m_session) : std::nullopt;
    if (!search || row < 0 || row >= search->seen().countsAt(search->cursorOrEnd()).depth)
        return {};
    return SearchCell::at(search->seen(), search->cursorOrEnd(), row + 1);
}

QString StackModel::text(const WatchedSearch &search, const SearchCell &cell, int column) const
{
    switch (column) {
    case Level:
        return session::formatNumber(cell.depth);
    case Move:
        return search.label(cell.made, m_names);
    case Choice: {
        const Choices choices = Choices::of(search.seen(), cell);
        if (choices.number == 0)
            return {};
        const QString number = session::formatNumber(choices.number);
        return choices.all > 0 ? tr("%1 of %2").arg(number, session::formatNumber(choices.all)) : number;
    }
    case Refusals:
        return session::formatNumber(cell.subtree.refusals);
    case Tries:
        return session::formatNumber(cell.subtree.tries);
    default:
        break;
    }
    // In the last row, the latest event is more informative than the one that made the row's move.
    const bool top = cell.depth == m_rows && search.cursorOrEnd() > search.seen().first();
    return cell.made < 0 ? QString() : variablesAt(search, top ? search.cursorOrEnd() - 1 : cell.made);
}

/// Returns the text of the row of the call whose latest try was refused or taken back.
QString StackModel::textOfTry(const WatchedSearch &search, int column) const
{
    const qint64 event = search.cursorOrEnd() - 1;
    switch (column) {
    case Level:
        return session::formatNumber(search.seen().countsAt(event + 1).depth + 1);
    case Move: {
        const bool isRefused = search.seen().at(event).type == core::Event::Refused;
        return search.label(event, m_names) + (isRefused ? u" ✗"_s : u" ↩"_s);
    }
    case Variables:
        return variablesAt(search, event);
    default:
        return {};
    }
}

/// Returns the method's variables right after an event.
QString StackModel::variablesAt(const WatchedSearch &search, qint64 event) const
{
    const core::Solver *solver = search.solver();
    if (!solver)
        return {};
    const VisibleRecord record = search.seen();
    const ProgramWords &words = programWords(m_session->kind().id);
    QStringList all;
    for (const core::Variable &variable :
         solver->variablesAt(*search.act().instance.puzzle, record.positionAt(event), record.at(event)))
        all << words.variable(QString::fromStdString(variable.name)) + between + shownValue(variable);
    return all.join(apart);
}

Qt::Alignment StackModel::alignmentOf(int column)
{
    // A level at the right would touch the move, which is at the left.
    return (column == Level                         ? Qt::AlignHCenter
            : column == Move || column == Variables ? Qt::AlignLeft
                                                    : Qt::AlignRight) |
           Qt::AlignVCenter;
}

// Draws the last row in bold, since it holds the latest change.
QVariant StackModel::data(const QModelIndex &index, int role) const
{
    if (role == Qt::TextAlignmentRole)
        return int(alignmentOf(index.column()));
    if (role == Qt::FontRole && index.row() == m_rows - 1) {
        QFont font;
        font.setBold(true);
        return font;
    }
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole && role != Qt::ToolTipRole)
        return {};
    const auto search = m_session ? WatchedSearch::of(*m_session) : std::nullopt;
    const auto shown = cell(index.row());
    // The cursor may have moved on since the rows were counted.
    if (search && index.row() == search->seen().countsAt(search->cursorOrEnd()).depth &&
        endsWithoutMove(*search))
        return role == Qt::ToolTipRole ? board::plainToolTip(search->sentence(search->cursorOrEnd()))
                                       : textOfTry(*search, index.column());
    if (!search || !shown)
        return {};
    if (role != Qt::ToolTipRole)
        return text(*search, *shown, index.column());
    return board::plainToolTip(index.column() == Variables ? text(*search, *shown, Variables)
                                                           : search->describe(*shown, m_names));
}

QVariant StackModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(alignmentOf(section));
    if (role == Qt::DisplayRole) {
        switch (section) {
        case Level:
            return tr("Level");
        case Move:
            return tr("Move");
        case Choice:
            return tr("Choice", "heading: the rank of a move among those tried");
        case Refusals:
            return tr("Refused");
        case Tries:
            return tr("Tries");
        default:
            return tr("Variables");
        }
    }
    if (role == Qt::ToolTipRole) {
        switch (section) {
        case Level:
            return tr("How many moves are on the stack, including this one");
        case Move:
            return tr("The move made at this level");
        case Choice:
            return tr("Its rank among the moves tried at this point, refused ones included");
        case Refusals:
            return tr("Tries refused since this move was made");
        case Tries:
            return tr("All tries since this move was made");
        default:
            return tr("The method’s variables when it made this move; in the last row, their values now");
        }
    }
    return {};
}

StackView::StackView(QWidget *parent) : QTableView(parent)
{
    setObjectName(u"stack"_s);
    setModel(&m_model);
    setFrameShape(QFrame::NoFrame);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false);
    setShowGrid(false);
    setAlternatingRowColors(true);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setHighlightSections(false);
    retranslate();
}

void StackView::setSession(session::Session *session)
{
    m_session = session;
    m_model.setSession(session);
    fitColumns();
}

void StackView::setStyle(const board::Style &)
{
    fitColumns();
}

void StackView::setRowHeight()
{
    verticalHeader()->setDefaultSectionSize(m_lines * fontMetrics().lineSpacing() + 8);
}

/// Returns the metrics of the type of the last row, the widest one.
QFontMetrics StackView::boldMetrics() const
{
    QFont bold = font();
    bold.setBold(true);
    return QFontMetrics(bold);
}

/// Returns the first and the last row in view.
std::pair<int, int> StackView::rowsInView() const
{
    const int bottom = rowAt(viewport()->height() - 1);
    return {std::max(0, rowAt(0)), bottom < 0 ? m_model.rowCount() - 1 : bottom};
}

/// Makes the columns wide enough for what is in view. They grow, but never shrink again while the search runs, so that
/// they do not jump.
void StackView::widenColumns()
{
    const QFontMetrics metrics = boldMetrics();
    const auto [first, last] = rowsInView();
    bool isWider = false;
    for (int row = first; row <= last; ++row) {
        for (int column = 0; column < StackModel::columns; ++column) {
            int content = 0;
            for (const QString &part : m_model.index(row, column).data().toString().split(apart))
                content = std::max(content, metrics.horizontalAdvance(part) + cellMargin);
            isWider |= content > m_widths[std::size_t(column)];
            m_widths[std::size_t(column)] = std::max(m_widths[std::size_t(column)], content);
        }
    }
    if (isWider)
        applyWidths();
}

/// Makes all rows as high as the variables in view need. They grow, but never shrink again while the search runs, so
/// that they do not jump.
void StackView::fitRows()
{
    const int room =
        columnWidth(StackModel::Variables) - 2 * (style()->pixelMetric(QStyle::PM_FocusFrameHMargin) + 1);
    const QFontMetrics metrics = boldMetrics();
    const auto [first, last] = rowsInView();
    int lines = m_lines;
    for (int row = first; row <= last && lines < mostLines; ++row) {
        const QString text = m_model.index(row, StackModel::Variables).data().toString();
        const int height = metrics.boundingRect(0, 0, room, INT_MAX / 2, Qt::TextWordWrap, text).height();
        lines = std::max(lines, std::min(mostLines, (height + metrics.leading()) / metrics.lineSpacing()));
    }
    if (std::exchange(m_lines, lines) != lines)
        setRowHeight();
}

/// Makes the columns as wide as their headings and usual contents.
void StackView::fitColumns()
{
    for (int column = 0; column < StackModel::columns; ++column) {
        const QString heading = m_model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        const int letters = column == StackModel::Level ? 3 : 4;
        const int content = letters * fontMetrics().horizontalAdvance(u'0');
        const int title = horizontalHeader()->fontMetrics().horizontalAdvance(heading);
        m_widths[std::size_t(column)] = std::max(title, content) + cellMargin;
    }
    applyWidths();
    m_lines = 1;
    setRowHeight();
    refresh();
}

void StackView::applyWidths()
{
    for (int column = 0; column < StackModel::Variables; ++column) {
        if (!isColumnHidden(column))
            setColumnWidth(column, m_widths[std::size_t(column)]);
    }
    fitVariables();
}

/// Gives the variables the width that is left, but enough for one of them. In a narrow view, counts are left out for
/// that, which the tool tip of a row has, too; if this is not enough, the table is scrolled.
void StackView::fitVariables()
{
    const int least =
        std::max(fewestLetters * fontMetrics().averageCharWidth(), m_widths[StackModel::Variables]);
    int left = viewport()->width();
    for (int column = 0; column < StackModel::Variables; ++column)
        left -= m_widths[std::size_t(column)];
    for (const int column : {StackModel::Tries, StackModel::Refusals, StackModel::Choice}) {
        const bool isLeftOut = left < least;
        if (isLeftOut)
            left += m_widths[std::size_t(column)];
        if (isColumnHidden(column) == isLeftOut)
            continue;
        setColumnHidden(column, isLeftOut);
        if (!isLeftOut)
            setColumnWidth(column, m_widths[std::size_t(column)]);
    }
    setColumnWidth(StackModel::Variables, std::max(left, least));
}

void StackView::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    fitVariables();
    widenColumns();
    fitRows();
    showLastRow();
}

/// Scrolls to the last row, which holds the latest change, as soon as the rows have their height.
void StackView::showLastRow()
{
    updateGeometries();
    scrollToBottom();
}

void StackView::refresh()
{
    if (!isVisible())
        return;
    m_model.refresh();
    showLastRow();
    fitVariables();
    widenColumns();
    fitRows();
    showLastRow();
}

void StackView::retranslate()
{
    setAccessibleName(tr("Stack of moves"));
    fitColumns();
}

void StackView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        Q_EMIT m_model.headerDataChanged(Qt::Horizontal, 0, StackModel::columns - 1);
    }
    QTableView::changeEvent(event);
}

void StackView::goTo(int row, bool end)
{
    const auto search = m_session ? WatchedSearch::of(*m_session) : std::nullopt;
    const auto cell = m_model.cell(row);
    if (search && cell)
        search->seek(end ? std::min(cell->end, search->seen().size()) : cell->begin);
}

void StackView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return goTo(currentIndex().row(), event->modifiers() & Qt::ShiftModifier);
    QTableView::keyPressEvent(event);
}

void StackView::mouseReleaseEvent(QMouseEvent *event)
{
    QTableView::mouseReleaseEvent(event);
    const QModelIndex index = indexAt(event->position().toPoint());
    if (event->button() == Qt::LeftButton && index.isValid())
        goTo(index.row(), event->modifiers() & Qt::ShiftModifier);
}

} // namespace insight
