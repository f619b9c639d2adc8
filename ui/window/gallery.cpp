// SPDX-License-Identifier: MIT
#include "window/gallery.h"

#include "board/keeptranslated.h"
#include "board/plaintext.h"
#include "session/basics/translation.h"
#include "window/widgets/icons.h"
#include "window/widgets/paintediconengine.h"

#include <QEvent>
#include <QKeyEvent>
#include <QSignalBlocker>

namespace window {

using namespace Qt::StringLiterals;

namespace {

constexpr int pictureSide = 44;
constexpr int smallestSide = 20;
constexpr int narrowSide = 24; // the side in a narrow window, where the boards need the width
constexpr int narrowWindow = 1000;
constexpr double mostForNames = 0.25; // the largest part of the window's width for the names
constexpr int padding = 12;           // the padding of an item above and below its picture
constexpr int sidePadding = 34;       // the padding of an item beside its picture and its name

/// The picture of a puzzle, painted at any size and scale.
class PuzzleIconEngine : public PaintedIconEngine {
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
    addItem(new QListWidgetItem(icon(Icon::Home), QString()));
    for (std::size_t i = 0; i < puzzles.size(); ++i)
        addItem(QString());
    connect(this, &QListWidget::itemClicked, this, [this](QListWidgetItem *item) { choose(row(item)); });
    connect(this, &QListWidget::itemSelectionChanged, this, &Gallery::followSelection);
    board::keepTranslated(*this, [this] { retranslate(); });
}

void Gallery::setStyle(const board::Style &style)
{
    for (std::size_t i = 0; i < m_puzzles.size(); ++i)
        item(rowOf(i))->setIcon(QIcon(new PuzzleIconEngine(*m_puzzles[i], style)));
}

void Gallery::selectRow(int row)
{
    const QSignalBlocker blocker(this);
    m_shown = row;
    setCurrentRow(row, QItemSelectionModel::ClearAndSelect);
}

void Gallery::choose(int row)
{
    selectRow(row);
    if (row == homeRow)
        Q_EMIT homeChosen();
    else
        Q_EMIT chosen(std::size_t(row - 1));
}

// Follows a selection by a screen reader and undoes a deselection: only the item in view is selected.
void Gallery::followSelection()
{
    const QModelIndexList selected = selectedIndexes();
    const auto other =
        std::ranges::find_if(selected, [this](const QModelIndex &index) { return index.row() != m_shown; });
    if (other != selected.end())
        choose(other->row());
    else
        selectRow(m_shown);
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

void Gallery::resizeEvent(QResizeEvent *event)
{
    QListWidget::resizeEvent(event);
    if (event->size().height() != event->oldSize().height())
        fit();
}

// Makes the pictures smaller before the list has to scroll.
void Gallery::fit()
{
    ensurePolished();
    int widest = 0;
    for (const Words &words : m_words)
        widest = std::max(widest, fontMetrics().horizontalAdvance(words.name));
    const bool hasNames = widest <= window()->width() * mostForNames;
    const int room = viewport()->height() / std::max(1, count());
    const int largest = window()->width() < narrowWindow ? narrowSide : pictureSide;
    const int side = std::clamp(room - padding, smallestSide, largest);
    setIconSize({side, side});
    const QSize size(side + (hasNames ? widest + sidePadding : sidePadding / 2),
                     std::max(side, fontMetrics().height()) + padding);
    for (int row = 0; row < int(m_words.size()); ++row) {
        const auto &[name, about] = m_words[std::size_t(row)];
        item(row)->setText(hasNames ? name : QString());
        item(row)->setToolTip(board::plainToolTip(hasNames ? about : name + u'\n' + about));
        item(row)->setSizeHint(size);
    }
    const QMargins frame = contentsMargins() + viewportMargins();
    setFixedWidth(size.width() + frame.left() + frame.right() + 6);
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
    m_words = {{tr("Home"), tr("All puzzles with their aims, and the last game")}};
    item(homeRow)->setData(Qt::AccessibleTextRole, m_words[homeRow].name);
    for (std::size_t i = 0; i < m_puzzles.size(); ++i) {
        const core::Kind &kind = *m_puzzles[i]->kind;
        m_words.push_back({session::puzzleName(kind), session::translated(kind.about)});
        item(rowOf(i))->setData(Qt::AccessibleTextRole, session::translated(kind.name));
    }
    fit();
}

void Gallery::changeEvent(QEvent *event)
{
    QListWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange)
        fit();
}

} // namespace window
