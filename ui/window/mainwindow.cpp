// SPDX-License-Identifier: MIT
#include "window/mainwindow.h"

#include "board/boardview.h"
#include "session/translation.h"
#include "window/actwords.h"
#include "window/busysign.h"
#include "window/elidedlabel.h"
#include "window/files.h"
#include "window/menus.h"
#include "window/methodbox.h"
#include "window/panels.h"
#include "window/pasteboard.h"
#include "window/solutionwords.h"
#include "window/speedcontrol.h"
#include "window/stage.h"
#include "window/transportbar.h"
#include "window/verdictline.h"

#include <QCloseEvent>
#include <QDropEvent>
#include <QScreen>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace window {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr QSize usualSize(1280, 860);
constexpr QSize frame(16, 48); // what a window manager adds

} // namespace

MainWindow::MainWindow(std::span<const ui::PuzzleUi *const> puzzles, QWidget *parent)
    : QMainWindow(parent), m_style(m_appearance.style(m_settings.look())), m_shelf(puzzles),
      m_refreshing(60ms), m_view(new board::BoardView(this)),
      m_files(new Files(m_shelf, m_settings, *m_view, *this)),
      m_pasteboard(new Pasteboard(m_shelf, *m_files)), m_menus(new Menus(*this, m_actions)),
      m_stage(new Stage(*m_view, this)), m_transport(new TransportBar(m_actions, this)),
      m_panels(new Panels(*this, m_shelf, m_actions, m_settings)), m_said(new ElidedLabel(this)),
      m_busy(new BusySign(this)), m_verdict(new VerdictLine(VerdictLine::Room::Word, this))
{
    layOut();
    connectParts();
    connectGame();
    connectSolve();
    connectTransport();
    connectView();
    connectHelp();
    setSpeed(session::Speed(m_settings.speed()));
    setLook(m_settings.look());
    setLanguage(m_settings.language());
    selectPuzzle(m_settings.puzzle());
    if (!m_watching)
        m_shelf.setCurrent(0);
    restoreWindow();
    m_view->setFocus();
}

MainWindow::~MainWindow() = default;

void MainWindow::layOut()
{
    setAcceptDrops(true);
    auto *middle = new QWidget(this);
    auto *column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_view, 1);
    column->addWidget(m_transport);
    setCentralWidget(middle);
    buildToolBar();
    buildStatusBar();
    for (QAction *toggle : m_panels->toggles())
        m_menus->addPanel(toggle);
    m_menus->setRecentFiles(m_settings.recentFiles());
}

void MainWindow::buildToolBar()
{
    QToolBar *bar = addToolBar(QString());
    bar->setObjectName(u"toolbar"_s);
    bar->setMovable(false);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->setIconSize({20, 20});
    for (const Do what : {Do::New, Do::Scramble, Do::Undo, Do::Redo, Do::Hint, Do::Solve})
        bar->addAction(m_actions[what]);
    auto *space = new QWidget(bar);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(space);
    for (const auto &[what, side] :
         {std::pair(Do::PlayMode, u"left"_s), std::pair(Do::WatchMode, u"right"_s)}) {
        bar->addAction(m_actions[what]);
        bar->widgetForAction(m_actions[what])->setObjectName(side);
    }
    for (QToolButton *button : bar->findChildren<QToolButton *>())
        button->setFocusPolicy(Qt::TabFocus);
    bar->toggleViewAction()->setVisible(false);
}

void MainWindow::buildStatusBar()
{
    // Qt's own message would vanish whenever the pointer passes a menu.
    m_said->setObjectName(u"said"_s);
    m_said->setIndent(12);
    m_verdict->setContentsMargins(10, 0, 10, 0);
    statusBar()->addWidget(m_busy);
    statusBar()->addWidget(m_said, 1);
    statusBar()->addPermanentWidget(m_verdict);
}

void MainWindow::connectParts()
{
    connect(&m_refreshing, &Throttle::due, this, &MainWindow::refresh);
    connect(&m_shelf, &Shelf::said, this, &MainWindow::say);
    connect(&m_shelf, &Shelf::currentChanged, this, &MainWindow::showSession);
    connect(m_files, &Files::said, this, &MainWindow::say);
    connect(m_files, &Files::recentChanged, this,
            [this] { m_menus->setRecentFiles(m_settings.recentFiles()); });
    connect(m_pasteboard, &Pasteboard::said, this, &MainWindow::say);
    connect(m_menus, &Menus::recentChosen, m_files, &Files::openFile);
    connect(m_stage, &Stage::opened, &m_refreshing, &Throttle::touch);
    connect(&m_panels->gallery(), &Gallery::chosen, &m_shelf, &Shelf::setCurrent);
    for (const VerdictLine *verdict : findChildren<VerdictLine *>())
        connect(verdict, &VerdictLine::pointed, m_stage, &Stage::point);
}

void MainWindow::showSession()
{
    session::Session &session = m_shelf.session();
    m_watching = std::make_unique<QObject>();
    const auto touch = [this] { m_refreshing.touch(); };
    connect(&session.timeline(), &session::Timeline::changed, m_watching.get(), touch);
    connect(&session.player(), &session::Player::playingChanged, m_watching.get(), touch);
    connect(&session, &session::Session::solvingChanged, m_watching.get(), touch);
    connect(&session, &session::Session::progressed, m_watching.get(), touch);
    connect(&session, &session::Session::judged, m_watching.get(), touch);
    connect(&session, &session::Session::solutionsChanged, m_watching.get(), touch);
    connect(&session, &session::Session::told, m_watching.get(), [this](const core::Explanation &what) {
        const QString sentence = session::translated(what);
        say(sentence);
        m_panels->explain().tell(sentence);
    });
    connect(&session, &session::Session::acted, m_watching.get(), [this] { say({}); });
    m_settings.setPuzzle(QString::fromLatin1(session.kind().id));
    m_panels->gallery().select(m_shelf.current());
    m_stage->setSession(m_shelf.puzzle(), session);
    m_panels->setSession(m_shelf.puzzle(), m_files->desk(m_shelf.current()), m_style);
    m_transport->setSession(&session);
    m_busy->setSession(&session);
    m_actions[Do::Hint]->setEnabled(session.kind().hint != nullptr);
    m_actions[Do::Scramble]->setEnabled(!session.kind().deals.empty());
    m_actions[Do::PastePicture]->setVisible(m_shelf.puzzle().accepts != nullptr);
    setWindowTitle(tr("Casse-tête — %1").arg(session::translated(session.kind().name)));
    refresh();
}

void MainWindow::refresh()
{
    refreshActions();
    m_transport->refresh();
    m_panels->refresh();
    m_stage->refresh();
    m_busy->refresh();
    m_verdict->setJudgement(m_shelf.session().judgement());
    refreshSaid();
}

void MainWindow::refreshActions()
{
    session::Session &session = m_shelf.session();
    const session::Timeline &timeline = session.timeline();
    m_actions[Do::Undo]->setEnabled(timeline.canUndo());
    m_actions[Do::Undo]->setText(ActWords::undo(timeline));
    m_actions[Do::Redo]->setEnabled(timeline.canRedo());
    m_actions[Do::Redo]->setText(ActWords::redo(timeline));
    const bool atStart = timeline.frame() == 0;
    const bool atEnd = timeline.atEnd() && !session.isWatching();
    m_actions[Do::First]->setEnabled(!atStart);
    m_actions[Do::Back]->setEnabled(!atStart);
    m_actions[Do::Play]->setEnabled(!atEnd || session.player().isPlaying());
    m_actions[Do::Forward]->setEnabled(!atEnd);
    m_actions[Do::Last]->setEnabled(!atEnd);
    m_actions[Do::EditBoard]->setEnabled(m_stage->canEdit());
    const qint64 here = timeline.frame();
    constexpr qint64 patience = 4096; // tries; a search that has taken none back by then never will
    const session::Counts &counts = timeline.acts().back().record.counts();
    const bool goesBack = counts.backs > 0 || counts.tries < patience;
    using session::Landmark;
    for (const auto &[landmark, before, after] :
         {std::tuple(Landmark::Solution, Do::ToPreviousSolution, Do::ToNextSolution),
          std::tuple(Landmark::Deepest, Do::ToPreviousDeepest, Do::ToNextDeepest)}) {
        m_actions[before]->setEnabled(landmarkBefore(timeline, landmark, here).has_value());
        const bool mayCome = landmark == Landmark::Solution || goesBack;
        m_actions[after]->setEnabled((session.isWatching() && mayCome) ||
                                     landmarkAfter(timeline, landmark, here).has_value());
    }
    m_actions[Do::BackToSolvable]->setEnabled(session.judgement().verdict == core::Judgement::Unsolvable &&
                                              here > timeline.startOfGame() && !session.isLookingBack());
    for (const Do what : {Do::ExportSolutions, Do::ExportSolutionFiles})
        m_actions[what]->setEnabled(!session.solutions().empty());
}

// An answer stays until the board moves on; while it plays, long enough to be read.
void MainWindow::refreshSaid()
{
    constexpr qint64 readable = 5000; // milliseconds
    const session::Session &session = m_shelf.session();
    const qint64 here = session.timeline().frame();
    if (!m_toldAt)
        m_toldAt = here;
    if (*m_toldAt != here && (!session.player().isPlaying() || m_toldSince.elapsed() > readable))
        m_told.clear();
    m_said->say(m_told.isEmpty() ? whatIsHere() : m_told);
}

QString MainWindow::whatIsHere()
{
    const session::Session &session = m_shelf.session();
    const QString solution = SolutionWords::inView(session);
    return solution.isEmpty() ? session::translated(session.explanation()) : solution;
}

void MainWindow::say(const QString &sentence)
{
    m_told = sentence;
    m_toldAt.reset();
    m_toldSince.start();
    m_said->say(sentence);
}

void MainWindow::restoreWindow()
{
    setMinimumSize(900, 600);
    resize(usualSize.boundedTo(screen()->availableSize() - frame));
    if (const QByteArray geometry = m_settings.geometry(); !geometry.isEmpty())
        restoreGeometry(geometry);
    // The panels are fitted into the window as it will be, not as it was made: fitted twice they would be
    // smaller at every start.
    layout()->activate();
    if (const QByteArray arrangement = m_settings.arrangement(); !arrangement.isEmpty())
        restoreState(arrangement);
}

void MainWindow::saveAll()
{
    m_shelf.saveAll();
    m_settings.setWindow(saveGeometry(), saveState());
}

void MainWindow::openFile(const QString &path)
{
    m_files->openFile(path);
}

void MainWindow::openLine(const QString &line)
{
    m_files->openLine(line);
}

void MainWindow::selectPuzzle(const QString &id)
{
    for (std::size_t place = 0; place < m_shelf.puzzles().size(); ++place) {
        if (id == QLatin1String(m_shelf.puzzles()[place]->kind->id))
            m_shelf.setCurrent(place);
    }
}

void MainWindow::setLanguage(Language language)
{
    m_settings.setLanguage(language);
    m_languages.speak(language);
    m_menus->setLanguage(language);
    retranslate();
}

void MainWindow::setLook(Look look)
{
    m_settings.setLook(look);
    m_style = m_appearance.style(look);
    m_appearance.dress(m_style);
    m_menus->setLook(look);
    m_stage->setStyle(m_style);
    m_panels->setStyle(m_style);
}

void MainWindow::setSpeed(session::Speed speed)
{
    m_settings.setSpeed(speed.mark());
    m_shelf.setSpeed(speed);
    m_transport->speed().setSpeed(speed);
}

void MainWindow::retranslate()
{
    m_actions.retranslate();
    m_menus->retranslate();
    m_panels->retranslate();
    setLocale(QLocale());
    say({});
    m_said->setAccessibleName(tr("Message"));
    m_view->setAccessibleName(tr("Board"));
    setWindowTitle(tr("Casse-tête — %1").arg(session::translated(m_shelf.puzzle().kind->name)));
    m_refreshing.touch();
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::WindowStateChange)
        m_actions[Do::FullScreen]->setChecked(isFullScreen());
    QMainWindow::changeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (m_pasteboard->accepts(*event->mimeData()))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    m_pasteboard->take(*event->mimeData());
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    saveAll();
    QMainWindow::closeEvent(event);
}

} // namespace window
