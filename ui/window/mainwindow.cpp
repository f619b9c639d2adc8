// SPDX-License-Identifier: MIT
#include "window/mainwindow.h"

#include "window/arrangement.h"
#include "window/courseforms.h"
#include "window/exportactions.h"
#include "window/gallery.h"
#include "window/gamearea.h"
#include "window/games/clipboard.h"
#include "window/games/gamelock.h"
#include "window/games/playrecord.h"
#include "window/home.h"
#include "window/homeactions.h"
#include "window/keyboard.h"
#include "window/landmarkactions.h"
#include "window/menus.h"
#include "window/pagereading.h"
#include "window/playactions.h"
#include "window/preferences.h"
#include "window/windowtitle.h"

#include <QCloseEvent>

namespace window {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

MainWindow::MainWindow(std::span<const ui::PuzzleUi *const> puzzles, QWidget *parent)
    : QMainWindow(parent), m_sessions(puzzles), m_refreshThrottle(60ms),
      m_gallery(new Gallery(puzzles, this)), m_home(new Home(puzzles, this)),
      m_area(new GameArea(m_actions, m_settings, this)),
      m_arrangement(new Arrangement(m_actions, m_settings, *m_gallery, *m_home, *m_area, *this)),
      m_menus(new Menus(*this, m_actions, *m_area)),
      m_preferences(new Preferences(m_appearance, m_actions, m_settings, m_sessions, *m_menus, *m_area,
                                    *m_home, *this)),
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
    QStringList messages; // those of the start follow one another at once, and are shown together
    const auto listening = connect(&m_sessions, &SessionStore::message, this,
                                   [&messages](const QString &text) { messages << text; });
    setColourScheme(m_settings.colourScheme());
    setLanguage(m_settings.language());
    selectPuzzle(m_settings.puzzle());
    if (!m_sessionContext)
        m_sessions.setCurrent(0);
    m_arrangement->restore();
    view().setFocus();
    m_sessions.showFileReports();
    disconnect(listening);
    if (!keepsGames())
        messages << whoLocksGames()
                 << tr("Games played in this window are lost unless you save them yourself.");
    if (!messages.isEmpty())
        showMessage(messages.join(u' '));
}

/// Closing the windows of pages and forms activates this one, so they are closed while this one still exists.
MainWindow::~MainWindow()
{
    hide(); // the board loses the focus while the sessions, of which it speaks then, still exist
    m_forms->close();
    m_pages->close();
}

/// Connects a part of the window: its signal `message` and its functions `setStyle` and `refresh`, if it has
/// them.
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
    m_actions.onTriggered(ActionId::Quit, this, [this] { close(); });
    // The keys also quit from the manual and the course forms.
    m_actions[ActionId::Quit]->setShortcutContext(Qt::ApplicationShortcut);
}

void MainWindow::connectParts()
{
    connect(&m_refreshThrottle, &SignalThrottle::triggered, this, &MainWindow::refresh);
    connect(&m_sessions, &SessionStore::message, this, &MainWindow::showMessage);
    connect(&m_sessions, &SessionStore::currentChanged, this, &MainWindow::showSession);
    connect(&m_sessions, &SessionStore::knownFileChanged, this, &MainWindow::showTitle);
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
    m_record->setSession(m_sessions.puzzle(), session);
    refresh();
}

void MainWindow::refresh()
{
    currentSession().setHidesFuture(m_area->hidesFuture());
    showTitle();
    Q_EMIT refreshed();
    m_arrangement->refresh(currentSession());
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
    window::showTitle(*this, m_sessions, m_homeActions->isAtHome());
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
    m_arrangement->retranslate();
    setLocale(QLocale());
    // Qt reports a new language a moment after it was installed. A message shown in between, as at the program's
    // start, is in the new language already, so it stays.
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
