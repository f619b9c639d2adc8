// SPDX-License-Identifier: MIT
#include "insight/predictpanel.h"

#include "board/boardview.h"
#include "board/plaintext.h"
#include "insight/watchedsearch.h"
#include "session/basics/translation.h"
#include "window/widgets/fittedtext.h"
#include "window/widgets/verticalscrollarea.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace insight {

using namespace Qt::StringLiterals;
using session::Guess;

namespace {

constexpr int mostSteps = 10'000; // the most steps made to reach a turning point
constexpr int linesOfAnswer = 3;  // the lines for which an answer has room
// The milliseconds that an answer is shown before playing goes on: at least, and for each of its characters.
constexpr int leastReadingTime = 2'500;
constexpr int readingTimeOfCharacter = 60;

} // namespace

PredictPanel::PredictPanel(board::BoardView &board, QWidget *parent)
    : window::SessionWidget(parent), m_board(board), m_ask(new QCheckBox(this)), m_turns(new QCheckBox(this)),
      m_what(new QStackedWidget(this)), m_about(new board::PlainLabel), m_question(new board::PlainLabel),
      m_answer(new board::PlainLabel), m_refused(new QPushButton(this)), m_reason(new QComboBox(this)),
      m_back(new QPushButton(this)), m_scored(new board::PlainLabel(this))
{
    layOut();
    connect(m_ask, &QCheckBox::toggled, this, [this](bool on) {
        m_turns->setEnabled(on);
        m_answered.clear();
        setAsking(false);
        Q_EMIT switched();
    });
    // A move by hand would throw away the search about which the learner wants to be asked.
    connect(&m_board, &board::BoardView::picked, this, [this](int cell) { respond({Guess::Goes, cell}); });
    connect(m_refused, &QPushButton::clicked, this, [this] {
        respond({Guess::Refused, m_reason->currentData().toInt()});
    });
    connect(m_back, &QPushButton::clicked, this, [this] { respond({Guess::Back, -1}); });
    m_resumeTimer.setSingleShot(true);
    connect(&m_resumeTimer, &QTimer::timeout, this, [this] { session()->player().play(); });
    retranslate();
    setAsking(false);
}

PredictPanel::~PredictPanel() = default;

void PredictPanel::layOut()
{
    for (QLabel *label : {m_about, m_question, m_answer, m_scored})
        label->setWordWrap(true);
    for (QLabel *label : {m_about, m_question, m_answer}) {
        label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        m_what->addWidget(label);
    }
    m_what->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    m_question->setObjectName(u"title"_s);
    m_scored->setObjectName(u"faint"_s);
    m_turns->setEnabled(false);
    m_reason->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_reason->setMinimumContentsLength(10);
    auto *refusal = new QHBoxLayout;
    refusal->addWidget(m_refused);
    refusal->addWidget(m_reason, 1);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_ask);
    column->addWidget(m_turns);
    column->addWidget(m_what);
    column->addLayout(refusal);
    column->addWidget(m_back);
    column->addWidget(m_scored);
    column->addStretch(1);
}

void PredictPanel::sessionChanged()
{
    m_resumeTimer.stop();
    if (session())
        session()->player().setGate([panel = QPointer(this), of = session()](qint64 frames) {
            return panel && panel->session() == of ? panel->framesBeforeQuestion(frames) : frames;
        });
    m_score = {};
    m_answered.clear();
    setAsking(false);
    showScore();
}

void PredictPanel::hideEvent(QHideEvent *event)
{
    window::SessionWidget::hideEvent(event);
    m_resumeTimer.stop();
    setAsking(false);
}

// Withdraws the question, or the answer, when the learner goes to another frame.
void PredictPanel::refresh()
{
    if (session()->timeline().frame() != m_frame) {
        m_answered.clear();
        setAsking(false);
        return;
    }
    if (isVisible()) // another view may let the learner pick a square
        m_board.setPicking(takesClicks());
    enableAnswers();
    showQuestion();
}

void PredictPanel::resizeEvent(QResizeEvent *event)
{
    window::SessionWidget::resizeEvent(event);
    reserveSpace();
    showQuestion();
}

void PredictPanel::setAsking(bool asking)
{
    m_asking = asking;
    m_interrupts = m_insists = false;
    m_frame = session() ? session()->timeline().frame() : -1;
    m_board.setPicking(takesClicks());
    enableAnswers();
    showQuestion();
}

/// Lets the learner answer where there is something to say, before a question is asked, too.
void PredictPanel::enableAnswers()
{
    const bool can = takesClicks();
    if (can && !m_refused->isEnabled())
        fillReasons();
    m_refused->setEnabled(can);
    m_reason->setEnabled(can);
    m_back->setEnabled(can);
}

/// Shows the question or, in its place, so that it moves nothing, what the learner was answered. An answer without room
/// is shortened; the sentence below the board says all of it.
void PredictPanel::showQuestion()
{
    m_question->setText(question(stage()));
    m_answer->setText(window::elidedToHeight(m_answered, m_answer->fontMetrics(), m_what->width(),
                                             m_question->minimumHeight()));
    m_answer->setToolTip(board::plainToolTip(m_answer->text() == m_answered ? QString() : m_answered));
    m_answer->setAccessibleDescription(m_answered);
    m_what->setCurrentWidget(!m_ask->isChecked() ? m_about : m_answered.isEmpty() ? m_question : m_answer);
}

/// Reserves the height of the longest question and of a usual answer, so that the buttons below stay where they are.
void PredictPanel::reserveSpace()
{
    QFont bold = m_question->font();
    bold.setBold(true);
    int height = linesOfAnswer * m_answer->fontMetrics().lineSpacing();
    for (const Stage stage :
         {Stage::Asking, Stage::Insisting, Stage::Between, Stage::AtEnd, Stage::WithoutSearch})
        height = std::max(height, window::heightOf(question(stage), QFontMetrics(bold), m_what->width()));
    m_question->setMinimumHeight(height);
}

/// Scrolls to the parts from `first` to `last` once they are laid out.
void PredictPanel::reveal(const QWidget &first, const QWidget &last)
{
    QMetaObject::invokeMethod(
        this, [&] { window::VerticalScrollArea::reveal(*this, first.geometry() | last.geometry()); },
        Qt::QueuedConnection);
}

PredictPanel::Stage PredictPanel::stage() const
{
    if (m_asking)
        return m_insists ? Stage::Insisting : Stage::Asking;
    if (session() && !WatchedSearch::evenHidden(*session()))
        return Stage::WithoutSearch;
    return session() && session()->timeline().atEnd() && !session()->isWatching() ? Stage::AtEnd
                                                                                  : Stage::Between;
}

QString PredictPanel::question(Stage stage) const
{
    switch (stage) {
    case Stage::Asking:
        return tr("What comes next? Click on the board where a piece goes, or choose:");
    case Stage::Insisting:
        return tr("Answer first: click on the board, or choose. Or switch the questions off.");
    case Stage::AtEnd:
        return tr(
            "Nothing comes after this. Go back, and then forward: the question comes before each step.");
    case Stage::WithoutSearch:
        return tr("There is no search on this board yet. Press Solve: the question comes before each step.");
    case Stage::Between:
        break;
    }
    return tr("Click on the board where a piece goes next, or choose:");
}

bool PredictPanel::isOn() const
{
    return m_ask->isChecked();
}

bool PredictPanel::takesClicks() const
{
    return m_asking || mayAsk();
}

/// Shows events while they are of the same type as the ones before. Returns false if the search ends before the
/// type changes, or after `mostSteps`.
bool PredictPanel::showUntilTurn()
{
    session::Timeline &timeline = session()->timeline();
    for (int i = 0; i < mostSteps && session()->player().bringsNext(); ++i) {
        const bool within = timeline.frameInAct() < timeline.act().record.counts().frames;
        if (!within || session::turnsAfter(timeline.act().record, timeline.frameInAct()))
            return within;
        timeline.forward();
    }
    return false;
}

/// Returns whether the learner wants to be asked about a search in view that goes on from here.
bool PredictPanel::mayAsk() const
{
    if (!session() || !isVisible() || !m_ask->isChecked() || !session()->player().bringsNext())
        return false;
    const auto search = WatchedSearch::evenHidden(*session());
    return search && search->cursor() >= 0;
}

bool PredictPanel::asks()
{
    const auto search =
        isVisible() && m_ask->isChecked() ? WatchedSearch::evenHidden(*session()) : std::nullopt;
    if (!search || search->cursor() < 0)
        return false;
    session::Timeline &timeline = session()->timeline();
    // At the start of the search the cursor is in the act before it.
    const bool isFirst = timeline.actIndex() != search->number();
    const bool more = isFirst ? search->record().first() == 0 && session()->player().bringsNext()
                      : m_turns->isChecked()
                          ? showUntilTurn()
                          : session()->player().bringsNext() &&
                                timeline.frameInAct() < timeline.act().record.counts().frames;
    if (!more)
        return false;
    m_resumeTimer.stop();
    session()->player().pause();
    fillReasons();
    m_answered.clear(); // it belongs to the question before
    const bool insists = m_asking && session()->timeline().frame() == m_frame;
    setAsking(true);
    m_insists = insists;
    showQuestion();
    reveal(*m_what, *m_back);
    return true;
}

/// Returns whether the next event is of the same type as the one before, so that no question is asked about it.
bool PredictPanel::isWithinStretch() const
{
    const session::Timeline &timeline = session()->timeline();
    return timeline.frameInAct() < timeline.act().record.counts().frames &&
           !session::turnsAfter(timeline.act().record, timeline.frameInAct());
}

qint64 PredictPanel::framesBeforeQuestion(qint64 frames)
{
    const auto search =
        isVisible() && m_ask->isChecked() ? WatchedSearch::evenHidden(*session()) : std::nullopt;
    if (!search || search->cursor() < 0)
        return frames;
    const bool isInSearch = session()->timeline().actIndex() == search->number();
    if (isInSearch && m_turns->isChecked() && session()->player().bringsNext() && isWithinStretch())
        return 1;
    const bool plays = session()->player().isPlaying() && !session()->player().isFastForwarding();
    if (!asks())
        return 1;
    m_interrupts = plays;
    return 0;
}

void PredictPanel::fillReasons()
{
    const auto search = WatchedSearch::evenHidden(*session());
    m_reason->clear();
    m_reason->addItem(tr("for any reason"), -1);
    for (const qint64 event : search->record().index().firstRefusals(search->record())) {
        const QString sentence = search->sentence(event + 1);
        m_reason->addItem(tr("like: %1", "a refusal").arg(session::afterColon(sentence)),
                          search->record().at(event).reason);
        m_reason->setItemData(m_reason->count() - 1, board::plainToolTip(sentence), Qt::ToolTipRole);
    }
}

/// Takes what the learner says. It answers the question; where none was asked, it answers the one about the next step, but
/// not one about a later step.
void PredictPanel::respond(const Guess &guess)
{
    const qint64 here = session()->timeline().frame();
    if (m_resumeTimer.isActive()) { // the next question is not on the screen yet
        m_resumeTimer.stop();
        session()->player().play();
        return;
    }
    if (m_asking || (asks() && session()->timeline().frame() == here))
        answer(guess);
}

void PredictPanel::answer(const Guess &guess)
{
    session::Timeline &timeline = session()->timeline();
    const bool goesOn = m_interrupts;
    timeline.forward();
    const bool right = guess.isRight(timeline.act().record, timeline.eventsBefore());
    m_score.add(right);
    const QString sentence = session::translated(session()->explanation());
    m_answered =
        right ? tr("Right. %1", "what happened").arg(sentence) : tr("No. %1", "what happened").arg(sentence);
    setAsking(false);
    if (goesOn)
        m_resumeTimer.start(std::max(leastReadingTime, readingTimeOfCharacter * int(m_answered.size())));
    showScore();
    reveal(*m_what, *m_what);
}

void PredictPanel::showScore()
{
    m_scored->setText(m_score.asked() == 0 ? QString()
                                           : tr("%n right answer(s) out of %1", nullptr, m_score.right())
                                                 .arg(session::formatNumber(m_score.asked())));
}

void PredictPanel::retranslate()
{
    m_about->setText(
        tr("While you go through a search, say what comes next: a move, a refusal, or a move taken back."));
    m_ask->setText(tr("Ask me before each step"));
    m_ask->setToolTip(
        tr("Every step forward, and playing, then waits for your answer, and nothing that comes "
           "later is shown"));
    m_turns->setText(tr("Only at turning points"));
    m_turns->setToolTip(tr("Only where something different happens: a refusal after a move, for example"));
    setAsking(m_asking);
    reserveSpace();
    m_refused->setText(tr("A refusal"));
    m_reason->setAccessibleName(tr("Reason"));
    m_back->setText(tr("A move is taken back"));
    showScore();
}

} // namespace insight
