// SPDX-License-Identifier: MIT
#include "anagrams/calltreediagram.h"

#include "board/lettering.h"

#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

constexpr double topMargin = 0.16;
constexpr double rootHeight = 0.34;
constexpr double drop = 0.24; // the height of the line above the columns, and its distance from the root
constexpr double gap = 0.26;  // the gap between columns
constexpr double wordGap = 0.07;

/// Returns the distance between neighbouring words of this many letters.
double pitch(int letters)
{
    constexpr double pitches[] = {0.6, 0.6, 0.6, 0.44, 0.31, 0.215};
    return pitches[letters];
}

double radius(int letters)
{
    return std::min(0.19, pitch(letters) * 0.45);
}

double wordHeight(int letters)
{
    return std::min(0.19, pitch(letters) * 0.5);
}

/// Returns the distance from a call to its right neighbour.
double stride(int letters)
{
    return 2 * radius(letters) + 0.13;
}

QString text(const std::string &utf8)
{
    return QString::fromStdString(utf8);
}

} // namespace

CallTreeDiagram::CallTreeDiagram(const anagrams::Anagrams &puzzle, const board::Style &style,
                                 const QRectF &over)
    : CallDiagram(style), m_puzzle(puzzle), m_tree(puzzle)
{
    computeLayout(over);
}

void CallTreeDiagram::computeLayout(const QRectF &over)
{
    const int letters = m_puzzle.size();
    const double rows = over.bottom() + topMargin + rootHeight + 2 * drop + radius(letters);
    double left = 0;
    double width = 0;
    double deepest = rows;
    double y = rows;
    m_nodes.assign(m_tree.calls().size(), QPointF());
    for (std::size_t i = 1; i < m_tree.calls().size(); ++i) {
        const anagrams::Call &call = m_tree.calls()[i];
        if (call.depth == 1) {
            left += width;
            y = rows;
            const double words =
                wordGap + board::textWidth(text(anagrams::utf8(m_puzzle.word())), wordHeight(letters));
            width = gap + 2 * radius(letters) + (call.skipped ? 0 : stride(letters) * (letters - 2) + words);
        }
        m_nodes[i] = {left + radius(letters) + stride(letters) * (call.depth - 1), y};
        deepest = std::max(deepest, y);
        if (call.skipped || !call.word.empty())
            y += pitch(letters);
    }
    left += width - gap;
    const QPointF shift(over.center().x() - left / 2, 0);
    for (QPointF &node : m_nodes)
        node += shift;
    m_nodes[0] = {over.center().x(), over.bottom() + topMargin + rootHeight / 2};
    m_lines.resize(1);
    m_callRects.resize(1);
    for (int index = 1; index < nodeCount(); ++index) {
        m_lines.push_back(makeLine(index));
        const QRectF all = nodeRect(index, {}).united(m_lines.back().boundingRect());
        m_callRects.push_back(all.adjusted(-0.1, -0.06, 0.1, 0.06));
    }
    m_rect = QRectF(shift.x(), over.bottom(), left, deepest + pitch(letters) / 2 - over.bottom())
                 .united(rootRect())
                 .adjusted(-0.15, 0, 0.15, 0.1);
}

QRectF CallTreeDiagram::rootRect() const
{
    const double width = board::textWidth(text(anagrams::utf8(m_puzzle.word())), 0.14) + 0.3;
    return {at(0).x() - width / 2, at(0).y() - rootHeight / 2, width, rootHeight};
}

QRectF CallTreeDiagram::wordRect(int index) const
{
    const double height = wordHeight(m_puzzle.size());
    const double width = board::textWidth(text(call(index).word), height, QFont::DemiBold);
    const double tall = std::min(pitch(m_puzzle.size()), 2 * height);
    return {at(index).x() + radius(m_puzzle.size()) + wordGap, at(index).y() - tall / 2, width, tall};
}

QRectF CallTreeDiagram::nodeRect(int node, const CallState &) const
{
    if (node == 0)
        return rootRect();
    const double half = pitch(m_puzzle.size()) / 2;
    const QRectF disc(at(node).x() - half, at(node).y() - half, 2 * half, 2 * half);
    return call(node).word.empty() ? disc : disc.united(wordRect(node));
}

std::optional<std::vector<int>> CallTreeDiagram::choicesOf(int node, const CallState &) const
{
    if (call(node).skipped)
        return std::nullopt;
    std::vector<int> choices;
    for (; node > 0; node = call(node).parent)
        choices.insert(choices.begin(), call(node).place);
    return choices;
}

std::string CallTreeDiagram::lettersOf(int index) const
{
    std::string letters;
    for (; index > 0; index = call(index).parent)
        letters.insert(0, anagrams::utf8(m_puzzle.letter(call(index).letter)));
    return letters;
}

QString CallTreeDiagram::describe(int node, const CallState &state) const
{
    if (node == 0)
        return tr("first call: %1").arg(text(anagrams::utf8(m_puzzle.word())));
    if (call(node).skipped)
        return tr("%1, skipped: an identical letter has been tried").arg(text(lettersOf(node)));
    const QString what = call(node).word.empty()
                             ? tr("call for words beginning with %1").arg(text(lettersOf(node)))
                             : tr("word %1").arg(text(call(node).word));
    if (node == callOf(state.choices))
        return tr("%1, current call").arg(what);
    return state.searching && node >= callsMade(state) ? tr("%1, not yet called").arg(what) : what;
}

int CallTreeDiagram::callOf(const std::vector<int> &choices) const
{
    int call = 0;
    for (const int place : choices)
        call = m_tree.child(call, place);
    return call;
}

/// Returns how many calls have been made so far; calls are numbered in the order in which they are made.
int CallTreeDiagram::callsMade(const CallState &state) const
{
    const int here = callOf(state.choices);
    const int child = m_tree.child(here, state.tried - 1);
    return 1 + (child < 0 ? here : call(child).last);
}

/// Returns the line from the parent to a call, with round bends.
QPainterPath CallTreeDiagram::makeLine(int index) const
{
    const QPointF to = at(index);
    QPointF from = at(call(index).parent);
    QPainterPath line;
    if (call(index).parent == 0) {
        from.ry() += rootHeight / 2;
        line.moveTo(from);
        const double bus = from.y() + drop;
        const double aside = to.x() - from.x();
        const double bend = std::min(0.14, std::abs(aside) / 2);
        const double bendX = aside < 0 ? -bend : bend;
        line.lineTo(from.x(), bus - bend);
        line.quadTo(from.x(), bus, from.x() + bendX, bus);
        line.lineTo(to.x() - bendX, bus);
        line.quadTo(to.x(), bus, to.x(), bus + bend);
    } else {
        line.moveTo(from);
        const double bend = std::min({0.12, to.y() - from.y(), to.x() - from.x()});
        line.lineTo(from.x(), to.y() - bend);
        line.quadTo(from.x(), to.y(), from.x() + bend, to.y());
    }
    line.lineTo(to);
    return line;
}

QPainterPath CallTreeDiagram::pathTo(int index) const
{
    if (index == 0)
        return {};
    QPainterPath path = pathTo(call(index).parent);
    path.isEmpty() ? void(path = lineTo(index)) : path.connectPath(lineTo(index));
    return path;
}

void CallTreeDiagram::paintBoard(QPainter &painter) const
{
    QPainterPath lines;
    QPainterPath dots;
    for (int index = 1; index < nodeCount(); ++index) {
        lines.addPath(lineTo(index));
        dots.addEllipse(at(index), 0.03, 0.03);
    }
    painter.strokePath(lines, roundPen(tableTint(0.2), 0.014));
    painter.fillPath(dots, tableTint(0.3));
    painter.setPen(roundPen(tableTint(0.45), 0.02));
    painter.setBrush(style().surface);
    painter.drawRoundedRect(rootRect(), rootHeight / 2, rootHeight / 2);
    board::write(painter, rootRect(), text(anagrams::utf8(m_puzzle.word())), 0.14, style().text);
}

void CallTreeDiagram::paint(QPainter &painter, const QRectF &exposed, const Transition &transition,
                            SpritePainter &sprites) const
{
    paintCalls(painter, exposed, transition, sprites);
    paintPath(painter, transition, sprites);
}

/// Returns how many calls are shown: during a search those made so far, except one that the animation has not reached
/// yet.
int CallTreeDiagram::shownCalls(const Transition &transition) const
{
    if (!transition.to.searching)
        return nodeCount();
    const bool underWay =
        !transition.isFinished() && transition.to.choices.size() > transition.from.choices.size();
    return underWay ? callOf(transition.to.choices) : callsMade(transition.to);
}

QRectF CallTreeDiagram::changedRect(const Transition &transition) const
{
    if (!transition.from.searching || !transition.to.searching)
        return m_rect;
    QRectF changed = animatedRect(transition);
    const auto [least, most] = std::minmax({callsMade(transition.from), callsMade(transition.to)});
    for (int index = std::max(1, least - 1); index < most; ++index)
        changed |= callRect(index);
    return changed;
}

QRectF CallTreeDiagram::animatedRect(const Transition &transition) const
{
    QRectF animated;
    const auto parting = std::ranges::mismatch(transition.from.choices, transition.to.choices).in1;
    const int fork = callOf({transition.from.choices.begin(), parting});
    for (const CallState *end : {&transition.from, &transition.to}) {
        for (int index = callOf(end->choices); index != fork; index = call(index).parent)
            animated |= callRect(index);
    }
    return animated;
}

void CallTreeDiagram::paintCalls(QPainter &painter, const QRectF &exposed, const Transition &transition,
                                 SpritePainter &sprites) const
{
    const int here = callOf(transition.to.choices);
    const auto isDark = [&](int index) {
        return transition.to.searching || (index > here && index <= call(here).last);
    };
    std::vector<int> visible;
    for (int index = 1; index < shownCalls(transition); ++index) {
        if (callRect(index).intersects(exposed))
            visible.push_back(index);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(roundPen(tableTint(0.6), 0.02));
    for (const int index : visible) {
        if (isDark(index))
            painter.drawPath(lineTo(index));
    }
    for (const int index : visible)
        paintSprite(painter, sprites, index, isDark(index) ? Emphasis::Normal : Emphasis::Faint);
}

void CallTreeDiagram::paintPath(QPainter &painter, const Transition &transition, SpritePainter &sprites) const
{
    const std::vector<int> &choices = transition.longerChoices();
    const int fork = callOf({choices.begin(), choices.begin() + std::ptrdiff_t(transition.commonLength())});
    const QPainterPath path = pathTo(callOf(choices));
    const double common = path.isEmpty() ? 1 : pathTo(fork).length() / path.length();
    const double part = common + (1 - common) * transition.visibleFraction();
    paintPathPart(painter, path, part,
                  QPen(style().accent, 0.055, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    for (int index = fork; index > 0; index = call(index).parent)
        paintSprite(painter, sprites, index, Emphasis::Path);
    if (!transition.isFinished() && part > 0) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(style().accent);
        painter.drawEllipse(path.pointAtPercent(part), 0.07, 0.07);
    }
}

void CallTreeDiagram::paintSprite(QPainter &painter, SpritePainter &sprites, int index,
                                  Emphasis emphasis) const
{
    const QRectF rect = nodeRect(index, {}).translated(-at(index)).adjusted(-0.1, -0.06, 0.1, 0.06);
    sprites.paint(painter, at(index), {index, int(emphasis)}, rect, [&](QPainter &own) {
        call(index).skipped ? paintSkipped(own, index, emphasis) : paintCall(own, index, emphasis);
    });
}

void CallTreeDiagram::paintCall(QPainter &painter, int index, Emphasis emphasis) const
{
    const double size = radius(m_puzzle.size());
    const QString letter = text(anagrams::utf8(m_puzzle.letter(call(index).letter)));
    const QColor quiet = emphasis == Emphasis::Normal ? style().text : style().faint;
    if (emphasis == Emphasis::Path)
        paintNode(painter, letter, size * 1.12, style().accent, style().surface, style().onAccent);
    else
        paintNode(painter, letter, size, style().surface,
                  tableTint(emphasis == Emphasis::Normal ? 0.6 : 0.35), quiet);
    if (call(index).word.empty())
        return;
    const QRectF place = wordRect(index).translated(-at(index));
    const double height = wordHeight(m_puzzle.size());
    const QString word = text(call(index).word);
    if (emphasis == Emphasis::Path) {
        const QRectF plate = place.adjusted(-0.05, 0, 0.05, 0);
        painter.setPen(QPen(style().surface, 0.02));
        painter.setBrush(style().accent);
        painter.drawRoundedRect(plate, 0.06, 0.06);
        board::write(painter, place, word, height, style().onAccent, QFont::DemiBold);
    } else {
        const double width = board::textWidth(word, height);
        board::write(painter, {place.left(), place.top(), width, place.height()}, word, height, quiet);
    }
}

/// Paints a branch that is pruned, which ends in a crossed-out letter.
void CallTreeDiagram::paintSkipped(QPainter &painter, int index, Emphasis emphasis) const
{
    const double size = radius(m_puzzle.size());
    const QString letter = text(anagrams::utf8(m_puzzle.letter(call(index).letter)));
    paintNode(painter, letter, size, style().table, tableTint(0.25), style().faint);
    painter.setPen(roundPen(emphasis == Emphasis::Faint ? style().faint : style().culprit, size * 0.2));
    painter.drawLine(QPointF(-size, size) * 0.75, QPointF(size, -size) * 0.75);
}

} // namespace ui
