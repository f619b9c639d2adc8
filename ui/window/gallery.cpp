// SPDX-License-Identifier: MIT
#include "window/gallery.h"

#include "board/plaintext.h"
#include "session/translation.h"

#include <QEvent>
#include <QIconEngine>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QStyledItemDelegate>

namespace window {

using namespace Qt::StringLiterals;

namespace {

constexpr int pictureSide = 64;
constexpr int smallestSide = 44;
constexpr int smallestWidth = 108;
constexpr int smallestCompact = 20;
constexpr int padding = 22; // the padding of an item, around picture and name
constexpr int compactPadding = 16;

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
        if (size.isEmpty()) // in a window too small for the icon
            return {};
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

/// Draws the names or leaves them out; screen readers and the search by letters use the names in either case.
class NameDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void showNames(bool show) { m_names = show; }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (m_names)
            return;
        option->text.clear();
        option->features &= ~QStyleOptionViewItem::HasDisplay;
        option->decorationPosition = QStyleOptionViewItem::Left;
    }

private:
    bool m_names = true;
};

} // namespace

Gallery::Gallery(std::span<const ui::PuzzleUi *const> puzzles, QWidget *parent)
    : QListWidget(parent), m_puzzles(puzzles)
{
    setObjectName(u"gallery"_s);
    setFrameShape(NoFrame);
    setIconSize({pictureSide, pictureSide});
    setUniformItemSizes(true);
    setItemDelegate(new NameDelegate(this));
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

// A screen reader can select or deselect an item; one item is always selected, the puzzle in view.
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

void Gallery::resizeEvent(QResizeEvent *event)
{
    if (event->size().height() != event->oldSize().height())
        fit();
    QListWidget::resizeEvent(event);
}

void Gallery::setCompact(bool compact)
{
    m_compact = compact;
    fit();
}

bool Gallery::fitsWithNames() const
{
    const int rows = std::max(1, count());
    return viewport()->height() / rows >= smallestSide + padding + fontMetrics().height();
}

// The pictures become smaller before the names are left out, and the names are left out before the list
// scrolls.
void Gallery::fit()
{
    ensurePolished();
    const bool names = !m_compact && fitsWithNames();
    static_cast<NameDelegate *>(itemDelegate())->showNames(names);
    for (std::size_t i = 0; i < m_puzzles.size(); ++i) {
        const QString name = session::translated(m_puzzles[i]->kind->name);
        item(int(i))->setText(name);
        item(int(i))->setToolTip(
            board::plainToolTip(names ? session::translated(m_puzzles[i]->kind->about)
                                      : tr("%1: %2", "a puzzle's name: what it is about")
                                            .arg(name, session::translated(m_puzzles[i]->kind->about))));
    }
    const int room = viewport()->height() / std::max(1, count());
    const int side = names ? std::clamp(room - padding - fontMetrics().height(), smallestSide, pictureSide)
                           : std::clamp(room - compactPadding, smallestCompact, smallestSide);
    setIconSize({side, side});
    const int square = side + compactPadding;
    for (int row = 0; row < count(); ++row)
        item(row)->setSizeHint(names ? QSize() : QSize(square, square));
    const QMargins frame = contentsMargins() + viewportMargins();
    setFixedWidth(std::max(names ? smallestWidth : square, sizeHintForColumn(0)) + frame.left() +
                  frame.right() + 4);
}

QSize Gallery::sizeHint() const
{
    return {width(), 400};
}

QSize Gallery::minimumSizeHint() const
{
    return {width(), 120};
}

void Gallery::retranslate()
{
    setAccessibleName(tr("Puzzles"));
    fit();
}

void Gallery::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QListWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange)
        fit();
}

} // namespace window
