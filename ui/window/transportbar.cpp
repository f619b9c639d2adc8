// SPDX-License-Identifier: MIT
#include "window/transportbar.h"

#include "board/plaintext.h"
#include "session/answers/lostgame.h"
#include "session/basics/translation.h"
#include "session/timeline/landmarks.h"
#include "window/timelineslider.h"
#include "window/widgets/counterline.h"
#include "window/widgets/icons.h"
#include "window/widgets/speedcontrol.h"

#include <QHBoxLayout>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <limits>

namespace window {

namespace {

constexpr int iconSide = 22;
constexpr double typeSize = 13; // pixels of the font
constexpr int marginOfBar = 14;
constexpr int roomForCount = 80; // pixels by which count and speed together are wider than the buttons
constexpr int landmarkGap = 8;   // pixels between the buttons for moves and those for landmarks
constexpr int timeGap = 8;       // pixels between the count and the time in the slim row

/// Returns whether a button goes to a landmark of a search. The menu has the same action.
bool isLandmark(ActionId what)
{
    return what != ActionId::First && what != ActionId::Back && what != ActionId::Play &&
           what != ActionId::Forward && what != ActionId::Last;
}

} // namespace

TransportBar::TransportBar(const Actions &actions, QWidget *parent)
    : SessionWidget(parent), m_actions(actions), m_slider(new TimelineSlider(this)),
      m_move(new QSpinBox(this)), m_ownMoves(new board::PlainLabel(this)),
      m_time(new board::PlainLabel(this)), m_counters(new CounterLine(this)), m_speed(new SpeedControl(this))
{
    setObjectName(QStringLiteral("transport"));
    m_counters->setObjectName(QStringLiteral("faint"));
    m_ownMoves->setObjectName(QStringLiteral("faint"));
    m_time->setObjectName(QStringLiteral("faint"));
    m_time->hide();
    m_move->setKeyboardTracking(false);
    m_move->setGroupSeparatorShown(true);
    m_move->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_move->setAlignment(Qt::AlignCenter);
    layOut();
    connect(m_slider, &TimelineSlider::seekRequested, this, &TransportBar::seek);
    connect(m_move, &QSpinBox::valueChanged, this, [this](int frame) { seek(run().from + frame); });
    connectActions();
    retranslate();
}

void TransportBar::connectActions()
{
    m_actions.onTriggered(ActionId::First, this, [this] { goToStart(); });
    m_actions.onTriggered(ActionId::Back, this, [this] { step(-1); });
    m_actions.onTriggered(ActionId::Play, this, [this] { playOrPause(); });
    m_actions.onTriggered(ActionId::Forward, this, [this] { goForward(); });
    m_actions.onTriggered(ActionId::Last, this, [this] { goToEnd(); });
    constexpr int marks = 2; // the number of marks on the speed's scale for one key press
    const auto change = [this](int by) { Q_EMIT speedChosen(session::Speed(m_speed->speed().mark() + by)); };
    m_actions.onTriggered(ActionId::Slower, this, [change] { change(-marks); });
    m_actions.onTriggered(ActionId::Faster, this, [change] { change(marks); });
    connect(m_speed, &SpeedControl::chosen, this, &TransportBar::speedChosen);
    connect(m_speed, &SpeedControl::playWanted, this, [this](session::Speed wanted) {
        Q_EMIT speedChosen(wanted);
        if (!session()->player().isPlaying())
            playOrPause();
    });
}

void TransportBar::step(qint64 frames)
{
    if (frames == 1 && m_asks())
        return;
    if (frames == 1 || frames == -1)
        return session()->search().go(frames > 0 ? session::Direction::Forward : session::Direction::Back,
                                      {session::Landmark::Frame});
    seek(session()->timeline().frame() + frames);
}

/// Goes a step forward, or begins a search. A turn of the wheel over the board, which may be unintended, only steps.
void TransportBar::goForward()
{
    const bool begins = m_canBegin && session()->timeline().atEnd() && !session()->isWatching();
    if (begins)
        Q_EMIT searchWanted();
    if (!begins || session()->isWatching())
        step(1);
}

/// Returns the run whose frames are counted: the one in view. Between two runs, it is the one that was in view
/// before.
session::Run TransportBar::run() const
{
    const session::Timeline &timeline = session()->timeline();
    const session::Run next = session::runFromHere(timeline);
    const bool wasInView = m_run.frames() > 0 && next.from == m_run.from && next.type == m_run.type;
    return next.frames() > 0 && wasInView ? next : session::runInView(timeline);
}

/// Returns whether the run in view is a search that continues, so that its length is not yet known.
bool TransportBar::grows() const
{
    return !session()->search().framesToCome() && run().to == session()->timeline().lastFrame();
}

/// Goes to the start of the run in view; from there, to the start of the previous run.
void TransportBar::goToStart()
{
    session::Timeline &timeline = session()->timeline();
    session()->player().pause();
    if (timeline.frame() == run().from)
        timeline.back();
    timeline.seek(run().from);
}

/// Goes to the end of the run in view; from there, to the end of the next run. A search that is still being watched
/// is shown at full speed until it ends.
void TransportBar::goToEnd()
{
    session::Timeline &timeline = session()->timeline();
    // The rest of a watched search is fetched up to its end, which ends the search.
    if (session()->isWatching() && run().to == timeline.lastFrame())
        return session()->search().go(session::Direction::Forward, {session::Landmark::End});
    if (timeline.frame() == wholeRun(run()).to)
        timeline.forward();
    seek(wholeRun(session::runInView(timeline)).to);
}

/// Plays or pauses. At the end of the timeline, plays the run in view again.
void TransportBar::playOrPause()
{
    session::Timeline &timeline = session()->timeline();
    if (timeline.atEnd() && !session()->isWatching() && !session()->player().isPlaying())
        timeline.seek(run().from);
    session()->search().playOrPause();
}

QToolButton *TransportBar::addButton(ActionId what)
{
    const bool repeats = what == ActionId::Back || what == ActionId::Forward;
    auto *button = new QToolButton(this);
    button->setDefaultAction(m_actions[what]);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setIconSize({iconSide, iconSide});
    button->setAutoRepeat(repeats);
    button->setAutoRepeatDelay(350);
    button->setAutoRepeatInterval(60);
    button->setFocusPolicy(Qt::TabFocus);
    m_buttons.emplace_back(button, what);
    return button;
}

void TransportBar::layOut()
{
    auto *above = new QHBoxLayout;
    m_above = above;
    above->setSpacing(2);
    for (const ActionId what :
         {ActionId::First, ActionId::Back, ActionId::Play, ActionId::Forward, ActionId::Last})
        above->addWidget(addButton(what));
    above->addSpacing(landmarkGap);
    for (const ActionId what : {ActionId::ToPreviousDeepest, ActionId::ToPreviousSolution})
        above->addWidget(addButton(what));
    above->addWidget(m_slider, 1);
    for (const ActionId what : {ActionId::ToNextSolution, ActionId::ToNextDeepest})
        above->addWidget(addButton(what));
    auto *below = new QHBoxLayout;
    m_below = below;
    below->setSpacing(10);
    below->addWidget(m_move);
    below->addWidget(m_ownMoves);
    below->addWidget(m_time);
    below->addWidget(m_counters, 1);
    m_lower = new QBoxLayout(QBoxLayout::LeftToRight);
    m_lower->setSpacing(10);
    m_lower->addLayout(below, 1);
    m_lower->addWidget(m_speed, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(marginOfBar, 4, marginOfBar, 8);
    column->setSpacing(2);
    column->addLayout(above);
    column->addLayout(m_lower);
}

void TransportBar::setSlim(bool slim)
{
    if (slim == m_slim)
        return;
    m_slim = slim;
    for (const auto &[button, what] : m_buttons)
        button->setVisible(!slim);
    fit();
    m_speed->setVisible(!slim);
    m_counters->setVisible(!slim);
    m_ownMoves->hide(); // the next refresh shows it if there is space
    QBoxLayout *row = slim ? m_above : m_below;
    int place = slim ? row->count() : 0;
    for (QWidget *count : std::initializer_list<QWidget *>{m_move, m_ownMoves, m_time})
        row->insertWidget(place++, count);
    for (QWidget *part : std::initializer_list<QWidget *>{m_slider, m_move, m_time}) {
        QSizePolicy policy = part->sizePolicy();
        policy.setRetainSizeWhenHidden(slim);
        part->setSizePolicy(policy);
    }
    reserveSpace();
    m_slider->show();
    m_move->show();
    if (session())
        refresh();
}

/// Reserves space for the whole count, since Qt's own minimum width leaves out the suffix; in the slim row for a count
/// of thousands and a time of hours, so that the slider keeps its width.
void TransportBar::reserveSpace()
{
    const QFontMetrics metrics = m_move->fontMetrics();
    const QString thousands = session::formatNumber(8888);
    const auto width = [&metrics](const QString &text) { return metrics.horizontalAdvance(text); };
    const int widestName =
        std::max(width(tr("scramble ", "scramble 37 of 152")), width(tr("move ", "move 37 of 152")));
    const int slim = widestName + width(thousands + tr(" of %1", "move 37 of 152").arg(thousands));
    m_reserved = widestCount();
    m_move->setMinimumWidth(
        std::max({m_move->sizeHint().width(), m_slim ? slim + 2 * metrics.averageCharWidth() : 0,
                  width(m_reserved) + 2 * metrics.averageCharWidth()}));
    m_time->setContentsMargins(m_slim ? timeGap : 0, 0, 0, 0);
    m_time->setMinimumWidth(m_slim ? timeGap + width(tr("time %1").arg(QStringLiteral("8:88:88"))) : 0);
    m_above->invalidate();
}

/// Returns a count that is as wide as any of the run in view.
QString TransportBar::widestCount() const
{
    static const QRegularExpression digit(QStringLiteral("\\d"));
    return m_move->prefix() + session::formatNumber(m_move->maximum()).replace(digit, QStringLiteral("8")) +
           m_move->suffix();
}

/// Hides the buttons for landmarks if the bar is too narrow for them, and moves the speed to a line of its own.
void TransportBar::fit()
{
    const bool fits = widthOfRow(true) + roomForCount <= width();
    m_lower->setDirection(fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    for (const auto &[button, what] : m_buttons) {
        if (isLandmark(what))
            button->setVisible(!m_slim && fits);
    }
}

/// Returns the least width of the row with the buttons and the slider.
int TransportBar::widthOfRow(bool withLandmarks) const
{
    int width = 2 * marginOfBar + landmarkGap + m_slider->minimumSizeHint().width();
    for (const auto &[button, what] : m_buttons) {
        if (withLandmarks || !isLandmark(what))
            width += button->sizeHint().width() + m_above->spacing();
    }
    return width;
}

QSize TransportBar::minimumSizeHint() const
{
    const QSize all = SessionWidget::minimumSizeHint();
    const int lower = std::max(m_below->minimumSize().width(), m_speed->minimumSizeHint().width());
    return m_slim ? all : QSize(std::max(widthOfRow(false), lower + 2 * marginOfBar), all.height());
}

void TransportBar::resizeEvent(QResizeEvent *event)
{
    SessionWidget::resizeEvent(event);
    fit();
}

/// Hides the slim row while the game in view has no moves; its space stays reserved. Earlier games are reached by Undo.
void TransportBar::showSlimRow()
{
    const bool isUsed = session()->timeline().endOfGame() > session()->timeline().startOfGame();
    m_slider->setVisible(isUsed);
    m_move->setVisible(isUsed);
    if (!isUsed)
        m_time->hide();
}

void TransportBar::seek(qint64 frame)
{
    session()->search().seek(frame);
}

/// Returns a run, including the frames still to be shown of a search that has ended.
session::Run TransportBar::wholeRun(session::Run run) const
{
    if (run.to == session()->timeline().lastFrame())
        run.to += session()->search().framesToCome().value_or(0);
    return run;
}

void TransportBar::refresh()
{
    const session::Timeline &timeline = session()->timeline();
    const bool atStart = timeline.frame() <= timeline.startOfGame();
    const bool atEnd = timeline.atEnd() && !session()->isWatching();
    m_actions[ActionId::First]->setEnabled(!atStart);
    m_actions[ActionId::Back]->setEnabled(!atStart);
    m_actions[ActionId::Play]->setEnabled(!atEnd || run().frames() > 0);
    m_actions[ActionId::Forward]->setEnabled(!atEnd || m_canBegin);
    m_actions[ActionId::Last]->setEnabled(!atEnd);
    std::vector<qint64> acts;
    std::vector<std::pair<qint64, qint64>> forgotten;
    for (std::size_t act = 0; act < timeline.acts().size(); ++act) {
        const qint64 start = timeline.startOfAct(act);
        if (act > 0)
            acts.push_back(start);
        if (const qint64 first = timeline.acts()[act].record.firstFrame(); first > 0)
            forgotten.emplace_back(start, start + first);
    }
    m_slider->setForgotten(std::move(forgotten));
    m_slider->setMarks({std::move(acts), timeline.solutionFrames(), timeline.momentFrames()});
    const session::Run game = wholeRun({timeline.startOfGame(), timeline.endOfGame(), timeline.act().type});
    m_slider->setFrames(timeline.frame(), game.to, game.from);
    m_slider->setEnabled(game.frames() > 0);
    refreshVerdicts();
    refreshRun();
    refreshMove();
    refreshOwnMoves();
    refreshCounters();
    if (m_slim)
        showSlimRow();
    m_actions[ActionId::Play]->setIcon(icon(session()->player().isPlaying() ? Icon::Pause : Icon::Play));
    for (const auto &[button, what] : m_buttons)
        button->setAccessibleName(nameOf(what));
}

void TransportBar::setCanBegin(bool canBegin)
{
    m_canBegin = canBegin;
    m_actions[ActionId::Forward]->setEnabled(canBegin || !session()->timeline().atEnd() ||
                                             session()->isWatching());
}

/// Shows the verdicts on the player's own moves, as far as they are known.
void TransportBar::refreshVerdicts()
{
    const session::Timeline &timeline = session()->timeline();
    std::vector<TimelineSlider::Judged> judged;
    for (std::size_t i = 0; i < timeline.acts().size() && session()->verdicts().isShown(); ++i) {
        const session::Act &act = timeline.acts()[i];
        if (act.type != session::Act::Hand || !act.verdict)
            continue;
        const qint64 from = timeline.startOfAct(i);
        const qint64 to = from + act.record.counts().frames;
        if (!judged.empty() && judged.back().to == from && judged.back().verdict == *act.verdict)
            judged.back().to = to;
        else
            judged.push_back({from, to, *act.verdict});
    }
    m_slider->setJudged(std::move(judged));
    const auto lost =
        session()->verdicts().isShown() ? session::firstLostFrame(timeline) : std::optional<qint64>();
    const qint64 move = lost.value_or(0) - timeline.startOfGame();
    m_slider->setAccessibleDescription(
        !lost       ? QString()
        : move == 0 ? tr("cannot be solved")
                    : tr("cannot be solved from move %1 on").arg(session::formatNumber(move)));
}

void TransportBar::setColours(const board::Style &style)
{
    m_slider->setColours(style);
}

void TransportBar::refreshOwnMoves()
{
    const qint64 yours = session()->timeline().handMoves() - session()->timeline().hintedMoves();
    m_ownMoves->setText(tr("your moves: %1").arg(session::formatNumber(yours)));
    m_ownMoves->setVisible(yours > 0 && !m_slim);
}

void TransportBar::setTime(const QString &time, bool isUntimed)
{
    m_time->setText(isUntimed ? tr("not timed", "a game") : tr("time %1").arg(time));
    m_time->setToolTip(
        board::plainToolTip(isUntimed ? tr("The clock has not followed this game from its first move.")
                                      : tr("Time since your first move in this game, without pauses")));
    m_time->setVisible((isUntimed || !time.isEmpty()) && (!m_slim || m_slider->isVisibleTo(this)));
}

// Shows the depth only for a search that takes moves back: that of another method would only ever grow.
void TransportBar::refreshCounters()
{
    const session::Timeline &timeline = session()->timeline();
    QStringList counters;
    const auto add = [&](qint64 count, const std::function<QString(int)> &translate) {
        if (count > 0)
            counters << session::translatedPlural(quint64(count), translate);
    };
    if (timeline.act().type == session::Act::Search && !timeline.act().abridged) {
        const session::Counts counts = timeline.counts();
        add(counts.tries, [](int n) { return tr("%n try(s)", nullptr, n); });
        add(counts.backs, [](int n) { return tr("%n taken back", nullptr, n); });
        add(timeline.act().record.counts().backs > 0 ? counts.depth : 0,
            [](int n) { return tr("depth %n", nullptr, n); });
        // A solution in view is counted, although the event that reports it follows the frame.
        const qint64 inView = session::solutionAt(timeline.act().record, timeline.frameInAct());
        add(std::max(counts.solutions, inView), [](int n) { return tr("%n solution(s)", nullptr, n); });
    }
    m_counters->setCounters(counters);
}

void TransportBar::setScale(double scale)
{
    // Sets each widget's font, since a style sheet keeps fonts from being inherited.
    for (QWidget *part : findChildren<QWidget *>()) {
        QFont type = part->font();
        type.setPixelSize(int(typeSize * scale));
        part->setFont(type);
    }
    m_speed->fitWords();
    const int side = int(iconSide * scale);
    for (const auto &[button, what] : m_buttons)
        button->setIconSize({side, side});
    fit();
    reserveSpace();
}

QString TransportBar::nameOf(ActionId what) const
{
    switch (what) {
    case ActionId::First:
        return tr("First");
    case ActionId::Back:
        return tr("Back");
    case ActionId::Play:
        return session() && session()->player().isPlaying() ? tr("Pause") : tr("Play");
    case ActionId::Forward:
        return tr("Forward");
    case ActionId::Last:
        return tr("Last");
    default:
        return m_actions[what]->iconText();
    }
}

/// Gives the run in view the width of the slider, and shows how long it takes to play. A search that still grows
/// has no length yet.
void TransportBar::refreshRun()
{
    m_run = wholeRun(run());
    m_slider->setRun(m_run.from, m_run.to, grows());
    const QString name = session::translatedPlural(quint64(m_run.frames()), [&](int n) {
        return m_run.type == session::Act::Search ? tr("%n step(s)", nullptr, n)
                                                  : tr("%n move(s)", nullptr, n);
    });
    const bool isSearch = m_run.type == session::Act::Search;
    m_speed->setRun(grows() ? 0 : m_run.frames(), name,
                    isSearch ? SpeedControl::Unit::Steps : SpeedControl::Unit::Moves);
}

// Counts the frames of the run in view: the steps of a search, or moves. Sets only what has changed, since setting
// it again would disturb the number that the user is typing.
void TransportBar::refreshMove()
{
    constexpr qint64 most = std::numeric_limits<int>::max();
    const session::Timeline &timeline = session()->timeline();
    const qint64 frame = timeline.frame() - m_run.from;
    const QSignalBlocker quiet(m_move);
    const QString prefix = m_run.type == session::Act::Search     ? tr("step ", "step 37 of 152")
                           : m_run.type == session::Act::Scramble ? tr("scramble ", "scramble 37 of 152")
                                                                  : tr("move ", "move 37 of 152");
    const QString suffix = grows()
                               ? tr(", searching…", "step 37, searching…")
                               : tr(" of %1", "move 37 of 152").arg(session::formatNumber(m_run.frames()));
    if (m_move->prefix() != prefix || m_move->suffix() != suffix) {
        m_move->setPrefix(prefix);
        m_move->setSuffix(suffix);
    }
    m_move->setRange(0, int(std::min(m_run.frames(), most)));
    if (widestCount() != m_reserved)
        reserveSpace();
    m_move->setEnabled(m_run.frames() > 0);
    if (m_move->value() != frame)
        m_move->setValue(int(std::min(frame, most)));
}

void TransportBar::retranslate()
{
    for (const auto &[button, what] : m_buttons)
        button->setAccessibleName(nameOf(what));
    m_ownMoves->setToolTip(tr("Moves you have made since this board was made or scrambled"));
    m_slider->setAccessibleName(tr("Position"));
    m_slider->setToolTip(
        tr("Ticks below: a new stage of this game begins (play, search…). Triangles above: solutions. Flags "
           "below: moments. Hatched: moves no longer kept. Undo leads to the boards before it. Your own "
           "moves are green while the goal can be reached, red and thick when it no longer can, "
           "and grey where this is not known."));
    m_move->setSuffix({}); // makes the next refresh reserve space for the translated words
    m_move->setAccessibleName(tr("Move"));
    m_counters->setAccessibleName(tr("Counters up to this move"));
}

} // namespace window
