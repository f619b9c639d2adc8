// SPDX-License-Identifier: MIT
#include "anagrams/anagramscene.h"

#include "anagrams/callstackdiagram.h"
#include "anagrams/calltreediagram.h"
#include "anagrams/dictionary/dictionaryfiles.h"
#include "anagrams/dictionary/folding.h"
#include "anagrams/lettertile.h"
#include "anagrams/methods.h"
#include "anagrams/phrasediagram.h"
#include "board/painterstate.h"
#include "session/basics/translation.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr double headroom = 0.5; // the height above the rack, for moving letters
constexpr double margin = 0.15;
constexpr double narrowest = 3.4; // the smallest width of the scene, so that short words are not too large
constexpr double rackPitch = 1.6; // from one rack to the one below it
constexpr int mostOnRack = 12;    // the places of a rack; with more, the letters would be too small to read

/// Returns the number of racks. The diagram of calls continues the places of a single rack downwards.
int rackCount(const anagrams::Anagrams &puzzle)
{
    return puzzle.asksForWords() ? (puzzle.size() + mostOnRack - 1) / mostOnRack : 1;
}

/// Returns the name of the dictionary whose words are asked for; empty if it is not installed, or if none are.
QString dictionaryOf(const anagrams::Anagrams &puzzle)
{
    const bool isThere = puzzle.asksForWords() &&
                         (puzzle.knownWordList() || anagrams::findDictionary(puzzle.realWords().language));
    return isThere ? QString::fromStdString(puzzle.dictionaryName()) : QString();
}

std::unique_ptr<CallDiagram> makeDiagram(const anagrams::Anagrams &puzzle, const QRectF &over,
                                         const board::Style &style)
{
    if (puzzle.asksForWords())
        return std::make_unique<PhraseDiagram>(style, over);
    if (puzzle.size() <= CallTreeDiagram::mostLetters)
        return std::make_unique<CallTreeDiagram>(puzzle, style, over);
    return std::make_unique<CallStackDiagram>(puzzle, style, over);
}

} // namespace

AnagramScene::AnagramScene(std::shared_ptr<const core::Puzzle> puzzle, const board::Style &style,
                           QObject *parent)
    : BoardScene(std::move(puzzle), style, parent),
      m_anagrams(static_cast<const anagrams::Anagrams &>(this->puzzle())), m_racks(rackCount(m_anagrams)),
      m_perRack((m_anagrams.size() + m_racks - 1) / m_racks), m_dictionary(dictionaryOf(m_anagrams)),
      m_diagram(makeDiagram(m_anagrams, racksRect(), style))
{
    QRectF whole = racksRect().united(m_diagram->rect()).adjusted(-margin, -headroom, margin, 0);
    const double more = std::max(0.0, narrowest - whole.width()) / 2;
    setSceneRect(whole.adjusted(-more, 0, more, 0));
    connect(this, &BoardScene::cellsChanged, this, [this] {
        if (m_transition.to.choices != row().choices())
            setCallState({row().choices()});
        update(m_anagrams.asksForWords() ? sceneRect() : racksRect());
    });
    show(this->puzzle().start());
}

/// Returns the upper left corner of a place.
QPointF AnagramScene::cornerOf(int place) const
{
    return {double(place % m_perRack), rackPitch * (place / m_perRack)};
}

/// Returns the rectangle of all racks.
QRectF AnagramScene::racksRect() const
{
    return rackRect(m_perRack).united(rackRect(m_perRack).translated(0, rackPitch * (m_racks - 1)));
}

int AnagramScene::cellAt(QPointF point) const
{
    for (int cell = 0; cell < cellCount(); ++cell) {
        if (cellRect(cell).contains(point))
            return cell;
    }
    return -1;
}

// Returns the rectangle of the word alone, for a list of words.
QRectF AnagramScene::pictureRect(const core::Position &) const
{
    return racksRect().adjusted(-0.05, -0.05, 0.05, 0.05);
}

// Returns the rectangle of the word with the calls that made it.
QRectF AnagramScene::pictureRectOfMove(const core::Position &) const
{
    return racksRect().united(m_diagram->rect()).adjusted(-margin, -0.05, margin, 0);
}

// Determines from the last event how far the search has advanced.
void AnagramScene::aboutToShow(const session::Timeline &timeline)
{
    const anagrams::Row row = m_anagrams.row(timeline.position());
    const core::Event *last = timeline.lastEvent();
    CallState state{row.choices()};
    state.tried = row.setCount();
    if (last && timeline.act().type == session::Act::Search && !m_anagrams.asksForWords() &&
        anagrams::SwapLine(last->line) != anagrams::SwapLine::SetOut) {
        state.searching = true;
        if (last->type == core::Event::Undid || last->type == core::Event::Refused)
            state.tried = std::max(last->step.from.cell, last->step.to.cell) + 1;
    }
    setCallState(std::move(state));
}

void AnagramScene::setCallState(CallState state)
{
    if (state == m_transition.to)
        return;
    m_transition = {std::move(m_transition.to), std::move(state), 1};
    update(m_diagram->changedRect(m_transition));
    update(racksRect());
}

void AnagramScene::animationProgressed(double progress)
{
    m_transition.progress = progress;
    update(m_diagram->animatedRect(m_transition));
}

QRectF AnagramScene::cellRect(int cell) const
{
    return isOffBoard(cell) ? m_diagram->nodeRect(offBoardIndex(cell), m_transition.to)
                            : QRectF(cornerOf(cell), QSizeF(1, 1));
}

QString AnagramScene::nameOfCell(int cell) const
{
    return tr("place %1").arg(cell + 1);
}

QString AnagramScene::describe(int cell) const
{
    if (isOffBoard(cell))
        return m_diagram->describe(offBoardIndex(cell), m_transition.to);
    const QString letter = QString::fromStdString(m_anagrams.text(row(), cell));
    if (row().endsWord(cell))
        return tr("%1: %2, set, the end of a word").arg(nameOfCell(cell), letter);
    if (cell < row().setCount())
        return tr("%1: %2, set").arg(nameOfCell(cell), letter);
    return (cell == row().setCount() ? tr("%1: %2, open, to be set next") : tr("%1: %2, open"))
        .arg(nameOfCell(cell), letter);
}

QString AnagramScene::editingHint() const
{
    return tr(
        "Letters are not edited on the board. Enter others as the word in the Board panel, and click New.");
}

QString AnagramScene::aim() const
{
    const int words = m_anagrams.realWords().most;
    if (words == 1 && m_dictionary.isEmpty())
        return tr("Make a word from all the letters.");
    if (words > 1 && m_dictionary.isEmpty())
        return tr("Make up to %n word(s) from all the letters.", nullptr, words);
    if (words == 1)
        return tr("Make a word of the dictionary “%1” from all the letters.").arg(m_dictionary);
    return words > 1
               ? tr("Make up to %n word(s) of the dictionary “%1” from all the letters.", nullptr, words)
                     .arg(m_dictionary)
               : tr("Put the letters in another order, one place after another.");
}

board::Guidance AnagramScene::guidance() const
{
    const int words = m_anagrams.realWords().most;
    // Without the dictionary, nothing can be judged or solved.
    if (words > 0 && m_dictionary.isEmpty())
        return {aim(), session::translated(anagrams::missingDictionary(m_anagrams.realWords().language))};
    if (words == 1)
        return {aim(), tr("Click or type the letter that comes next. Click a set letter to take it back.")};
    if (words > 1)
        return {aim(),
                tr("Click or type the letter that comes next. Space ends a word, Backspace goes back.")};
    return {aim(), tr("Click the letter that comes next. Click a set letter to take it back.")};
}

void AnagramScene::activate(int cell)
{
    if (cell < 0)
        return;
    if (isOffBoard(cell)) {
        if (const auto choices = m_diagram->choicesOf(offBoardIndex(cell), m_transition.to))
            goTo(*choices);
    } else if (cell < row().setCount() && row().depth() > 0) {
        undoTo(std::min(cell, row().depth() - 1));
    } else {
        exchangeWith(cell);
    }
}

void AnagramScene::undoTo(int place)
{
    const anagrams::Row now = row();
    const int choice = now.choices()[std::size_t(place)];
    Q_EMIT moveRequested(
        {std::int16_t(now.piece(place)), {std::int16_t(place), 1}, {std::int16_t(choice), 0}});
}

/// Requests the exchange with this place. Where words are to be made, the nearest of identical letters is taken.
void AnagramScene::exchangeWith(int place)
{
    const anagrams::Row now = row();
    const int same =
        m_anagrams.asksForWords() ? m_anagrams.equalBefore(now, place) : anagrams::Anagrams::none;
    if (now.isWhole())
        Q_EMIT refused(m_anagrams.why(position(), {}));
    else
        Q_EMIT moveRequested(*now.steps(same == anagrams::Anagrams::none ? place : same).begin());
}

void AnagramScene::endWord()
{
    const anagrams::Row now = row();
    const int place = now.setCount() - 1;
    if (m_anagrams.canEndWord(now))
        return Q_EMIT moveRequested(now.stepOfEnd());
    const auto piece = std::int16_t(now.piece(std::max(place, 0)));
    Q_EMIT refused(m_anagrams.why(position(), {piece, {}, {std::int16_t(std::max(place, 0)), 2}}));
}

/// Takes back what was done last.
void AnagramScene::takeBack()
{
    const anagrams::Row now = row();
    if (now.hasEnded())
        Q_EMIT moveRequested(now.stepsBack().front());
    else if (now.depth() > 0)
        undoTo(now.depth() - 1);
}

/// Returns the open place of the letter that this key types, without regard to case and, if no letter fits exactly, to
/// the accents of either; -1 if there is none.
int AnagramScene::placeTypedBy(int key) const
{
    constexpr int lastCharacter = 0xFF; // keys beyond this have no character as their number
    if (!m_anagrams.asksForWords() || key <= Qt::Key_Space || key > lastCharacter)
        return -1;
    const char32_t typed = anagrams::lowerCase(char32_t(key));
    const anagrams::Row now = row();
    int similar = -1;
    for (int place = now.setCount(); place < now.size(); ++place) {
        const char32_t letter = anagrams::lowerCase(m_anagrams.letter(now.piece(place)));
        if (letter == typed)
            return place;
        if (similar < 0 && anagrams::withoutAccents(letter) == anagrams::withoutAccents(typed))
            similar = place;
    }
    return similar;
}

/// Takes back exchanges up to the call where the two paths in the tree separate, and makes those of the other path.
void AnagramScene::goTo(const std::vector<int> &choices)
{
    const std::vector<int> here = row().choices();
    const auto parting = std::ranges::mismatch(here, choices);
    const auto common = std::size_t(parting.in1 - here.begin());
    if (common < here.size())
        undoTo(int(common));
    for (std::size_t call = common; call < choices.size() && row().depth() == int(call); ++call)
        exchangeWith(choices[call]);
}

bool AnagramScene::usesKey(int key) const
{
    const bool isPlace = key > Qt::Key_0 && key <= Qt::Key_0 + std::min(m_anagrams.size(), 9);
    const bool endsWord = key == Qt::Key_Space && m_anagrams.realWords().most > 1;
    return key == Qt::Key_Backspace || isPlace || endsWord || placeTypedBy(key) >= 0;
}

void AnagramScene::useKey(int key)
{
    if (key == Qt::Key_Backspace)
        takeBack();
    else if (key == Qt::Key_Space)
        endWord();
    else if (const int place = placeTypedBy(key); place >= 0)
        exchangeWith(place);
    else
        activate(key - Qt::Key_1);
}

bool AnagramScene::dragFrom(QPointF at)
{
    const int cell = cellAt(at);
    if (cell < 0 || isOffBoard(cell))
        return false;
    m_dragged = row().piece(cell);
    m_grip = at - restPose(m_dragged).at;
    return true;
}

void AnagramScene::dragTo(QPointF at)
{
    displace(m_dragged, {at - m_grip, 0, 1});
}

void AnagramScene::drop(QPointF at)
{
    const int piece = std::exchange(m_dragged, -1);
    const QPointF middle = at - m_grip;
    const int from = position()[piece].cell;
    const int rack = std::clamp(int(std::floor(middle.y() / rackPitch)), 0, m_racks - 1);
    const double below = middle.y() - cornerOf(rack * m_perRack).y() - 0.5;
    const int to = rack * m_perRack + int(std::floor(middle.x()));
    const bool isPlace = middle.x() >= 0 && middle.x() < m_perRack && to < m_anagrams.size();
    if (isPlace && std::abs(below) < 1 && to != from)
        Q_EMIT moveRequested(exchange(piece, from, to));
}

/// Returns the step for a letter dragged from one place to another, legal or not.
core::Step AnagramScene::exchange(int piece, int from, int to) const
{
    const anagrams::Row now = row();
    const int open = now.setCount();
    const bool both = open + 2 == now.size() && !m_anagrams.asksForWords(); // the last two are set together
    const bool sets = from >= open && (to == open || (both && to == open + 1));
    return {std::int16_t(piece), position()[piece], {std::int16_t(to), std::int8_t(sets)}};
}

board::Pose AnagramScene::poseOf(int, const core::Place &place) const
{
    return {cornerOf(place.cell) + QPointF(0.5, 0.5)};
}

// Moves letters in an arc, those that move left above those that move right. A letter that keeps its place bobs.
board::Pose AnagramScene::interpolated(int, const board::Pose &from, const board::Pose &to,
                                       double progress) const
{
    const QPointF vector = to.at - from.at;
    const double height = 4 * progress * (1 - progress);
    const double distance = std::abs(vector.x());
    const double arc = distance < 0.01  ? -0.12
                       : vector.x() < 0 ? -std::min(0.8, 0.4 + 0.12 * distance)
                                        : std::min(0.4, 0.25 + 0.05 * distance);
    const double lift = from.lift + (to.lift - from.lift) * progress;
    return {from.at + vector * progress + QPointF(0, arc * height), 0, std::max(lift, 0.7 * height)};
}

void AnagramScene::paintBoard(QPainter &painter) const
{
    for (int first = 0; first < m_anagrams.size(); first += m_perRack) {
        const board::PainterState moved(painter, {0, cornerOf(first).y()});
        paintRack(painter, std::min(m_perRack, m_anagrams.size() - first), first + 1, style());
    }
    m_diagram->paintBoard(painter);
}

void AnagramScene::paintPiece(QPainter &painter, int piece, const core::Place &place) const
{
    paintLetterTile(painter, QString::fromStdString(anagrams::utf8(m_anagrams.letter(piece))),
                    place.turn != 0, style());
}

void AnagramScene::paintOverPieces(QPainter &painter, const core::Position &position) const
{
    const anagrams::Row shown = m_anagrams.row(position);
    const std::vector<int> choices = shown.choices();
    const bool known = m_transition.to.choices == choices;
    m_sprites.setCached(m_exposedRect.has_value());
    const CallState only{choices};
    m_diagram->paint(painter, m_exposedRect.value_or(sceneRect()),
                     m_exposedRect && known ? m_transition : Transition{only, only, 1}, m_sprites);
    for (int place = 0; place < shown.setCount(); ++place) {
        if (shown.endsWord(place))
            paintEndOfWord(painter, cornerOf(place), style());
    }
    if (m_anagrams.asksForWords())
        static_cast<const PhraseDiagram &>(*m_diagram).write(painter, m_anagrams, shown);
    if (!shown.isWhole())
        paintOpenPlace(painter, cornerOf(shown.setCount()), shown.setCount() + 1, style());
}

void AnagramScene::drawForeground(QPainter *painter, const QRectF &exposed)
{
    m_exposedRect = exposed;
    BoardScene::drawForeground(painter, exposed);
    m_exposedRect.reset();
}

} // namespace ui
