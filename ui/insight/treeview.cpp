// SPDX-License-Identifier: MIT
#include "insight/treeview.h"

#include "board/plaintext.h"
#include "insight/mapimage.h"
#include "session/basics/translation.h"

#include <QApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <cmath>

namespace insight {

using namespace Qt::StringLiterals;

namespace {

// The following sizes are in pixels, before zooming.
constexpr double nodeGap = 10;
constexpr double around = 16;
constexpr double largestBadge = 11;

constexpr double zoomStep = 1.2;
constexpr double smallestZoom = 0.15;
constexpr double largestZoom = 3;

} // namespace

TreeView::TreeView(QWidget *parent) : QAbstractScrollArea(parent)
{
    setObjectName(u"tree"_s);
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    viewport()->setMouseTracking(true);
    retranslate();
}

void TreeView::setSession(session::Session *session)
{
    m_session = session;
    m_serial = 0;
    m_choice.toggled.clear();
    m_choice.widened.clear();
    refresh();
}

void TreeView::setStyle(const board::Style &style)
{
    m_style = style;
    viewport()->update();
}

void TreeView::retranslate()
{
    setAccessibleName(tr("Search tree"));
}

bool TreeView::canShowWhole() const
{
    const auto search = m_session ? WatchedSearch::of(*m_session) : std::nullopt;
    if (!search)
        return true;
    if (search->seen().first() > 0)
        return false;
    const session::Counts counts = search->seen().counts();
    return counts.tries - counts.refusals() < SearchTree::mostNodes;
}

void TreeView::setWhole(bool whole)
{
    m_choice.whole = whole;
    m_choice.toggled.clear();
    m_cursor = -1;
    refresh();
}

void TreeView::setFoldsFailed(bool folds)
{
    m_choice.foldsFailed = folds;
    m_choice.toggled.clear();
    refresh();
}

void TreeView::refresh()
{
    const auto search = m_session && isVisible() ? WatchedSearch::of(*m_session) : std::nullopt;
    if (!search) {
        m_tree.reset();
        viewport()->update();
        return;
    }
    if (std::exchange(m_serial, search->serial()) != search->serial()) {
        m_choice.toggled.clear();
        m_choice.widened.clear();
    }
    m_choice.whole = m_choice.whole && canShowWhole();
    rebuild();
    const qint64 here = search->cursorOrEnd();
    if (std::exchange(m_cursor, here) != here) {
        setFocusNode(m_tree->current());
        centre(m_tree->current());
    }
}

void TreeView::rebuild()
{
    const auto search = WatchedSearch::of(*m_session);
    m_tree = std::make_unique<SearchTree>(search->seen(), search->cursorOrEnd(), m_choice);
    m_labels.clear();
    for (const SearchTree::Node &node : m_tree->nodes())
        m_labels.push_back(label(node));
    m_tree->layOut([this](const SearchTree::Node &node) { return widthOf(node); }, nodeGap);
    updateBars();
    viewport()->update();
}

QString TreeView::label(const SearchTree::Node &node) const
{
    const auto search = WatchedSearch::of(*m_session);
    if (node.kind != SearchTree::Node::Move)
        return u"…"_s;
    if (node.cell.depth == 0)
        return tr("start");
    const QString move = search->label(node.cell.made, m_names);
    return move.isEmpty() ? u"?"_s : move;
}

/// Returns a description such as "level 3 of 8, queen on d5: 1,432 tries beneath it, no solution", or the
/// summary of a group of nodes.
QString TreeView::describe(const SearchTree::Node &node) const
{
    const auto search = WatchedSearch::of(*m_session);
    if (node.kind == SearchTree::Node::Move)
        return search->describe(node.cell, m_names);
    const QString tries =
        session::translatedPlural(node.cell.subtree.tries, [](int n) { return tr("%n try(s)", nullptr, n); });
    const QString solutions = session::translatedPlural(
        node.cell.subtree.solutions, [](int n) { return tr("%n solution(s)", nullptr, n); });
    return node.kind == SearchTree::Node::Earlier
               ? tr("moves tried before: %1, %2", "tries, solutions").arg(tries, solutions)
               : tr("moves tried later: %1, %2", "tries, solutions").arg(tries, solutions);
}

double TreeView::nodeHeight() const
{
    return fontMetrics().height() + 8.0;
}

double TreeView::widthOf(const SearchTree::Node &node) const
{
    const QString &text = m_labels[std::size_t(&node - m_tree->nodes().data())];
    return std::max(nodeHeight(), fontMetrics().horizontalAdvance(text) + 12.0);
}

QRectF TreeView::boxOf(const SearchTree::Node &node) const
{
    const double width = widthOf(node);
    return {around + node.x - width / 2, around + node.level * rowHeight(), width, nodeHeight()};
}

QSizeF TreeView::treeSize() const
{
    if (!m_tree)
        return {};
    return {m_tree->width() + 2 * around, m_tree->levels() * rowHeight() + 2 * around};
}

QRectF TreeView::rectOf(int node) const
{
    const QRectF box = boxOf(m_tree->nodes()[std::size_t(node)]);
    const QPointF scrolled(horizontalScrollBar()->value(), verticalScrollBar()->value());
    return {box.topLeft() * m_zoom - scrolled, box.size() * m_zoom};
}

// Centres a tree that is narrower than the view by negative values of the horizontal scroll bar.
void TreeView::updateBars()
{
    const QSizeF size = treeSize() * m_zoom;
    const auto set = [](QScrollBar *bar, double whole, int page) {
        const double spare = whole - page;
        bar->setRange(int(std::min(spare / 2, 0.0)), int(spare > 0 ? spare : spare / 2));
        bar->setPageStep(page);
        bar->setSingleStep(24);
    };
    set(horizontalScrollBar(), size.width(), viewport()->width());
    verticalScrollBar()->setRange(0, std::max(0, int(size.height()) - viewport()->height()));
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(24);
}

void TreeView::centre(int node)
{
    const QPointF middle = boxOf(m_tree->nodes()[std::size_t(node)]).center() * m_zoom;
    horizontalScrollBar()->setValue(int(middle.x() - viewport()->width() / 2.0));
    verticalScrollBar()->setValue(int(middle.y() - viewport()->height() * 0.6));
}

int TreeView::nodeAt(QPointF point) const
{
    for (int node = 0; m_tree && node < std::ssize(m_tree->nodes()); ++node) {
        if (rectOf(node).adjusted(-2, -2, 2, 2 * largestBadge * m_zoom).contains(point))
            return node;
    }
    return -1;
}

void TreeView::setFocusNode(int node)
{
    m_focus = m_tree->nodes()[std::size_t(node)].key();
    setAccessibleDescription(describe(m_tree->nodes()[std::size_t(node)]));
    viewport()->update();
}

/// Unfolds or folds a node, or unfolds a group. The path cannot be folded.
void TreeView::toggle(int number)
{
    const SearchTree::Node node = m_tree->nodes()[std::size_t(number)];
    if (node.kind != SearchTree::Node::Move) {
        m_choice.widened.insert(m_tree->nodes()[std::size_t(node.parent)].key());
    } else if (node.hasChildren && !node.onPath) {
        if (m_choice.toggled.erase(node.key()) == 0)
            m_choice.toggled.insert(node.key());
    } else {
        return;
    }
    const QPointF before = rectOf(number).topLeft();
    rebuild();
    // Keeps the clicked node under the pointer.
    const int still = m_tree->find(node.key());
    if (still < 0)
        return;
    const QPointF moved = rectOf(still).topLeft() - before;
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + int(moved.x()));
    verticalScrollBar()->setValue(verticalScrollBar()->value() + int(moved.y()));
}

void TreeView::goTo(int number)
{
    const SearchTree::Node &node = m_tree->nodes()[std::size_t(number)];
    if (const auto search = WatchedSearch::of(*m_session))
        search->seek(node.cell.begin);
}

void TreeView::walk(int key)
{
    const int here = std::max(0, m_tree->find(m_focus));
    const SearchTree::Node &node = m_tree->nodes()[std::size_t(here)];
    if (key == Qt::Key_Up && node.parent >= 0)
        return setFocusNode(node.parent);
    if (key == Qt::Key_Down) {
        if (node.isFolded())
            toggle(here);
        const int again = m_tree->find(m_focus);
        if (again < 0)
            return;
        const auto &children = m_tree->nodes()[std::size_t(again)].children;
        const auto onPath = std::ranges::find_if(
            children, [this](int child) { return m_tree->nodes()[std::size_t(child)].onPath; });
        if (!children.empty())
            setFocusNode(onPath == children.end() ? children.front() : *onPath);
        return;
    }
    if (node.parent < 0 || key == Qt::Key_Up)
        return;
    const auto &siblings = m_tree->nodes()[std::size_t(node.parent)].children;
    const auto place = std::ranges::find(siblings, here) - siblings.begin() + (key == Qt::Key_Right ? 1 : -1);
    if (place >= 0 && place < std::ssize(siblings))
        setFocusNode(siblings[std::size_t(place)]);
}

void TreeView::paintBox(QPainter &painter, const QRectF &box, const Look &look, const board::Style &style)
{
    const bool failed = look.outcome == SearchCell::Failed && !look.isOnPath;
    const QColor edge = look.isOnPath ? style.accent : board::mixed(style.line, style.text, 0.25);
    painter.setPen(QPen(edge, look.isOnPath ? 2 : 1, failed ? Qt::DashLine : Qt::SolidLine));
    painter.setBrush(look.isCurrent ? style.accent
                     : look.outcome == SearchCell::Solved
                         ? board::mixed(style.surface, cellColour(look.outcome, style), 0.45)
                         : style.surface);
    const double rounding = std::min(6.0, box.height() / 3);
    painter.drawRoundedRect(box, rounding, rounding);
}

void TreeView::paintBadge(QPainter &painter, QPointF middle, double radius, int outcome,
                          const board::Style &style)
{
    painter.setPen(QPen(style.line, 1));
    painter.setBrush(cellColour(outcome, style));
    painter.drawEllipse(middle, radius, radius);
    if (outcome == SearchCell::Solved) {
        painter.setBrush(style.surface);
        painter.drawEllipse(middle, radius * 0.4, radius * 0.4);
    } else if (outcome == SearchCell::Failed) {
        const double arm = radius * 0.45;
        painter.setPen(QPen(style.surface, 1.4));
        painter.drawLine(middle + QPointF(-arm, -arm), middle + QPointF(arm, arm));
        painter.drawLine(middle + QPointF(-arm, arm), middle + QPointF(arm, -arm));
    }
}

void TreeView::paintNode(QPainter &painter, const SearchTree::Node &node, const board::Style &style) const
{
    const QRectF box = boxOf(node);
    if (node.isFolded() || node.kind != SearchTree::Node::Move) {
        // The more tries there are in the subtree, the larger is the badge.
        const double radius =
            std::min(largestBadge, 3 + 0.45 * std::log2(1.0 + double(node.cell.subtree.tries)));
        paintBadge(painter, QPointF(box.center().x(), box.bottom() + radius + 1), radius, node.cell.outcome,
                   style);
    }
    const bool isCurrent = &node == &m_tree->nodes()[std::size_t(m_tree->current())];
    paintBox(painter, box, {isCurrent, node.onPath, node.cell.outcome}, style);
    painter.setPen(isCurrent                                 ? style.onAccent
                   : node.cell.outcome == SearchCell::Failed ? style.faint
                                                             : style.text);
    painter.drawText(box, Qt::AlignCenter, m_labels[std::size_t(&node - m_tree->nodes().data())]);
}

void TreeView::paintTree(QPainter &painter, const board::Style &style) const
{
    if (!m_tree)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font());
    const auto &nodes = m_tree->nodes();
    const QRectF seen = painter.hasClipping() ? painter.clipBoundingRect() : QRectF(QPointF(), treeSize());
    for (const SearchTree::Node &node : nodes) {
        if (node.parent < 0)
            continue;
        const QPointF from = boxOf(nodes[std::size_t(node.parent)]).center() + QPointF(0, nodeHeight() / 2);
        const QPointF to = boxOf(node).center() - QPointF(0, nodeHeight() / 2);
        if (!QRectF(from, to).normalized().adjusted(-2, -2, 2, 2).intersects(seen))
            continue;
        painter.setPen(QPen(node.onPath ? style.accent : board::mixed(style.line, style.text, 0.25),
                            node.onPath ? 2.2 : 1.1));
        painter.drawLine(from, to);
    }
    for (const SearchTree::Node &node : nodes) {
        if (boxOf(node).adjusted(0, 0, 0, 2 * largestBadge).intersects(seen))
            paintNode(painter, node, style);
    }
}

void TreeView::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), m_style.surface);
    if (!m_tree) {
        painter.setPen(m_style.faint);
        painter.drawText(viewport()->rect().adjusted(24, 24, -24, -24), Qt::AlignCenter | Qt::TextWordWrap,
                         tr("Watch a search, and its tree grows here."));
        return;
    }
    painter.save();
    painter.translate(-horizontalScrollBar()->value(), -verticalScrollBar()->value());
    painter.scale(m_zoom, m_zoom);
    painter.setClipRect(painter.transform().inverted().mapRect(QRectF(viewport()->rect())));
    paintTree(painter, m_style);
    painter.restore();
    const int focus = m_tree->find(m_focus);
    if (hasFocus() && focus >= 0) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(m_style.accent, 2, Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(rectOf(focus).adjusted(-4, -4, 4, 4), 8, 8);
    }
}

void TreeView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    updateBars();
    if (m_tree)
        centre(m_tree->current());
}

void TreeView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
    QAbstractScrollArea::changeEvent(event);
}

bool TreeView::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QAbstractScrollArea::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const int node = nodeAt(help->pos());
    if (node < 0)
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(),
                           board::plainToolTip(describe(m_tree->nodes()[std::size_t(node)])), this);
    return true;
}

void TreeView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return event->ignore();
    m_pressed = event->position();
    m_barsAtPress = {horizontalScrollBar()->value(), verticalScrollBar()->value()};
    m_pressing = true;
    m_panning = false;
}

void TreeView::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_pressing)
        return;
    const QPoint moved = (event->position() - m_pressed).toPoint();
    m_panning = m_panning || moved.manhattanLength() >= QApplication::startDragDistance();
    if (!m_panning)
        return;
    horizontalScrollBar()->setValue(m_barsAtPress.x() - moved.x());
    verticalScrollBar()->setValue(m_barsAtPress.y() - moved.y());
}

void TreeView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !std::exchange(m_pressing, false) || m_panning)
        return;
    const int node = nodeAt(event->position());
    if (node < 0)
        return;
    setFocusNode(node);
    toggle(node);
}

void TreeView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (const int node = nodeAt(event->position()); node >= 0)
        goTo(node);
}

void TreeView::wheelEvent(QWheelEvent *event)
{
    if (!(event->modifiers() & Qt::ControlModifier))
        return QAbstractScrollArea::wheelEvent(event);
    const double before = m_zoom;
    m_zoom =
        std::clamp(m_zoom * std::pow(zoomStep, event->angleDelta().y() / 120.0), smallestZoom, largestZoom);
    const QPointF scrolled(horizontalScrollBar()->value(), verticalScrollBar()->value());
    const QPointF there = (scrolled + event->position()) * (m_zoom / before) - event->position();
    updateBars();
    horizontalScrollBar()->setValue(int(there.x()));
    verticalScrollBar()->setValue(int(there.y()));
    viewport()->update();
}

void TreeView::keyPressEvent(QKeyEvent *event)
{
    const bool plain = !(event->modifiers() & ~Qt::KeypadModifier);
    if (!m_tree || !plain)
        return QAbstractScrollArea::keyPressEvent(event);
    const int focus = m_tree->find(m_focus);
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        walk(event->key());
        if (const int now = m_tree->find(m_focus);
            now >= 0 && !viewport()->rect().contains(rectOf(now).toRect()))
            centre(now);
        return;
    case Qt::Key_Space:
        if (focus >= 0)
            toggle(focus);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (focus >= 0)
            goTo(focus);
        return;
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}

} // namespace insight
