// SPDX-License-Identifier: MIT
#include "window/mainwindow.h"

#include "window/arrangement.h"
#include "window/courseforms.h"
#include "window/dialogs/helpdialog.h"
#include "window/exportactions.h"
#include "window/gallery.h"
#include "window/gamearea.h"
#include "window/games/clipboard.h"
#include "window/games/playrecord.h"
#include "window/home.h"
#include "window/homeactions.h"
#include "window/keyboard.h"
#include "window/landmarkactions.h"
#include "window/menus.h"
#include "window/pagereading.h"
#include "window/playactions.h"
#include "window/preferences.h"
#include "window/toolbar.h"

#include <QCloseEvent>

namespace window {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

MainWindow::MainWindow(std::span<const ui::PuzzleUi *const> puzzles, QWidget *parent)
    : QMainWindow(parent), m_sessions(puzzles), m_refreshThrottle(60ms),
      m_gallery(new Gallery(puzzles, this)), m_home(new Home(m_actions, puzzles, this)),
      m_area(new GameArea(m_actions, m_settings, this)),
      m_arrangement(new Arrangement(m_actions, m_settings, *m_gallery, *m_home, *m_area, *this)),
      m_menus(new Menus(*this, m_actions, *m_area)),
      m_preferences(new Preferences(m_actions, m_settings, m_sessions, *m_menus, *m_area, *m_home, *this)),
      m_files(new GameFiles(m_actions, m_sessions, m_settings, view(), *this)),
      m_homeActions(new HomeActions(m_actions, m_sessions, *m_files, *m_gallery, *m_home, *m_area, *this)),
      m_keyboard(new Keyboard(m_actions, m_arrangement->toolBar(), *m_gallery, *m_home, *m_area, *this)),
      m_pages(new PageReading(m_actions, m_sessions, *m_files, *m_area, *this)),
      m_forms(new CourseForms(m_actions, puzzles, *m_pages, *this)),
      m_record(new PlayRecord(m_actions, m_sessions, m_settings, *m_files))
{
    setContextMenuPolicy(Qt::NoContextMenu);
    // In full screen the menus are hidden, and shortcuts that only they contain would be inactive.
    for (const ActionId id : Actions::all()) {
        if (m_actions[id]->shortcutContext() == Qt::WindowShortcut)
            addAction(m_actions[id]);
    }
    addFeatures();
    connectParts();
    setColourScheme(m_settings.colourScheme());
    setLanguage(m_settings.language());
    selectPuzzle(m_settings.puzzle());
    if (!m_sessionContext)
        m_sessions.setCurrent(0);
    m_arrangement->restore();
    view().setFocus();
    if (!keepsGames())
        showMessage(tr("Another window already saves the games. Those played in this one are lost unless you "
                       "save them yourself."));
}

/// Closing the windows of pages and forms activates this one, so they are closed while this one still exists.
MainWindow::~MainWindow()
{
    m_forms->close();
    m_pages->close();
}

/// Adds a part of the window: connects what it has of a message, a style and a state that follows the game.
template <typename Feature>
void MainWindow::add(Feature *feature)
{
    if constexpr (requires { &Feature::message; })
        connect(feature, &Feature::message, this, &MainWindow::showMessage);
    if constexpr (requires { &Feature::setStyle; })
        connect(m_preferences, &Preferences::styleChanged, feature, &Feature::setStyle);
    if constexpr (requires { &Feature::refresh; })
        connect(this, &MainWindow::refreshed, feature, &Feature::refresh);
}

/// Adds the parts, which connect their own actions, in the order in which they are refreshed.
void MainWindow::addFeatures()
{
    add(m_gallery);
    add(m_home);
    add(m_files);
    add(m_pages);
    add(new PlayActions(m_actions, m_sessions, m_settings, this));
    auto *clipboard = new Clipboard(m_actions, m_sessions, *m_files, view());
    add(clipboard);
    connect(m_menus, &Menus::formsWanted, clipboard, &Clipboard::offerForms);
    add(new ExportActions(m_actions, m_sessions, *m_files, *m_area, *m_pages, *this));
    add(new LandmarkActions(m_actions, m_sessions, *this));
    add(m_area);
    HelpDialog::openFrom(
        m_actions, [this]() -> const core::Kind & { return currentSession().kind(); }, *this);
    m_actions.onTriggered(ActionId::Quit, this, [this] { close(); });
}

void MainWindow::connectParts()
{
    connect(&m_refreshThrottle, &SignalThrottle::triggered, this, &MainWindow::refresh);
    connect(&m_sessions, &SessionStore::message, this, &MainWindow::showMessage);
    connect(&m_sessions, &SessionStore::currentChanged, this, &MainWindow::showSession);
    connect(m_area, &GameArea::changed, &m_refreshThrottle, &SignalThrottle::notify);
    connect(m_area, &GameArea::predictionSwitched, this, &MainWindow::refresh);
    connect(m_area, &GameArea::pageWanted, m_pages, &PageReading::openPage);
    connect(m_home, &Home::pageWanted, m_pages, &PageReading::openPage);
    connect(m_pages, &PageReading::pageShown, m_area, &GameArea::setPageRead);
    m_area->setRecord(*m_record);
    connect(m_record, &PlayRecord::message, this, &MainWindow::showMessage, Qt::QueuedConnection);
    connect(m_record, &PlayRecord::switched, this, &MainWindow::refresh);
    const auto showRecentFiles = [this] { m_menus->setRecentFiles(m_settings.recentFiles()); };
    showRecentFiles();
    connect(m_files, &GameFiles::recentChanged, this, showRecentFiles);
    connect(m_menus, &Menus::recentFileChosen, m_files, &GameFiles::openFile);
    connect(m_homeActions, &HomeActions::placeChanged, this, &MainWindow::showPlace);
    connect(m_preferences, &Preferences::languageChanged, this, &MainWindow::retranslate);
    connect(m_preferences, &Preferences::styleChanged, m_arrangement, &Arrangement::scaleType);
    connect(m_preferences, &Preferences::verdictSwitched, this, &MainWindow::refresh);
}

void MainWindow::greet()
{
    if (m_settings.homeShown())
        m_homeActions->enter();
}

void MainWindow::selectPuzzle(const QString &id)
{
    for (std::size_t index = 0; index < m_sessions.puzzles().size(); ++index) {
        if (id == QLatin1String(m_sessions.puzzles()[index]->kind->id))
            m_sessions.setCurrent(index);
    }
}

void MainWindow::showSession()
{
    m_actions[ActionId::EditBoard]->setChecked(false);
    session::Session &session = currentSession();
    const QString id = QString::fromLatin1(session.kind().id);
    m_sessionContext = std::make_unique<QObject>();
    const auto refreshSoon = [this] { m_refreshThrottle.notify(); };
    connect(&session.timeline(), &session::Timeline::changed, m_sessionContext.get(), refreshSoon);
    connect(&session.player(), &session::Player::playingChanged, m_sessionContext.get(), refreshSoon);
    connect(&session, &session::Session::solvingChanged, m_sessionContext.get(), refreshSoon);
    connect(&session, &session::Session::progressed, m_sessionContext.get(), refreshSoon);
    connect(&session, &session::Session::judged, m_sessionContext.get(), refreshSoon);
    connect(&session, &session::Session::solutionsChanged, m_sessionContext.get(), refreshSoon);
    connect(&session, &session::Session::acted, m_sessionContext.get(), [this] { m_homeActions->leave(); });
    if (keepsGames())
        m_settings.setPuzzle(id);
    if (session.stops().empty())
        session.stops() = m_settings.stops(id);
    m_homeActions->leave();
    m_preferences->applyToSession();
    m_gallery->select(m_sessions.current());
    m_area->setSession(m_sessions.puzzle(), m_files->toolContext(m_sessions.current()),
                       m_preferences->style());
    m_record->setSession(session, m_sessions.puzzle().hasEnd);
    showTitle();
    refresh();
}

void MainWindow::refresh()
{
    currentSession().setHidesFuture(m_area->hidesFuture());
    Q_EMIT refreshed();
    m_arrangement->toolBar().refresh(currentSession());
}

void MainWindow::showMessage(const QString &text)
{
    m_area->showMessage(text);
    m_home->setMessage(text);
}

/// Shows the home page or the board, whichever is not hidden, in a window that suits it.
void MainWindow::showPlace()
{
    if (keepsGames())
        m_settings.setHomeShown(m_homeActions->isAtHome());
    m_arrangement->arrange();
    showTitle();
    noteUse();
}

void MainWindow::showTitle()
{
    const QString title =
        m_homeActions->isAtHome()
            ? u"Casse-tête"_s
            : tr("Casse-tête — %1").arg(puzzleName(*m_sessions.puzzle().kind));
    setWindowTitle(keepsGames() ? title : tr("%1 (games not saved)", "title of the window").arg(title));
}

/// Lets the time of the game run only while the player looks at its board.
void MainWindow::noteUse()
{
    m_record->setInUse(isActiveWindow() && !isMinimized() && !m_homeActions->isAtHome());
}

void MainWindow::retranslate()
{
    m_actions.retranslate();
    m_menus->retranslate();
    m_area->retranslate();
    m_arrangement->toolBar().fit();
    setLocale(QLocale());
    // Qt reports a new language a moment after it was installed. What was said since then, as while the program
    // starts, is in this language already, and stays.
    if (const QString board = tr("Board"); view().accessibleName() != board) {
        showMessage({});
        view().setAccessibleName(board);
    }
    showTitle();
    m_refreshThrottle.notify();
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::WindowStateChange || event->type() == QEvent::ActivationChange)
        noteUse();
    QMainWindow::changeEvent(event);
}

bool MainWindow::focusNextPrevChild(bool next)
{
    return m_keyboard->moveFocus(next);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_files->mayQuit([this] { return saveAll(); }))
        return event->ignore();
    m_forms->close();
    m_pages->close();
    QMainWindow::closeEvent(event);
}

QString MainWindow::saveAll()
{
    if (keepsGames())
        m_arrangement->keepPlace();
    return m_sessions.saveAll();
}

board::BoardView &MainWindow::view()
{
    return m_area->view();
}

Panels &MainWindow::panels()
{
    return m_area->panels();
}

insight::StudyViews &MainWindow::study()
{
    return m_area->study();
}

void MainWindow::layOut()
{
    setAcceptDrops(true);
    setContextMenuPolicy(Qt::NoContextMenu);
    auto *all = new QWidget(this);
    auto *row = new QHBoxLayout(all);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_gallery);
    row->addWidget(m_area, 1);
    row->addWidget(m_home, 1);
    m_home->hide();
    setCentralWidget(new Overflow(all, this));
    addToolBar(m_toolBar);
    makeHomeBar();
    // In full screen the menus are hidden, and shortcuts that only they contain would be inactive.
    for (const ActionId id : Actions::all()) {
        if (m_actions[id]->shortcutContext() == Qt::WindowShortcut)
            addAction(m_actions[id]);
    }
    m_menus->setRecentFiles(m_settings.recentFiles());
}

/// On the home page a bar of the same height has the program's name alone.
void MainWindow::makeHomeBar()
{
    m_homeBar->setObjectName(u"homeBar"_s);
    m_homeBar->setMovable(false);
    m_homeBar->toggleViewAction()->setVisible(false);
    auto *name = new board::PlainLabel(u"Casse-tête"_s, m_homeBar);
    name->setObjectName(u"homeTitle"_s);
    m_homeBar->addWidget(name);
    m_homeBar->hide();
    addToolBar(m_homeBar);
}

void MainWindow::connectParts()
{
    qApp->installEventFilter(this);
    connect(&m_refreshThrottle, &SignalThrottle::triggered, this, &MainWindow::refresh);
    connect(&m_sessions, &SessionStore::message, this, &MainWindow::showMessage);
    connect(&m_sessions, &SessionStore::currentChanged, this, &MainWindow::showSession);
    connect(m_record, &PlayRecord::ticked, this, [this] { m_area->transport().setTime(m_record->time()); });
    connect(m_record, &PlayRecord::message, this, &MainWindow::showMessage, Qt::QueuedConnection);
    connect(m_files, &GameFiles::message, this, &MainWindow::showMessage);
    connect(m_files, &GameFiles::recentChanged, this,
            [this] { m_menus->setRecentFiles(m_settings.recentFiles()); });
    connect(m_files, &GameFiles::pageWanted, m_pages, &PageReading::openFile);
    connect(m_clipboard, &Clipboard::message, this, &MainWindow::showMessage);
    connect(m_playActions, &PlayActions::message, this, &MainWindow::showMessage);
    connect(m_exportActions, &ExportActions::message, this, &MainWindow::showMessage);
    connect(m_pages, &PageReading::message, this, &MainWindow::showMessage);
    connect(m_pages, &PageReading::boardWanted, this, &MainWindow::openBlock);
    connect(m_menus, &Menus::formsWanted, this, [this](QMenu &menu) {
        m_clipboard->offerForms(
            menu, [this] { return exports::BoardPicture::svg(*m_area->presenter().scene(), m_style); });
    });
    connect(m_menus, &Menus::recentFileChosen, m_files, &GameFiles::openFile);
    connect(m_menus, &Menus::languageChosen, this, &MainWindow::setLanguage);
    connect(m_menus, &Menus::colourSchemeChosen, this, &MainWindow::setColourScheme);
    connect(m_gallery, &Gallery::chosen, this, [this](std::size_t puzzle) {
        if (puzzle != m_sessions.current())
            m_sessions.setCurrent(puzzle);
        leaveHome();
        view().setFocus();
    });
}

/// Connects the home page. Whatever acts on a board leaves it first, so that what is done is seen.
void MainWindow::connectHome()
{
    m_home->leaveFor(m_actions);
    m_actions.onTriggered(ActionId::Home, this, [this] { showHome(); });
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

void MainWindow::connectGameArea()
{
    connect(m_area, &GameArea::sceneChanged, &m_refreshThrottle, &SignalThrottle::notify);
    connect(m_area, &GameArea::handChanged, &m_refreshThrottle, &SignalThrottle::notify);
    connect(m_area, &GameArea::pageWanted, m_pages, &PageReading::openPage);
    connect(m_pages, &PageReading::pageShown, m_area, &GameArea::setPageRead);
    connect(&m_area->transport(), &TransportBar::speedChosen, this, &MainWindow::setSpeed);
    SolverPanel &solver = panels().solver();
    connect(&solver, &SolverPanel::message, this, &MainWindow::showMessage);
    connect(&solver, &SolverPanel::methodChanged, this,
            [this, &solver] { m_menus->setMethods(solver.methods()); });
    connect(m_menus, &Menus::methodChosen, this, [this, &solver](int index) {
        solver.choose(*currentSession().search().methods().solvers()[std::size_t(index)]);
    });
    connect(&panels(), &Panels::currentChanged, this, &MainWindow::keepArrangement);
    connect(&study(), &insight::StudyViews::currentChanged, this, &MainWindow::keepArrangement);
    connect(&study().predict(), &insight::PredictPanel::switched, this, &MainWindow::refresh);
    connect(&study().stops(), &insight::StopsPanel::stopsChanged, this, [this] {
        m_settings.setStops(QString::fromLatin1(currentSession().kind().id), currentSession().stops());
    });
    study().program().setLanguage(m_settings.programLanguage());
    connect(&study().program(), &insight::ProgramView::languageChosen, this,
            [this](const QString &id) { m_settings.setProgramLanguage(id); });
}

/// Connects the actions that concern the window as a whole, and those that open a dialog. The others are connected by
/// the parts that carry them out.
void MainWindow::connectActions()
{
    const auto on = [this](ActionId id, auto slot) { m_actions.onTriggered(id, this, slot); };
    for (const ActionId mode : {ActionId::PlayMode, ActionId::WatchMode, ActionId::StudyMode})
        connect(m_actions[mode], &QAction::toggled, this, [this](bool isOn) {
            if (isOn)
                recallArrangement();
        });
    for (const ActionId id : {ActionId::ShowPanel, ActionId::ShowMap})
        connect(m_actions[id], &QAction::toggled, this, [this] {
            keepArrangement();
            arrange();
        });
    on(ActionId::FullScreen, [this](bool full) { full ? showFullScreen() : showNormal(); });
    on(ActionId::ChoosePicture,
       [this] { m_sessions.puzzle().choosePicture(m_files->toolContext(m_sessions.current())); });
    on(ActionId::CopyPicture, [this] { m_clipboard->copyPicture(*m_area->presenter().scene(), m_style); });
    on(ActionId::FromLine, [this] {
        ModalDialog<PositionDialog> dialog(m_sessions.kinds(), currentSession().line(), this);
        if (dialog.isAccepted())
            openLine(dialog->line());
    });
    on(ActionId::BestResults, [this] {
        auto *dialog = new BestsDialog(m_record->bests(), m_sessions.kinds(), this);
        connect(dialog, &BestsDialog::boardChosen, this, &MainWindow::openLine);
        dialog->open();
    });
    on(ActionId::KeepTimes, [this](bool keep) {
        m_settings.setTimesKept(keep);
        m_record->setOn(keep);
        refresh();
    });
    on(ActionId::EditShortcuts, [this] {
        auto *dialog = new ShortcutsDialog(m_actions, m_settings, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->show();
    });
    on(ActionId::Preferences, [this] { showPreferences(); });
    on(ActionId::Manual, [this] { m_pages->openManual(focusWidget()); });
    on(ActionId::Contents, [this] { m_pages->openContents(); });
    on(ActionId::Rules, [this] { HelpDialog::rules(currentSession().kind(), this)->show(); });
    on(ActionId::ShowShortcuts, [this] { HelpDialog::shortcuts(*menuBar(), this)->show(); });
    on(ActionId::About, [this] { HelpDialog::about(this)->show(); });
    on(ActionId::AboutQt, [] { QApplication::aboutQt(); });
    on(ActionId::Quit, [this] { close(); });
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
        m_home->setLastGame(session);
        m_area->hide();
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
    m_area->show();
    showPlace();
    m_gallery->select(m_sessions.current());
    view().setFocus();
}

/// Has the boards of the home page stand still if nothing is to move.
void MainWindow::calmHome()
{
    const bool isOff = m_area->transport().speed().speed().mark() == session::Speed::off;
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

/// Opens the board of a card, and shows how the method of the card solves it.
void MainWindow::watchShowcase(std::size_t puzzle)
{
    const LivingBoard &board = m_home->cards()[puzzle]->board();
    const Showpiece &piece = board.showpiece();
    m_sessions.setCurrent(puzzle);
    session::Session &session = currentSession();
    session.begin(session::Act::Open, {piece.instance.puzzle, piece.start}, piece.instance.look);
    panels().solver().choose(*piece.solver);
    m_actions[ActionId::WatchMode]->setChecked(true);
    session.solve({.solver = piece.solver,
                   .goal = piece.goal,
                   .options = core::Values(piece.solver->options),
                   .watch = board.showsTries()});
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
    m_area->arrange(full);
    m_toolBar->setArrangement(m_actions.arrangement());
    m_homeBar->setFixedHeight(m_toolBar->sizeHint().height());
}

void MainWindow::recallArrangement()
{
    const ActionId mode = m_actions.arrangement();
    const Arrangement shown = Arrangement::recall(m_settings, mode);
    const QSignalBlocker quietPanels(panels());
    const QSignalBlocker quietStudy(study());
    panels().setCurrentIndex(shown.tab);
    study().setCurrentIndex(shown.view);
    // These come last: a change of theirs keeps the whole arrangement.
    m_actions[ActionId::ShowPanel]->setChecked(shown.panel);
    m_actions[ActionId::ShowMap]->setChecked(shown.map);
    m_actions[ActionId::ShowMap]->setEnabled(mode != ActionId::PlayMode);
    arrange();
}

void MainWindow::keepArrangement()
{
    const Arrangement shown{m_actions[ActionId::ShowPanel]->isChecked(),
                            m_actions[ActionId::ShowMap]->isChecked(), panels().currentIndex(),
                            study().currentIndex()};
    shown.keep(m_settings, m_actions.arrangement());
}

void MainWindow::showSession()
{
    m_actions[ActionId::EditBoard]->setChecked(false);
    session::Session &session = m_sessions.session();
    const QString id = QString::fromLatin1(session.kind().id);
    m_sessionContext = std::make_unique<QObject>();
    const auto refreshSoon = [this] { m_refreshThrottle.notify(); };
    connect(&session.timeline(), &session::Timeline::changed, m_sessionContext.get(), refreshSoon);
    connect(&session.player(), &session::Player::playingChanged, m_sessionContext.get(), refreshSoon);
    connect(&session, &session::Session::solvingChanged, m_sessionContext.get(), refreshSoon);
    connect(&session, &session::Session::progressed, m_sessionContext.get(), refreshSoon);
    connect(&session, &session::Session::judged, m_sessionContext.get(), refreshSoon);
    connect(&session, &session::Session::solutionsChanged, m_sessionContext.get(), refreshSoon);
    connect(&session, &session::Session::acted, m_sessionContext.get(), [this] { leaveHome(); });
    if (m_sessions.keeps())
        m_settings.setPuzzle(id);
    session.verdicts().setOn(m_settings.verdictShown());
    if (session.stops().empty())
        session.stops() = m_settings.stops(id);
    leaveHome();
    const session::Speed speed(m_settings.speed(id));
    session.player().setSpeed(speed);
    m_area->transport().speed().setSpeed(speed);
    calmHome();
    m_gallery->select(m_sessions.current());
    m_area->setSession(m_sessions.puzzle(), m_files->toolContext(m_sessions.current()), m_style);
    m_record->setSession(session, m_sessions.puzzle().hasEnd);
    m_actions[ActionId::ChoosePicture]->setVisible(m_sessions.puzzle().choosePicture != nullptr);
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
    currentSession().setHidesFuture(study().isVisible() && study().predict().isOn());
    m_actions[ActionId::EditBoard]->setVisible(m_area->presenter().canEdit());
    m_actions[ActionId::ShowGoal]->setVisible(m_area->presenter().hasGoalPicture());
    m_playActions->refresh(m_settings.verdictShown());
    m_clipboard->refresh();
    m_exportActions->refresh();
    m_landmarkActions->refresh();
    m_toolBar->refresh(currentSession());
    m_area->refresh(*m_record);
}

void MainWindow::showMessage(const QString &text)
{
    m_area->caption().tell(text);
    m_home->setMessage(text);
}

// The style sheet sets fonts, too, when a widget is first shown.
void MainWindow::showEvent(QShowEvent *event)
{
    QMainWindow::showEvent(event);
    m_area->scaleType(isFullScreen());
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    m_gallery->fit();
    m_toolBar->fit();
    if (isFullScreen())
        m_area->scaleType(true);
}

bool MainWindow::event(QEvent *event)
{
    if (event->type() == QEvent::ThemeChange) {
        m_appearance.readSystem();
        setColourScheme(m_settings.colourScheme());
    }
    return QMainWindow::event(event);
}

namespace {

/// Returns whether keys are letters for this widget.
bool isTypedInto(const QWidget *widget)
{
    return qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QAbstractSpinBox *>(widget) ||
           qobject_cast<const QPlainTextEdit *>(widget);
}

} // namespace

bool MainWindow::eventFilter(QObject *watched, QEvent *event)
{
    if (auto *dialog = event->type() == QEvent::Show ? qobject_cast<QDialog *>(watched) : nullptr)
        bringOnScreen(*dialog);
    const bool isPress = event->type() == QEvent::KeyPress;
    if (!isPress && event->type() != QEvent::ShortcutOverride)
        return QMainWindow::eventFilter(watched, event);
    const auto *press = static_cast<const QKeyEvent *>(event);
    auto *dialog = qobject_cast<QDialog *>(QApplication::activeWindow());
    if (isPress && press->key() == Qt::Key_F1 && dialog) {
        // Qt's box about itself asks nothing, and would block the pages, too.
        if (dialog->windowModality() == Qt::ApplicationModal)
            dialog->close();
        m_pages->openManual(QApplication::focusWidget());
        return true;
    }
    // A presenter pauses without looking where the focus is.
    if (isPress && isFullScreen() && isActiveWindow() && press->key() == Qt::Key_Space &&
        !press->modifiers() && watched == focusWidget() && !isTypedInto(focusWidget())) {
        m_area->transport().playOrPause();
        return true;
    }
    // An Esc that closes a menu or a list of choices must not stop a search as well.
    if (!isPress && QApplication::activePopupWidget() && press->key() == Qt::Key_Escape) {
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
    if (leaving && leaving != &view() && (!leaving->isEnabled() || !leaving->isVisible())) {
        if (isAtHome())
            m_home->takeFocus();
        else
            view().setFocus();
        return true;
    }
    const QWidgetList stops = tabStops(QWidgetList{m_toolBar, m_gallery, m_home} + m_area->parts());
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

void MainWindow::setLanguage(Language language)
{
    m_preferences->setLanguage(language);
}

void MainWindow::setColourScheme(ColourScheme scheme)
{
    m_preferences->setColourScheme(scheme);
}

void MainWindow::followDesktop(const DesktopLook &desktop)
{
    m_preferences->followDesktop(desktop);
}

} // namespace window
