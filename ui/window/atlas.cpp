// SPDX-License-Identifier: MIT
#include "window/atlas.h"

#include "window/choicebox.h"
#include "window/heatmap.h"

#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace window {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostCells = 400; // of a board; on more there is nothing to be seen

} // namespace

Atlas::Atlas(QWidget *parent)
    : SessionWidget(parent), m_fold(new QToolButton(this)), m_piece(new ChoiceBox(this)),
      m_heat(new HeatMap(this)), m_summary(new QLabel(this))
{
    m_summary->setObjectName(u"faint"_s);
    m_summary->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addLayout(makeHead());
    column->addWidget(m_heat);
    column->addWidget(m_summary);
    m_more.setSingleShot(true);
    connect(&m_more, &QTimer::timeout, this, &Atlas::fill);
    connect(m_fold, &QToolButton::toggled, this, &Atlas::fold);
    connect(m_piece, &QComboBox::activated, this, &Atlas::choosePiece);
    connect(m_heat, &HeatMap::cellChosen, this, &Atlas::choosePiece);
    hide();
    fold();
    retranslate();
}

QLayout *Atlas::makeHead()
{
    m_fold->setObjectName(u"fold"_s);
    m_fold->setCheckable(true);
    m_fold->setChecked(true);
    m_fold->setAutoRaise(true);
    m_fold->setFocusPolicy(Qt::StrongFocus);
    m_fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    auto *head = new QHBoxLayout;
    head->addWidget(m_fold);
    head->addStretch();
    head->addWidget(m_piece);
    return head;
}

void Atlas::fold()
{
    const bool open = m_fold->isChecked();
    m_fold->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    m_heat->setVisible(open);
    m_summary->setVisible(open);
    m_piece->setVisible(open && m_map.names().size() > 1);
}

void Atlas::setPuzzle(const ui::PuzzleUi &puzzle, const board::Style &style)
{
    m_puzzle = puzzle;
    m_heat->setStyle(style);
}

void Atlas::sessionChanged()
{
    restart();
}

bool Atlas::isOfUse() const
{
    return m_puzzle.pieceName && !solutions().empty() &&
           solutions().instance().puzzle->grid().size() <= mostCells;
}

void Atlas::refresh()
{
    const bool useful = isOfUse();
    if (useful && (m_map.search() != solutions().search() || m_map.board() != solutions().instance().puzzle))
        restart();
    if (!useful && isVisibleTo(parentWidget()) && m_heat->chosen() != HeatMap::none) {
        m_heat->choose(HeatMap::none);
        Q_EMIT testChanged();
    }
    setVisible(useful);
    if (useful)
        fill();
}

void Atlas::restart()
{
    if (!isOfUse())
        return setVisible(false);
    m_map.begin(m_puzzle, solutions());
    m_heat->setBoard(m_map.grid(), m_map.closed());
    const QString before = m_piece->currentText();
    const QSignalBlocker quiet(m_piece);
    m_piece->clear();
    m_piece->addItems(m_map.names());
    // The last one is the smallest, where sizes differ, and has most to tell.
    const int same = m_piece->findText(before);
    m_piece->setCurrentIndex(same < 0 ? m_piece->count() - 1 : same);
    fold();
    Q_EMIT testChanged();
}

void Atlas::fill()
{
    if (!isOfUse() || m_map.search() != solutions().search())
        return;
    if (m_map.update(solutions()))
        m_more.start(0);
    showCounts();
}

void Atlas::choosePiece()
{
    showCounts();
    Q_EMIT testChanged();
}

void Atlas::showCounts()
{
    if (m_map.names().empty())
        return;
    m_heat->setCounts(m_map.counts(m_piece->currentIndex()));
    m_summary->setText(summary());
}

QString Atlas::summary() const
{
    const QString text = m_heat->chosen() == HeatMap::none ? summaryOfBoard() : summaryOfCell();
    if (solutions().total() == solutions().size())
        return text;
    return text + u' ' + tr("Only the solutions that are kept are looked at.");
}

QString Atlas::summaryOfBoard() const
{
    const QString piece = m_piece->currentText();
    const QString cells = QLocale().toString(m_map.cells(m_piece->currentIndex()));
    const QString all = QLocale().toString(m_map.openCells());
    if (piece.isEmpty())
        return tr("Pieces lie on %1 of %2 cells.").arg(cells, all) + u' ' +
               tr("Choose a cell for the solutions that have one there.");
    return tr("Piece %1 lies on %2 of %3 cells.").arg(piece, cells, all) + u' ' +
           tr("Choose a cell for the solutions that have it there.");
}

QString Atlas::summaryOfCell() const
{
    const int cell = m_heat->chosen();
    const QString place =
        tr("row %1, column %2").arg(m_map.grid().row(cell) + 1).arg(m_map.grid().column(cell) + 1);
    const int count = m_map.counts(m_piece->currentIndex())[std::size_t(cell)];
    const QString piece = m_piece->currentText();
    const QString found = piece.isEmpty()
                              ? tr("%n solution(s) with a piece on %1.", nullptr, count).arg(place)
                              : tr("%n solution(s) with piece %1 on %2.", nullptr, count).arg(piece, place);
    return found + u' ' + tr("The same cell once more: all of them.");
}

SolutionFilter::Test Atlas::test() const
{
    const int cell = m_heat->chosen();
    const int name = m_piece->currentIndex();
    if (cell == HeatMap::none || name < 0)
        return {};
    return [this, name, cell, search = m_map.search()](std::size_t solution) {
        return solutions().search() == search && m_map.covers(solutions()[solution].position, name, cell);
    };
}

void Atlas::retranslate()
{
    m_fold->setText(tr("Where the pieces lie"));
    m_fold->setToolTip(tr("How many solutions have a piece on each cell"));
    m_piece->setAccessibleName(tr("Piece"));
    m_piece->setToolTip(tr("The piece whose places are counted"));
    m_heat->setAccessibleName(tr("How often the piece lies on each cell"));
    if (session() && isOfUse())
        showCounts();
}

} // namespace window
