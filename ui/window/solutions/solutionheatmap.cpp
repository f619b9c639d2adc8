// SPDX-License-Identifier: MIT
#include "window/solutions/solutionheatmap.h"

#include "board/plaintext.h"
#include "board/style.h"
#include "window/solutions/heatmap.h"
#include "window/widgets/elidedwidgets.h"

#include <QCheckBox>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <set>

namespace window {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t countedAtOnce = 4000; // the number of solutions counted in one turn of the event loop

} // namespace

void PlacementCounts::begin(const ui::PuzzleUi &puzzle, const session::Solutions &solutions)
{
    m_puzzle = puzzle;
    m_board = solutions.instance().puzzle;
    m_search = solutions.search();
    m_counted = 0;
    m_names.clear();
    m_nameOf.clear();
    for (std::size_t piece = 0; piece < solutions.from().size(); ++piece) {
        const QString name = puzzle.pieceName(*m_board, int(piece));
        if (!m_names.contains(name))
            m_names.append(name);
        m_nameOf.push_back(int(m_names.indexOf(name)));
    }
    const auto cells = std::size_t(grid().size());
    m_closed.assign(cells, false);
    for (std::size_t cell = 0; cell < cells && puzzle.isClosed; ++cell)
        m_closed[cell] = puzzle.isClosed(*m_board, int(cell));
    m_corners.clear();
    for (const int row : std::set{0, grid().rows - 1}) {
        for (const int column : std::set{0, grid().columns - 1}) {
            if (!m_closed[std::size_t(grid().cell(column, row))])
                m_corners.push_back(grid().cell(column, row));
        }
    }
    m_counts.assign(std::size_t(m_names.size()), std::vector<int>(cells));
    m_inCorners.assign(std::size_t(m_names.size()), 0);
}

bool PlacementCounts::update(const session::Solutions &solutions)
{
    const std::size_t end = std::min(solutions.size(), m_counted + countedAtOnce);
    for (; m_counted < end; ++m_counted) {
        const core::Position &position = solutions[m_counted].position;
        for (std::size_t piece = 0; piece < position.size(); ++piece) {
            std::vector<int> &counts = m_counts[std::size_t(m_nameOf[piece])];
            for (const int cell : cellsOf(position, piece))
                ++counts[std::size_t(cell)];
        }
        for (int name = 0; name < int(m_names.size()); ++name)
            m_inCorners[std::size_t(name)] += covers(position, name, m_corners) ? 1 : 0;
    }
    return end < solutions.size();
}

QList<int> PlacementCounts::cellsOf(const core::Position &position, std::size_t piece) const
{
    const core::Place &place = position[piece];
    if (!place.onBoard())
        return {};
    return m_puzzle.cellsOf ? m_puzzle.cellsOf(*m_board, int(piece), place) : QList<int>{place.cell};
}

int PlacementCounts::usedCells(int name) const
{
    return int(std::ranges::count_if(counts(name), [](int count) { return count > 0; }));
}

bool PlacementCounts::covers(const core::Position &solution, int name, const std::vector<int> &cells) const
{
    const auto isWanted = [&](int cell) { return std::ranges::find(cells, cell) != cells.end(); };
    for (std::size_t piece = 0; piece < solution.size(); ++piece) {
        if (m_nameOf[piece] == name && std::ranges::any_of(cellsOf(solution, piece), isWanted))
            return true;
    }
    return false;
}

int PlacementCounts::firstCell(const core::Position &solution, int name) const
{
    int first = -1;
    for (std::size_t piece = 0; piece < solution.size(); ++piece) {
        if (m_nameOf[piece] != name)
            continue;
        for (const int cell : cellsOf(solution, piece))
            first = first < 0 ? cell : std::min(first, cell);
    }
    return first;
}

namespace {

constexpr int mostCells = 400; // cells of a board; those of a larger one would be too small

const QString foldedKey = u"mapFolded"_s;

} // namespace

SolutionHeatmap::SolutionHeatmap(QWidget *parent)
    : SessionWidget(parent), m_fold(new QToolButton(this)), m_piece(new ElidedComboBox(this)),
      m_heatmap(new Heatmap(this)), m_corners(new QCheckBox(this)), m_summary(new board::PlainLabel(this))
{
    m_summary->setObjectName(u"faint"_s);
    m_summary->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addLayout(makeHeader());
    column->addWidget(m_heatmap);
    column->addWidget(m_corners);
    column->addWidget(m_summary);
    m_countTimer.setSingleShot(true);
    connect(&m_countTimer, &QTimer::timeout, this, &SolutionHeatmap::countMore);
    connect(m_fold, &QToolButton::toggled, this, [this](bool open) {
        m_isFoldChosen = true;
        board::displaySettings("solutions"_L1).setValue(foldedKey, !open);
        updateFolding();
    });
    connect(m_piece, &QComboBox::activated, this, &SolutionHeatmap::selectionChanged);
    connect(m_heatmap, &Heatmap::cellSelected, this, [this] {
        const QSignalBlocker quiet(m_corners);
        m_corners->setChecked(false);
        m_heatmap->frame({});
        selectionChanged();
    });
    connect(m_heatmap, &Heatmap::resized, this, [this] {
        if (session() && isApplicable())
            showCounts();
    });
    connect(m_corners, &QCheckBox::toggled, this, [this] {
        m_heatmap->select(Heatmap::none);
        m_heatmap->frame(m_corners->isChecked() ? m_counts.corners() : std::vector<int>());
        selectionChanged();
    });
    if (const QVariant folded = board::displaySettings("solutions"_L1).value(foldedKey); folded.isValid()) {
        m_isFoldChosen = true;
        const QSignalBlocker quiet(m_fold);
        m_fold->setChecked(!folded.toBool());
    }
    hide();
    updateFolding();
    retranslate();
}

QLayout *SolutionHeatmap::makeHeader()
{
    m_fold->setObjectName(u"fold"_s);
    m_fold->setCheckable(true);
    m_fold->setChecked(true);
    m_fold->setAutoRaise(true);
    m_fold->setFocusPolicy(Qt::StrongFocus);
    m_fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    auto *header = new QHBoxLayout;
    header->addWidget(m_fold);
    header->addStretch();
    header->addWidget(m_piece);
    return header;
}

void SolutionHeatmap::updateFolding()
{
    const bool open = m_fold->isChecked();
    m_fold->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    m_heatmap->setVisible(open);
    m_summary->setVisible(open);
    m_corners->setVisible(open && !m_counts.corners().empty());
    m_piece->setVisible(open && m_counts.names().size() > 1);
}

bool SolutionHeatmap::isFolded() const
{
    return !m_fold->isChecked();
}

int SolutionHeatmap::bodyHeight() const
{
    const int gap = layout()->spacing();
    const int corners = m_counts.corners().empty() ? 0 : m_corners->sizeHint().height() + gap;
    return m_heatmap->heightForWidth(width()) + gap + corners + m_summary->heightForWidth(width()) + gap;
}

void SolutionHeatmap::setRoom(bool hasRoom)
{
    if (m_isFoldChosen || hasRoom == m_fold->isChecked())
        return;
    const QSignalBlocker quiet(m_fold);
    m_fold->setChecked(hasRoom);
    updateFolding();
}

void SolutionHeatmap::setNames(std::function<QString(int cell)> names)
{
    m_heatmap->setNames(std::move(names));
}

void SolutionHeatmap::setPuzzle(const ui::PuzzleUi &puzzle, const board::Style &style)
{
    m_puzzle = puzzle;
    m_heatmap->setStyle(style);
}

bool SolutionHeatmap::isApplicable() const
{
    return m_puzzle.pieceName && !solutions().empty() &&
           solutions().instance().puzzle->grid().size() <= mostCells;
}

void SolutionHeatmap::refresh()
{
    const bool applicable = isApplicable();
    if (applicable && !countsSolutions())
        restart();
    if (!applicable && isVisibleTo(parentWidget()) && isFiltering()) {
        clearSelection();
        Q_EMIT filterChanged();
    }
    setVisible(applicable);
    if (applicable)
        countMore();
}

void SolutionHeatmap::restart()
{
    if (!isApplicable())
        return setVisible(false);
    m_counts.begin(m_puzzle, solutions());
    clearSelection();
    m_heatmap->setBoard(m_counts.grid(), m_counts.closed());
    const QString previous = m_piece->currentText();
    const QSignalBlocker quiet(m_piece);
    m_piece->clear();
    m_piece->addItems(m_counts.names());
    // If sizes differ, the last piece is the smallest, and its places are the most informative.
    const int same = m_piece->findText(previous);
    m_piece->setCurrentIndex(same < 0 ? m_piece->count() - 1 : same);
    updateFolding();
    Q_EMIT filterChanged();
}

void SolutionHeatmap::countMore()
{
    if (!isApplicable() || !countsSolutions())
        return;
    if (m_counts.update(solutions()))
        m_countTimer.start(0);
    showCounts();
}

void SolutionHeatmap::selectionChanged()
{
    showCounts();
    Q_EMIT filterChanged();
}

bool SolutionHeatmap::isFiltering() const
{
    return m_heatmap->selectedCell() != Heatmap::none || m_corners->isChecked();
}

void SolutionHeatmap::clearSelection()
{
    const QSignalBlocker quiet(m_corners);
    m_corners->setChecked(false);
    m_heatmap->select(Heatmap::none);
    m_heatmap->frame({});
}

void SolutionHeatmap::showCounts()
{
    if (m_counts.names().empty())
        return;
    m_heatmap->setCounts(m_counts.counts(m_piece->currentIndex()));
    m_summary->setText(summary());
}

QString SolutionHeatmap::summary() const
{
    QString text = m_corners->isChecked() ? summaryOfCorners()
                   : isFiltering()        ? summaryOfCell()
                                          : summaryOfBoard();
    if (solutions().total() == solutions().size())
        return text;
    return text + u' ' + tr("Only the solutions kept are counted.");
}

/// Returns the meaning of what is drawn on the cells.
QString SolutionHeatmap::summaryOfBoard() const
{
    const QLocale locale;
    const QString piece = m_piece->currentText();
    const int name = m_piece->currentIndex();
    const QString most = locale.toString(*std::ranges::max_element(m_counts.counts(name)));
    if (!m_heatmap->showsNumbers())
        return tr("The larger the square, the more solutions have a piece there: at most %1.").arg(most);
    if (piece.isEmpty())
        return tr("Each number says how many solutions have a piece there: at most %1.").arg(most);
    return tr("Each number says how many solutions have piece %1 there. It is found on %2 of %3 cells.")
        .arg(piece, locale.toString(m_counts.usedCells(name)), locale.toString(m_counts.openCells()));
}

QString SolutionHeatmap::summaryOfCell() const
{
    const int cell = m_heatmap->selectedCell();
    const QString place = m_heatmap->nameOfCell(cell);
    const int count = m_counts.counts(m_piece->currentIndex())[std::size_t(cell)];
    const QString piece = m_piece->currentText();
    if (count == 0)
        return piece.isEmpty() ? tr("No solution has a piece in %1.").arg(place)
                               : tr("No solution has piece %1 in %2.").arg(piece, place);
    const QString found = piece.isEmpty()
                              ? tr("%n solution(s) with a piece in %1.", nullptr, count).arg(place)
                              : tr("%n solution(s) with piece %1 in %2.", nullptr, count).arg(piece, place);
    return found + u' ' + tr("Choose the cell again to list them all.");
}

QString SolutionHeatmap::summaryOfCorners() const
{
    const int count = m_counts.inCorners(m_piece->currentIndex());
    const QString piece = m_piece->currentText();
    if (count == 0)
        return piece.isEmpty() ? tr("No solution has a piece in a corner.")
                               : tr("No solution has piece %1 in a corner.").arg(piece);
    return piece.isEmpty() ? tr("%n solution(s) with a piece in a corner.", nullptr, count)
                           : tr("%n solution(s) with piece %1 in a corner.", nullptr, count).arg(piece);
}

SolutionFilter::Test SolutionHeatmap::filter() const
{
    const int name = m_piece->currentIndex();
    if (!isFiltering() || name < 0)
        return {};
    const std::vector<int> cells =
        m_corners->isChecked() ? m_counts.corners() : std::vector{m_heatmap->selectedCell()};
    return [this, name, cells](std::size_t solution) {
        return countsSolutions() && m_counts.covers(solutions()[solution].position, name, cells);
    };
}

/// Returns whether the counts are those of the present list. The list of a new board can replace it at any time, before
/// the counts restart.
bool SolutionHeatmap::countsSolutions() const
{
    return m_counts.search() == solutions().search() && m_counts.board() == solutions().instance().puzzle;
}

SolutionFilter::Rank SolutionHeatmap::rank() const
{
    const int name = m_piece->currentIndex();
    if (piece().isEmpty())
        return {};
    return [this, name](std::size_t solution) {
        return countsSolutions() ? m_counts.firstCell(solutions()[solution].position, name) : 0;
    };
}

QString SolutionHeatmap::piece() const
{
    return session() && isApplicable() ? m_piece->currentText() : QString();
}

bool SolutionHeatmap::isSingleCell() const
{
    if (piece().isEmpty() || !m_puzzle.cellsOf)
        return false;
    const core::Position &solution = solutions()[0].position;
    const int name = m_piece->currentIndex();
    int cells = 0;
    for (int cell = 0; cell < m_counts.grid().size(); ++cell)
        cells += m_counts.covers(solution, name, {cell}) ? 1 : 0;
    return cells == 1;
}

void SolutionHeatmap::retranslate()
{
    m_fold->setText(tr("Where the pieces lie"));
    m_fold->setToolTip(tr("For each cell, how many solutions have a piece on it"));
    m_corners->setText(tr("In any corner"));
    m_corners->setToolTip(tr("List the solutions with this piece in a corner of the board"));
    m_piece->setAccessibleName(tr("Piece"));
    m_piece->setToolTip(tr("Piece shown on the map"));
    m_heatmap->setAccessibleName(tr("For each cell, the number of solutions with the piece on it"));
    if (session() && isApplicable())
        showCounts();
}

} // namespace window
