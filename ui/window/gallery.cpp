// SPDX-License-Identifier: MIT
#include "window/gallery.h"

#include "session/words.h"

#include <QEvent>
#include <QIconEngine>
#include <QPainter>
#include <QSignalBlocker>

namespace window {

using namespace Qt::StringLiterals;

namespace {

constexpr int pictureSide = 64;
constexpr int smallestSide = 44;
constexpr int margins = 18; // of an item, above and below
constexpr int columnWidth = 108;

/// A puzzle's picture, drawn at whatever size and scale is asked for.
class PuzzleEngine : public QIconEngine {
public:
    PuzzleEngine(const ui::PuzzleUi &puzzle, const board::Style &style) : m_puzzle(puzzle), m_style(style) {}

    QIconEngine *clone() const override { return new PuzzleEngine(m_puzzle, m_style); }
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
    connect(this, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            Q_EMIT chosen(std::size_t(row));
    });
    retranslate();
}

void Gallery::setStyle(const board::Style &style)
{
    for (std::size_t i = 0; i < m_puzzles.size(); ++i)
        item(int(i))->setIcon(QIcon(new PuzzleEngine(*m_puzzles[i], style)));
}

void Gallery::select(std::size_t puzzle)
{
    const QSignalBlocker quiet(this);
    setCurrentRow(int(puzzle));
}

void Gallery::initViewItemOption(QStyleOptionViewItem *option) const
{
    QListWidget::initViewItemOption(option);
    option->decorationPosition = QStyleOptionViewItem::Top;
    option->decorationAlignment = Qt::AlignCenter;
    option->displayAlignment = Qt::AlignCenter;
}

// Pictures become smaller before any of them must be scrolled to.
void Gallery::resizeEvent(QResizeEvent *event)
{
    const int room = event->size().height() / std::max(1, count()) - fontMetrics().height() - margins;
    const int side = std::clamp(room, smallestSide, pictureSide);
    if (iconSize().height() != side)
        setIconSize({side, side});
    QListWidget::resizeEvent(event);
}

QSize Gallery::sizeHint() const
{
    return {columnWidth, 400};
}

QSize Gallery::minimumSizeHint() const
{
    return {columnWidth, 120};
}

void Gallery::retranslate()
{
    setAccessibleName(tr("Puzzles"));
    for (std::size_t i = 0; i < m_puzzles.size(); ++i) {
        item(int(i))->setText(session::words(m_puzzles[i]->kind->name));
        item(int(i))->setToolTip(session::words(m_puzzles[i]->kind->about));
    }
}

void Gallery::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QListWidget::changeEvent(event);
}

} // namespace window
