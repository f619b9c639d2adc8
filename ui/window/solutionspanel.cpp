// SPDX-License-Identifier: MIT
#include "window/solutionspanel.h"

#include "window/solutionsmodel.h"

#include <QLabel>
#include <QListView>
#include <QLocale>
#include <QVBoxLayout>

namespace window {

using namespace Qt::StringLiterals;

SolutionsPanel::SolutionsPanel(QWidget *parent)
    : SessionWidget(parent), m_summary(new QLabel(this)), m_list(new QListView(this)),
      m_model(new SolutionsModel(this))
{
    m_summary->setObjectName(u"faint"_s);
    m_summary->setWordWrap(true);
    m_list->setObjectName(u"solutions"_s);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setModel(m_model);
    m_list->setIconSize({Thumbnails::side, Thumbnails::side});
    m_list->setUniformItemSizes(true);
    m_list->setLayoutMode(QListView::Batched);
    m_list->setSpacing(3);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 12, 14, 14);
    column->addWidget(m_summary);
    column->addWidget(m_list, 1);
    const auto show = [this](const QModelIndex &chosen) {
        session()->showSolution(std::size_t(chosen.row()));
    };
    connect(m_list, &QListView::clicked, this, show);
    connect(m_list, &QListView::activated, this, show);
    retranslate();
}

void SolutionsPanel::setPuzzle(const ui::PuzzleUi &puzzle, const board::Style &style)
{
    m_puzzle = &puzzle;
    m_style = style;
    if (session())
        sessionChanged();
}

void SolutionsPanel::sessionChanged()
{
    m_model->begin(*m_puzzle, *session(), m_style, devicePixelRatioF());
}

void SolutionsPanel::refresh()
{
    m_model->update();
    m_summary->setText(summary());
}

QString SolutionsPanel::summary() const
{
    const quint64 found = session()->solutionCount();
    if (found == 0)
        return tr("No solution has been found yet.");
    if (found <= session::Session::mostSolutions)
        return tr("%n solution(s). Choose one to see it on the board.", nullptr, int(found));
    const QLocale locale;
    return tr("%1 solutions. The first %2 are kept here; the others are only counted.")
        .arg(locale.toString(found), locale.toString(qulonglong(session::Session::mostSolutions)));
}

void SolutionsPanel::retranslate()
{
    m_list->setAccessibleName(tr("Solutions"));
    m_list->viewport()->update();
}

} // namespace window
