// SPDX-License-Identifier: MIT
#include "window/mainwindow.h"

#include "board/boardview.h"
#include "board/plaintext.h"
#include "insight/searchmap.h"
#include "session/run.h"
#include "session/translation.h"
#include "window/animationdialog.h"
#include "window/arrangement.h"
#include "window/bestsdialog.h"
#include "window/boardpicture.h"
#include "window/boardpresenter.h"
#include "window/caption.h"
#include "window/clipboard.h"
#include "window/endcard.h"
#include "window/gallery.h"
#include "window/gamefiles.h"
#include "window/helpdialog.h"
#include "window/home.h"
#include "window/landmarkactions.h"
#include "window/menus.h"
#include "window/methodbox.h"
#include "window/methodrow.h"
#include "window/modaldialog.h"
#include "window/names.h"
#include "window/onscreen.h"
#include "window/overflow.h"
#include "window/pagereading.h"
#include "window/panels.h"
#include "window/playrecord.h"
#include "window/positiondialog.h"
#include "window/preferencesdialog.h"
#include "window/printdialog.h"
#include "window/quitquestion.h"
#include "window/shortcutsdialog.h"
#include "window/speedcontrol.h"
#include "window/studyviews.h"
#include "window/taborder.h"
#include "window/transportbar.h"
#include "window/verdictlabel.h"
#include "window/worksheetdialog.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QCloseEvent>
#include <QDropEvent>
#include <QLineEdit>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QScreen>
#include <QScrollArea>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>
#include <limits>

namespace window {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr QSize standardSize(1280, 860);
constexpr QSize decorations(16, 48);    // the allowance for what the window manager adds
constexpr QSize smallestSize(600, 400); // what needs more is scrolled to
constexpr QSize smallestBoard(180, 160);
constexpr QSize smallestHome(480, 360);
constexpr double roomScale = 1.6; // the scale of the font in full screen, on a screen of this height
constexpr int roomHeight = 720;
constexpr double studyInRoom = 15.0 / 13; // brings the views to the size of the sentence below the board

} // namespace

MainWindow::MainWindow(std::span<const ui::PuzzleUi *const> puzzles, QWidget *parent)
    : QMainWindow(parent), m_style(m_appearance.style(m_settings.colourScheme())), m_sessions(puzzles),
      m_refreshThrottle(60ms), m_view(new board::BoardView(this)),
      m_files(new GameFiles(m_sessions, m_settings, *m_view, *this)),
      m_clipboard(new Clipboard(m_sessions, *m_files)),
      m_landmarks(new LandmarkActions(m_actions, m_sessions, *this)), m_menus(new Menus(*this, m_actions)),
      m_boardPresenter(new BoardPresenter(*m_view, this)), m_gallery(new Gallery(puzzles, this)),
      m_caption(new Caption(m_actions, this)), m_end(new EndCard(m_actions, m_caption)),
      m_map(new insight::SearchMap(this)), m_transport(new TransportBar(m_actions, this)),
      m_panels(new Panels(m_actions, m_settings, this)), m_studyMethod(new MethodRow(m_actions, this)),
      m_filler(new QWidget(this)), m_study(new StudyViews(m_actions, *m_view, this)),
      m_record(new PlayRecord(m_sessions.keeps(), this)), m_pages(new PageReading(m_sessions, *this)),
      m_home(new Home(puzzles, this))
{
    layOut();
    connectHome();
    connectParts();
    connectGameActions();
    connectExportActions();
    connectEditActions();
    connectSolveActions();
    connectTransportActions();
    connectViewActions();
    connectHelpActions();
    for (const ActionId id : Actions::all()) {
        if (const auto keys = m_settings.keys(Actions::key(id)))
            m_actions.setKeys(id, keys);
    }
    setColourScheme(m_settings.colourScheme());
    setLanguage(m_settings.language());
    selectPuzzle(m_settings.puzzle());
    if (!m_sessionContext)
        m_sessions.setCurrent(0);
    restoreWindow();
    showVerdict();
    m_actions[ActionId::KeepTimes]->setChecked(m_settings.timesKept());
    m_record->setOn(m_settings.timesKept());
    m_view->setFocus();
    if (!m_sessions.keeps())
        showMessage(
            tr("Another window already keeps the games. Those played in this one are lost unless you save "
               "them."));
}

/// Closing the page window activates this one, so it is closed while this one still exists.
MainWindow::~MainWindow()
{
    m_pages->close();
}

void MainWindow::layOut()
{
    setAcceptDrops(true);
    m_view->setMinimumSize(smallestBoard);
    auto *middle = m_game = new QWidget(this);
    auto *row = new QHBoxLayout;
    row->setSpacing(0);
    row->addWidget(m_view, 5);
    m_side = new QWidget(middle);
    m_beside = new QVBoxLayout(m_side);
    m_beside->setContentsMargins(0, 0, 0, 0);
    m_beside->setSpacing(0);
    m_beside->addWidget(m_studyMethod);
    m_beside->addWidget(m_study, 1);
    m_beside->addWidget(m_filler, 1);
    m_studyMethod->setObjectName(u"studyMethod"_s);
    m_studyMethod->setContentsMargins(10, 10, 10, 4);
    row->addWidget(m_side, 4);
    row->addWidget(m_panels);
    m_column = new QVBoxLayout(middle);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_column->addLayout(row, 1);
    placeBelow(m_column);
    auto *all = new QWidget(this);
    auto *beside = new QHBoxLayout(all);
    beside->setContentsMargins(0, 0, 0, 0);
    beside->setSpacing(0);
    beside->addWidget(m_gallery);
    beside->addWidget(middle, 1);
    beside->addWidget(m_home, 1);
    m_home->hide();
    setCentralWidget(new Overflow(all, this));
    buildToolBar();
    // In full screen the menus are hidden, and shortcuts that only they contain would be inactive.
    for (const ActionId id : Actions::all()) {
        if (m_actions[id]->shortcutContext() == Qt::WindowShortcut)
            addAction(m_actions[id]);
    }
    setContextMenuPolicy(Qt::NoContextMenu);
    m_menus->setRecentFiles(m_settings.recentFiles());
}

/// Places the sentence, the map and the transport: below everything or, in full screen, beside the board,
/// which then has the whole height.
void MainWindow::placeBelow(QVBoxLayout *column)
{
    for (QWidget *part : std::initializer_list<QWidget *>{m_caption, m_map, m_transport}) {
        const bool shown = !part->isHidden() || !isVisible();
        column->addWidget(part);
        part->setVisible(shown);
    }
}

void MainWindow::buildToolBar()
{
    QToolBar *bar = m_toolBar = addToolBar(QString());
    bar->setObjectName(u"toolbar"_s);
    bar->setMovable(false);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->setIconSize({20, 20});
    for (const ActionId id : {ActionId::New, ActionId::Undo, ActionId::Redo, ActionId::Hint})
        bar->addAction(m_actions[id]);
    addShowMe();
    auto *space = new QWidget(bar);
    space->setObjectName(u"space"_s);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_space = bar->addWidget(space);
    for (const auto &[id, name] :
         {std::pair(ActionId::PlayMode, u"left"_s), std::pair(ActionId::WatchMode, u"middle"_s),
          std::pair(ActionId::StudyMode, u"right"_s)}) {
        bar->addAction(m_actions[id]);
        bar->widgetForAction(m_actions[id])->setObjectName(name);
    }
    bar->toggleViewAction()->setVisible(false);
    // On the home page a bar of the same height has the program's name alone.
    m_homeBar = addToolBar(QString());
    m_homeBar->setObjectName(u"homeBar"_s);
    m_homeBar->setMovable(false);
    m_homeBar->toggleViewAction()->setVisible(false);
    auto *name = new board::PlainLabel(u"Casse-tête"_s, m_homeBar);
    name->setObjectName(u"homeTitle"_s);
    m_homeBar->addWidget(name);
    m_homeBar->hide();
    fillToolBar();
}

/// Makes the button that stands for Show Me and, while the program works or plays, for Stop.
void MainWindow::addShowMe()
{
    m_showMe = new QToolButton(m_toolBar);
    m_showMe->setObjectName(u"showMe"_s);
    m_showMe->setDefaultAction(m_actions[ActionId::ShowMe]);
    m_showMe->setIconSize(m_toolBar->iconSize());
    m_showMe->setToolButtonStyle(m_toolBar->toolButtonStyle());
    connect(m_toolBar, &QToolBar::toolButtonStyleChanged, m_showMe, &QToolButton::setToolButtonStyle);
    m_showMePlace = m_toolBar->addWidget(m_showMe);
}

/// Puts into the tool bar what this arrangement needs, in an order in which what they share stays at its place.
void MainWindow::fillToolBar()
{
    const bool plays = arrangement() == ActionId::PlayMode;
    const auto offered = plays ? std::vector{ActionId::ChoosePicture}
                               : std::vector{ActionId::Solve, ActionId::Pause, ActionId::Stop};
    for (const ActionId id :
         {ActionId::ChoosePicture, ActionId::Solve, ActionId::Pause, ActionId::Stop, ActionId::ShowPanel})
        m_toolBar->removeAction(m_actions[id]);
    for (const ActionId id : offered)
        m_toolBar->insertAction(m_space, m_actions[id]);
    const QList<QAction *> all = m_toolBar->actions();
    if (plays)
        m_toolBar->insertAction(all[all.indexOf(m_space) + 1], m_actions[ActionId::ShowPanel]);
    m_showMePlace->setVisible(plays);
    for (QToolButton *button : m_toolBar->findChildren<QToolButton *>())
        button->setFocusPolicy(Qt::TabFocus);
}

void MainWindow::connectParts()
{
    qApp->installEventFilter(this);
    connect(&m_refreshThrottle, &SignalThrottle::triggered, this, &MainWindow::refresh);
    connect(&m_sessions, &SessionStore::message, this, &MainWindow::showMessage);
    connect(&m_sessions, &SessionStore::currentChanged, this, &MainWindow::showSession);
    connect(m_record, &PlayRecord::ticked, this, [this] { m_transport->setTime(m_record->time()); });
    connect(m_record, &PlayRecord::message, this, &MainWindow::showMessage, Qt::QueuedConnection);
    connect(m_files, &GameFiles::message, this, &MainWindow::showMessage);
    connect(m_files, &GameFiles::recentChanged, this,
            [this] { m_menus->setRecentFiles(m_settings.recentFiles()); });
    connect(m_files, &GameFiles::pageWanted, m_pages, &PageReading::openFile);
    connect(m_clipboard, &Clipboard::message, this, &MainWindow::showMessage);
    connect(m_pages, &PageReading::message, this, &MainWindow::showMessage);
    connect(m_pages, &PageReading::boardWanted, this, &MainWindow::openBlock);
    connect(m_menus, &Menus::formsWanted, this, [this](QMenu &menu) {
        m_clipboard->offerForms(menu,
                                [this] { return BoardPicture::svg(*m_boardPresenter->scene(), m_style); });
    });
    connect(m_menus, &Menus::recentFileChosen, m_files, &GameFiles::openFile);
    connect(m_boardPresenter, &BoardPresenter::sceneChanged, &m_refreshThrottle, &SignalThrottle::notify);
    connect(m_boardPresenter, &BoardPresenter::refusalEnded, this, [this] { showMessage({}); });
    connect(m_boardPresenter, &BoardPresenter::handChanged, this, [this] {
        m_caption->setGuidance(m_boardPresenter->guidance(), m_boardPresenter->isHolding());
        if (m_boardPresenter->isHolding())
            showMessage({});
        m_refreshThrottle.notify();
    });
    connect(m_gallery, &Gallery::chosen, this, [this](std::size_t puzzle) {
        if (puzzle != m_sessions.current())
            m_sessions.setCurrent(puzzle);
        leaveHome();
        m_view->setFocus();
    });
    for (const VerdictLabel *verdict : findChildren<VerdictLabel *>())
        connect(verdict, &VerdictLabel::marksHovered, m_boardPresenter, &BoardPresenter::setHoverMarks);
}

/// Connects the home page. Whatever acts on a board leaves it first, so that what is done is seen.
void MainWindow::connectHome()
{
    constexpr std::array staysAtHome{
        ActionId::Home,          ActionId::FromLine, ActionId::BestResults,   ActionId::Open,
        ActionId::Quit,          ActionId::Paste,    ActionId::PastePicture,  ActionId::Stop,
        ActionId::Slower,        ActionId::Faster,   ActionId::EditShortcuts, ActionId::KeepTimes,
        ActionId::Preferences,   ActionId::Manual,   ActionId::Contents,      ActionId::Rules,
        ActionId::ShowShortcuts, ActionId::About,    ActionId::AboutQt};
    for (const ActionId id : Actions::all()) {
        if (std::ranges::find(staysAtHome, id) == staysAtHome.end())
            onTriggered(id, [this] { leaveHome(); });
    }
    onTriggered(ActionId::Home, [this] { showHome(); });
    connect(m_gallery, &Gallery::homeChosen, this, &MainWindow::showHome);
    connect(m_home, &Home::playWanted, this, [this](std::size_t puzzle) {
        m_actions[ActionId::PlayMode]->setChecked(true);
        m_sessions.setCurrent(puzzle);
    });
    connect(m_home, &Home::watchWanted, this, &MainWindow::watchShowcase);
    connect(m_home, &Home::pageWanted, m_pages, &PageReading::openPage);
    connect(m_home, &Home::continueWanted, this, &MainWindow::leaveHome);
    connect(m_home, &Home::openWanted, m_files, &GameFiles::askToOpen);
    connect(m_home, &Home::pictureWanted, this, [this](std::size_t puzzle) {
        m_sessions.setCurrent(puzzle);
        m_sessions.puzzle().choosePicture(m_files->toolContext(puzzle));
    });
}

bool MainWindow::isAtHome() const
{
    return !m_home->isHidden();
}

void MainWindow::greet()
{
    if (m_settings.homeShown())
        enterHome();
}

void MainWindow::showHome()
{
    m_home->setMessage({}); // what was said last is about a board
    enterHome();
}

void MainWindow::enterHome()
{
    if (isFullScreen())
        showNormal();
    if (!isAtHome()) {
        session::Session &session = currentSession();
        if (session.isSolving() || session.player().isPlaying())
            session.search().setPaused(true);
        m_actions[ActionId::EditBoard]->setChecked(false);
        m_home->setLastGame(lastGame());
        m_game->hide();
        m_home->show();
        showPlace();
    }
    m_gallery->selectHome();
    m_home->takeFocus();
}

void MainWindow::leaveHome()
{
    if (!isAtHome())
        return;
    m_home->hide();
    m_game->show();
    showPlace();
    m_gallery->select(m_sessions.current());
    m_view->setFocus();
}

/// Has the boards of the home page stand still if nothing is to move.
void MainWindow::calmHome()
{
    const bool isOff = m_transport->speed().speed().mark() == session::Speed::off;
    m_home->setStill(isOff || m_appearance.desktop().reducedMotion);
}

/// Arranges the window for the home page or for the board, whichever is shown.
void MainWindow::showPlace()
{
    if (m_sessions.keeps())
        m_settings.setHomeShown(isAtHome());
    arrange();
    showTitle();
    m_record->setInUse(isActiveWindow() && !isMinimized() && !isAtHome());
}

/// Returns the words that offer to continue the last game; none if nothing was played yet.
QString MainWindow::lastGame()
{
    const session::Timeline &timeline = m_sessions.session().timeline();
    if (timeline.acts().size() == 1 && timeline.lastFrame() == 0)
        return {};
    const QString name = puzzleName(*m_sessions.puzzle().kind);
    const qint64 moves = timeline.handMoves();
    return moves == 0
               ? tr("Continue: %1").arg(name)
               : tr("Continue: %1, %n move(s)", nullptr, int(std::min<qint64>(moves, 1'000'000))).arg(name);
}

/// Opens the board of a card, and shows how the method of the card solves it.
void MainWindow::watchShowcase(std::size_t puzzle)
{
    const LivingBoard &board = m_home->cards()[puzzle]->board();
    const Showpiece &piece = board.showpiece();
    m_sessions.setCurrent(puzzle);
    session::Session &session = currentSession();
    session.begin(session::Act::Open, {piece.instance.puzzle, piece.start}, piece.instance.look);
    m_panels->solver().choose(*piece.solver);
    m_actions[ActionId::WatchMode]->setChecked(true);
    session.solve({.solver = piece.solver,
                   .goal = piece.goal,
                   .options = core::Values(piece.solver->options),
                   .watch = board.showsTries()});
}

void MainWindow::showSession()
{
    m_actions[ActionId::EditBoard]->setChecked(false);
    session::Session &session = m_sessions.session();
    m_sessionContext = std::make_unique<QObject>();
    const auto refreshSoon = [this] { m_refreshThrottle.notify(); };
    connect(&session.timeline(), &session::Timeline::changed, m_sessionContext.get(), refreshSoon);
    connect(&session.player(), &session::Player::playingChanged, m_sessionContext.get(), refreshSoon);
    connect(&session, &session::Session::solvingChanged, m_sessionContext.get(), refreshSoon);
    connect(&session, &session::Session::progressed, m_sessionContext.get(), refreshSoon);
    connect(&session, &session::Session::judged, m_sessionContext.get(), refreshSoon);
    connect(&session, &session::Session::solutionsChanged, m_sessionContext.get(), refreshSoon);
    connect(&session, &session::Session::told, m_sessionContext.get(),
            [this](const core::Explanation &what) { showMessage(session::translated(what)); });
    connect(&session, &session::Session::refused, m_sessionContext.get(),
            [this](const core::Explanation &what) {
                m_caption->tell(session::translated(what), Caption::Kind::Refusal);
            });
    connect(&session, &session::Session::hinted, m_sessionContext.get(),
            [this](const core::Explanation &why) {
                QString hint = session::translated(why);
                if (currentSession().hasHint())
                    hint += u' ' + tr("Press Hint again to make this move.");
                m_caption->tell(hint, Caption::Kind::Hint);
            });
    connect(&session.search(), &session::Search::concluded, m_sessionContext.get(), [this] {
        if (const QString result = ResultNames::of(currentSession()); !result.isEmpty())
            m_caption->tell(result, Caption::Kind::Result);
    });
    connect(&session, &session::Session::acted, m_sessionContext.get(), [this] { showMessage({}); });
    connect(&session.search(), &session::Search::aboutToAct, m_sessionContext.get(),
            [this] { showMessage({}); });
    if (m_sessions.keeps())
        m_settings.setPuzzle(QString::fromLatin1(session.kind().id));
    session.verdicts().setOn(m_settings.verdictShown());
    if (session.stops().empty())
        session.stops() = m_settings.stops(QString::fromLatin1(session.kind().id));
    connect(&session, &session::Session::acted, m_sessionContext.get(), [this] { leaveHome(); });
    leaveHome();
    const session::Speed speed(m_settings.speed(QString::fromLatin1(session.kind().id)));
    session.player().setSpeed(speed);
    m_transport->speed().setSpeed(speed);
    calmHome();
    m_gallery->select(m_sessions.current());
    m_boardPresenter->setSession(m_sessions.puzzle(), session);
    const auto nameOfCell = [this](int cell) { return m_boardPresenter->scene()->nameOfCell(cell); };
    m_study->setNames(nameOfCell);
    m_panels->setNames(nameOfCell);
    const insight::MoveNames names = [this](std::span<const core::Step> move) {
        return m_boardPresenter->nameOfMove(move);
    };
    m_study->setMoveNames(names);
    m_map->setNames(names);
    m_study->setSession(m_sessions.puzzle(), session);
    m_studyMethod->setSession(&session);
    m_panels->setSession(m_sessions.puzzle(), m_files->toolContext(m_sessions.current()), m_style);
    m_map->setSession(&session);
    m_transport->setSession(&session);
    m_caption->setSession(&session);
    m_end->setSession(&session);
    m_record->setSession(session, m_sessions.puzzle().hasEnd);
    m_actions[ActionId::Scramble]->setVisible(!session.kind().deals.empty());
    m_actions[ActionId::PastePicture]->setVisible(m_sessions.puzzle().accepts != nullptr);
    m_actions[ActionId::ChoosePicture]->setVisible(m_sessions.puzzle().choosePicture != nullptr);
    m_caption->setHasVerdict(m_sessions.puzzle().hasEnd);
    showTitle();
    refresh();
}

void MainWindow::showTitle()
{
    const QString title =
        isAtHome() ? u"Casse-tête"_s
                   : tr("Casse-tête — %1").arg(session::translated(m_sessions.puzzle().kind->name));
    setWindowTitle(m_sessions.keeps() ? title : tr("%1 (games not kept)", "title of the window").arg(title));
}

void MainWindow::refresh()
{
    currentSession().setHidesFuture(m_study->isVisible() && m_study->predict().isOn());
    refreshActions();
    m_transport->refresh();
    m_transport->setTime(m_record->time());
    m_map->refresh();
    showMap();
    m_study->refresh();
    m_studyMethod->refresh();
    m_panels->refresh();
    m_boardPresenter->refresh();
    m_caption->setGuidance(m_boardPresenter->guidance(), m_boardPresenter->isHolding());
    showEnd();
    m_caption->refresh();
}

/// Shows the end of a game in the caption's place, or the caption again.
void MainWindow::showEnd()
{
    m_end->setOccasions(m_sessions.puzzle().hasEnd, arrangement() == ActionId::PlayMode);
    m_end->setRecord(m_record->afterword());
    m_end->refresh();
    m_caption->setCard(m_end->isDue() ? m_end : nullptr, m_end->words());
}

void MainWindow::refreshActions()
{
    session::Session &session = m_sessions.session();
    const session::Timeline &timeline = session.timeline();
    m_actions[ActionId::Undo]->setEnabled(timeline.canUndo());
    m_actions[ActionId::Undo]->setText(ActNames::undo(timeline));
    m_actions[ActionId::Redo]->setEnabled(timeline.canRedo());
    m_actions[ActionId::Redo]->setText(ActNames::redo(timeline));
    const bool atStart = timeline.frame() == 0;
    const bool atEnd = timeline.atEnd() && !session.isWatching();
    m_actions[ActionId::First]->setEnabled(!atStart);
    m_actions[ActionId::Back]->setEnabled(!atStart);
    m_actions[ActionId::Play]->setEnabled(timeline.lastFrame() > 0 || !atEnd);
    m_actions[ActionId::Forward]->setEnabled(!atEnd);
    m_actions[ActionId::Last]->setEnabled(!atEnd);
    nameScramble();
    m_actions[ActionId::EditBoard]->setVisible(m_boardPresenter->canEdit());
    const bool mayBeLost =
        session.judgement().verdict == core::Judgement::Unsolvable || !m_settings.verdictShown();
    m_actions[ActionId::BackToSolvable]->setEnabled(mayBeLost && timeline.frame() > timeline.startOfGame() &&
                                                    !session.isLookingBack());
    nameShortest();
    offerStop();
    const bool isShort = session.winSummary().shortestMethod() || session.winSummary().shortMethod();
    m_actions[ActionId::ShowShortest]->setVisible(isShort);
    m_actions[ActionId::ShowShortest]->setEnabled(isShort && timeline.frame() > timeline.startOfGame() &&
                                                  !session.search().isUnderWay());
    const session::Act &act = timeline.act();
    const bool playsSolution = act.type == session::Act::Solve && !act.record.solutionFrames().empty();
    m_actions[ActionId::CopySolution]->setEnabled(playsSolution || session.search().solutionInView() > 0);
    for (const ActionId id : {ActionId::ExportSolutions, ActionId::ExportSolutionFiles})
        m_actions[id]->setEnabled(!session.solutions().empty());
    m_actions[ActionId::ExportTree]->setEnabled(m_study->tree().tree() != nullptr);
    m_landmarks->refresh();
}

/// Has the button Show Me stop what the program does, as long as it works or plays.
void MainWindow::offerStop()
{
    const session::Session &session = m_sessions.session();
    const bool stops = session.search().isUnderWay() || session.player().isPlaying();
    QAction *wanted = m_actions[stops ? ActionId::Stop : ActionId::ShowMe];
    if (QAction *offered = m_showMe->defaultAction(); offered != wanted) {
        m_showMe->setDefaultAction(wanted);
        m_showMe->removeAction(offered);
    }
    // Play has Pause only while there is something to pause. It stands where nothing else is, so that nothing moves.
    const bool offersPause = arrangement() != ActionId::PlayMode || session.search().isUnderWay();
    if (QAction *pause = m_actions[ActionId::Pause]; offersPause != m_toolBar->actions().contains(pause)) {
        if (offersPause)
            m_toolBar->insertAction(m_space, pause);
        else
            m_toolBar->removeAction(pause);
        if (QWidget *button = m_toolBar->widgetForAction(pause))
            button->setFocusPolicy(Qt::TabFocus);
        fitToolBar();
    }
}

/// Names Scramble after what it does to this puzzle: deal cards, set queens.
void MainWindow::nameScramble()
{
    const core::Kind &kind = m_sessions.session().kind();
    if (kind.deals.empty() || !kind.deals.front().verb)
        return m_actions.retranslate(ActionId::Scramble);
    m_actions[ActionId::Scramble]->setText(session::translated(kind.deals.front().verb));
    m_actions[ActionId::Scramble]->setToolTip(
        board::plainToolTip(session::translated(kind.deals.front().about)));
}

/// Names the action that shows the shortest solution. On boards where no method proves a solution shortest,
/// its name promises only a short one.
void MainWindow::nameShortest()
{
    m_actions.retranslate(ActionId::ShowShortest);
    if (m_sessions.session().winSummary().shortestMethod())
        return;
    QAction *action = m_actions[ActionId::ShowShortest];
    action->setText(tr("S&how a Short Solution"));
    action->setIconText(tr("Watch a Short One"));
    action->setToolTip(tr("Play a short solution from the start of this game; there may be shorter ones"));
}

/// Undoes an act. If the whole board changes, a sentence says why.
void MainWindow::undo()
{
    session::Session &session = currentSession();
    const session::Timeline &timeline = session.timeline();
    const bool leavesBoard = timeline.act().opens && timeline.actIndex() > 0;
    const QString name = ActNames::name(timeline.act().type);
    session.undo();
    if (leavesBoard)
        showMessage(tr("Undone: %1. The board before it is back.").arg(name));
}

void MainWindow::showMessage(const QString &text)
{
    m_caption->tell(text);
    m_home->setMessage(text);
}

ActionId MainWindow::arrangement() const
{
    for (const ActionId id : {ActionId::WatchMode, ActionId::StudyMode}) {
        if (m_actions[id]->isChecked())
            return id;
    }
    return ActionId::PlayMode;
}

void MainWindow::recallArrangement()
{
    const Arrangement shown = Arrangement::recall(m_settings, arrangement());
    const QSignalBlocker panels(m_panels);
    const QSignalBlocker study(m_study);
    m_panels->setCurrentIndex(shown.tab);
    m_study->setCurrentIndex(shown.view);
    // These come last: a change of theirs keeps the whole arrangement.
    m_actions[ActionId::ShowPanel]->setChecked(shown.panel);
    m_actions[ActionId::ShowMap]->setChecked(shown.map);
    m_actions[ActionId::ShowMap]->setEnabled(arrangement() != ActionId::PlayMode);
    arrange();
}

void MainWindow::keepArrangement()
{
    const Arrangement shown{m_actions[ActionId::ShowPanel]->isChecked(),
                            m_actions[ActionId::ShowMap]->isChecked(), m_panels->currentIndex(),
                            m_study->currentIndex()};
    shown.keep(m_settings, arrangement());
}

/// Arranges the window. In full screen it has only the board, one view, the sentence and the transport.
void MainWindow::arrange()
{
    const bool full = isFullScreen();
    menuBar()->setVisible(!full);
    m_toolBar->setVisible(!full && !isAtHome());
    m_homeBar->setVisible(!full && isAtHome());
    m_gallery->setVisible(!full);
    setMinimumSize(isAtHome() ? smallestHome : smallestSize);
    const bool watches = arrangement() != ActionId::PlayMode;
    fillToolBar();
    m_panels->setArrangement(arrangement());
    m_boardPresenter->setPlays(!watches);
    m_transport->setSlim(!watches && !full);
    m_panels->solver().setArrangement(arrangement());
    m_study->setVisible(arrangement() == ActionId::StudyMode);
    m_studyMethod->setVisible(!full && arrangement() == ActionId::StudyMode);
    const bool studies = arrangement() == ActionId::StudyMode;
    m_side->setVisible(full || studies);
    m_filler->setVisible(!studies);
    m_panels->setVisible(!full && m_actions[ActionId::ShowPanel]->isChecked());
    m_caption->setInRoom(full);
    placeBelow(full ? m_beside : m_column);
    showMap();
    scaleType();
    fitToolBar();
    m_homeBar->setFixedHeight(m_toolBar->sizeHint().height());
}

/// Shows the map of the search beside the board, except in Play, once there is a watched search.
void MainWindow::showMap()
{
    m_map->setVisible(arrangement() != ActionId::PlayMode && m_actions[ActionId::ShowMap]->isChecked() &&
                      m_map->hasSearch());
}

void MainWindow::scaleType()
{
    const double room = isFullScreen() ? roomScale * std::max(1.0, height() / double(roomHeight)) : 1;
    const double scale = std::max(room, Appearance::typeScale());
    m_caption->setScale(scale);
    m_end->setScale(scale);
    m_transport->setScale(scale);
    m_study->setScale(isFullScreen() ? scale * studyInRoom : scale);
    m_panels->setScale(Appearance::typeScale());
}

/// Shows icons of the tool bar without their words if there is too little room: first those that everybody knows.
void MainWindow::fitToolBar()
{
    const auto setStyle = [this](ActionId id, Qt::ToolButtonStyle style) {
        if (auto *button = qobject_cast<QToolButton *>(m_toolBar->widgetForAction(m_actions[id])))
            button->setToolButtonStyle(style);
    };
    // Play keeps room for the icon of Pause, which comes when a search begins.
    const bool plays = arrangement() == ActionId::PlayMode;
    const bool hasPause = m_toolBar->widgetForAction(m_actions[ActionId::Pause]) != nullptr;
    const int kept =
        plays && !hasPause ? m_toolBar->widgetForAction(m_actions[ActionId::Undo])->height() * 3 / 2 : 0;
    const auto fits = [this, kept] {
        m_toolBar->layout()->invalidate();
        return m_toolBar->sizeHint().width() + kept <= width();
    };
    constexpr std::array known{std::array{ActionId::Undo, ActionId::Redo},
                               std::array{ActionId::New, ActionId::ShowPanel}};
    m_toolBar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    for (const auto &two : known) {
        for (const ActionId id : two)
            setStyle(id, Qt::ToolButtonTextBesideIcon);
    }
    setStyle(ActionId::Pause, plays ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
    keepShowMeWide();
    for (const auto &two : known) {
        if (fits())
            return;
        for (const ActionId id : two)
            setStyle(id, Qt::ToolButtonIconOnly);
    }
    if (!fits()) {
        m_toolBar->setToolButtonStyle(Qt::ToolButtonIconOnly);
        keepShowMeWide();
    }
}

/// Keeps the button Show Me as wide as its widest word, so that nothing moves when it becomes Stop.
void MainWindow::keepShowMeWide()
{
    m_showMe->setMinimumWidth(0);
    int widest = 0;
    for (const ActionId id : {ActionId::ShowMe, ActionId::Stop}) {
        m_showMe->setText(m_actions[id]->iconText());
        widest = std::max(widest, m_showMe->sizeHint().width());
    }
    m_showMe->setText(m_showMe->defaultAction()->iconText());
    m_showMe->setMinimumWidth(widest);
}

// The style sheet sets fonts, too, when a widget is first shown.
void MainWindow::showEvent(QShowEvent *event)
{
    QMainWindow::showEvent(event);
    scaleType();
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    m_gallery->fit();
    fitToolBar();
    if (isFullScreen())
        scaleType();
}

bool MainWindow::event(QEvent *event)
{
    if (event->type() == QEvent::ThemeChange) {
        m_appearance.readSystem();
        setColourScheme(m_settings.colourScheme());
    }
    return QMainWindow::event(event);
}

/// Returns whether keys are letters for what has the focus.
bool MainWindow::isTypedInto() const
{
    const QWidget *focus = focusWidget();
    return qobject_cast<const QLineEdit *>(focus) || qobject_cast<const QAbstractSpinBox *>(focus) ||
           qobject_cast<const QPlainTextEdit *>(focus);
}

// An Esc that closes a menu or a list of choices must not stop a search as well.
bool MainWindow::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && static_cast<const QKeyEvent *>(event)->key() == Qt::Key_F1 &&
        qobject_cast<QDialog *>(QApplication::activeWindow())) {
        m_pages->openManual(QApplication::focusWidget());
        return true;
    }
    if (auto *dialog = event->type() == QEvent::Show ? qobject_cast<QDialog *>(watched) : nullptr)
        bringOnScreen(*dialog);
    // Whoever stands before a room pauses without looking where the focus is.
    if (event->type() == QEvent::KeyPress && isFullScreen() && isActiveWindow() &&
        static_cast<const QKeyEvent *>(event)->key() == Qt::Key_Space &&
        !static_cast<const QKeyEvent *>(event)->modifiers() && watched == focusWidget() && !isTypedInto()) {
        playOrPause();
        return true;
    }
    if (event->type() == QEvent::ShortcutOverride && QApplication::activePopupWidget() &&
        static_cast<const QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QMainWindow::eventFilter(watched, event);
}

// An Esc arrives here if there is nothing to stop.
void MainWindow::keyPressEvent(QKeyEvent *event)
{
    // A presenter's remote control sends Page Up and Page Down.
    if (event->key() == Qt::Key_Escape && isFullScreen())
        m_actions[ActionId::FullScreen]->trigger();
    else if (event->key() == Qt::Key_PageDown && isFullScreen())
        m_actions[ActionId::ToNextMoment]->trigger();
    else if (event->key() == Qt::Key_PageUp && isFullScreen())
        m_actions[ActionId::ToPreviousMoment]->trigger();
    else
        QMainWindow::keyPressEvent(event);
}

// Qt calls this function not only for the Tab key, but also when a widget with the focus is disabled or
// hidden. Then the board takes the focus.
bool MainWindow::focusNextPrevChild(bool next)
{
    const QWidget *leaving = focusWidget();
    if (leaving && leaving != m_view && (!leaving->isEnabled() || !leaving->isVisible())) {
        if (isAtHome())
            m_home->takeFocus();
        else
            m_view->setFocus();
        return true;
    }
    const QWidgetList stops = tabStops({m_toolBar, m_gallery, m_home, m_view, m_studyMethod, m_study,
                                        m_caption, m_map, m_transport, m_panels});
    if (stops.isEmpty())
        return false;
    const qsizetype here = stops.indexOf(focusWidget());
    const qsizetype there = here < 0 ? 0 : (here + (next ? 1 : stops.size() - 1)) % stops.size();
    stops[there]->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    for (QWidget *around = stops[there]->parentWidget(); around; around = around->parentWidget()) {
        if (auto *area = qobject_cast<QScrollArea *>(around))
            area->ensureWidgetVisible(stops[there]);
    }
    return true;
}

void MainWindow::restoreWindow()
{
    setMinimumSize(smallestSize);
    resize(standardSize.boundedTo(screen()->availableSize() - decorations));
    if (const QByteArray geometry = m_settings.geometry(); !geometry.isEmpty())
        restoreGeometry(geometry);
    bringOnScreen(*this);
    recallArrangement();
}

QString MainWindow::saveAll()
{
    if (m_sessions.keeps())
        m_settings.setWindow(saveGeometry());
    return m_sessions.saveAll();
}

void MainWindow::openFile(const QString &path)
{
    m_files->openFile(path);
}

void MainWindow::openLine(const QString &line)
{
    m_files->openLine(line);
}

void MainWindow::openBlock(const pages::BoardBlock &block)
{
    raise();
    activateWindow();
    m_files->openLine(block.line, [this, block] {
        if (!block.method.isEmpty())
            showSearch(block);
    });
}

void MainWindow::showSearch(const pages::BoardBlock &block)
{
    const core::Solver *solver = currentSession().kind().solver(block.method.toStdString());
    if (!solver)
        return;
    m_panels->solver().choose(*solver);
    const bool studies = block.view == pages::SearchView::Program || block.view == pages::SearchView::Tree ||
                         block.view == pages::SearchView::Stack;
    m_actions[studies ? ActionId::StudyMode : ActionId::WatchMode]->setChecked(true);
    if (studies)
        m_study->show(block.view);
    const core::Goal watched = block.goal == core::Goal::Count ? core::Goal::All : block.goal;
    if (block.isMoment())
        m_pages->openMoment(block);
    else if (const bool shows = solver->reaches(watched); shows || solver->reaches(block.goal))
        currentSession().solve({.solver = solver,
                                .goal = shows ? watched : block.goal,
                                .options = core::Values(solver->options),
                                .watch = shows});
}

void MainWindow::selectPuzzle(const QString &id)
{
    for (std::size_t index = 0; index < m_sessions.puzzles().size(); ++index) {
        if (id == QLatin1String(m_sessions.puzzles()[index]->kind->id))
            m_sessions.setCurrent(index);
    }
}

void MainWindow::setLanguage(Language language)
{
    m_settings.setLanguage(language);
    m_translations.install(language);
    m_menus->setLanguage(language);
    retranslate();
}

void MainWindow::setColourScheme(ColourScheme scheme)
{
    m_settings.setColourScheme(scheme);
    m_style = m_appearance.style(scheme);
    m_appearance.apply(m_style);
    m_menus->setColourScheme(scheme);
    m_boardPresenter->setStyle(m_style);
    m_gallery->setStyle(m_style);
    m_home->setStyle(m_style);
    m_panels->setStyle(m_style);
    m_map->setStyle(m_style);
    m_transport->setColours(m_style);
    m_study->setStyle(m_style);
    m_pages->setStyle(m_style);
    scaleType();
}

void MainWindow::followDesktop(const DesktopLook &desktop)
{
    m_appearance.setDesktop(desktop);
    m_boardPresenter->setStill(desktop.reducedMotion);
    calmHome();
    setColourScheme(m_settings.colourScheme());
}

void MainWindow::setSpeed(session::Speed speed)
{
    m_settings.setSpeed(speed.mark(), QString::fromLatin1(currentSession().kind().id));
    currentSession().player().setSpeed(speed);
    m_transport->speed().setSpeed(speed);
    calmHome();
}

void MainWindow::retranslate()
{
    m_actions.retranslate();
    m_menus->retranslate();
    m_panels->retranslate();
    m_study->retranslate();
    fitToolBar();
    setLocale(QLocale());
    // Qt reports a new language a moment after it was installed. What was said since then, as while the program
    // starts, is in this language already, and stays.
    if (const QString board = tr("Board"); m_view->accessibleName() != board) {
        showMessage({});
        m_view->setAccessibleName(board);
    }
    showTitle();
    m_refreshThrottle.notify();
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::WindowStateChange) {
        m_actions[ActionId::FullScreen]->setChecked(isFullScreen());
        arrange();
    }
    if (event->type() == QEvent::ApplicationFontChange)
        scaleType();
    if (event->type() == QEvent::WindowStateChange || event->type() == QEvent::ActivationChange)
        m_record->setInUse(isActiveWindow() && !isMinimized() && !isAtHome());
    QMainWindow::changeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (m_clipboard->accepts(*event->mimeData()))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    m_clipboard->take(*event->mimeData());
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!mayClose())
        return event->ignore();
    m_pages->close();
    QMainWindow::closeEvent(event);
}

/// Saves everything, and asks the user what to do as long as some game would be lost.
bool MainWindow::mayClose()
{
    for (;;) {
        const QString why = saveAll();
        const std::vector<std::size_t> unsaved = m_sessions.unsaved();
        if (unsaved.empty())
            return true;
        QStringList names;
        for (const std::size_t index : unsaved)
            names << session::translated(m_sessions.puzzles()[index]->kind->name);
        switch (QuitQuestion::ask(this, names, why)) {
        case QuitQuestion::Answer::Stay:
            return false;
        case QuitQuestion::Answer::Quit:
            return true;
        case QuitQuestion::Answer::TryAgain:
            break;
        case QuitQuestion::Answer::SaveElsewhere:
            for (const std::size_t index : unsaved) {
                if (!m_files->saveElsewhere(index))
                    break;
            }
        }
    }
}

template <typename Slot>
void MainWindow::onTriggered(ActionId id, Slot slot)
{
    connect(m_actions[id], &QAction::triggered, this, slot);
}

void MainWindow::connectGameActions()
{
    onTriggered(ActionId::New, [this] { m_panels->puzzle().newBoard(); });
    onTriggered(ActionId::Scramble, [this] { m_panels->puzzle().scramble(); });
    onTriggered(ActionId::Restart, [this] { currentSession().playAgain(); });
    onTriggered(ActionId::NextBoard, [this] { m_panels->puzzle().nextBoard(); });
    onTriggered(ActionId::FromLine, [this] { askForLine(); });
    onTriggered(ActionId::BestResults, [this] { showBestResults(); });
    onTriggered(ActionId::Open, [this] { m_files->askToOpen(); });
    onTriggered(ActionId::Save, [this] { m_files->save(); });
    onTriggered(ActionId::SaveAs, [this] { m_files->saveAs(); });
    onTriggered(ActionId::Print, [this] { print(PrintDialog::Target::Paper); });
    onTriggered(ActionId::PrintPdf, [this] { print(PrintDialog::Target::Pdf); });
    onTriggered(ActionId::PrintCutout, [this] { print(PrintDialog::Target::Cutout); });
    onTriggered(ActionId::Worksheet, [this] { makeWorksheet(); });
    onTriggered(ActionId::Quit, [this] { close(); });
}

void MainWindow::connectExportActions()
{
    onTriggered(ActionId::ExportPicture, [this] { m_files->exportPicture(m_style); });
    onTriggered(ActionId::ExportAnimation, [this] { exportAnimation(); });
    onTriggered(ActionId::ExportWeb, [this] { m_files->exportWeb(); });
    onTriggered(ActionId::ExportMoves, [this] { m_files->exportMoves(); });
    onTriggered(ActionId::ExportTree, [this] { m_files->exportTree(m_study->tree()); });
    onTriggered(ActionId::ExportSolutions, [this] { m_files->exportSolutions(); });
    onTriggered(ActionId::ExportSolutionFiles, [this] { m_files->exportSolutionFiles(); });
}

void MainWindow::connectEditActions()
{
    onTriggered(ActionId::Undo, [this] { undo(); });
    onTriggered(ActionId::Redo, [this] { currentSession().redo(); });
    onTriggered(ActionId::Copy, [this] { m_clipboard->copy(); });
    onTriggered(ActionId::CopySolution, [this] { m_clipboard->copySolution(); });
    onTriggered(ActionId::CopyPicture,
                [this] { m_clipboard->copyPicture(*m_boardPresenter->scene(), m_style); });
    onTriggered(ActionId::CopyBlock, [this] { m_clipboard->copyBlock(); });
    onTriggered(ActionId::Paste, [this] { m_clipboard->paste(); });
    onTriggered(ActionId::PastePicture, [this] { m_clipboard->pastePicture(); });
    connect(m_actions[ActionId::EditBoard], &QAction::toggled, this, [this](bool editing) {
        m_boardPresenter->setEditing(editing);
        showMessage(editing ? m_boardPresenter->scene()->editingHint() : QString());
    });
}

void MainWindow::print(PrintDialog::Target target)
{
    auto *dialog =
        new PrintDialog(m_sessions.puzzle(), currentSession(), target, this, m_panels->solutionOrder());
    connect(dialog, &PrintDialog::message, this, &MainWindow::showMessage);
    dialog->open();
}

void MainWindow::makeWorksheet()
{
    auto *dialog = new WorksheetDialog(currentSession(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_pages->openWorksheet(dialog->title(), dialog->page(), dialog->dealtBoards());
    });
    dialog->open();
}

void MainWindow::exportAnimation()
{
    currentSession().player().pause();
    auto *dialog = new AnimationDialog(m_sessions.puzzle(), currentSession(), m_style, this);
    connect(dialog, &AnimationDialog::message, this, &MainWindow::showMessage);
    dialog->open();
}

void MainWindow::connectSolveActions()
{
    SolverPanel &solver = m_panels->solver();
    onTriggered(ActionId::Hint, [this] { currentSession().hint(); });
    onTriggered(ActionId::ShowMe, [&solver] { solver.showMe(); });
    onTriggered(ActionId::ChoosePicture,
                [this] { m_sessions.puzzle().choosePicture(m_files->toolContext(m_sessions.current())); });
    onTriggered(ActionId::Solve, [&solver] { solver.solve(); });
    onTriggered(ActionId::ShowShortest, [this] { currentSession().showShortest(); });
    // What these find is listed, and asked about, in the panel of Watch.
    for (const auto &[id, search] : {std::pair(ActionId::NextSolution, &SolverPanel::nextSolution),
                                     std::pair(ActionId::AllSolutions, &SolverPanel::allSolutions),
                                     std::pair(ActionId::Count, &SolverPanel::count)}) {
        onTriggered(id, [this, &solver, search = search] {
            (solver.*search)();
            if (arrangement() == ActionId::PlayMode)
                m_actions[ActionId::WatchMode]->trigger();
        });
    }
    onTriggered(ActionId::BackToSolvable, [this] { currentSession().backToSolvable(); });
    onTriggered(ActionId::Pause, [&solver] { solver.pauseOrContinue(); });
    onTriggered(ActionId::Stop, [this] { currentSession().stop(); });
    for (MethodRow *row : {m_studyMethod, &solver.row()}) {
        connect(row, &MethodRow::pageWanted, m_pages, &PageReading::openPage);
        // Letters are for the board again once a method is chosen.
        connect(&row->methods(), &MethodBox::listClosed, this, [this, row] {
            if (row->methods().hasFocus())
                m_view->setFocus();
        });
    }
    connect(m_studyMethod, &MethodRow::chosen, &solver, &SolverPanel::choose);
    connect(&solver, &SolverPanel::message, this, &MainWindow::showMessage);
    connect(&solver, &SolverPanel::methodChanged, this, [this] {
        m_menus->setMethods(m_panels->solver().methods());
        m_studyMethod->consult();
        m_study->program().setMethod(m_panels->solver().methods().solver());
    });
    connect(m_menus, &Menus::methodChosen, this, [this](int index) {
        m_panels->solver().choose(*currentSession().search().methods().solvers()[std::size_t(index)]);
    });
}

void MainWindow::connectTransportActions()
{
    onTriggered(ActionId::First, [this] { goToStart(); });
    onTriggered(ActionId::Back, [this] { step(-1); });
    onTriggered(ActionId::Play, [this] { playOrPause(); });
    onTriggered(ActionId::Forward, [this] { step(1); });
    onTriggered(ActionId::Last, [this] { goToEnd(); });
    connect(m_view, &board::BoardView::firstRequested, this, &MainWindow::goToStart);
    connect(m_view, &board::BoardView::lastRequested, this, &MainWindow::goToEnd);
    connect(m_view, &board::BoardView::stepRequested, this, &MainWindow::step);
    connect(m_view, &board::BoardView::playRequested, this, &MainWindow::playOrPause);
    // These shortcuts act only with the focus on the board or the transport bar.
    for (QWidget *widget : std::initializer_list<QWidget *>{m_view, m_transport})
        widget->addActions({m_actions[ActionId::Hint], m_actions[ActionId::NextSolution],
                            m_actions[ActionId::AllSolutions], m_actions[ActionId::Count],
                            m_actions[ActionId::BackToSolvable], m_actions[ActionId::Pause]});
    SpeedControl &speed = m_transport->speed();
    connect(&speed, &SpeedControl::chosen, this, &MainWindow::setSpeed);
    connect(&speed, &SpeedControl::playWanted, this, [this](session::Speed wanted) {
        setSpeed(wanted);
        if (!currentSession().player().isPlaying())
            playOrPause();
    });
    onTriggered(ActionId::Slower, [&speed, this] { setSpeed(session::Speed(speed.speed().mark() - 2)); });
    onTriggered(ActionId::Faster, [&speed, this] { setSpeed(session::Speed(speed.speed().mark() + 2)); });
}

void MainWindow::step(qint64 frames)
{
    session::Session &session = currentSession();
    if (frames == 1 && m_study->predict().asks())
        return;
    if (frames == 1 || frames == -1)
        return session.search().go(frames > 0 ? session::Direction::Forward : session::Direction::Back,
                                   {session::Landmark::Frame});
    session.player().pause();
    session.timeline().seek(session.timeline().frame() + frames);
}

/// Goes to the start of the run in view or, if that is in view already, of the run before it.
void MainWindow::goToStart()
{
    session::Timeline &timeline = currentSession().timeline();
    currentSession().player().pause();
    if (timeline.frame() == session::runInView(timeline).from)
        timeline.back();
    timeline.seek(session::runInView(timeline).from);
}

/// Goes to the end of the run in view or, if that is in view already, of the next run.
void MainWindow::goToEnd()
{
    session::Timeline &timeline = currentSession().timeline();
    currentSession().player().pause();
    if (timeline.frame() == session::runInView(timeline).to)
        timeline.forward();
    timeline.seek(session::runInView(timeline).to);
}

/// Plays or pauses; at the end of what there is to play, plays the run in view again.
void MainWindow::playOrPause()
{
    session::Timeline &timeline = currentSession().timeline();
    if (timeline.atEnd() && !currentSession().isWatching() && !currentSession().player().isPlaying())
        timeline.seek(session::runInView(timeline).from);
    currentSession().search().playOrPause();
}

void MainWindow::connectViewActions()
{
    for (const ActionId mode : {ActionId::PlayMode, ActionId::WatchMode, ActionId::StudyMode}) {
        connect(m_actions[mode], &QAction::toggled, this, [this](bool on) {
            if (!on)
                return;
            m_view->setMode(arrangement() == ActionId::PlayMode ? board::BoardView::Mode::Play
                                                                : board::BoardView::Mode::Watch);
            recallArrangement();
        });
    }
    for (const ActionId id : {ActionId::ShowPanel, ActionId::ShowMap})
        connect(m_actions[id], &QAction::toggled, this, [this] {
            keepArrangement();
            arrange();
        });
    connect(m_panels, &Panels::currentChanged, this, &MainWindow::keepArrangement);
    // This action changes its name, and with it its width.
    connect(m_actions[ActionId::Pause], &QAction::changed, this, &MainWindow::fitToolBar);
    m_study->program().setLanguage(m_settings.programLanguage());
    connect(&m_study->program(), &insight::ProgramView::languageChosen, this,
            [this](const QString &id) { m_settings.setProgramLanguage(id); });
    connect(m_study, &StudyViews::currentChanged, this, &MainWindow::keepArrangement);
    connect(&m_study->predict(), &PredictPanel::switched, this, &MainWindow::refresh);
    connect(&m_study->stops(), &StopsPanel::stopsChanged, this, [this] {
        m_settings.setStops(QString::fromLatin1(currentSession().kind().id), currentSession().stops());
    });
    onTriggered(ActionId::ZoomIn, [this] { m_view->zoomIn(); });
    onTriggered(ActionId::ZoomOut, [this] { m_view->zoomOut(); });
    onTriggered(ActionId::Fit, [this] { m_view->fit(); });
    onTriggered(ActionId::FullScreen, [this](bool full) { full ? showFullScreen() : showNormal(); });
    onTriggered(ActionId::KeepTimes, [this](bool keep) { keepTimes(keep); });
    onTriggered(ActionId::EditShortcuts, [this] {
        auto *dialog = new ShortcutsDialog(m_actions, m_settings, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->show();
    });
    onTriggered(ActionId::Preferences, [this] { showPreferences(); });
    connect(m_menus, &Menus::languageChosen, this, &MainWindow::setLanguage);
    connect(m_menus, &Menus::colourSchemeChosen, this, &MainWindow::setColourScheme);
}

void MainWindow::connectHelpActions()
{
    onTriggered(ActionId::Manual, [this] { m_pages->openManual(focusWidget()); });
    onTriggered(ActionId::Contents, [this] { m_pages->openContents(); });
    onTriggered(ActionId::Rules, [this] { HelpDialog::rules(currentSession().kind(), this)->show(); });
    onTriggered(ActionId::ShowShortcuts, [this] { HelpDialog::shortcuts(*menuBar(), this)->show(); });
    onTriggered(ActionId::About, [this] { HelpDialog::about(this)->show(); });
    onTriggered(ActionId::AboutQt, [] { QApplication::aboutQt(); });
}

void MainWindow::askForLine()
{
    ModalDialog<PositionDialog> dialog(m_sessions.kinds(), currentSession().line(), this);
    if (dialog.isAccepted())
        openLine(dialog->line());
}

void MainWindow::showVerdict()
{
    for (VerdictLabel *verdict : findChildren<VerdictLabel *>())
        verdict->setVisible(m_settings.verdictShown());
    currentSession().verdicts().setOn(m_settings.verdictShown());
}

void MainWindow::keepTimes(bool keep)
{
    m_settings.setTimesKept(keep);
    m_record->setOn(keep);
    refresh();
}

void MainWindow::showBestResults()
{
    auto *dialog = new BestsDialog(m_record->bests(), m_sessions.kinds(), this);
    connect(dialog, &BestsDialog::boardChosen, this, &MainWindow::openLine);
    dialog->open();
}

void MainWindow::showPreferences()
{
    auto *dialog = new PreferencesDialog(m_settings, m_transport->speed().speed(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PreferencesDialog::languageChosen, this, &MainWindow::setLanguage);
    connect(dialog, &PreferencesDialog::colourSchemeChosen, this, &MainWindow::setColourScheme);
    connect(dialog, &PreferencesDialog::speedChosen, this, &MainWindow::setSpeed);
    connect(dialog, &PreferencesDialog::verdictToggled, this, [this](bool shown) {
        m_settings.setVerdictShown(shown);
        showVerdict();
        refresh();
    });
    dialog->show();
}

} // namespace window
