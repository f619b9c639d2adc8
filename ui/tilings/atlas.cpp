// SPDX-License-Identifier: MIT
#include "tilings/atlas.h"

#include "tilings/atlasmodel.h"
#include "tilings/heatmap.h"

#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace ui {

namespace {

const tilings::Tilings &asTilings(const core::Puzzle &puzzle)
{
    return static_cast<const tilings::Tilings &>(puzzle);
}

} // namespace

Atlas::Atlas(const Desk &desk, QWidget *parent)
    : QWidget(parent), m_desk(desk), m_title(new QLabel), m_piece(new QComboBox), m_heat(new HeatMap),
      m_summary(new QLabel), m_list(new QListView), m_model(new AtlasModel(*desk.session, this))
{
    layOut();
    connect(m_desk.session, &session::Session::solutionsChanged, this, &Atlas::fill);
    connect(m_piece, &QComboBox::activated, this, &Atlas::choosePiece);
    connect(m_heat, &HeatMap::cellChosen, this, &Atlas::chooseCell);
    connect(m_list, &QListView::clicked, this, &Atlas::showSolution);
    connect(m_list, &QListView::activated, this, &Atlas::showSolution);
    hide();
}

void Atlas::layOut()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    m_title->setObjectName(QStringLiteral("title"));
    m_summary->setObjectName(QStringLiteral("faint"));
    m_summary->setWordWrap(true);
    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_piece);
    column->addLayout(head);
    column->addWidget(m_heat);
    column->addWidget(m_summary);
    column->addWidget(m_list);
    m_list->setModel(m_model);
    m_list->setViewMode(QListView::IconMode);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setMovement(QListView::Static);
    m_list->setUniformItemSizes(true);
    m_list->setLayoutMode(QListView::Batched);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setSpacing(3);
    m_list->setMinimumHeight(220);
}

const TilingScene *Atlas::scene() const
{
    return qobject_cast<const TilingScene *>(m_desk.scene());
}

int Atlas::kind() const
{
    return m_piece->currentData().toInt();
}

void Atlas::attach()
{
    const TilingScene *board = scene();
    const bool same = board && board->instance() == m_desk.session->solutions().instance().puzzle;
    m_model->setScene(same ? board : nullptr, devicePixelRatioF());
    if (board)
        m_heat->setStyle(board->style());
    fill();
}

/// Takes notice of the solutions that are new.
void Atlas::fill()
{
    const session::Solutions &solutions = m_desk.session->solutions();
    const TilingScene *board = scene();
    const bool known = !solutions.empty() && board && board->instance() == solutions.instance().puzzle;
    setVisible(known);
    if (!known)
        return;
    if (m_search != solutions.search() || m_puzzle != board->instance() || m_counts.size() > solutions.size())
        restart();
    const tilings::Tilings &tilings = asTilings(*m_puzzle);
    while (m_counts.size() < solutions.size())
        m_counts.add(tilings, solutions[m_counts.size()].position);
    m_model->update();
    showCounts();
}

void Atlas::restart()
{
    const session::Solutions &solutions = m_desk.session->solutions();
    m_search = solutions.search();
    m_puzzle = solutions.instance().puzzle;
    const tilings::Tilings &tilings = asTilings(*m_puzzle);
    m_counts.restart(tilings);
    m_heat->setBoard(tilings.grid(), tilings.closed());
    const QString before = m_piece->currentText();
    const QSignalBlocker quiet(m_piece);
    m_piece->clear();
    // The monomino, if there is one, has most to tell.
    for (int kind = tilings::Polyomino::kinds - 1; kind >= 0; --kind) {
        if (tilings.pieces().count(kind) > 0)
            m_piece->addItem(QString(QLatin1Char(tilings.pieces().letter(kind))), kind);
    }
    m_piece->setCurrentIndex(std::max(0, m_piece->findText(before)));
    m_model->setScene(scene(), devicePixelRatioF());
    m_model->filter(kind(), HeatMap::none);
}

void Atlas::showCounts()
{
    m_heat->setCounts(m_counts.counts(kind()));
    const QString letter = m_piece->currentText();
    const int cells = asTilings(*m_puzzle).openCells();
    if (m_heat->chosen() == HeatMap::none)
        m_summary->setText(
            tr("Piece %1 lies on %2 of %3 cells. Choose a cell for the solutions that have it there.")
                .arg(letter)
                .arg(m_counts.cells(kind()))
                .arg(cells));
    else
        m_summary->setText(
            tr("%n solution(s) with piece %1 here.", nullptr, m_model->rowCount()).arg(letter));
}

void Atlas::choosePiece()
{
    m_model->filter(kind(), m_heat->chosen());
    showCounts();
}

void Atlas::chooseCell(int cell)
{
    m_model->filter(kind(), cell);
    showCounts();
}

void Atlas::showSolution(const QModelIndex &index)
{
    m_desk.session->showSolution(m_model->solutionAt(index.row()));
}

void Atlas::retranslate()
{
    m_title->setText(tr("Atlas of the solutions"));
    m_piece->setAccessibleName(tr("Piece"));
    m_piece->setToolTip(tr("The piece whose places are counted"));
    m_heat->setAccessibleName(tr("How often the piece lies on each cell"));
    m_list->setAccessibleName(tr("Solutions with the piece on the cell"));
    if (isVisible())
        showCounts();
}

} // namespace ui
