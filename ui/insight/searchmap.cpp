// SPDX-License-Identifier: MIT
#include "insight/searchmap.h"

#include "board/keeptranslated.h"
#include "board/plaintext.h"
#include "session/basics/translation.h"

#include <QAccessible>
#include <QApplication>
#include <QHelpEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <cmath>

namespace insight {

namespace {

constexpr int mapHeight = 80;       // pixels
constexpr int lowMapHeight = 44;    // in a window that is lower than this:
constexpr int lowWindow = 640;      // pixels
constexpr int lowestMapHeight = 28; // in a window that is lower still:
constexpr int lowestWindow = 540;   // pixels
constexpr double fewestEvents = 12; // the fewest events that a stretch can contain
constexpr int noticeMargin = 14;    // pixels beside the notice on an empty map
constexpr double zoomOfAStep = 1.35;
constexpr double lowestOutlined = 5; // pixels; a smaller cell of the path is tinted

} // namespace

SearchMap::SearchMap(QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("searchMap"));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    board::keepTranslated(*this, [this] { setAccessibleName(tr("Search map")); });
}

QSize SearchMap::sizeHint() const
{
    const int height = window()->height();
    return {640, height < lowestWindow ? lowestMapHeight : height < lowWindow ? lowMapHeight : mapHeight};
}

void SearchMap::setSession(session::Session *session)
{
    m_session = session;
    m_serial = 0;
    m_whole = true;
    m_cursor = -1;
    refresh();
}

void SearchMap::setStyle(const board::Style &style)
{
    m_style = style;
    m_image = {};
    update();
}

std::optional<WatchedSearch> SearchMap::search() const
{
    return m_session ? WatchedSearch::of(*m_session) : std::nullopt;
}

std::optional<std::pair<qint64, qint64>> SearchMap::steps() const
{
    const auto shown = search();
    if (!shown)
        return {};
    // Events that end no frame, such as the mark of a solution, are not steps, nor are the player's moves before.
    const qint64 before = m_session->timeline().startOfAct(shown->number());
    const qint64 last = shown->frameOf(qint64(std::ceil(m_stretch.to))) - before;
    return std::pair(std::min(last, shown->frameOf(qint64(std::floor(m_stretch.from))) - before + 1), last);
}

QString SearchMap::otherMethod() const
{
    const auto shown = search();
    const core::Solver *solver = shown ? shown->solver() : nullptr;
    return solver && solver != &m_session->search().methods().method() ? session::translated(solver->name)
                                                                       : QString();
}

bool SearchMap::hasSearch() const
{
    const auto isSearch = [](const session::Act &act) { return act.type == session::Act::Search; };
    return m_session && std::ranges::any_of(m_session->timeline().acts(), isSearch) &&
           !WatchedSearch::makesNoMoves(*m_session);
}

void SearchMap::refresh()
{
    const auto shown = search();
    m_image = {};
    update();
    if (!shown) {
        Q_EMIT stretchChanged();
        return;
    }
    if (std::exchange(m_serial, shown->serial()) != shown->serial())
        m_whole = true;
    const qint64 here = shown->cursor();
    if (m_whole) {
        m_stretch = {double(shown->seen().first()), double(shown->seen().size())};
    } else if (here != m_cursor && here >= 0 &&
               (double(here) < m_stretch.from || double(here) > m_stretch.to)) {
        show({double(here) - m_stretch.length() / 2, double(here) + m_stretch.length() / 2});
    } else {
        show(m_stretch);
    }
    Q_EMIT stretchChanged();
    if (std::exchange(m_cursor, here) != here)
        describeCursor(*shown);
}

double SearchMap::xOf(qint64 boundary) const
{
    return (double(boundary) - m_stretch.from) / m_stretch.length() * width();
}

double SearchMap::eventAt(double x) const
{
    return m_stretch.from + x / width() * m_stretch.length();
}

/// Shows a stretch, limited to the events of the record.
void SearchMap::show(Stretch stretch)
{
    const auto shown = search();
    if (!shown)
        return;
    const Stretch all{double(shown->seen().first()), double(shown->seen().size())};
    const double length = std::clamp(stretch.length(), std::min(fewestEvents, all.length()), all.length());
    const double middle = (stretch.from + stretch.to) / 2;
    const double from = std::clamp(middle - length / 2, all.from, all.to - length);
    m_stretch = {from, from + length};
    m_whole = m_stretch == all;
    m_image = {};
    update();
    Q_EMIT stretchChanged();
}

void SearchMap::showWhole()
{
    if (const auto shown = search())
        show({double(shown->seen().first()), double(shown->seen().size())});
}

/// Zooms, and keeps the event at x in place.
void SearchMap::zoom(double factor, double x)
{
    const auto shown = search();
    if (!shown)
        return;
    const double all = double(shown->seen().size() - shown->seen().first());
    const double length = std::clamp(m_stretch.length() / factor, std::min(fewestEvents, all), all);
    const double from = eventAt(x) - x / width() * length;
    show({from, from + length});
}

std::optional<SearchCell> SearchMap::cellAt(QPointF point) const
{
    const auto shown = search();
    if (!shown || !rect().contains(point.toPoint()))
        return {};
    const VisibleRecord record = shown->seen();
    const MapRows rows(height(), record.counts().deepest);
    const auto boundary = qint64(std::floor(eventAt(point.x()))) + 1;
    if (point.y() >= rows.height || boundary <= record.first() || boundary > record.size())
        return {};
    const qint64 depth = rows.depthAt(int(point.y()));
    if (record.countsAt(boundary).depth < depth)
        return {};
    return SearchCell::at(record, boundary, depth);
}

bool SearchMap::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const auto cell = cellAt(help->pos());
    if (!cell) {
        QToolTip::hideText();
        return true;
    }
    const auto shown = search();
    QString text = shown->describe(*cell, m_names);
    const QString sentence = shown->sentence(qint64(std::floor(eventAt(help->pos().x()))) + 1);
    if (!sentence.isEmpty())
        text += u'\n' + sentence;
    QToolTip::showText(help->globalPos(), board::plainToolTip(text), this);
    return true;
}

void SearchMap::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_image = {};
}

/// Paints the path at the cursor: the moves that are not taken back, one per level. They are outlined, as in the
/// legend, so that what became of each is still seen; only rows too low for that are tinted.
void SearchMap::paintPath(QPainter &painter, const VisibleRecord &record, qint64 here) const
{
    const MapRows rows(height(), record.counts().deepest);
    const qint64 depth = record.countsAt(here).depth;
    QColor wash = m_style.accent;
    wash.setAlphaF(0.35F);
    int y = -1;
    for (qint64 level = 1; level <= depth; ++level) {
        const int top = rows.top(level);
        if (top == y)
            continue;
        y = top;
        const SearchCell cell = SearchCell::at(record, here, level);
        const double left = std::max(-2.0, xOf(cell.made));
        const double right = std::min(width() + 2.0, xOf(std::min(cell.end, record.size())));
        const QRectF room(left, top, std::max(1.0, right - left), std::max(1, rows.top(level + 1) - top));
        if (room.height() < lowestOutlined || room.width() < lowestOutlined) {
            painter.fillRect(room, wash);
            continue;
        }
        painter.setPen(QPen(m_style.accent, pathOutline));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(room.adjusted(1, 1, -1, -1));
    }
}

/// Says why the map is empty: its room stays when another board comes into view, so that nothing moves.
void SearchMap::paintNotice(QPainter &painter, const QString &why) const
{
    painter.setPen(m_style.faint);
    painter.drawText(rect().adjusted(noticeMargin, 0, -noticeMargin, 0), Qt::AlignCenter | Qt::TextWordWrap,
                     why);
}

// Asks for the search again, which may have continued since the last refresh or have been replaced.
void SearchMap::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_style.surface);
    const auto shown = search();
    if (!shown)
        return paintNotice(painter, m_session && WatchedSearch::evenHidden(*m_session)
                                        ? tr("Nothing of this search has been shown yet.")
                                        : tr("No search of this board has been watched."));
    const double ratio = devicePixelRatioF();
    if (m_image.isNull()) {
        m_image = drawMap(shown->seen(), m_stretch, size() * ratio, m_style, ratio, font(),
                          [&](qint64 made) { return shown->label(made, m_names); });
        m_image.setDevicePixelRatio(ratio);
    }
    painter.drawImage(QPointF(), m_image);
    if (const session::Counts counts = shown->seen().counts(); counts.frames > 0 && counts.tries == 0)
        paintNotice(painter, tr("This search makes no moves."));
    const qint64 here = shown->cursor();
    if (here >= shown->seen().first()) {
        paintPath(painter, shown->seen(), here);
        const double x = std::clamp(xOf(here), 1.0, width() - 1.0);
        painter.fillRect(QRectF(x - 1, 0, 2, height()), m_style.accent);
    }
    paintMapAxis(painter, size(), shown->seen().counts().deepest, m_style, font());
    if (hasFocus()) {
        painter.setPen(QPen(m_style.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

void SearchMap::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return event->ignore();
    m_pressed = event->position();
    m_stretchAtPress = m_stretch;
    m_panning = false;
}

void SearchMap::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_pressed)
        return;
    const double moved = event->position().x() - m_pressed->x();
    m_panning = m_panning || std::abs(moved) >= QApplication::startDragDistance();
    if (!m_panning)
        return;
    const double events = moved / width() * m_stretchAtPress.length();
    show({m_stretchAtPress.from - events, m_stretchAtPress.to - events});
}

void SearchMap::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !m_pressed)
        return;
    m_pressed.reset();
    const auto shown = search();
    if (!m_panning && shown)
        shown->seek(qint64(std::floor(eventAt(event->position().x()))) + 1);
}

void SearchMap::mouseDoubleClickEvent(QMouseEvent *)
{
    showWhole();
}

void SearchMap::wheelEvent(QWheelEvent *event)
{
    if (event->modifiers() != Qt::NoModifier || event->angleDelta().y() == 0)
        return event->ignore();
    zoom(std::pow(zoomOfAStep, event->angleDelta().y() / 120.0), event->position().x());
}

/// Returns the boundary of the nearest earlier or later sibling of the move at the cursor.
std::optional<qint64> SearchMap::neighbour(const VisibleRecord &record, qint64 direction) const
{
    const qint64 depth = record.countsAt(m_cursor).depth;
    if (depth == 0)
        return {};
    const SearchCell here = SearchCell::at(record, m_cursor, depth);
    if (direction > 0) {
        if (here.end > record.size())
            return {};
        const qint64 begin = record.nextAtLeast(here.end, depth);
        const qint64 parent = record.nextBoundaryBelow(here.end, depth - 1);
        return begin >= 0 && (parent < 0 || begin < parent) ? std::optional(begin) : std::nullopt;
    }
    if (here.made < 0)
        return {};
    const qint64 end = record.lastBoundaryWithDepth(here.made, depth);
    const qint64 parent = record.lastBelow(here.made, depth - 1);
    return end > parent ? std::optional(SearchCell::at(record, end, depth).begin) : std::nullopt;
}

void SearchMap::walk(const WatchedSearch &search, int key)
{
    const VisibleRecord record = search.seen();
    m_cursor = search.cursor();
    if (m_cursor < record.first())
        return search.seek(record.first());
    const qint64 depth = record.countsAt(m_cursor).depth;
    if (key == Qt::Key_Up) {
        search.seek(depth > 1 ? SearchCell::at(record, m_cursor, depth - 1).begin : record.first());
    } else if (key == Qt::Key_Down) {
        const qint64 begin = record.nextAtLeast(m_cursor, depth + 1);
        const qint64 end = depth > 0 ? SearchCell::at(record, m_cursor, depth).end : record.size() + 1;
        if (begin >= 0 && begin < end)
            search.seek(begin);
    } else if (const auto there = neighbour(record, key == Qt::Key_Right ? 1 : -1)) {
        search.seek(*there);
    }
}

void SearchMap::keyPressEvent(QKeyEvent *event)
{
    const auto shown = search();
    if (!shown || (event->modifiers() & ~Qt::KeypadModifier & ~Qt::ShiftModifier))
        return QWidget::keyPressEvent(event);
    const double middle = m_cursor >= 0 ? std::clamp(xOf(m_cursor), 0.0, double(width())) : width() / 2.0;
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        return walk(*shown, event->key());
    case Qt::Key_Plus:
        return zoom(zoomOfAStep, middle);
    case Qt::Key_Minus:
        return zoom(1 / zoomOfAStep, middle);
    case Qt::Key_0:
        return showWhole();
    default:
        QWidget::keyPressEvent(event);
    }
}

/// Describes the cell at the cursor for screen readers.
void SearchMap::describeCursor(const WatchedSearch &search)
{
    const VisibleRecord record = search.seen();
    if (m_cursor < record.first())
        return setAccessibleDescription({});
    const qint64 depth = record.countsAt(m_cursor).depth;
    setAccessibleDescription(depth > 0 ? search.describe(SearchCell::at(record, m_cursor, depth), m_names)
                                       : tr("the beginning of the search"));
}

} // namespace insight
