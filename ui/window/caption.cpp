// SPDX-License-Identifier: MIT
#include "window/caption.h"

#include "board/announcement.h"
#include "board/plaintext.h"
#include "pages/book.h"
#include "session/answers/lostgame.h"
#include "session/basics/translation.h"
#include "session/programs/ownprogram.h"
#include "session/search/work.h"
#include "window/widgets/busyindicator.h"
#include "window/widgets/fittedtext.h"
#include "window/widgets/messagelog.h"
#include "window/widgets/names.h"
#include "window/widgets/verdictlabel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QToolButton>

namespace window {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 readingTime = 5000; // milliseconds that an answer is shown during playback
constexpr int timeOverCard = 10'000; // milliseconds
constexpr qint64 mostEarlier = 1000; // the number of earlier frames whose sentences are listed
constexpr std::size_t mostAnswers = 1000;
constexpr int speechDelay = 50;           // milliseconds
constexpr qint64 passingPause = 2500;     // milliseconds between announced frames during playback
constexpr qint64 longestSilence = 10'000; // milliseconds of a search without an announcement
constexpr double sentenceType = 15;       // pixels of the font
constexpr double headingType = 13;
constexpr int longestBelow = 80; // the number of letters of the longest text below a sentence
constexpr int mostLinesBelow = 3;
constexpr int lineGap = 2;     // pixels between the sentence and the line below it
constexpr int sideMargin = 14; // pixels around the words and the links
constexpr int margin = 6;
constexpr int lowMargin = 3;
constexpr int besideGap = 16;     // pixels between the sentence and the widgets beside it
constexpr int fewestLetters = 40; // the fewest letters in a line of the sentence beside other widgets

/// Returns whether the board in view is new and already solved, so that the player has to scramble it first.
bool waitsToBeMixed(const session::Session &session)
{
    const session::Timeline &timeline = session.timeline();
    return timeline.act().type != session::Act::Scramble && timeline.frame() == timeline.startOfGame() &&
           !session.kind().deals.empty() && timeline.instance().puzzle->solved(timeline.position()) &&
           !session.search().isUnderWay();
}

/// Returns a line of the list of messages. Outside Play, moves are called steps, as below the board.
QString lineOf(const QString &sentence, qint64 move, bool plays)
{
    if (move <= 0)
        return Caption::tr("At the start: %1").arg(sentence);
    const QString line = plays ? Caption::tr("Move %1: %2", "move number: what was said")
                               : Caption::tr("Step %1: %2", "step number: what was said");
    return line.arg(QLocale().toString(move), sentence);
}

} // namespace

Caption::Caption(const Actions &actions, QWidget *parent)
    : SessionWidget(parent), m_actions(actions), m_text(new QWidget(this)),
      m_heading(new board::PlainLabel(m_text)), m_sentence(new board::PlainLabel(m_text)),
      m_busy(new BusyLabel(m_text)), m_verdict(new VerdictLabel(this)), m_back(new QToolButton(this)),
      m_log(new QToolButton(this)), m_pageLink(new QToolButton(this)), m_spoken(new board::Announcement(this))
{
    setObjectName(u"caption"_s);
    setAttribute(Qt::WA_StyledBackground);
    m_heading->setObjectName(u"heading"_s);
    m_heading->setWordWrap(true);
    m_heading->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_heading->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_sentence->setObjectName(u"sentence"_s);
    m_sentence->setWordWrap(true);
    m_sentence->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_sentence->lower();
    m_back->setDefaultAction(actions[ActionId::BackToSolvable]);
    m_back->setToolButtonStyle(Qt::ToolButtonTextOnly);
    for (QToolButton *button : {m_back, m_log}) {
        button->setObjectName(u"link"_s);
        button->setFocusPolicy(Qt::TabFocus);
        QSizePolicy staying = button->sizePolicy();
        staying.setRetainSizeWhenHidden(true);
        button->setSizePolicy(staying);
    }
    m_pageLink->setObjectName(u"link"_s);
    m_pageLink->setFocusPolicy(Qt::TabFocus);
    m_pageLink->hide();
    connect(m_pageLink, &QToolButton::clicked, this, [this] { Q_EMIT pageWanted(m_page); });
    connect(m_log, &QToolButton::clicked, this, [this] { showMessages(m_isElided); });
    connect(m_verdict, &VerdictLabel::reasonWanted, this, [this] {
        if (session()->isJudged())
            session()->report(session()->judgement().why);
    });
    connect(m_verdict, &VerdictLabel::verdictWanted, this, [this] { session()->verdicts().ask(); });
    m_speakSoon.setSingleShot(true);
    connect(&m_speakSoon, &QTimer::timeout, this, &Caption::speak);
    m_uncoverCard.setSingleShot(true);
    connect(&m_uncoverCard, &QTimer::timeout, this, [this] {
        m_answersOverCard = false;
        showCard();
    });
    layOut();
    retranslate();
}

void Caption::layOut()
{
    m_all = new QBoxLayout(QBoxLayout::LeftToRight, this);
    m_all->setContentsMargins(sideMargin, margin, sideMargin, margin);
    m_all->addWidget(m_text, 1);
    m_beside = new QBoxLayout(QBoxLayout::TopToBottom);
    m_beside->setSpacing(lineGap);
    m_beside->addWidget(m_verdict, 0, Qt::AlignRight);
    m_links = new QBoxLayout(QBoxLayout::TopToBottom);
    auto *pages = new QHBoxLayout; // both in one line, so that the link to a page takes no height
    pages->setSpacing(besideGap);
    pages->addStretch(1);
    // The page's link is at the edge, below the verdict, whether there are messages or not.
    pages->addWidget(m_log);
    pages->addWidget(m_pageLink);
    m_links->addLayout(pages);
    m_links->addWidget(m_back, 0, Qt::AlignRight);
    m_beside->addLayout(m_links);
    m_beside->addStretch(1);
    m_all->addLayout(m_beside);
    arrange();
}

/// Places the verdict and the links beside the sentence, one below another, which takes the least of its width. In
/// a narrow window they are below the sentence instead.
void Caption::arrange()
{
    const QMargins margins = m_all->contentsMargins();
    const int left = width() - margins.left() - margins.right() - besideGap - m_verdict->width();
    const bool isNarrow = left < fewestLetters * m_sentence->fontMetrics().averageCharWidth();
    m_all->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_all->setSpacing(isNarrow ? lineGap : besideGap);
    m_links->setDirection(isNarrow ? QBoxLayout::RightToLeft : QBoxLayout::TopToBottom);
    m_links->setSpacing(isNarrow ? besideGap : lineGap);
}

void Caption::sessionChanged()
{
    m_answers.clear();
    if (m_answerFrame)
        m_answer.clear();
    m_busy->setSession(session());
    m_spokenHeading.clear();
    m_spokenVerdict.reset();
    listen();
}

/// Shows the session's messages, such as answers, refusals, hints and results, until the next act.
void Caption::listen()
{
    m_context = std::make_unique<QObject>();
    connect(session(), &session::Session::reported, m_context.get(), [this](const core::Explanation &what) {
        showSentence(session::asSentence(session::translated(what)));
    });
    connect(session(), &session::Session::refused, m_context.get(), [this](const core::Explanation &what) {
        showSentence(session::translated(what), Kind::Refusal);
    });
    connect(session(), &session::Session::hinted, m_context.get(), [this](const core::Explanation &why) {
        QString hint = session::translated(why);
        if (session()->hasHint())
            hint += u' ' + tr("Press Hint again to make this move.");
        else if (session()->hasHintBack())
            hint += u' ' + tr("Press Hint again to go back there.");
        showSentence(hint, Kind::Hint);
    });
    connect(&session()->search(), &session::Search::concluded, m_context.get(), [this] {
        if (const QString result = ResultNames::of(*session()); !result.isEmpty())
            showSentence(result, Kind::Result);
    });
    connect(session(), &session::Session::acted, m_context.get(), [this] { showSentence({}); });
    connect(&session()->search(), &session::Search::aboutToAct, m_context.get(),
            [this] { showSentence({}); });
}

void Caption::showSentence(const QString &sentence, Kind kind)
{
    m_answer = sentence;
    m_kind = kind;
    m_answerFrame.reset();
    m_answerTime.start();
    // On a board that is solved, a hint has nothing to say that the card does not.
    const bool isIdleHint = kind == Kind::Hint && session()->isJudged() &&
                            session()->judgement().verdict == core::Judgement::Solved;
    // The card reports a solution that was found, but not that there is none.
    const bool isOnCard = kind == Kind::Result && session()->search().outcome() &&
                          session()->search().outcome()->verdict != core::Outcome::Impossible;
    m_answersOverCard = m_card && !sentence.isEmpty() && !isOnCard && !isIdleHint;
    if (m_answersOverCard)
        m_uncoverCard.start(timeOverCard);
    else
        m_uncoverCard.stop();
    showCard();
    if (!session())
        return;
    // At rest, an answer refers to the frame in view; during playback or a search, to the next frame shown.
    if (!session()->player().isPlaying() && !session()->isWatching())
        QMetaObject::invokeMethod(this, &Caption::settleAnswer, Qt::QueuedConnection);
    remember();
    write(words());
}

void Caption::dropSentence(const QString &sentence)
{
    if (m_answer == sentence)
        showSentence({});
}

void Caption::setGuidance(const board::Guidance &guidance, bool isNeeded)
{
    m_guidance = guidance;
    m_needsGuidance = isNeeded;
}

void Caption::setCard(QWidget *card, const QString &words)
{
    if (m_card && m_card != card)
        m_card->hide();
    m_card = card;
    m_cardWords = words;
    m_answersOverCard &= m_card && !m_answer.isEmpty();
    showCard();
}

void Caption::setBoardOfPage(const QString &file)
{
    m_page = file;
    m_boardOfPage.reset(); // a page that is not in the book cannot be opened again by its name
    if (!file.isEmpty())
        m_boardOfPage = session()->timeline().instance().puzzle;
    showPageLink();
}

void Caption::showPageLink()
{
    const pages::Book book = pages::Book::current();
    const auto entry = std::ranges::find(book.entries(), m_page, &pages::Entry::file);
    const bool isOfPage = session() && m_boardOfPage.lock() == session()->timeline().instance().puzzle;
    const bool shown = isOfPage && entry != book.entries().end();
    if (shown) {
        m_pageLink->setText(pages::Book::shortTitle(*entry));
        m_pageLink->setAccessibleName(tr("Back to the page: %1").arg(entry->title));
        m_pageLink->setToolTip(board::plainToolTip(m_pageLink->accessibleName()));
    }
    m_pageLink->setVisible(shown);
}

void Caption::showCard()
{
    const bool shown = m_card && !m_answersOverCard;
    for (QWidget *covered : std::initializer_list<QWidget *>{m_text, m_verdict, m_back, m_log, m_pageLink})
        covered->setEnabled(!shown);
    if (!m_card)
        return;
    m_card->setGeometry(rect());
    m_card->setVisible(shown);
    m_card->raise();
}

// Adds the answer to the list of messages. A result replaces its reason, which was added before; a hint is not
// added again with the words on how to play it.
void Caption::remember()
{
    const qint64 frame = session()->timeline().frame();
    const bool again =
        !m_answers.empty() && m_answers.back().frame == frame && m_answers.back().sentence == m_answer;
    const bool saysHow = m_kind == Kind::Hint && !m_answers.empty() && m_answers.back().frame == frame &&
                         m_answer.startsWith(m_answers.back().sentence);
    if (m_answer.isEmpty() || again || saysHow)
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
    // When a game is restored in the background, another frame comes into view; the answer does not refer to it.
    if (!m_answerFrame && session() && !session()->isRestoring())
        m_answerFrame = session()->timeline().frame();
}

void Caption::refresh()
{
    const qint64 here = session()->timeline().frame();
    settleAnswer();
    // A hint is about one frame, and is dropped with it.
    const bool isRead = !session()->player().isPlaying() || m_answerTime.elapsed() > readingTime;
    if (m_answerFrame && *m_answerFrame != here && (isRead || m_kind == Kind::Hint))
        m_answer.clear();
    write(words());
    if (const auto &puzzle = session()->timeline().instance().puzzle;
        m_pageLink->isHidden() == (m_boardOfPage.lock() == puzzle))
        showPageLink();
    m_busy->refresh();
    m_verdict->setWaits(verdictWaits());
    const session::Timeline &timeline = session()->timeline();
    const bool isFromStart = timeline.frame() == timeline.startOfGame() || session::isLostFromStart(timeline);
    m_verdict->setJudgement(verdict(), isFromStart);
    const bool mixes = m_hasVerdict && waitsToBeMixed(*session());
    QAction *editing = m_actions[ActionId::EditBoard];
    const bool edits = editing->isChecked() && editing->isVisible();
    if (QAction *action = edits ? editing : m_actions[mixes ? ActionId::Scramble : ActionId::BackToSolvable];
        m_back->defaultAction() != action) {
        m_back->removeAction(m_back->defaultAction()); // with two actions the button would show a menu
        m_back->setDefaultAction(action);
    }
    m_back->setVisible(edits || mixes ||
                       (m_actions[ActionId::BackToSolvable]->isEnabled() && verdict() &&
                        verdict()->verdict == core::Judgement::Unsolvable));
    speakVerdict();
    speakProgress();
    m_hasEarlier = hasEarlier();
    fit();
}

/// Returns whether the board in view could have a verdict: none does while a method runs, since the verdict would refer
/// to the method's tries.
bool Caption::canBeJudged() const
{
    const session::Timeline &timeline = session()->timeline();
    const bool isSearch = timeline.act().type == session::Act::Search;
    return m_hasVerdict && !session()->search().isSolving() && !session()->isWatching() &&
           (!isSearch || timeline.instance().puzzle->solved(timeline.position()));
}

/// Returns whether the verdict on the board in view waits until it is asked for. That a board is solved needs no asking.
bool Caption::verdictWaits() const
{
    const session::Timeline &timeline = session()->timeline();
    return canBeJudged() && session()->verdicts().waits() &&
           !timeline.instance().puzzle->solved(timeline.position());
}

/// Returns the verdict to be shown on the board in view, if there is one.
std::optional<core::Judgement> Caption::verdict() const
{
    return canBeJudged() && !verdictWaits() && session()->isJudged() ? std::optional(session()->judgement())
                                                                     : std::nullopt;
}

void Caption::setScale(double scale)
{
    // Sets each widget's font, since a style sheet keeps fonts from being inherited.
    for (QWidget *part : findChildren<QWidget *>()) {
        if (m_card && m_card->isAncestorOf(part))
            continue;
        QFont type = part->font();
        type.setPixelSize(int((part == m_sentence ? sentenceType : headingType) * scale));
        part->setFont(type);
    }
    reserveSpace();
}

void Caption::setLow(bool isLow)
{
    if (std::exchange(m_isLow, isLow) == isLow)
        return;
    const int above = isLow ? lowMargin : margin;
    m_all->setContentsMargins(sideMargin, above, sideMargin, above);
    reserveSpace();
}

void Caption::setFullScreen(bool inRoom)
{
    m_inRoom = inRoom;
    showLink();
}

/// Shows the link to the messages: always if the words in view are cut, else if there are earlier ones.
void Caption::showLink()
{
    m_log->setText(m_isElided ? tr("More…") : tr("Earlier…"));
    // In a narrow window, both links share a line, in which the one that acts goes before the earlier messages.
    const bool shareLine = m_links->direction() == QBoxLayout::RightToLeft && !m_back->isHidden();
    const int width = shareLine ? m_log->sizeHint().width() : m_logWidth;
    const QMargins margins = m_all->contentsMargins();
    const int room = this->width() - margins.left() - margins.right();
    const bool fits = !shareLine || m_back->sizeHint().width() + besideGap + width <= room;
    m_log->setVisible(m_isElided || (m_hasEarlier && !m_inRoom && fits));
    m_log->setFixedWidth(m_isElided || fits ? width : 0);
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
    if (!m_answer.isEmpty() && m_kind == Kind::Answer)
        return {}; // an answer need not refer to the last act
    const session::Act &act = session()->timeline().act();
    const core::Solver *solver = session::methodOf(session()->kind(), act.method.toStdString());
    const QString stopped = tr("Stopped search");
    const core::Solver *replaced = session::methodOf(session()->kind(), act.replaced.toStdString());
    QString name = ActNames::name(act.type);
    if (act.type == session::Act::Search && act.spec && act.spec->state == session::SearchSpec::Stopped)
        name = stopped;
    if (act.type == session::Act::Hand && act.method == session::Act::byHint)
        return tr("Hint");
    // A search that is not watched, and its result, do not belong to the act in view, which may be older.
    const bool searches = m_answer.isEmpty() ? session()->search().isSolving() : m_kind == Kind::Result;
    if (searches && session()->search().job()) {
        solver = &session()->search().job()->solver();
        replaced = session()->search().replacedMethod();
        name = session()->search().state() == session::Search::State::Stopped
                   ? stopped
                   : ActNames::name(session::Act::Search);
    }
    const bool isSearch = name == stopped || name == ActNames::name(session::Act::Search);
    if (isSearch && m_actions.arrangement() == ActionId::PlayMode)
        return name; // a player has not chosen the method
    if (!solver)
        return name;
    const QString used = session::translated(solver->name);
    return replaced ? tr("%1: %2 instead of %3", "act: method instead of method")
                          .arg(name, used, session::translated(replaced->name))
                    : tr("%1: %2", "act: method").arg(name, used);
}

/// Returns the sentence about the frame in view; empty if there is none.
QString Caption::sentenceOfFrame() const
{
    if (m_card)
        return m_cardWords;
    if (const session::Moment *moment = session()->timeline().moment(); moment && !moment->note.isEmpty())
        return moment->note;
    const QString solution = SolutionNames::inView(*session());
    const session::Timeline &timeline = session()->timeline();
    const bool solved = timeline.instance().puzzle->solved(timeline.position());
    if (solution.isEmpty() && timeline.act().type == session::Act::Hand && solved && m_hasVerdict)
        return tr("Solved, with the help of a method.");
    const QString said = solution.isEmpty() ? session::translated(session()->explanation()) : solution;
    if (said.isEmpty() && !m_hasVerdict && session()->isJudged() && timeline.frame() > timeline.startOfGame())
        return session::translated(session()->judgement().why);
    return said;
}

/// Returns the description of the method that runs or made the moves in view; empty if there is none.
QString Caption::aboutMethod() const
{
    const session::Search &search = session()->search();
    if (search.isSolving() && search.job())
        return session::translated(search.job()->solver().about);
    const core::Solver *solver =
        session::methodOf(session()->kind(), session()->timeline().act().method.toStdString());
    return solver ? session::translated(solver->about) : QString();
}

Caption::Words Caption::words() const
{
    if (!m_answer.isEmpty())
        return {m_answer, heading()};
    if (m_needsGuidance)
        return {m_guidance.what, m_guidance.how, false};
    if (session()->timeline().isBeingDealt())
        return {tr("These are the moves of the scramble. Then it is your turn."), heading()};
    if (const QString said = sentenceOfFrame(); !said.isEmpty())
        return {said, heading()};
    if (const QString about = aboutMethod(); !about.isEmpty())
        return {about, heading()};
    return {m_guidance.what, m_guidance.how, false};
}

void Caption::write(const Words &words)
{
    const bool isNew = m_words.sentence != words.sentence;
    m_words = words;
    fit();
    if (!isNew)
        return;
    m_sentence->setAccessibleDescription(words.sentence); // the accessible name only describes the label
    if (!m_speakSoon.isActive())
        m_speakSoon.start(speechDelay);
}

/// Fits the words into their area: the small line follows the sentence, and both are shortened if they are too
/// long.
void Caption::fit()
{
    const QFontMetrics sentence = m_sentence->fontMetrics();
    const QFontMetrics line = m_heading->fontMetrics();
    const int width = m_text->width();
    const bool isBusy = !m_busy->isHidden();
    const int busy = isBusy ? std::max(line.lineSpacing(), m_busy->heightForWidth(width)) : 0;
    QString below = isBusy ? QString() : m_words.below;
    if (m_isLow && m_words.isHeading &&
        heightOf(m_words.sentence, sentence, width) + lineGap + line.lineSpacing() > m_text->height())
        below.clear();
    const int reserved = isBusy            ? busy + lineGap
                         : below.isEmpty() ? 0
                                           : heightOf(u"x"_s, line, width) + lineGap;
    const bool isLaidOut = m_text->isVisible();
    const QString shown = isLaidOut
                              ? elidedToHeight(m_words.sentence, sentence, width, m_text->height() - reserved)
                              : m_words.sentence;
    m_sentence->setText(shown);
    const int above = heightOf(shown, sentence, width) + lineGap;
    m_heading->setContentsMargins(0, above, 0, 0);
    m_heading->setText(isLaidOut ? elidedToHeight(below, line, width, m_text->height() - above) : below);
    m_isElided = shown != m_words.sentence || (!m_words.isHeading && m_heading->text() != below);
    m_sentence->setToolTip(board::plainToolTip(m_isElided ? whole() : QString()));
    showLink();
    for (QWidget *each : std::initializer_list<QWidget *>{m_sentence, m_heading})
        each->setGeometry(m_text->rect());
    m_busy->setGeometry(0, m_text->height() - busy, width, busy);
}

/// Returns the words in view in full.
QString Caption::whole() const
{
    return m_words.isHeading ? m_words.sentence : m_words.sentence + u'\n' + m_words.below;
}

/// Announces the sentence to screen readers, with its heading if that has changed. During playback, frames that
/// follow too fast are skipped.
void Caption::speak()
{
    const QString sentence = m_words.sentence;
    if (!session() || sentence.isEmpty())
        return;
    const bool guides = m_answer.isEmpty() && sentence == m_guidance.what;
    const session::Timeline &timeline = session()->timeline();
    if (guides && !m_needsGuidance && timeline.frame() != timeline.startOfGame())
        return; // the player has begun, and needs no guidance
    const bool passes = m_answer.isEmpty() && (session()->player().isPlaying() || session()->isWatching());
    const QString heading = guides ? QString() : m_words.below;
    const QString words = guides && !m_words.below.isEmpty() ? sentence + u' ' + m_words.below : sentence;
    m_spoken->announce(heading.isEmpty() || heading == m_spokenHeading ? words : heading + u". "_s + words,
                       passes ? passingPause : 0);
    m_spokenHeading = heading;
}

/// Announces the verdict if the player's move has changed it. The end of a game is announced elsewhere.
void Caption::speakVerdict()
{
    if (!session()->isJudged() || !m_verdict->isVisible() || session()->player().isPlaying() ||
        session()->isWatching() || verdictWaits())
        return;
    const core::Judgement::Verdict verdict = session()->judgement().verdict;
    if (verdict != m_spokenVerdict && !session()->winSummary().isWon())
        m_spoken->announce(m_verdict->accessibleDescription());
    m_spokenVerdict = verdict;
}

void Caption::speakProgress()
{
    const session::SolverJob *job = session()->search().job();
    if (job && session()->search().isSolving() && m_spoken->silence() > longestSilence)
        m_spoken->announce(
            tr("The search goes on: %1.").arg(session::amountOfWork(job->solver(), job->stats().nodes)));
}

/// Reserves the height for two lines of the sentence and the longest text below it, which is wrapped in a narrow
/// window, or else for three lines of a sentence with a short text below, so that the caption never changes its size. In a
/// low window, a text below has two lines at most.
void Caption::reserveSpace()
{
    m_verdict->reserveSpace();
    arrange();
    layout()->activate();
    const QFontMetrics below = m_heading->fontMetrics();
    const int letters = std::max(1, m_text->width() / std::max(1, below.averageCharWidth()));
    const int lines = std::clamp((longestBelow + letters - 1) / letters, 1, mostLinesBelow);
    const auto high = [this, &below](int sentenceLines, int linesBelow) {
        return heightOf(u"x\n"_s.repeated(sentenceLines - 1) + u'x', m_sentence->fontMetrics(),
                        m_text->width()) +
               lineGap + heightOf(u"x\n"_s.repeated(linesBelow - 1) + u'x', below, m_text->width());
    };
    const int lowest =
        std::max(heightOf(u"x\nx\nx"_s, m_sentence->fontMetrics(), m_text->width()), high(2, 1));
    m_text->setFixedHeight((m_isLow     ? std::max(lowest, high(2, std::min(lines, 2)))
                            : lines > 1 ? std::max(high(2, lines), high(3, 1))
                                        : high(2, 1)) +
                           1);
    int width = 0;
    for (const QString &word : {tr("More…"), tr("Earlier…")}) {
        m_log->setText(word);
        width = std::max(width, m_log->sizeHint().width());
    }
    m_logWidth = width;
    showLink();
    layout()->activate();
    fit();
}

void Caption::resizeEvent(QResizeEvent *event)
{
    SessionWidget::resizeEvent(event);
    reserveSpace();
    showCard();
}

/// Returns whether there are messages of this game besides the one in view. Most moves that the player makes by hand have
/// none.
bool Caption::hasEarlier() const
{
    const session::Timeline &timeline = session()->timeline();
    const qint64 start = timeline.startOfGame();
    if (std::ranges::any_of(m_answers, [start](const Answer &answer) { return answer.frame >= start; }))
        return true;
    const qint64 here = timeline.frame();
    for (qint64 frame = here - 1; frame >= std::max(start, here - mostEarlier); --frame) {
        if (!session::Session::explanationAt(session()->kind(), timeline, frame).empty())
            return true;
    }
    return false;
}

/// Returns the sentences of the frames of this game up to the cursor, with the answers given there; then the other
/// answers. A sentence repeated at a frame is listed once.
QStringList Caption::earlier() const
{
    const session::Timeline &timeline = session()->timeline();
    const qint64 here = timeline.frame();
    const qint64 start = timeline.startOfGame();
    const bool plays = m_actions.arrangement() == ActionId::PlayMode;
    QStringList said;
    const auto add = [&](qint64 frame, const QString &sentence) {
        const QString line = lineOf(sentence, frame - start, plays);
        if (!sentence.isEmpty() && !said.contains(line))
            said << line;
    };
    for (qint64 frame = std::max(start, here - mostEarlier); frame <= here; ++frame) {
        const QString solution = SolutionNames::at(*session(), frame);
        add(frame, solution.isEmpty() ? session::translated(session::Session::explanationAt(session()->kind(),
                                                                                            timeline, frame))
                                      : solution);
        for (const Answer &answer : m_answers) {
            // A hint in view also says how to play it.
            const bool isInView = frame == here && m_words.sentence.startsWith(answer.sentence);
            if (answer.frame == frame)
                add(frame, isInView ? m_words.sentence : answer.sentence);
        }
    }
    // Answers given at later frames, before the user went back, are listed last.
    for (const Answer &answer : m_answers) {
        if (answer.frame > here)
            add(answer.frame, answer.sentence);
    }
    return said;
}

/// Returns the earlier messages, and then the words in view if they are cut and not all among them.
QStringList Caption::messages(bool isCut) const
{
    QStringList said = earlier();
    const bool isBelowCut = !m_words.isHeading && m_heading->text() != m_words.below;
    const auto isInView = [this](const QString &line) { return line.endsWith(m_words.sentence); };
    if (isCut && (isBelowCut || std::ranges::none_of(said, isInView)))
        said << whole();
    return said;
}

void Caption::showMessages(bool isCut)
{
    showLog(*window(), tr("Messages"), m_log->toolTip(), messages(isCut));
}

void Caption::retranslate()
{
    m_sentence->setAccessibleName(tr("Message"));
    m_log->setToolTip(tr("Earlier messages"));
    showPageLink();
    reserveSpace();
}

} // namespace window
