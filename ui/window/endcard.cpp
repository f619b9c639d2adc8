// SPDX-License-Identifier: MIT
#include "window/endcard.h"

#include "board/plaintext.h"
#include "session/answers/lostgame.h"
#include "session/basics/translation.h"
#include "session/programs/ownprogram.h"
#include "window/widgets/fittedtext.h"
#include "window/widgets/names.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace window {

using namespace Qt::StringLiterals;

namespace {

constexpr double titleType = 16; // pixels of the font
constexpr double detailsType = 13;
constexpr int linkGap = 8;        // pixels
constexpr int betweenButtons = 8; // pixels
// The letters of the title that must fit beside the buttons, in one row or in two.
constexpr int lettersBesideARow = 28;
constexpr int lettersBesideButtons = 14;

} // namespace

EndCard::EndCard(const Actions &actions, QWidget *parent)
    : SessionWidget(parent), m_actions(actions), m_text(new QWidget(this)),
      m_title(new board::PlainLabel(m_text)), m_details(new board::PlainLabel(m_text)),
      m_more(new QToolButton(m_text)), m_next(addButton(ActionId::NextBoard, u"primary"_s)),
      m_again(addButton(ActionId::Restart, u"push"_s)),
      m_shortest(addButton(ActionId::ShowShortest, u"push"_s)),
      m_back(addButton(ActionId::BackToSolvable, u"primary"_s))
{
    setObjectName(u"endCard"_s);
    setAttribute(Qt::WA_StyledBackground);
    m_title->setObjectName(u"title"_s);
    m_details->setObjectName(u"faint"_s);
    for (QLabel *label : {m_title, m_details}) {
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    }
    m_details->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_more->setObjectName(u"link"_s);
    m_more->setFocusPolicy(Qt::TabFocus);
    connect(m_more, &QToolButton::clicked, this, &EndCard::messagesWanted);
    m_all = new QBoxLayout(QBoxLayout::LeftToRight, this);
    m_all->addWidget(m_text, 1);
    m_buttons = new QBoxLayout(QBoxLayout::LeftToRight);
    m_all->addLayout(m_buttons);
    // The buttons that only some ends have come first, so that the others stay in place.
    for (const auto &pair : {std::pair(m_back, m_shortest), std::pair(m_again, m_next)}) {
        auto *row = new QHBoxLayout;
        row->addWidget(pair.first);
        row->addWidget(pair.second);
        m_buttons->addLayout(row);
        m_buttons->setAlignment(row, Qt::AlignRight);
    }
    retranslate();
    hide();
}

QToolButton *EndCard::addButton(ActionId what, const QString &name)
{
    auto *button = new QToolButton(this);
    button->setDefaultAction(m_actions[what]);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setFocusPolicy(Qt::TabFocus);
    button->setObjectName(name);
    return button;
}

void EndCard::setOccasions(bool hasEnd, bool endsWithSolution)
{
    m_hasEnd = hasEnd;
    m_endsWithSolution = endsWithSolution;
}

void EndCard::setScale(double scale)
{
    for (QWidget *part : findChildren<QWidget *>()) {
        QFont type = part->font();
        type.setPixelSize(int((part == m_title ? titleType : detailsType) * scale));
        type.setBold(part == m_title || part->objectName() == "primary"_L1); // the style paints these bold
        part->setFont(type);
    }
    fit();
}

void EndCard::refresh()
{
    m_end = endInView();
    m_titleText = title();
    m_detailsText = details();
    const bool lost = m_end == End::Lost;
    m_back->setVisible(lost);
    const session::Timeline &timeline = session()->timeline();
    const bool isShortest = session()->winSummary().fewest() == timeline.frame() - timeline.startOfGame();
    m_shortest->setVisible(!lost && !isShortest && m_end != End::Solved &&
                           m_actions[ActionId::ShowShortest]->isVisible());
    arrange();
}

QString EndCard::words() const
{
    return m_titleText.isEmpty() ? QString() : QString(m_titleText + u". "_s + m_detailsText).trimmed();
}

EndCard::End EndCard::endInView() const
{
    const session::Timeline &timeline = session()->timeline();
    const session::Act &act = timeline.act();
    const bool moved = timeline.frame() > timeline.startOfGame();
    const core::Puzzle &puzzle = session()->puzzle();
    const bool beganSolved = puzzle.solved(timeline.positionAt(timeline.startOfGame()));
    if (!m_hasEnd || !moved || beganSolved || session()->search().isUnderWay() || timeline.isBeingDealt())
        return End::None;
    const bool byHand = act.type == session::Act::Hand;
    if (puzzle.solved(timeline.position())) {
        if (session()->winSummary().isWon())
            return End::Won;
        if (byHand || (act.type == session::Act::Solve && timeline.handMoves() > 0 && m_endsWithSolution))
            return session()->player().isPlaying() ? End::None : End::Helped;
        const bool isOnly = session()->solutions().total() <= 1;
        const bool ends = act.type == session::Act::Solve && isOnly && !session()->player().isPlaying();
        return ends && m_endsWithSolution ? End::Solved : End::None;
    }
    return byHand && puzzle.moves(timeline.position()).empty() ? End::Lost : End::None;
}

QString EndCard::title() const
{
    const session::Timeline &timeline = session()->timeline();
    const int own = int(timeline.handMoves());
    const int all = int(timeline.frame() - timeline.startOfGame());
    const int hinted = int(timeline.hintedMoves());
    switch (m_end) {
    case End::Won:
        if (hinted == own)
            return tr("Solved in %n move(s), all by hints", nullptr, own);
        if (hinted > 0)
            return tr("%1, %n of them hint(s)", "Solved in 74 moves", hinted)
                .arg(tr("Solved in %n move(s)", nullptr, own));
        return tr("Well done! Solved in %n move(s)", nullptr, own);
    case End::Helped:
        if (own == hinted)
            return titleWithoutOwnMoves(all);
        return tr("Solved with help: you made %n of the %1 moves", nullptr, own - hinted)
            .arg(session::formatNumber(all));
    case End::Solved:
        return titleWithoutOwnMoves(all);
    case End::Lost:
        return tr("No moves left");
    case End::None:
        break;
    }
    return {};
}

/// Returns the title of a game that was solved by moves which the program found, or which came with the board.
QString EndCard::titleWithoutOwnMoves(int moves) const
{
    const session::Act &act = session()->timeline().act();
    const bool cameWithBoard = act.type == session::Act::Solve && act.method.isEmpty();
    return cameWithBoard ? tr("Solved in %n move(s)", nullptr, moves)
                         : tr("Solved by the program in %n move(s)", nullptr, moves);
}

QString EndCard::details() const
{
    if (m_end == End::Lost) {
        QString said = session::translated(session()->explanation());
        if (said.isEmpty() && session()->isJudged())
            said = session::translated(session()->judgement().why);
        const session::Timeline &timeline = session()->timeline();
        const auto back =
            session()->verdicts().isShown() ? session::movesToTakeBack(timeline) : std::optional<qint64>();
        if (!back)
            return said;
        const qint64 lost = timeline.frame() - *back + 1 - timeline.startOfGame();
        return QString(
                   said + u' ' +
                   tr("After move %1 the goal could no longer be reached.").arg(session::formatNumber(lost)))
            .trimmed();
    }
    QStringList sentences{aboutLength()};
    if (m_end == End::Won)
        sentences << m_record;
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

/// Returns a sentence on how short the game could have been, as far as it is proved.
QString EndCard::aboutLength() const
{
    const session::Timeline &timeline = session()->timeline();
    if (const auto fewest = session()->winSummary().fewest()) {
        if (*fewest == timeline.frame() - timeline.startOfGame())
            return tr("There is no shorter solution.");
        return tr("The shortest solution has %n move(s).", nullptr, int(*fewest));
    }
    const core::Solver *solver = session::methodOf(session()->kind(), timeline.act().method.toStdString());
    if (m_end != End::Solved || !solver)
        return {};
    const session::Search &search = session()->search();
    const bool isIts = search.outcome() && search.job() && &search.job()->solver() == solver;
    const bool isWhole = timeline.startOfAct(timeline.actIndex()) == timeline.startOfGame();
    if (const int atLeast = isIts && isWhole && solver->anytime ? search.outcome()->stats.lowerBound : 0)
        return tr("A shorter solution, if there is one, has at least %n move(s).", nullptr, atLeast);
    return tr("Method: %1.").arg(session::translated(solver->name));
}

/// Fits the title and the details into their area. If they are too long, they are shortened, and a link beside them
/// shows them in full.
void EndCard::fit()
{
    const int width = m_text->width();
    const bool fits = fitWords(width);
    if (!fits) {
        m_more->adjustSize();
        fitWords(width - m_more->width() - linkGap);
        m_more->move(width - m_more->width(), m_text->height() - m_more->height());
    }
    m_more->setVisible(!fits);
    m_title->setAccessibleDescription(m_titleText);
    m_details->setAccessibleDescription(m_detailsText);
    m_title->setToolTip(board::plainToolTip(words()));
}

/// Fits the words into this width. Returns whether they are shown in full.
bool EndCard::fitWords(int width)
{
    const QFontMetrics small = m_details->fontMetrics();
    const QString title =
        elidedToHeight(m_titleText, m_title->fontMetrics(), width,
                       m_text->height() - (m_detailsText.isEmpty() ? 0 : small.lineSpacing()));
    const int high = heightOf(title, m_title->fontMetrics(), width);
    const QString details = elidedToHeight(m_detailsText, small, width, m_text->height() - high);
    const int above = std::max(0, m_text->height() - high - heightOf(details, small, width)) / 2;
    m_title->setText(title);
    m_title->setContentsMargins(0, above, 0, 0);
    m_details->setText(details);
    m_details->setContentsMargins(0, above + high, 0, 0);
    for (QLabel *label : {m_title, m_details})
        label->setGeometry(0, 0, width, m_text->height());
    return title == m_titleText && details == m_detailsText;
}

void EndCard::resizeEvent(QResizeEvent *event)
{
    SessionWidget::resizeEvent(event);
    arrange();
}

/// Places the buttons beside the words in one row or, if that leaves them too little width, in two rows, and in the
/// narrowest windows in two rows below them.
void EndCard::arrange()
{
    const auto width = [](const QToolButton *button) { return button->sizeHint().width() + betweenButtons; };
    // The shortest way is counted even if it is not offered, so that the buttons of all won games are in one place.
    const int first = width(m_end == End::Lost ? m_back : m_shortest);
    const int second = width(m_again) + width(m_next);
    const int room = this->width() - 40;
    const int letter = m_title->fontMetrics().averageCharWidth();
    const bool oneRow = room - first - second >= lettersBesideARow * letter;
    const bool isNarrow = !oneRow && room - std::max(first, second) < lettersBesideButtons * letter;
    m_all->setContentsMargins(22, oneRow ? 5 : 3, 18, oneRow ? 5 : 3);
    m_all->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_all->setSpacing(isNarrow ? 2 : betweenButtons);
    m_buttons->setDirection(oneRow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_buttons->setSpacing(oneRow ? betweenButtons : 3);
    layout()->activate();
    fit();
}

void EndCard::retranslate()
{
    m_more->setText(tr("More…"));
}

} // namespace window
