// SPDX-License-Identifier: MIT
#include "window/solutions/solutionspanel.h"

#include "board/plaintext.h"
#include "core/positionline.h"
#include "session/basics/translation.h"
#include "window/solutions/solutionheatmap.h"
#include "window/widgets/names.h"

#include <QAction>
#include <QButtonGroup>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QListView>
#include <QLocale>
#include <QSlider>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace window {

using namespace Qt::StringLiterals;

namespace {

constexpr int pictureMargin = 12;
constexpr int smallestName = 8;  // pixels of the font
constexpr int leastHeight = 180; // the height of a picture with its number

const QString sideKey = u"side"_s;

/// Makes all items as large as a picture, even before it is drawn, and keeps the colours of the selected picture.
class PictureDelegate : public QStyledItemDelegate {
public:
    PictureDelegate(const SolutionsModel &model, bool beside, QObject *parent)
        : QStyledItemDelegate(parent), m_model(model), m_beside(beside)
    {
    }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const override
    {
        const int side = m_model.pictureSide();
        const int line = option.fontMetrics.lineSpacing() + 1; // the style rounds up the height of each line
        if (!m_model.hasPictures())
            return {side, line + pictureMargin / 2};
        if (m_beside)
            return {side, std::max(side, 3 * line) + pictureMargin};
        return {side + pictureMargin, side + 2 * line + pictureMargin};
    }

    /// Shrinks a name that is too long instead of cutting it, since names distinguish the solutions.
    void fitName(QStyleOptionViewItem &option) const
    {
        const int room = m_model.pictureSide() + pictureMargin / 2;
        int widest = 0;
        for (const QString &line : option.text.split(QChar::LineSeparator))
            widest = std::max(widest, option.fontMetrics.horizontalAdvance(line));
        if (widest <= room)
            return;
        option.font.setPixelSize(std::max(smallestName, QFontInfo(option.font).pixelSize() * room / widest));
        option.fontMetrics = QFontMetrics(option.font);
    }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (!m_model.hasPictures())
            return;
        const auto picture = index.data(Qt::DecorationRole).value<QPixmap>();
        QIcon icon;
        for (const QIcon::Mode mode : {QIcon::Normal, QIcon::Selected})
            icon.addPixmap(picture, mode);
        option->icon = icon;
        if (!m_beside)
            fitName(*option);
    }

private:
    const SolutionsModel &m_model;
    const bool m_beside; ///< whether the text is beside the picture, not below it
};

} // namespace

SolutionsPanel::SolutionsPanel(QWidget *parent)
    : SessionWidget(parent), m_summary(new board::PlainLabel(this)), m_all(new QToolButton(this)),
      m_byClass(new QToolButton(this)), m_heatmap(new SolutionHeatmap(this)), m_order(new QComboBox(this)),
      m_size(new QSlider(Qt::Horizontal, this)), m_grid(new QListView(this)), m_list(new QTreeView(this)),
      m_model(new SolutionsModel(this)), m_filter(new SolutionFilter(this)), m_copy(new QAction(this))
{
    m_copy->setShortcut(QKeySequence::Copy);
    m_copy->setShortcutContext(Qt::WidgetShortcut);
    connect(m_copy, &QAction::triggered, this, [this] { copy(m_list->currentIndex()); });
    m_summary->setObjectName(u"faint"_s);
    m_summary->setWordWrap(true);
    m_list->setObjectName(u"solutions"_s);
    m_list->setHeaderHidden(true);
    m_list->setUniformRowHeights(true);
    m_list->setIndentation(20);
    m_list->setRootIsDecorated(false);
    m_list->setItemDelegate(new PictureDelegate(*m_model, true, m_list));
    m_grid->setObjectName(u"solutions"_s);
    m_grid->setViewMode(QListView::IconMode);
    m_grid->setResizeMode(QListView::Adjust);
    m_grid->setMovement(QListView::Static);
    m_grid->setUniformItemSizes(true);
    m_grid->setLayoutMode(QListView::Batched);
    m_grid->setItemDelegate(new PictureDelegate(*m_model, false, m_grid));
    m_filter->setSourceModel(m_model);
    for (QAbstractItemView *view :
         {static_cast<QAbstractItemView *>(m_grid), static_cast<QAbstractItemView *>(m_list)})
        layOutPictures(*view);
    for (QAbstractItemView *view : std::initializer_list<QAbstractItemView *>{m_grid, m_list})
        view->setMinimumHeight(leastHeight);
    m_grid->setSelectionModel(m_list->selectionModel());
    m_list->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 12, 14, 14);
    column->addWidget(m_summary);
    column->addLayout(makeGroupingSwitch());
    column->addWidget(m_heatmap);
    column->addLayout(makeLook());
    column->addWidget(m_grid, 1);
    column->addWidget(m_list, 1);
    m_fillTimer.setSingleShot(true);
    connect(&m_fillTimer, &QTimer::timeout, this, &SolutionsPanel::fill);
    connect(m_heatmap, &SolutionHeatmap::filterChanged, this, [this] {
        m_filter->setTest(m_heatmap->filter());
        nameOrders();
        sort();
        for (QAbstractItemView *view : std::initializer_list<QAbstractItemView *>{m_grid, m_list})
            view->scrollToTop();
    });
    retranslate();
}

void SolutionsPanel::layOutPictures(QAbstractItemView &view)
{
    view.setFrameShape(QFrame::NoFrame);
    view.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view.setModel(m_filter);
    connect(&view, &QAbstractItemView::clicked, this, &SolutionsPanel::show);
    connect(&view, &QAbstractItemView::activated, this, &SolutionsPanel::show);
    view.setTextElideMode(Qt::ElideMiddle);
    view.addAction(m_copy);
    view.setContextMenuPolicy(Qt::ActionsContextMenu);
}

/// Makes the row for the order and the size of the pictures.
QLayout *SolutionsPanel::makeLook()
{
    auto *row = new QHBoxLayout;
    row->addWidget(m_order, 1);
    row->addWidget(m_size, 1);
    m_order->addItems({QString(), QString()});
    connect(m_order, &QComboBox::activated, this, &SolutionsPanel::sort);
    m_size->setRange(Thumbnails::smallest, Thumbnails::largest);
    m_size->setPageStep(40);
    const int wanted = board::displaySettings("solutions"_L1).value(sideKey).toInt();
    m_size->setValue(wanted > 0 ? wanted : Thumbnails::usual);
    connect(m_size, &QSlider::valueChanged, this, &SolutionsPanel::setPictureSide);
    connect(m_size, &QSlider::valueChanged, this,
            [](int side) { board::displaySettings("solutions"_L1).setValue(sideKey, side); });
    setPictureSide(m_size->value());
    return row;
}

void SolutionsPanel::setPictureSide(int side)
{
    m_model->setPictureSide(side);
    m_grid->setIconSize({side, side});
    m_list->setIconSize({side, side});
    m_grid->doItemsLayout();
    m_list->doItemsLayout();
}

void SolutionsPanel::nameOrders()
{
    const QString piece = m_heatmap->piece();
    m_order->setVisible(!piece.isEmpty());
    m_order->setItemText(0, tr("As found", "order of the solutions"));
    m_order->setItemText(1, tr("By the place of %1", "order of the solutions").arg(piece));
}

// Chooses the order when the first solution of a search is found: like the course, by the place of a piece that
// covers a single cell, if there is one.
void SolutionsPanel::chooseOrder()
{
    const session::Solutions &solutions = session()->solutions();
    if (solutions.empty() || m_sorted == solutions.search())
        return;
    m_sorted = solutions.search();
    nameOrders();
    m_order->setCurrentIndex(m_heatmap->isSingleCell() ? 1 : 0);
    sort();
}

void SolutionsPanel::sort()
{
    m_filter->setRank(m_order->currentIndex() == 1 ? m_heatmap->rank() : SolutionFilter::Rank());
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
    const bool byClass = grouping == SolutionsModel::Grouping::BySymmetryClass;
    m_list->setRootIsDecorated(byClass);
    m_list->setVisible(byClass);
    m_grid->setVisible(!byClass);
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

std::vector<std::size_t> SolutionsPanel::order() const
{
    std::vector<std::size_t> all(session()->solutions().size());
    std::iota(all.begin(), all.end(), std::size_t(0));
    if (m_order->currentIndex() == 1) {
        if (const SolutionFilter::Rank rank = m_heatmap->rank())
            std::ranges::stable_sort(all, {}, rank);
    }
    return all;
}

void SolutionsPanel::setNames(std::function<QString(int cell)> names)
{
    m_heatmap->setNames(std::move(names));
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
    lookAsSolutions();
    m_heatmap->setSession(session());
    m_inView = 0;
    m_sorted = 0;
    fill();
}

/// Shows the solutions as pictures side by side, or as lines of text if their names say all.
void SolutionsPanel::lookAsSolutions()
{
    const bool pictures = m_model->hasPictures();
    m_size->setVisible(pictures);
    const auto mode = pictures ? QListView::IconMode : QListView::ListMode;
    if (m_grid->viewMode() == mode)
        return;
    m_grid->setViewMode(mode);
    m_grid->setResizeMode(QListView::Adjust);
    m_grid->setMovement(QListView::Static);
    m_grid->setUniformItemSizes(true);
    m_grid->doItemsLayout();
}

void SolutionsPanel::refresh()
{
    fill();
    lookAsSolutions();
    m_heatmap->refresh();
    shareHeight();
    chooseOrder();
    m_summary->setText(summary());
    follow();
}

bool SolutionsPanel::event(QEvent *event)
{
    if (event->type() == QEvent::ParentChange && parentWidget())
        parentWidget()->installEventFilter(this);
    return SessionWidget::event(event);
}

bool SolutionsPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && watched == parentWidget())
        shareHeight();
    return SessionWidget::eventFilter(watched, event);
}

/// Leaves the height to the solutions where the heat map would push them out of view.
void SolutionsPanel::shareHeight()
{
    if (m_heatmap->isHidden())
        return;
    const int map = m_heatmap->isFolded() ? m_heatmap->bodyHeight() : 0;
    m_heatmap->setRoom(layout()->totalMinimumHeightForWidth(width()) + map <= parentWidget()->height());
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

void SolutionsPanel::copy(const QModelIndex &chosen) const
{
    const auto place = m_filter->solution(chosen);
    if (!place)
        return;
    const session::Solutions &solutions = session()->solutions();
    QGuiApplication::clipboard()->setText(QString::fromStdString(core::writeLineAndMoves(
        session()->kind(), *solutions.instance().puzzle, solutions.from(), solutions[*place].path)));
}

// Selects the row of the solution in view, even if it was not chosen in the list.
void SolutionsPanel::follow()
{
    const quint64 number = session()->player().isPlaying() ? m_inView : session()->search().solutionInView();
    if (number == m_inView)
        return;
    m_inView = number;
    // The solution in view may be from an earlier search, and on another board.
    const session::Solutions &solutions = session()->solutions();
    if (number == 0 || number > solutions.size() ||
        solutions.instance() != session()->timeline().instance() ||
        !looksAsInView(solutions[std::size_t(number - 1)].position))
        return;
    QModelIndex row = m_filter->indexOf(std::size_t(number - 1));
    const auto chosen = m_filter->solution(m_list->currentIndex());
    if (!row.isValid() || (chosen && *chosen == number - 1))
        return;
    if (row.parent().isValid() && !m_list->isExpanded(row.parent()))
        row = row.parent();
    m_list->setCurrentIndex(row);
    m_grid->scrollTo(row);
}

// Compares the positions as text, which does not distinguish pieces that look alike: a saved game may renumber such
// pieces.
bool SolutionsPanel::looksAsInView(const core::Position &solution) const
{
    const core::Puzzle &puzzle = session()->puzzle();
    return puzzle.write(solution) == puzzle.write(session()->timeline().position());
}

QString SolutionsPanel::summary() const
{
    const quint64 found = session()->solutions().total();
    const session::SymmetryClasses &sorted = session()->symmetryClasses();
    const int classes = sorted.sorted() == session()->solutions().size() ? int(sorted.count()) : 0;
    if (const quint64 counted = countedSolutions(); counted > 0 && !isCountWhole())
        return ResultNames::countedSoFar(counted);
    else if (counted > 0)
        return ResultNames::counted(*session(), counted);
    if (const quint64 chosen = session()->timeline().act().solution; found == 0 && chosen > 0)
        return tr("The saved game contains only solution %1. “All” lists the others again.")
            .arg(QLocale().toString(chosen));
    if (found == 0)
        return tr("No solution found yet.");
    const QString older = session()->search().solutionsAreOlder() ? tr("Earlier search:") + u' ' : QString();
    if (found > session::Solutions::most)
        return older + summaryOfMany() +
               (classes > 0 ? u' ' + tr("Of those kept, %n are essentially different.", nullptr, classes)
                            : QString());
    return older +
           (mayFindMore() ? tr("%n solution(s) so far", nullptr, int(found))
                          : tr("%n solution(s)", nullptr, int(found))) +
           (classes > 0 ? ", "_L1 + tr("%n essentially different", nullptr, classes) : QString()) + u". "_s +
           tr("Choose one to see it on the board.");
}

/// Returns whether the latest search, which found these solutions, was for a single one or has not ended.
bool SolutionsPanel::mayFindMore() const
{
    const session::Search &search = session()->search();
    if (!search.job() || search.solutionsAreOlder())
        return false;
    const bool ended = search.outcome() && search.outcome()->verdict != core::Outcome::Stopped;
    return search.job()->task().goal == core::Goal::First || !ended;
}

/// Returns the number of solutions of the latest search if it only counts them and the list is empty; else 0.
quint64 SolutionsPanel::countedSolutions() const
{
    const session::Search &search = session()->search();
    const bool counts = search.job() && search.job()->task().goal == core::Goal::Count;
    return counts && session()->solutions().empty() ? search.job()->stats().solutions : 0;
}

bool SolutionsPanel::isCountWhole() const
{
    const auto &outcome = session()->search().outcome();
    return outcome && outcome->verdict != core::Outcome::Stopped;
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
    m_copy->setText(tr("Copy Solution"));
    m_list->setAccessibleName(tr("Solutions"));
    m_grid->setAccessibleName(tr("Solutions"));
    m_order->setAccessibleName(tr("Order"));
    m_size->setAccessibleName(tr("Size of the pictures"));
    m_size->setToolTip(board::plainToolTip(m_size->accessibleName()));
    nameOrders();
    m_all->setText(tr("All", "solutions"));
    m_all->setToolTip(tr("In the order found"));
    m_byClass->setText(tr("By class"));
    m_byClass->setToolTip(tr("Group solutions that are rotations or reflections of one another"));
    m_list->viewport()->update();
}

} // namespace window
