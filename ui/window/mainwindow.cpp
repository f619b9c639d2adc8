// SPDX-License-Identifier: MIT
#include "window/mainwindow.h"

#include "session/basics/visibletext.h"
#include "session/files/regularfile.h"
#include "window/arrangement.h"
#include "window/courseforms.h"
#include "window/dialogs/helpdialog.h"
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
#include "window/toolbar.h"
#include "window/widgets/names.h"

#include <QCloseEvent>
#include <QFileInfo>

namespace window {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

MainWindow::MainWindow(std::span<const ui::PuzzleUi *const> puzzles, QWidget *parent)
    : QMainWindow(parent), m_sessions(puzzles), m_refreshThrottle(60ms),
      m_gallery(new Gallery(puzzles, this)), m_home(new Home(m_actions, puzzles, this)),
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
    disconnect(listening);
    messages << session::FileReports::all().take();
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
    HelpDialog::openFrom(
        m_actions, [this]() -> const core::Kind & { return currentSession().kind(); }, *this);
    m_actions.onTriggered(ActionId::Quit, this, [this] { close(); });
}

void MainWindow::connectParts()
{
    connect(&m_refreshThrottle, &SignalThrottle::triggered, this, &MainWindow::refresh);
    connect(&m_sessions, &SessionStore::message, this, &MainWindow::showMessage);
    const auto showReports = [this] {
        if (const QStringList reports = session::FileReports::all().take(); !reports.isEmpty())
            showMessage(reports.join(u' '));
    };
    connect(&session::FileReports::all(), &session::FileReports::added, this, showReports,
            Qt::QueuedConnection);
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

/// Shows the names of the puzzle and of the user's file of its game, with the mark of the desktop if they differ.
void MainWindow::showTitle()
{
    const bool isAtHome = m_homeActions->isAtHome();
    const QString path = isAtHome ? QString() : m_sessions.knownFile(m_sessions.current()).path();
    QString title =
        isAtHome ? u"Casse-tête"_s : tr("Casse-tête — %1").arg(puzzleName(*m_sessions.puzzle().kind));
    if (!keepsGames())
        title = tr("%1 (games not saved)", "title of the window").arg(title);
    if (!path.isEmpty()) {
        QString file = session::visibleText(QFileInfo(path).fileName());
        file.replace("[*]"_L1, "[*][*]"_L1); // Qt takes a doubled mark as one that is meant
        title = tr("%1[*] — %2", "name of a file, title of the window").arg(file, title);
    }
    setWindowTitle(title);
    setWindowFilePath(path);
    setWindowModified(!path.isEmpty() && m_sessions.differsFromKnownFile(m_sessions.current()));
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
