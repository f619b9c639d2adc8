// SPDX-License-Identifier: MIT
#include "window/gallery.h"

#include "session/translation.h"

#include <QEvent>
#include <QIconEngine>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QSignalBlocker>

namespace window {

using namespace Qt::StringLiterals;

namespace {

constexpr int pictureSide = 64;
constexpr int smallestSide = 44;
constexpr int smallestWidth = 108;

/// The picture of a puzzle, painted at any size and scale.
class PuzzleIconEngine : public QIconEngine {
public:
    PuzzleIconEngine(const ui::PuzzleUi &puzzle, const board::Style &style) : m_puzzle(puzzle), m_style(style)
    {
    }

    QIconEngine *clone() const override { return new PuzzleIconEngine(m_puzzle, m_style); }
    void paint(QPainter *painter, const QRect &rect, QIcon::Mode, QIcon::State) override
    {
        painter->setRenderHint(QPainter::Antialiasing);
        m_puzzle.paintIcon(*painter, QRectF(rect), m_style);
    }
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap picture(size);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return picture;
    }

private:
    const ui::PuzzleUi &m_puzzle;
    const board::Style m_style;
};

} // namespace

Gallery::Gallery(std::span<const ui::PuzzleUi *const> puzzles, QWidget *parent)
    : QListWidget(parent), m_puzzles(puzzles)
{
    setObjectName(u"gallery"_s);
    setFrameShape(NoFrame);
    setIconSize({pictureSide, pictureSide});
    setUniformItemSizes(true);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSelectionMode(SingleSelection);
    for (std::size_t i = 0; i < puzzles.size(); ++i)
        addItem(QString());
    connect(this, &QListWidget::itemClicked, this, [this](QListWidgetItem *item) { choose(row(item)); });
    connect(this, &QListWidget::itemSelectionChanged, this, &Gallery::followSelection);
    retranslate();
}

void Gallery::setStyle(const board::Style &style)
{
    for (std::size_t i = 0; i < m_puzzles.size(); ++i)
        item(int(i))->setIcon(QIcon(new PuzzleIconEngine(*m_puzzles[i], style)));
}

void Gallery::select(std::size_t puzzle)
{
    const QSignalBlocker blocker(this);
    m_shown = int(puzzle);
    setCurrentRow(m_shown, QItemSelectionModel::ClearAndSelect);
}

void Gallery::choose(int row)
{
    select(std::size_t(row));
    Q_EMIT chosen(std::size_t(row));
}

// A screen reader selects or deselects an item; one is always selected, the puzzle in view.
void Gallery::followSelection()
{
    const QModelIndexList selected = selectedIndexes();
    const auto other =
        std::ranges::find_if(selected, [this](const QModelIndex &index) { return index.row() != m_shown; });
    if (other != selected.end())
        choose(other->row());
    else
        select(std::size_t(m_shown));
}

QItemSelectionModel::SelectionFlags Gallery::selectionCommand(const QModelIndex &, const QEvent *) const
{
    return QItemSelectionModel::NoUpdate;
}

void Gallery::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space)
        choose(currentRow());
    else
        QListWidget::keyPressEvent(event);
}

void Gallery::initViewItemOption(QStyleOptionViewItem *option) const
{
    QListWidget::initViewItemOption(option);
    option->decorationPosition = QStyleOptionViewItem::Top;
    option->decorationAlignment = Qt::AlignCenter;
    option->displayAlignment = Qt::AlignCenter;
}

// The pictures become smaller before the list needs to be scrolled.
void Gallery::resizeEvent(QResizeEvent *event)
{
    fitPicturesToHeight();
    QListWidget::resizeEvent(event);
}

void Gallery::fitPicturesToHeight()
{
    const int padding = sizeHintForRow(0) - iconSize().height();
    const int side =
        std::clamp(viewport()->height() / std::max(1, count()) - padding, smallestSide, pictureSide);
    if (iconSize().height() != side)
        setIconSize({side, side});
}

// As wide as the longest name and the scroll bar, which a low window needs.
void Gallery::fitWidthToNames()
{
    ensurePolished();
    const QMargins frame = contentsMargins() + viewportMargins();
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, verticalScrollBar());
    setFixedWidth(std::max(smallestWidth, sizeHintForColumn(0) + frame.left() + frame.right() + bar));
    fitPicturesToHeight();
}

QSize Gallery::sizeHint() const
{
    return {smallestWidth, 400};
}

QSize Gallery::minimumSizeHint() const
{
    return {smallestWidth, 120};
}

void Gallery::retranslate()
{
    setAccessibleName(tr("Puzzles"));
    for (std::size_t i = 0; i < m_puzzles.size(); ++i) {
        item(int(i))->setText(session::translated(m_puzzles[i]->kind->name));
        item(int(i))->setToolTip(session::translated(m_puzzles[i]->kind->about));
    }
    fitWidthToNames();
}

void Gallery::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QListWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange)
        fitWidthToNames();
}

} // namespace window
