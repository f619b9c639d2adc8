// SPDX-License-Identifier: MIT
#include "window/solutionspanel.h"

#include "window/solutionheatmap.h"

#include <QButtonGroup>
#include <QLabel>
#include <QLocale>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace window {

using namespace Qt::StringLiterals;

namespace {

constexpr int rowMargin = 12;

/// Makes all rows as high as a picture, also while it is not drawn yet.
class RowDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const override
    {
        return {Thumbnails::side, std::max(Thumbnails::side, 3 * option.fontMetrics.height()) + rowMargin};
    }
};

} // namespace

SolutionsPanel::SolutionsPanel(QWidget *parent)
    : SessionWidget(parent), m_summary(new QLabel(this)), m_all(new QToolButton(this)),
      m_byClass(new QToolButton(this)), m_heatmap(new SolutionHeatmap(this)), m_list(new QTreeView(this)),
      m_model(new SolutionsModel(this)), m_filter(new SolutionFilter(this))
{
    m_summary->setObjectName(u"faint"_s);
    m_summary->setWordWrap(true);
    m_list->setObjectName(u"solutions"_s);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHeaderHidden(true);
    m_list->setUniformRowHeights(true);
    m_list->setIndentation(20);
    m_list->setRootIsDecorated(false);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setIconSize({Thumbnails::side, Thumbnails::side});
    m_list->setItemDelegate(new RowDelegate(m_list));
    m_filter->setSourceModel(m_model);
    m_list->setModel(m_filter);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 12, 14, 14);
    column->addWidget(m_summary);
    column->addLayout(makeGroupingSwitch());
    column->addWidget(m_heatmap);
    column->addWidget(m_list, 1);
    m_fillTimer.setSingleShot(true);
    connect(&m_fillTimer, &QTimer::timeout, this, &SolutionsPanel::fill);
    connect(m_heatmap, &SolutionHeatmap::filterChanged, this,
            [this] { m_filter->setTest(m_heatmap->filter()); });
    connect(m_list, &QTreeView::clicked, this, &SolutionsPanel::show);
    connect(m_list, &QTreeView::activated, this, &SolutionsPanel::show);
    retranslate();
}

QLayout *SolutionsPanel::makeGroupingSwitch()
{
    m_all->setObjectName(u"left"_s);
    m_byClass->setObjectName(u"right"_s);
    auto *either = new QButtonGroup(this);
    auto *row = new QHBoxLayout;
    row->setSpacing(0);
    for (QToolButton *button : {m_all, m_byClass}) {
        button->setCheckable(true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        either->addButton(button);
        row->addWidget(button);
    }
    m_all->setChecked(true);
    connect(m_byClass, &QToolButton::toggled, this, [this](bool byClass) {
        setGrouping(byClass ? SolutionsModel::Grouping::BySymmetryClass : SolutionsModel::Grouping::None);
    });
    return row;
}

void SolutionsPanel::setGrouping(SolutionsModel::Grouping grouping)
{
    m_list->setRootIsDecorated(grouping == SolutionsModel::Grouping::BySymmetryClass);
    m_model->setGrouping(grouping);
    m_inView = 0;
    fill();
}

void SolutionsPanel::setPuzzle(const ui::PuzzleUi &puzzle, const board::Style &style)
{
    m_puzzle = &puzzle;
    m_style = style;
    m_heatmap->setPuzzle(puzzle, style);
}

void SolutionsPanel::setStyle(const board::Style &style)
{
    if (!session())
        return;
    setPuzzle(*m_puzzle, style);
    sessionChanged();
}

void SolutionsPanel::sessionChanged()
{
    const bool classes = session()->symmetryClasses().areKnown();
    m_all->setVisible(classes);
    m_byClass->setVisible(classes);
    if (!classes)
        m_all->setChecked(true);
    m_model->begin(*m_puzzle, *session(), m_style, devicePixelRatioF());
    m_heatmap->setSession(session());
    m_inView = 0;
    fill();
}

void SolutionsPanel::refresh()
{
    fill();
    m_heatmap->refresh();
    m_summary->setText(summary());
    follow();
}

void SolutionsPanel::fill()
{
    if (m_model->update())
        m_fillTimer.start(0);
}

void SolutionsPanel::show(const QModelIndex &chosen)
{
    if (const auto place = m_filter->solution(chosen))
        session()->search().showSolution(*place);
}

// Selects the row of the solution in view, also when it was not chosen in the list.
void SolutionsPanel::follow()
{
    const quint64 number = session()->player().isPlaying() ? m_inView : session()->search().solutionInView();
    if (number == m_inView)
        return;
    m_inView = number;
    // It may be the solution of an earlier search.
    const session::Solutions &solutions = session()->solutions();
    if (number == 0 || number > solutions.size() ||
        solutions[std::size_t(number - 1)].position != session()->timeline().position())
        return;
    QModelIndex row = m_filter->indexOf(std::size_t(number - 1));
    const auto chosen = m_filter->solution(m_list->currentIndex());
    if (!row.isValid() || (chosen && *chosen == number - 1))
        return;
    if (row.parent().isValid() && !m_list->isExpanded(row.parent()))
        row = row.parent();
    m_list->setCurrentIndex(row);
}

QString SolutionsPanel::summary() const
{
    const quint64 found = session()->solutions().total();
    const session::SymmetryClasses &sorted = session()->symmetryClasses();
    const int classes = sorted.sorted() == session()->solutions().size() ? int(sorted.count()) : 0;
    if (found == 0)
        return tr("No solution found yet.");
    if (found > session::Solutions::most)
        return summaryOfMany() +
               (classes > 0 ? u' ' + tr("Of those kept, %n are essentially different.", nullptr, classes)
                            : QString());
    return tr("%n solution(s)", nullptr, int(found)) +
           (classes > 0 ? ", "_L1 + tr("%n essentially different", nullptr, classes) : QString()) + u". "_s +
           tr("Choose one to see it on the board.");
}

QString SolutionsPanel::summaryOfMany() const
{
    const QString found = QLocale().toString(session()->solutions().total());
    const QString kept = QLocale().toString(qulonglong(session::Solutions::most));
    if (session()->isSolving())
        return tr("%1 solutions so far. The first %2 are kept here; counting goes on.").arg(found, kept);
    return tr("%1 solutions. The first %2 are kept here; the others were only counted.").arg(found, kept);
}

void SolutionsPanel::retranslate()
{
    m_list->setAccessibleName(tr("Solutions"));
    m_all->setText(tr("All", "solutions"));
    m_all->setToolTip(tr("In the order found"));
    m_byClass->setText(tr("By class"));
    m_byClass->setToolTip(tr("Group solutions that are rotations or reflections of one another"));
    m_list->viewport()->update();
}

} // namespace window
