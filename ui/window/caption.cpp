// SPDX-License-Identifier: MIT
#include "window/caption.h"

#include "board/announcement.h"
#include "board/plaintext.h"
#include "session/ownprogram.h"
#include "session/translation.h"
#include "window/busyindicator.h"
#include "window/names.h"
#include "window/verdictlabel.h"

#include <QDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QToolButton>

namespace window {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 readingTime = 5000; // milliseconds that an answer is shown during playback
constexpr qint64 mostEarlier = 1000; // frames whose sentences are listed
constexpr std::size_t mostAnswers = 1000;
constexpr int speechDelay = 50;           // milliseconds
constexpr qint64 passingPause = 2500;     // milliseconds between the sentences of frames during playback
constexpr qint64 longestSilence = 10'000; // milliseconds of a search without an announcement
constexpr int lines = 2;
constexpr double sentenceType = 15; // pixels of the font
constexpr double headingType = 13;

} // namespace

Caption::Caption(const Actions &actions, QWidget *parent)
    : SessionWidget(parent), m_actions(actions), m_heading(new board::PlainLabel(this)),
      m_said(new board::PlainLabel(this)), m_busy(new BusyLabel(this)),
      m_verdict(new VerdictLabel(VerdictLabel::Detail::Word, this)), m_log(new QToolButton(this)),
      m_spoken(new board::Announcement(this))
{
    setObjectName(u"caption"_s);
    setAttribute(Qt::WA_StyledBackground);
    m_heading->setObjectName(u"heading"_s);
    m_said->setObjectName(u"said"_s);
    m_said->setWordWrap(true);
    m_said->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_said->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_said->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Minimum);
    m_log->setAutoRaise(true);
    m_log->setFocusPolicy(Qt::TabFocus);
    connect(m_log, &QToolButton::clicked, this, &Caption::showEarlier);
    m_speakSoon.setSingleShot(true);
    connect(&m_speakSoon, &QTimer::timeout, this, &Caption::speak);
    layOut();
    retranslate();
}

void Caption::layOut()
{
    auto *above = new QHBoxLayout;
    above->addWidget(m_heading);
    above->addWidget(m_busy);
    above->setSpacing(6);
    for (const ActionId id : {ActionId::Restart, ActionId::ShowShortest, ActionId::NextBoard}) {
        auto *button = new QToolButton(this);
        button->setDefaultAction(m_actions[id]);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setFocusPolicy(Qt::TabFocus);
        button->setObjectName(u"push"_s);
        button->hide();
        above->addWidget(button);
        m_afterwards.emplace_back(button, id);
    }
    // The buttons keep their room when hidden, so that the board keeps its size when they appear.
    QSizePolicy staying = m_afterwards.front().first->sizePolicy();
    staying.setRetainSizeWhenHidden(true);
    m_afterwards.front().first->setSizePolicy(staying);
    above->addStretch(1);
    above->addWidget(m_verdict);
    above->addWidget(m_log);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 3, 14, 0);
    column->setSpacing(0);
    column->addLayout(above);
    column->addWidget(m_said);
}

void Caption::sessionChanged()
{
    m_answers.clear();
    if (m_answerFrame)
        m_answer.clear();
    m_said->setMinimumHeight(0);
    m_busy->setSession(session());
    m_spokenHeading.clear();
    m_spokenVerdict.reset();
}

void Caption::tell(const QString &sentence, Kind kind)
{
    m_answer = sentence;
    m_kind = kind;
    m_answerFrame.reset();
    m_answerTime.start();
    if (!session())
        return;
    // At rest an answer is about the frame in view. An answer while frames arrive is about the frame that is
    // shown next.
    if (!session()->player().isPlaying() && !session()->isWatching())
        QMetaObject::invokeMethod(this, &Caption::settleAnswer, Qt::QueuedConnection);
    remember();
    m_heading->setText(heading());
    write(sentence.isEmpty() ? sentenceOfFrame() : sentence);
}

// The reason of a result has already been given as an answer, which the whole result replaces.
void Caption::remember()
{
    const qint64 frame = session()->timeline().frame();
    const bool again =
        !m_answers.empty() && m_answers.back().frame == frame && m_answers.back().sentence == m_answer;
    if (m_answer.isEmpty() || again)
        return;
    if (m_kind == Kind::Result && !m_answers.empty() && m_answers.back().frame == frame &&
        m_answer.endsWith(m_answers.back().sentence))
        m_answers.pop_back();
    m_answers.push_back({frame, m_answer});
    if (m_answers.size() > mostAnswers)
        m_answers.erase(m_answers.begin());
}

void Caption::settleAnswer()
{
    // A game that is restored in the background brings another frame into view, by which nobody was answered.
    if (!m_answerFrame && session() && !session()->isRestoring())
        m_answerFrame = session()->timeline().frame();
}

void Caption::refresh()
{
    const qint64 here = session()->timeline().frame();
    settleAnswer();
    if (m_answerFrame && *m_answerFrame != here &&
        (!session()->player().isPlaying() || m_answerTime.elapsed() > readingTime))
        m_answer.clear();
    m_heading->setText(heading());
    write(m_answer.isEmpty() ? sentenceOfFrame() : m_answer);
    refreshEnding();
    m_busy->refresh();
    m_verdict->setJudgement(session()->isJudged() ? std::optional(session()->judgement()) : std::nullopt);
    speakVerdict();
    speakProgress();
    m_log->setEnabled(session()->timeline().frame() > 0 || !m_answers.empty());
}

void Caption::setScale(double scale)
{
    // Each widget's font is set by itself, since a style sheet keeps fonts from being inherited.
    for (QWidget *part : findChildren<QWidget *>()) {
        QFont type = part->font();
        type.setPixelSize(int((part == m_said ? sentenceType : headingType) * scale));
        part->setFont(type);
    }
    m_said->setMinimumHeight(0);
    makeRoom();
}

QString Caption::heading() const
{
    if (const session::Moment *moment = session()->timeline().moment(); moment && m_answer.isEmpty())
        return moment->name;
    const core::Event *last = session()->timeline().lastEvent();
    const bool byMethod = last && last->type == core::Event::Refused;
    if (m_answer.isEmpty() ? byMethod : m_kind == Kind::Refusal)
        return tr("Refused");
    if (!m_answer.isEmpty() && m_kind == Kind::Hint)
        return tr("Hint");
    const session::Act &act = session()->timeline().act();
    const core::Solver *solver = session::methodOf(session()->kind(), act.method.toStdString());
    QString name = ActNames::name(act.type);
    // The result of a search is not about the act in view, which may be older.
    if (!m_answer.isEmpty() && m_kind == Kind::Result && session()->search().job()) {
        solver = &session()->search().job()->solver();
        name = ActNames::name(session::Act::Search);
    }
    return solver ? tr("%1: %2", "act: method").arg(name, session::translated(solver->name)) : name;
}

/// Shows the choices after a game that the player has won.
void Caption::refreshEnding()
{
    const bool won = session()->ending().isWon();
    for (const auto &[button, id] : m_afterwards)
        button->setVisible(won && m_actions[id]->isVisible() && m_actions[id]->isEnabled());
}

QString Caption::ending() const
{
    const session::Ending &ending = session()->ending();
    const int moves = int(ending.moves());
    const auto fewest = ending.fewest();
    const QString sentence =
        fewest
            ? tr("Solved in %n move(s) (best possible: %1).", nullptr, moves).arg(QLocale().toString(*fewest))
            : tr("Solved in %n move(s).", nullptr, moves);
    return m_afterword.isEmpty() ? sentence : sentence + u' ' + m_afterword;
}

QString Caption::sentenceOfFrame() const
{
    if (session()->ending().isWon())
        return ending();
    if (const session::Moment *moment = session()->timeline().moment(); moment && !moment->note.isEmpty())
        return moment->note;
    const QString solution = SolutionNames::inView(*session());
    const session::Timeline &timeline = session()->timeline();
    if (solution.isEmpty() && timeline.act().type == session::Act::Hand &&
        timeline.instance().puzzle->solved(timeline.position()))
        return tr("Solved, with the help of a method.");
    return solution.isEmpty() ? session::translated(session()->explanation()) : solution;
}

void Caption::write(const QString &sentence)
{
    if (m_said->text() == sentence)
        return;
    m_said->setText(sentence);
    m_said->setAccessibleDescription(sentence); // the name says only what the label is for
    makeRoom();
    if (!m_speakSoon.isActive())
        m_speakSoon.start(speechDelay);
}

/// Announces the sentence, with its heading if that has changed. Of the frames that are played, only those
/// are announced for which there is time.
void Caption::speak()
{
    const QString sentence = m_said->text();
    if (!session() || sentence.isEmpty())
        return;
    const bool passes = m_answer.isEmpty() && (session()->player().isPlaying() || session()->isWatching());
    const QString heading = m_heading->text();
    m_spoken->say(heading == m_spokenHeading ? sentence : heading + u". "_s + sentence,
                  passes ? passingPause : 0);
    m_spokenHeading = heading;
}

/// Announces a verdict that has changed while the player moves; the end of a game is announced anyway.
void Caption::speakVerdict()
{
    if (!session()->isJudged() || !m_verdict->isVisible() || session()->player().isPlaying() ||
        session()->isWatching())
        return;
    const core::Judgement::Verdict verdict = session()->judgement().verdict;
    if (verdict != m_spokenVerdict && !session()->ending().isWon())
        m_spoken->say(m_verdict->accessibleDescription());
    m_spokenVerdict = verdict;
}

void Caption::speakProgress()
{
    const session::SolverJob *job = session()->search().job();
    if (job && session()->search().isSolving() && m_spoken->silence() > longestSilence)
        m_spoken->say(
            tr("The search goes on: %1 tries.").arg(session::formatNumber(qint64(job->stats().nodes))));
}

// The label grows if a sentence needs it, and stays so, since a board that changes its size at every sentence
// is hard to watch.
void Caption::makeRoom()
{
    const int least = lines * m_said->fontMetrics().lineSpacing();
    const int needed = m_said->text().isEmpty() ? 0 : m_said->heightForWidth(m_said->width());
    m_said->setMinimumHeight(std::max({least, needed, m_said->minimumHeight()}));
}

void Caption::resizeEvent(QResizeEvent *event)
{
    SessionWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        m_said->setMinimumHeight(0);
    makeRoom();
}

/// Returns the sentences of the frames up to the cursor, with the answers that were given there; then the
/// other answers.
QStringList Caption::earlier() const
{
    const session::Timeline &timeline = session()->timeline();
    const qint64 here = timeline.frame();
    QStringList said;
    const auto add = [&](qint64 frame, const QString &sentence) {
        if (!sentence.isEmpty())
            said << tr("%1: %2", "move number: what was said").arg(QLocale().toString(frame), sentence);
    };
    for (qint64 frame = std::max<qint64>(0, here - mostEarlier); frame <= here; ++frame) {
        const QString solution = SolutionNames::at(*session(), frame);
        add(frame, solution.isEmpty() ? session::translated(session::Session::explanationAt(session()->kind(),
                                                                                            timeline, frame))
                                      : solution);
        for (const Answer &answer : m_answers) {
            if (answer.frame == frame)
                add(frame, answer.sentence);
        }
    }
    // Answers to what was done further on, before the viewer went back, come last.
    for (const Answer &answer : m_answers) {
        if (answer.frame > here)
            add(answer.frame, answer.sentence);
    }
    return said;
}

void Caption::showEarlier()
{
    auto *dialog = new QDialog(window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(m_log->toolTip());
    auto *text = new QPlainTextEdit(earlier().join(u'\n'), dialog);
    text->setObjectName(u"log"_s);
    text->setReadOnly(true);
    text->setAccessibleName(m_log->toolTip());
    auto *column = new QVBoxLayout(dialog);
    column->addWidget(text);
    dialog->resize(560, 420);
    dialog->show();
    text->verticalScrollBar()->setValue(text->verticalScrollBar()->maximum());
}

void Caption::retranslate()
{
    m_said->setAccessibleName(tr("Message"));
    m_log->setText(tr("Earlier…"));
    m_log->setToolTip(tr("Earlier messages"));
}

} // namespace window
