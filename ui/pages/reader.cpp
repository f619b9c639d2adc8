// SPDX-License-Identifier: MIT
#include "pages/reader.h"

#include "board/plaintext.h"
#include "pages/contentspanel.h"
#include "pages/playableboard.h"
#include "pages/playbar.h"
#include "session/basics/translation.h"
#include "session/basics/visibletext.h"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QDesktopServices>
#include <QDir>
#include <QEvent>
#include <QFile>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QRegularExpression>
#include <QResizeEvent>
#include <QScrollBar>
#include <QShortcut>
#include <QSplitter>
#include <QTextBlock>
#include <QToolButton>
#include <QUrl>

#include <chrono>
#include <cmath>
#include <optional>

namespace pages {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize readerSize(960, 760);
constexpr int sideWidth = 250;
constexpr int largestZoom = 12;
constexpr std::size_t mostGames = 100; // the most games on pages that are kept
// The number of frames of each search that can be played: those of 10,000 random moves, and some more.
constexpr qint64 framesInReader = 12'000;
constexpr std::chrono::milliseconds timeToWrite(200);

/// Returns the text of a page's file, or nothing and the reason.
std::optional<QString> textOf(const QString &path, QString &reason)
{
    const QString name = QDir::toNativeSeparators(session::visibleText(path));
    QFile file(path);
    QByteArray text;
    if (QFileInfo(path).isFile() && file.open(QFile::ReadOnly))
        text = file.read(Page::largestFile + 1);
    if (!file.isOpen() || file.error() != QFile::NoError)
        reason = Reader::tr("%1 could not be opened: %2").arg(name, file.errorString());
    else if (text.size() > Page::largestFile)
        reason = Reader::tr("%1 is too large to be a page.").arg(name);
    else
        return QString::fromUtf8(text);
    return {};
}

/// Returns the tasks of the exercises of a page, in their order.
QStringList tasksOf(const Page &page)
{
    QStringList tasks;
    for (const Block &block : page.blocks) {
        if (const auto *exercise = std::get_if<ExerciseBlock>(&block))
            tasks << exercise->task + u'\n' + exercise->board;
    }
    return tasks;
}

} // namespace

Reader::Reader(std::span<const ui::PuzzleUi *const> puzzles, QWidget *parent)
    : QWidget(parent, Qt::Window), m_puzzles(puzzles), m_book(Book::current()),
      m_style(board::Style::make(board::Style::Light)),
      m_task([this](const FiguresOrReason &figures) { showFigures(figures); },
             [this](const core::Explanation &why) { showFigures(why); })
{
    setObjectName(u"reader"_s);
    m_contents = new ContentsPanel(m_book, this);
    connect(m_contents, &ContentsPanel::pageWanted, this, [this](const QString &file, const QString &words) {
        openPage(file);
        goToWords(words);
        m_browser->setFocus(); // for the keys that scroll
    });
    m_browser = new PageBrowser(this);
    connect(m_browser, &PageBrowser::wanted, this, &Reader::follow, Qt::QueuedConnection);
    auto *right = new QWidget(this);
    auto *column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeBar());
    column->addWidget(m_browser, 1);
    m_player = new PlayBar(this);
    connect(m_player, &PlayBar::moved, this, [this] { m_browser->page()->redraw(m_playing); });
    connect(m_browser, &PageBrowser::pressedOn, this, [this](int board) {
        const int before = m_browser->verticalScrollBar()->value();
        playByHand(board);
        const QPoint scrolled(0, m_browser->verticalScrollBar()->value() - before);
        if (m_hand)
            m_browser->handOver(m_hand->viewport(), pointOnPlayableBoard(m_browser->pressedAt() - scrolled));
    });
    m_browser->viewport()->installEventFilter(this);
    m_settling.setSingleShot(true);
    m_settling.setInterval(timeToWrite);
    connect(&m_settling, &QTimer::timeout, this, &Reader::readAgain);
    // A folder in which files change all the time may not put the reading off again and again.
    const auto settle = [this] {
        if (!m_settling.isActive())
            m_settling.start();
    };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, settle);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, settle);
    connect(m_browser->verticalScrollBar(), &QScrollBar::valueChanged, this, &Reader::placePlayableBoard);
    connect(m_player, &PlayBar::closed, this, &Reader::returnToPage);
    column->addWidget(m_player);
    m_sentence = new board::PlainLabel(this);
    m_sentence->setWordWrap(true);
    m_sentence->setMargin(6);
    m_sentence->hide();
    column->addWidget(m_sentence);
    auto *halves = new QSplitter(this);
    halves->addWidget(m_contents);
    halves->addWidget(right);
    halves->setStretchFactor(1, 1);
    halves->setSizes({sideWidth, readerSize.width() - sideWidth});
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(halves);
    const auto addKey = [this](const QKeySequence &key, const std::function<void()> &what) {
        connect(new QShortcut(key, this), &QShortcut::activated, this, what);
    };
    addKey(QKeySequence(Qt::ALT | Qt::Key_Left), [this] { goBy(-1); });
    addKey(QKeySequence(Qt::ALT | Qt::Key_Right), [this] { goBy(1); });
    addKey(QKeySequence(Qt::CTRL | Qt::Key_F), [this] { m_contents->focusSearch(); });
    addKey(QKeySequence(Qt::CTRL | Qt::Key_P), [this] { Q_EMIT printWanted(); });
    addKey(QKeySequence(Qt::CTRL | Qt::Key_Plus), [this] { zoom(1); });
    addKey(QKeySequence(Qt::CTRL | Qt::Key_Equal), [this] { zoom(1); });
    addKey(QKeySequence(Qt::CTRL | Qt::Key_Minus), [this] { zoom(-1); });
    addKey(QKeySequence(Qt::CTRL | Qt::Key_0), [this] { zoom(-m_zoom); });
    addKey(QKeySequence(Qt::CTRL | Qt::Key_W), [this] { close(); });
    for (const QKeySequence &key : {QKeySequence(Qt::Key_F1), QKeySequence(Qt::CTRL | Qt::Key_F1)})
        addKey(key, [this] { Q_EMIT windowWanted(); });
    resize(readerSize);
    retranslate();
    refresh();
}

// The browser lays out its page once more when it loses the focus, and scrolls once more when it loses its document. The first
// needs the boards, the second needs this object.
Reader::~Reader()
{
    hide();
    m_browser->verticalScrollBar()->disconnect(this);
}

QToolButton *Reader::addButton(QBoxLayout &row, const QString &name, const std::function<void()> &what)
{
    auto *button = new QToolButton(this);
    button->setObjectName(name);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    row.addWidget(button);
    connect(button, &QToolButton::clicked, this, what);
    return button;
}

QWidget *Reader::makeBar()
{
    auto *bar = new QWidget(this);
    bar->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // a narrow window has two rows of buttons
    m_bar = new QBoxLayout(QBoxLayout::LeftToRight, bar);
    auto *going = new QHBoxLayout;
    auto *saving = new QHBoxLayout;
    m_bar->addLayout(going);
    m_bar->addLayout(saving);
    m_back = addButton(*going, u"back"_s, [this] { goBy(-1); });
    m_forward = addButton(*going, u"forward"_s, [this] { goBy(1); });
    going->addStretch(1);
    saving->addStretch(1);
    m_print = addButton(*saving, u"print"_s, [this] { Q_EMIT printWanted(); });
    m_pdf = addButton(*saving, u"pdf"_s, [this] { Q_EMIT pdfWanted(); });
    m_web = addButton(*saving, u"web"_s, [this] { Q_EMIT webWanted(); });
    m_text = addButton(*saving, u"text"_s, [this] { Q_EMIT textWanted(); });
    bar->installEventFilter(this);
    return bar;
}

/// Puts the buttons into one row or two. The bar is never narrower than the wider of two rows.
void Reader::fitBar()
{
    QWidget &bar = *m_bar->parentWidget();
    const int margins = m_bar->contentsMargins().left() + m_bar->contentsMargins().right();
    const int going = m_bar->itemAt(0)->minimumSize().width();
    const int saving = m_bar->itemAt(1)->minimumSize().width();
    bar.setMinimumWidth(std::max(going, saving) + margins);
    const bool fits = going + m_bar->spacing() + saving + margins <= bar.width();
    m_bar->setDirection(fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void Reader::setStyle(const board::Style &style)
{
    if (m_style != style && m_hand) // the scene of m_hand keeps its colours
        stopPlaying();
    m_style = style;
    build();
}

void Reader::openPage(const QString &file)
{
    if (m_book.contains(file) && file == this->file())
        return; // keeps the scroll position and the answers shown
    if (m_book.contains(file))
        go({file});
    else if (!m_book.entries().empty())
        go({m_book.entries().front().file});
}

QString Reader::openFile(const QString &path)
{
    QString reason;
    if (const auto text = textOf(path, reason))
        go({{}, QFileInfo(path).fileName(), *text, QFileInfo(path).absoluteFilePath()});
    return reason;
}

QString Reader::text() const
{
    if (m_history.empty())
        return {};
    const Place &here = m_history[m_here];
    return here.file.isEmpty() ? here.text : m_book.text(here.file);
}

QString Reader::title() const
{
    return !m_page.title.isEmpty() || m_history.empty() ? m_page.title : m_history[m_here].name;
}

void Reader::go(const Place &place)
{
    if (!m_history.empty()) {
        leave();
        m_history.resize(m_here + 1);
        const Place &here = m_history[m_here];
        if (here.file == place.file && here.name == place.name && here.text == place.text)
            m_history.pop_back();
    }
    m_history.push_back(place);
    m_here = m_history.size() - 1;
    load();
}

void Reader::goBy(int steps)
{
    const qsizetype there = qsizetype(m_here) + steps;
    if (m_history.empty() || there < 0 || there >= qsizetype(m_history.size()))
        return;
    leave();
    m_here = std::size_t(there);
    load();
    m_settling.start(); // the file may have changed since the page was left
}

/// Notes how the page in view is left, and ends what is played on it.
void Reader::leave()
{
    m_history[m_here].view = view();
    stopPlaying();
}

void Reader::showMessage(const QString &what)
{
    m_sentence->setText(what);
    m_sentence->setVisible(!what.isEmpty());
}

/// Loads the page at the current place of the history from its text.
void Reader::load()
{
    showMessage({});
    m_task.cancel();
    m_running = -1;
    m_view = m_history[m_here].view;
    m_page = Page::read(text());
    std::unique_ptr<Boards> boards = std::make_unique<Boards>(m_puzzles, m_page);
    std::swap(m_boards, boards); // the page in view still uses the old boards
    for (const LeftGame &game : m_games) {
        if (isOnThisPage(game))
            m_boards->setPlayed(game.board, game.position);
    }
    connect(m_boards.get(), &Boards::ready, this, [this](int board) {
        // While boards grow, the end of the page may not be in reach yet.
        const bool isWhereItWasPut = m_browser->verticalScrollBar()->value() == m_scrolledTo;
        const View before = isWhereItWasPut ? m_history[m_here].view : view();
        m_browser->page()->layOut(board);
        // A board without a search to watch has one link less, so the page is built again.
        if (m_boards->frames(board) == 0 && !m_boards->block(board).method.isEmpty())
            build();
        scrollTo(before);
        if (isWhereItWasPut)
            m_scrolledTo = m_browser->verticalScrollBar()->value();
        refresh();
    });
    connect(m_boards.get(), &Boards::completed, this,
            [this](int board) { m_browser->page()->redraw(board); });
    build();
    scrollTo(m_view);
    m_scrolledTo = m_browser->verticalScrollBar()->value();
    m_boards->start(framesInReader);
    setWindowTitle(tr("%1 — Casse-tête", "title of a page").arg(title()));
    refresh();
    watchFile();
    Q_EMIT shown(file());
}

/// Watches the file of the page in view. Its folder is watched, too, since many editors replace a file by another, and so is
/// that of the file to which it may be a link.
void Reader::watchFile()
{
    const QStringList watched = m_watcher.files() + m_watcher.directories();
    if (!watched.isEmpty())
        m_watcher.removePaths(watched);
    const QFileInfo file(m_history[m_here].path);
    if (!m_history[m_here].path.isEmpty())
        m_watcher.addPaths({file.filePath(), file.absolutePath(), file.canonicalPath()});
}

/// Shows the page anew if its file has changed, once the file has not been written for a while. The place stays; the results
/// of searches go, since the boards may be others. A file that cannot be read is reported, and the page stays as it is.
void Reader::readAgain()
{
    if (m_history.empty() || m_history[m_here].path.isEmpty() || !isVisible())
        return;
    // A dialog may be about to print the boards of the page in view.
    const QFileInfo file(m_history[m_here].path);
    const bool isStill = std::exchange(m_written, file.lastModified()) == file.lastModified();
    if (QApplication::activeModalWidget() || !isStill)
        return m_settling.start();
    watchFile();
    QString reason;
    const auto text = textOf(file.filePath(), reason);
    if (!text)
        return showMessage(reason);
    // Some programs empty a file before they write it.
    if (text->isEmpty() || *text == m_history[m_here].text)
        return;
    const QStringList before = tasksOf(m_page);
    leave();
    m_history[m_here].text = *text;
    View &left = m_history[m_here].view;
    left.results.clear();
    // The answer of another exercise is not for everybody's eyes.
    const QStringList now = tasksOf(Page::read(*text));
    std::erase_if(left.answers, [&](int shown) { return now.value(shown) != before.value(shown); });
    load();
}

/// Returns how the page is viewed now. It is described by a block of the text, since boards above it may still grow.
Reader::View Reader::view() const
{
    View now = m_view;
    now.results.erase(m_running); // it has no result yet
    const QTextBlock top = m_browser->cursorForPosition({0, 0}).block();
    now.block = top.blockNumber();
    now.offset = m_browser->document()->documentLayout()->blockBoundingRect(top).top() -
                 m_browser->verticalScrollBar()->value();
    return now;
}

void Reader::scrollTo(const View &view)
{
    const QTextBlock block = m_browser->document()->findBlockByNumber(view.block);
    const double top = m_browser->document()->documentLayout()->blockBoundingRect(block).top();
    m_browser->verticalScrollBar()->setValue(view.block < 0 ? 0 : int(std::lround(top - view.offset)));
}

/// Reloads the page and keeps the scroll position.
void Reader::build()
{
    if (!m_boards)
        return;
    PageLook look{m_style, font(), m_view.answers, m_view.results, m_playing};
    look.font.setPointSizeF(std::max(5.0, font().pointSizeF() * (1.1 + 0.1 * m_zoom)));
    const int scrolled = m_browser->verticalScrollBar()->value();
    m_browser->setPage(std::make_unique<PageDocument>(m_page, *m_boards, std::move(look)));
    m_browser->verticalScrollBar()->setValue(scrolled);
    connect(m_browser->document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
            &Reader::placePlayableBoard);
    placePlayableBoard();
}

void Reader::follow(const Target &target)
{
    switch (target.kind) {
    case Target::Line:
        return Q_EMIT boardWanted({target.text});
    case Target::OtherPage:
        if (m_book.contains(target.text.section(u'#', 0, 0))) {
            openPage(target.text.section(u'#', 0, 0));
            goToHeading(target.text.section(u'#', 1));
        }
        return;
    case Target::Web:
        QDesktopServices::openUrl(QUrl(target.text));
        return;
    case Target::Form:
        return Q_EMIT formWanted(target.text);
    case Target::Open:
        if (target.number < m_boards->count())
            Q_EMIT boardWanted(blockInView(target.number));
        return;
    case Target::Play:
        if (target.number < m_boards->count())
            play(target.number);
        return;
    case Target::Hand:
    case Target::Board:
        if (target.number < m_boards->count())
            playByHand(target.number);
        return;
    case Target::Run:
        if (target.number < m_boards->count())
            run(target.number);
        return;
    case Target::Answer:
        if (!m_view.answers.erase(target.number))
            m_view.answers.insert(target.number);
        build();
        return;
    }
}

/// Returns a board as the reader left it: one that was played by hand has its moves, and no search.
BoardBlock Reader::blockInView(int board)
{
    if (m_hand && m_playing == board)
        return m_hand->session().timeline().frame() > 0 ? BoardBlock{m_hand->line()} : m_boards->block(board);
    const auto left = gameOn(board);
    return left != m_games.end() && left->frame > 0 ? BoardBlock{left->lineAndMoves} : m_boards->block(board);
}

/// Scrolls to the heading that `anchor` names: its words in lower case with hyphens between them, as other programs write
/// it.
void Reader::goToHeading(const QString &anchor)
{
    static const QRegularExpression between(u"[^\\p{L}\\p{N}]+"_s);
    const auto anchorOf = [](const QString &text) {
        return text.toLower().split(between, Qt::SkipEmptyParts);
    };
    for (QTextBlock block = m_browser->document()->begin(); !anchor.isEmpty() && block.isValid();
         block = block.next()) {
        if (block.blockFormat().headingLevel() == 0 || anchorOf(block.text()) != anchorOf(anchor))
            continue;
        return goTo(block);
    }
}

void Reader::goTo(const QTextBlock &block)
{
    const QAbstractTextDocumentLayout &layout = *m_browser->document()->documentLayout();
    // The layout is made step by step, and the scroll bar reaches only as far as it has come.
    layout.blockBoundingRect(m_browser->document()->lastBlock());
    m_browser->verticalScrollBar()->setValue(int(layout.blockBoundingRect(block).top()));
}

/// Scrolls to the first heading or else the first paragraph that contains all these words.
void Reader::goToWords(const QString &words)
{
    QTextBlock found;
    for (QTextBlock block = m_browser->document()->begin(); !words.isEmpty() && block.isValid();
         block = block.next()) {
        if (!Book::hasWords(block.text(), words))
            continue;
        if (block.blockFormat().headingLevel() > 0)
            return goTo(block);
        if (!found.isValid())
            found = block;
    }
    if (found.isValid())
        goTo(found);
}

void Reader::play(int board)
{
    if (!m_boards->shown(board)) // its contents are still being computed
        return;
    stopPlaying();
    m_playing = board;
    m_browser->page()->setPlaying(board);
    openPlayer(PlayBar::stepsOf(*m_boards, board));
    m_player->play();
}

/// Opens the play bar, which takes its room from the page, and scrolls the page so that the board stays in view.
void Reader::openPlayer(std::unique_ptr<Steps> steps)
{
    m_player->open(std::move(steps));
    m_player->parentWidget()->layout()->activate();
    keepPlayedInView();
}

/// Scrolls the page if the board that is played is not whole in view: to its lower edge or, if it is higher than the
/// page's window, to its upper one.
void Reader::keepPlayedInView()
{
    const QRectF place = m_browser->page()->placeOf(m_playing);
    QScrollBar &bar = *m_browser->verticalScrollBar();
    const int height = m_browser->viewport()->height();
    if (place.top() < bar.value() || place.height() >= height)
        bar.setValue(int(std::floor(place.top())));
    else if (place.bottom() > bar.value() + height)
        bar.setValue(int(std::ceil(place.bottom() - height)));
}

/// Keeps the board in view when a longer sentence in the play bar takes more room from the page; fits the bar of buttons.
bool Reader::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_bar->parentWidget() &&
        (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest))
        fitBar();
    if (event->type() == QEvent::Resize && watched == m_browser->viewport() && m_playing >= 0) {
        const auto *resize = static_cast<const QResizeEvent *>(event);
        const double end =
            m_browser->page()->placeOf(m_playing).bottom() - m_browser->verticalScrollBar()->value();
        if (end <= resize->oldSize().height() && end > resize->size().height())
            QMetaObject::invokeMethod(
                this,
                [this] {
                    if (m_playing >= 0)
                        keepPlayedInView();
                },
                Qt::QueuedConnection);
    }
    return QWidget::eventFilter(watched, event);
}

/// Lets the reader play a board by hand: from the position that is drawn, or on from where a game was left.
void Reader::playByHand(int board)
{
    if (!m_boards->puzzleOf(board))
        return;
    stopPlaying();
    m_playing = board;
    board::Style onPage = m_style;
    onPage.table =
        m_browser->page()->backgroundOf(board).value_or(m_browser->palette().color(QPalette::Base));
    const auto left = gameOn(board);
    const bool goesOn = left != m_games.end();
    std::vector<session::Act> game =
        goesOn ? left->acts
               : std::vector{session::Act::make(session::Act::New, m_boards->instanceOf(board),
                                                m_boards->positionOf(board))};
    m_hand = std::make_unique<PlayableBoard>(*m_boards->puzzleOf(board), std::move(game),
                                             goesOn ? left->frame : 0, onPage, m_browser->viewport());
    connect(m_hand.get(), &PlayableBoard::changed, m_player, &PlayBar::refresh);
    openPlayer(PlayBar::stepsOf(*m_hand));
    placePlayableBoard();
    m_hand->show();
    m_hand->setFocus();
}

namespace {

/// The part of a scene that is drawn in a rectangle, and its scale there.
struct Drawn {
    Drawn(const board::BoardScene &scene, const QRectF &into)
        : part(scene.pictureRect(scene.position())),
          scale(std::min(into.width() / part.width(), into.height() / part.height()))
    {
    }
    QRectF part; ///< the part of the scene that is drawn
    double scale;
};

} // namespace

/// Keeps the board being played over its place on the page, at the size in which it is drawn there. Parts that the
/// picture leaves out, such as a tray, appear beside it.
void Reader::placePlayableBoard()
{
    if (!m_hand)
        return;
    const QPointF scrolled(m_browser->horizontalScrollBar()->value(),
                           m_browser->verticalScrollBar()->value());
    m_place = m_browser->page()->placeOf(m_playing).translated(-scrolled);
    const Drawn drawn(*m_hand->board(), m_place);
    const QRectF whole = m_hand->board()->sceneRect();
    QRectF room(QPointF(), whole.size() * drawn.scale / PlayableBoard::fitted);
    room.moveCenter(m_place.center() + (whole.center() - drawn.part.center()) * drawn.scale);
    const QRectF page(m_browser->viewport()->rect());
    room.setLeft(std::max(room.left(), page.left()));
    room.setRight(std::min(room.right(), page.right()));
    m_hand->setGeometry(room.toAlignedRect());
    // Masks the margins of the view, which would cover the text above and below.
    m_hand->setMask(QRect(0, int(m_place.top() - room.top()), m_hand->width(), int(m_place.height())));
}

/// Returns the point of the hand board that lies over this point of the page.
QPoint Reader::pointOnPlayableBoard(QPoint onPage) const
{
    const Drawn drawn(*m_hand->board(), m_place);
    return m_hand->mapFromScene(drawn.part.center() + (onPage - m_place.center()) / drawn.scale);
}

void Reader::stopPlaying()
{
    m_player->shut();
    if (m_hand) { // deletes it later, since this may be called while the board handles an event
        keepGame();
        m_hand->hide();
        m_hand.release()->deleteLater();
    }
    const int played = std::exchange(m_playing, -1);
    if (m_boards && played >= 0)
        m_boards->reset(played);
    if (m_browser->page())
        m_browser->page()->setPlaying(-1);
}

bool Reader::isOnThisPage(const LeftGame &game) const
{
    const Place &here = m_history[m_here];
    return game.file == here.file && game.name == here.name && game.board < m_boards->count() &&
           game.line == m_boards->block(game.board).line;
}

/// Returns the game that was left on a board of this page.
std::vector<Reader::LeftGame>::iterator Reader::gameOn(int board)
{
    return std::ranges::find_if(
        m_games, [&](const LeftGame &game) { return game.board == board && isOnThisPage(game); });
}

/// Keeps the game on the board that is played, and draws the board as the game was left.
void Reader::keepGame()
{
    forgetGame(m_playing);
    const session::Timeline &timeline = m_hand->session().timeline();
    if (timeline.lastFrame() == 0)
        return;
    const Place &here = m_history[m_here];
    m_games.push_back({here.file, here.name, m_playing, m_boards->block(m_playing).line, timeline.acts(),
                       timeline.frame(), timeline.position(), m_hand->line()});
    if (m_games.size() > mostGames)
        m_games.erase(m_games.begin());
    m_boards->setPlayed(m_playing, timeline.position());
}

void Reader::forgetGame(int board)
{
    if (const auto left = gameOn(board); left != m_games.end())
        m_games.erase(left);
    m_boards->setPlayed(board, {});
    m_browser->page()->redraw(board);
}

/// Ends what is played on the page, and drops a game. The page stays where it is, and the keys scroll it again.
void Reader::returnToPage()
{
    const int scrolled = m_browser->verticalScrollBar()->value();
    const int game = m_hand ? m_playing : -1;
    stopPlaying();
    if (game >= 0)
        forgetGame(game);
    m_browser->setFocus();
    m_browser->verticalScrollBar()->setValue(scrolled);
}

/// Runs a board's search; a second call for the same board stops it.
void Reader::run(int board)
{
    const bool again = m_running == board;
    m_task.cancel();
    if (m_running >= 0)
        m_view.results[m_running] = tr("stopped");
    m_running = again ? -1 : board;
    if (!again) {
        m_view.results[board] = tr("running… (click again to stop)");
        m_task.start([kinds = std::vector(m_boards->kinds().begin(), m_boards->kinds().end()),
                      block = m_boards->block(board)](core::SearchContext &context) {
            return figuresOf(kinds, block, context);
        });
    }
    build();
}

void Reader::showFigures(const FiguresOrReason &figures)
{
    const int board = std::exchange(m_running, -1);
    if (board < 0)
        return;
    const auto &shown = m_boards->shown(board);
    if (const auto *why = std::get_if<core::Explanation>(&figures))
        m_view.results[board] = session::translated(*why);
    else
        m_view.results[board] =
            describe(m_boards->block(board), shown ? shown->solver : nullptr, std::get<Figures>(figures));
    build();
}

QString Reader::describe(const BoardBlock &block, const core::Solver *solver, const Figures &figures) const
{
    const auto say = [](Figure figure, const QString &value) {
        if (figure != Figure::Verdict)
            return session::formatNumber(value.toLongLong());
        return value == "solved"_L1       ? tr("solved")
               : value == "impossible"_L1 ? tr("no solution")
                                          : tr("stopped");
    };
    const auto name = [&](Figure figure) {
        switch (figure) {
        case Figure::Solutions:
            return tr("solutions");
        case Figure::Nodes:
            return solver && solver->counts ? session::translated(solver->counts).toLower() : tr("nodes");
        case Figure::Tries:
            return tr("tries");
        case Figure::Back:
            return tr("taken back");
        case Figure::Length:
            return tr("moves");
        case Figure::Sweeps:
            return tr("sweeps");
        case Figure::Verdict:
            break;
        }
        return tr("verdict");
    };
    QStringList all;
    for (const auto &[figure, expected] : block.expected) {
        const auto found = figures.find(figure);
        const QString value = found == figures.end() ? QString() : found->second;
        const QString text = tr("%1: %2", "what is counted: how many").arg(name(figure), say(figure, value));
        const QString mark =
            value == expected ? u"✓"_s : u"✗ "_s + tr("(the page says %1)").arg(say(figure, expected));
        all << text + u' ' + mark;
    }
    return all.join(u", "_s);
}

void Reader::zoom(int by)
{
    m_zoom = std::clamp(m_zoom + by, -4, largestZoom);
    build();
}

int Reader::print(QPagedPaintDevice &device)
{
    return PageDocument(m_page, *m_boards, PageLook::onPaper()).print(device);
}

void Reader::refresh()
{
    m_back->setEnabled(m_here > 0);
    m_forward->setEnabled(m_here + 1 < m_history.size());
    for (QToolButton *button : {m_print, m_pdf, m_web})
        button->setEnabled(m_boards && m_boards->areReady());
    m_contents->setCurrentPage(file());
}

void Reader::retranslate()
{
    m_contents->retranslate();
    m_browser->setAccessibleName(tr("Page"));
    m_player->retranslate();
    m_back->setText(tr("◀ Back"));
    m_back->setToolTip(tr("To the page before (Alt+Left)"));
    m_forward->setText(tr("Forward ▶"));
    m_forward->setToolTip(tr("To the next page again (Alt+Right)"));
    m_print->setText(tr("Print…"));
    m_print->setToolTip(tr("Print this page, with the answers separate at the end"));
    m_pdf->setText(tr("PDF…"));
    m_pdf->setToolTip(tr("Save this page as a PDF file, with the answers separate at the end"));
    m_web->setText(tr("Web Page…"));
    m_web->setToolTip(tr("Save this page as one file for the web, with boards that play"));
    m_text->setText(tr("Text…"));
    m_text->setToolTip(tr("Save this page as text, to make it your own in an editor"));
    m_back->setAccessibleName(tr("Back"));
    m_forward->setAccessibleName(tr("Forward"));
}

void Reader::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_settling.start(); // the file may have changed while the window was closed
}

/// Ends the game or the search that is played on the page, wherever on the page the focus is; closes the window if none
/// is. A board that holds a piece has taken the key before, to put the piece back.
void Reader::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape)
        QWidget::keyPressEvent(event);
    else if (m_playing >= 0)
        returnToPage();
    else
        close();
}

void Reader::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_book = Book::current();
        retranslate();
        m_contents->fill();
        if (!m_history.empty()) {
            leave();
            load();
        }
    } else if (event->type() == QEvent::FontChange) {
        build();
    }
}

} // namespace pages
