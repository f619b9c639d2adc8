// SPDX-License-Identifier: MIT
#include "window/home.h"

#include "board/keeptranslated.h"
#include "board/plaintext.h"
#include "pages/book.h"
#include "session/basics/translation.h"
#include "window/widgets/excerpt.h"

#include <QApplication>
#include <QBoxLayout>
#include <QEvent>
#include <QFocusEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>

#include <array>

namespace window {

using namespace Qt::StringLiterals;

namespace {

constexpr int stepInterval = 400; // milliseconds between the steps of two boards
constexpr int stepTime = 320;     // the milliseconds that a piece takes to move
constexpr int mostColumns = 4;
constexpr int gap = 10; // pixels between cards
constexpr int pageMargin = 14;
constexpr double boardHeight = 0.52; // the height of a board as a fraction of its card's width
constexpr int lowestBoard = 110;
constexpr int highestBoard = 240;
constexpr double headingScale = 1.8;
constexpr double nameScale = 1.15;
constexpr int messageLines = 2;
constexpr auto firstLesson = "lesson-1-anagrams.md"_L1;

QLabel *label(const QString &name, QWidget *parent)
{
    auto *made = new board::PlainLabel(parent);
    made->setObjectName(name);
    made->setWordWrap(true);
    return made;
}

void setScale(QWidget &widget, double scale)
{
    QFont font = QApplication::font();
    font.setPointSizeF(font.pointSizeF() * scale);
    widget.setFont(font);
}

} // namespace

HomeCard::HomeCard(const ui::PuzzleUi &puzzle, QWidget *parent)
    : QFrame(parent), m_kind(*puzzle.kind), m_board(new ShowcaseBoard(puzzle, this)),
      m_name(label(u"title"_s, this)), m_aim(label(u"faint"_s, this))
{
    setObjectName(u"card"_s);
    setCursor(Qt::PointingHandCursor);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(7, 10, 7, 10);
    column->setSpacing(6);
    column->addWidget(m_board);
    column->addSpacing(2);
    column->addWidget(m_name);
    column->addWidget(m_aim);
    column->addStretch(1);
    auto *row = new QHBoxLayout;
    row->setSpacing(4);
    for (int i = 0; i < 3; ++i) {
        m_buttons << new QPushButton(this);
        m_buttons.back()->setCursor(Qt::ArrowCursor);
        row->addWidget(m_buttons.back());
    }
    row->addStretch(1);
    column->addLayout(row);
    play()->setObjectName(u"primary"_s);
    learn()->setVisible(puzzle.lesson != nullptr);
    board::keepTranslated(*this, [this] { retranslate(); });
}

void HomeCard::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->pos()))
        play()->click();
}

void HomeCard::scaleType()
{
    setScale(*m_name, nameScale);
    QFont bold = m_name->font();
    bold.setBold(true);
    m_name->setFont(bold);
}

void HomeCard::retranslate()
{
    const QString name = session::puzzleName(m_kind);
    setAccessibleName(name);
    m_name->setText(name);
    m_aim->setText(session::translated(m_kind.about));
    m_board->setAccessibleName(tr("%1: the board solves itself", "a puzzle's name").arg(name));
    play()->setText(tr("Play"));
    watch()->setText(tr("Watch it solved"));
    learn()->setText(tr("Learn"));
    for (QPushButton *button : m_buttons)
        button->setAccessibleName(
            tr("%1: %2", "a puzzle's name: what a button does").arg(name, button->text()));
}

Home::Home(std::span<const ui::PuzzleUi *const> puzzles, QWidget *parent)
    : QScrollArea(parent), m_puzzles(puzzles), m_page(new QWidget(this)),
      m_heading(label(u"homeHeading"_s, m_page)), m_sentence(label(u"faint"_s, m_page)),
      m_words(new QStackedWidget(m_page)), m_message(new Excerpt(messageLines, {})),
      m_photo(new QPushButton(m_page)), m_continue(new QToolButton(m_page)),
      m_lesson(new QToolButton(m_page)), m_open(new QToolButton(m_page)),
      m_runs(
          [this](const std::vector<Showpiece::Run> &runs) {
              for (std::size_t i = 0; i < runs.size(); ++i)
                  m_cards[i]->board().setRun(runs[i]);
          },
          [](const core::Explanation &) {}) // after a failure, the boards stand still
{
    setObjectName(u"home"_s);
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidgetResizable(true);
    setWidget(m_page);
    m_page->setObjectName(u"homePage"_s);
    layOut();
    m_steps.setInterval(stepInterval);
    connect(&m_steps, &QTimer::timeout, this, &Home::step);
    connect(m_continue, &QToolButton::clicked, this, &Home::continueWanted);
    connect(m_open, &QToolButton::clicked, this, &Home::openWanted);
    connect(m_lesson, &QToolButton::clicked, this, [this] { Q_EMIT pageWanted(firstLesson); });
    const auto pictured = std::ranges::find_if(puzzles, [](auto *puzzle) { return puzzle->choosePicture; });
    m_photo->setVisible(pictured != puzzles.end());
    connect(m_photo, &QPushButton::clicked, this,
            [this, index = std::size_t(pictured - puzzles.begin())] { Q_EMIT pictureWanted(index); });
    m_continue->hide();
    setMessage({});
    board::keepTranslated(*this, [this] { retranslate(); });
}

Home::~Home() = default;

void Home::layOut()
{
    m_photo->setObjectName(u"photo"_s);
    m_photo->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    m_photo->installEventFilter(this);
    layOutWords();
    m_head = new QHBoxLayout;
    m_head->addWidget(m_words, 1);
    m_head->addWidget(m_photo, 0, Qt::AlignLeft | Qt::AlignVCenter);
    m_grid = new QGridLayout;
    m_grid->setSpacing(gap);
    for (std::size_t puzzle = 0; puzzle < m_puzzles.size(); ++puzzle)
        addCard(puzzle);
    m_foot = new QHBoxLayout;
    // Continue comes last, so that the other buttons stay in place while it is hidden.
    for (QToolButton *button : {m_lesson, m_open, m_continue}) {
        button->setObjectName(u"offer"_s); // drawn as a link
        button->setFocusPolicy(Qt::StrongFocus);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->installEventFilter(this);
        m_foot->addWidget(button, 0, Qt::AlignLeft);
    }
    m_foot->addStretch(1);
    auto *column = new QVBoxLayout(m_page);
    column->setContentsMargins(pageMargin, pageMargin - 6, pageMargin, pageMargin - 6);
    column->setSpacing(gap);
    column->addLayout(m_head);
    column->addLayout(m_grid);
    column->addLayout(m_foot);
    column->addStretch(1);
}

/// Puts the message in the place of the heading, so that it moves nothing.
void Home::layOutWords()
{
    auto *greeting = new QWidget;
    auto *lines = new QVBoxLayout(greeting);
    lines->setContentsMargins({});
    lines->setSpacing(2);
    lines->addWidget(m_heading);
    lines->addWidget(m_sentence);
    auto *notice = new QFrame;
    notice->setObjectName(u"homeMessage"_s);
    auto *inNotice = new QVBoxLayout(notice);
    inNotice->setContentsMargins(10, 5, 10, 5);
    inNotice->addWidget(m_message);
    for (QWidget *words : {greeting, static_cast<QWidget *>(notice)}) {
        QSizePolicy staying = words->sizePolicy();
        staying.setRetainSizeWhenHidden(true);
        words->setSizePolicy(staying);
        m_words->addWidget(words);
    }
}

void Home::addCard(std::size_t puzzle)
{
    auto *card = new HomeCard(*m_puzzles[puzzle], m_page);
    connect(card->play(), &QPushButton::clicked, this, [this, puzzle] { Q_EMIT playWanted(puzzle); });
    connect(card->watch(), &QPushButton::clicked, this, [this, puzzle] { Q_EMIT watchWanted(puzzle); });
    connect(card->learn(), &QPushButton::clicked, this,
            [this, puzzle] { Q_EMIT pageWanted(QLatin1StringView(m_puzzles[puzzle]->lesson)); });
    for (QPushButton *button : card->buttons())
        button->installEventFilter(this);
    m_cards.push_back(card);
}

/// Returns how many cards fit side by side, given the width of their buttons.
int Home::columnsThatFit() const
{
    int widest = 1;
    for (const HomeCard *card : m_cards)
        widest = std::max(widest, card->minimumSizeHint().width());
    const int columns = (viewport()->width() - 2 * pageMargin + gap) / (widest + gap);
    return std::clamp(columns, 1, mostColumns);
}

void Home::arrange()
{
    const int columns = columnsThatFit();
    const int width = (viewport()->width() - 2 * pageMargin + gap) / columns - gap;
    for (HomeCard *card : m_cards)
        card->board().setFixedHeight(std::clamp(int(width * boardHeight), lowestBoard, highestBoard));
    const bool narrow = columns < 3;
    m_head->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_foot->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    if (columns == m_columns)
        return;
    m_columns = columns;
    for (int i = 0; i < int(m_cards.size()); ++i)
        m_grid->addWidget(m_cards[std::size_t(i)], i / columns, i % columns);
    for (int column = 0; column < mostColumns; ++column)
        m_grid->setColumnStretch(column, int(column < columns));
    // Within a resize, the layout is already being laid out, and does not ask for the page's new height.
    QCoreApplication::postEvent(m_page, new QEvent(QEvent::LayoutRequest));
}

void Home::setStyle(const board::Style &style)
{
    for (HomeCard *card : m_cards)
        card->board().setStyle(style);
}

void Home::setStill(bool still)
{
    m_still = still;
    updateMotion();
}

void Home::setLastGame(const session::Session &session)
{
    const session::Timeline &timeline = session.timeline();
    m_continue->setVisible(timeline.acts().size() > 1 || timeline.lastFrame() > 0);
    const QString name = session::puzzleName(session.kind());
    const qint64 moves = timeline.handMoves();
    m_continue->setText(
        moves == 0
            ? tr("Continue: %1").arg(name)
            : tr("Continue: %1, %n move(s)", nullptr, int(std::min<qint64>(moves, 1'000'000))).arg(name));
}

void Home::setMessage(const QString &text)
{
    m_message->setText(text);
    m_words->setCurrentIndex(int(!text.isEmpty()));
}

void Home::takeFocus()
{
    m_cards.front()->play()->setFocus();
    ensureVisible(0, 0);
}

/// Moves the boards while they are visible.
void Home::updateMotion()
{
    if (isVisible() && !m_still)
        m_steps.start();
    else
        m_steps.stop();
}

void Home::step()
{
    m_cards[m_next]->board().step(stepTime);
    m_next = (m_next + 1) % m_cards.size();
}

void Home::showEvent(QShowEvent *event)
{
    QScrollArea::showEvent(event);
    if (!std::exchange(m_hasRuns, true)) {
        // The methods run in the background when the page is first shown.
        std::vector<Showpiece> pieces;
        for (const HomeCard *card : m_cards)
            pieces.push_back(card->board().showpiece());
        m_runs.start([pieces = std::move(pieces)](core::SearchContext &context) {
            std::vector<Showpiece::Run> runs;
            for (const Showpiece &piece : pieces)
                runs.push_back(piece.run(context));
            return runs;
        });
    }
    scaleType();
    arrange();
    updateMotion();
}

void Home::hideEvent(QHideEvent *event)
{
    QScrollArea::hideEvent(event);
    m_steps.stop();
}

void Home::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    arrange();
}

void Home::scaleType()
{
    setScale(*m_heading, headingScale);
    for (HomeCard *card : m_cards)
        card->scaleType();
    arrange();
}

bool Home::eventFilter(QObject *watched, QEvent *event)
{
    // A change of the language or the font reaches the cards after the page.
    if (watched == m_page && event->type() == QEvent::LayoutRequest)
        arrange();
    if (event->type() == QEvent::FocusIn)
        showFocused(*static_cast<QWidget *>(watched), static_cast<const QFocusEvent *>(event)->reason());
    // The page receives the keys that its buttons ignore.
    if (auto *button = qobject_cast<QAbstractButton *>(watched);
        button && event->type() == QEvent::KeyPress) {
        if (moveFocus(*button, static_cast<QKeyEvent *>(event)->key()))
            return true;
    }
    return QScrollArea::eventFilter(watched, event);
}

/// Scrolls to a button that has the focus, with its card. Does not scroll when a window that becomes active or a menu
/// that is closed restores the focus, nor for a button pressed by mouse, which must stay under the pointer until it is
/// released.
void Home::showFocused(QWidget &button, Qt::FocusReason reason)
{
    for (const Qt::FocusReason given :
         {Qt::ActiveWindowFocusReason, Qt::PopupFocusReason, Qt::MenuBarFocusReason, Qt::MouseFocusReason}) {
        if (reason == given)
            return;
    }
    QWidget *card = button.parentWidget();
    ensureWidgetVisible(card == m_page ? &button : card, 0, gap);
}

/// Goes from a button to its neighbour: up and down to the same button of another card, left and right in the order of
/// reading.
bool Home::moveFocus(const QAbstractButton &from, int key)
{
    const auto has = [&from](const HomeCard *card) { return card == from.parentWidget(); };
    const auto card = std::ranges::find_if(m_cards, has);
    if (card == m_cards.end())
        return false;
    const auto isFrom = [&from](const QPushButton *button) { return button == &from; };
    const QList<QPushButton *> &buttons = (*card)->buttons();
    const int all = int(buttons.size());
    const int here = int(std::ranges::find_if(buttons, isFrom) - buttons.begin());
    int there = all * int(card - m_cards.begin()) + here;
    switch (key) {
    case Qt::Key_Up:
        there -= all * m_columns;
        break;
    case Qt::Key_Down:
        there += all * m_columns;
        break;
    case Qt::Key_Left:
        --there;
        break;
    case Qt::Key_Right:
        ++there;
        break;
    default:
        return false;
    }
    if (there >= 0 && there < all * int(m_cards.size()))
        m_cards[std::size_t(there / all)]->buttons()[there % all]->setFocus(Qt::TabFocusReason);
    return true;
}

void Home::retranslate()
{
    setAccessibleName(tr("Home"));
    m_heading->setText(tr("Eight puzzles to play, to watch, to understand"));
    m_sentence->setText(
        tr("A computer solves them by trying and going back. Here you see how, step by step, and why "
           "a try fails."));
    m_photo->setText(tr("Your photo as a puzzle…"));
    const std::vector<pages::Entry> pages = pages::Book::current().entries();
    const auto lesson = std::ranges::find(pages, firstLesson, &pages::Entry::file);
    m_lesson->setText(lesson == pages.end() ? QString() : lesson->title);
    m_lesson->setVisible(lesson != pages.end());
    m_open->setText(tr("Open a game, a board or a page…"));
    arrange();
}

void Home::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::ApplicationFontChange || event->type() == QEvent::StyleChange)
        scaleType();
    QScrollArea::changeEvent(event);
}

} // namespace window
