// SPDX-License-Identifier: MIT
#include "window/arrangement.h"

#include "board/plaintext.h"
#include "insight/studyviews.h"
#include "window/gallery.h"
#include "window/gamearea.h"
#include "window/home.h"
#include "window/panels.h"
#include "window/toolbar.h"
#include "window/widgets/onscreen.h"
#include "window/widgets/overflow.h"
#include "window/widgets/plaindialogs.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QMainWindow>
#include <QMenuBar>
#include <QScreen>
#include <QTimer>

namespace window {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr QSize standardSize(1280, 860);
constexpr QSize decorations(16, 48);    // the allowance for what the window manager adds
constexpr QSize smallestSize(600, 400); // if the screen has the room; contents that need more are scrolled
constexpr QSize smallestHome(480, 360);
constexpr auto timeToRead = 6s; // for the words that say how to leave the full screen
constexpr core::Option arrangementOption[] = {{"arrangement", {}, core::Option::Word, "play"}};

/// Returns the name of an arrangement in the settings.
QString nameOf(ActionId mode)
{
    return mode == ActionId::StudyMode ? u"study"_s : mode == ActionId::WatchMode ? u"watch"_s : u"play"_s;
}

QString groupOf(ActionId mode)
{
    return "window/"_L1 + nameOf(mode);
}

QSize roomOnScreen(const QWidget &window)
{
    return window.screen()->availableSize() - decorations;
}

} // namespace

Arrangement::Arrangement(const Actions &actions, Settings &settings, Gallery &gallery, Home &home,
                         GameArea &area, QMainWindow &window)
    : QObject(&window), m_actions(actions), m_settings(settings), m_gallery(gallery), m_home(home),
      m_area(area), m_window(window), m_toolBar(new ToolBar(actions, &window)),
      m_homeBar(new QToolBar(&window))
{
    layOut();
    window.installEventFilter(this);
    keepDialogsOnScreen(window);
    showNamesPlainly(window);
    for (const ActionId mode : {ActionId::PlayMode, ActionId::WatchMode, ActionId::StudyMode})
        connect(actions[mode], &QAction::toggled, this, [this, mode](bool isOn) {
            if (!isOn)
                return;
            recall();
            core::Values chosen;
            chosen.set(arrangementOption[0].id, nameOf(mode).toStdString());
            m_settings.setValues(u"window"_s, chosen);
        });
    for (const ActionId id : {ActionId::ShowPanel, ActionId::ShowMap})
        connect(actions[id], &QAction::toggled, this, [this] {
            keep();
            arrange();
        });
    actions.onTriggered(ActionId::FullScreen, this, [this](bool full) { setFullScreen(full); });
    connect(&area.panels(), &Panels::currentChanged, this, &Arrangement::keep);
    connect(&area.study(), &insight::StudyViews::currentChanged, this, &Arrangement::keep);
}

void Arrangement::layOut()
{
    m_homeBar->setObjectName(u"homeBar"_s);
    m_homeBar->setMovable(false);
    m_homeBar->toggleViewAction()->setVisible(false);
    auto *name = new board::PlainLabel(u"Casse-tête"_s, m_homeBar);
    name->setObjectName(u"homeTitle"_s);
    m_homeBar->addWidget(name);
    m_homeBar->hide();
    for (QToolBar *bar : std::initializer_list<QToolBar *>{m_toolBar, m_homeBar})
        m_window.addToolBar(bar);
    auto *all = new QWidget(&m_window);
    auto *row = new QHBoxLayout(all);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(&m_gallery);
    row->addWidget(&m_area, 1);
    row->addWidget(&m_home, 1);
    m_window.setCentralWidget(new Overflow(all, &m_window));
}

void Arrangement::restore()
{
    m_window.setMinimumSize(smallestSize.boundedTo(roomOnScreen(m_window)));
    m_window.resize(standardSize.boundedTo(roomOnScreen(m_window)));
    if (const QByteArray geometry = m_settings.geometry(); !geometry.isEmpty())
        m_window.restoreGeometry(geometry);
    bringOnScreen(m_window);
    const std::string left = m_settings.values(u"window"_s, arrangementOption).text(arrangementOption[0].id);
    for (const ActionId mode : {ActionId::WatchMode, ActionId::StudyMode}) {
        if (nameOf(mode).toStdString() == left)
            m_actions[mode]->setChecked(true);
    }
    recall();
}

void Arrangement::keepPlace()
{
    m_settings.setWindow(m_window.saveGeometry());
}

void Arrangement::arrange()
{
    const bool full = m_window.isFullScreen();
    const bool isAtHome = !m_home.isHidden();
    m_window.menuBar()->setVisible(!full);
    m_toolBar->setVisible(!full && !isAtHome);
    m_homeBar->setVisible(!full && isAtHome);
    m_gallery.setVisible(!full);
    m_window.setMinimumSize((isAtHome ? smallestHome : smallestSize).boundedTo(roomOnScreen(m_window)));
    m_area.arrange(full);
    m_toolBar->setArrangement(m_actions.arrangement());
    m_homeBar->setFixedHeight(m_toolBar->sizeHint().height());
}

/// Enters or leaves the full screen. It has no menu, so the sentence says how to leave it, and then gives way to what it
/// is about.
void Arrangement::setFullScreen(bool full)
{
    // QWidget::showFullScreen and showNormal would forget that the window was maximized.
    m_window.setWindowState(m_window.windowState().setFlag(Qt::WindowFullScreen, full));
    if (!full) {
        m_area.showMessage({});
        m_home.setMessage({});
        return;
    }
    const QString key = m_actions[ActionId::FullScreen]->shortcut().toString(QKeySequence::NativeText);
    const QString words =
        key.isEmpty() ? tr("Esc leaves full screen.") : tr("%1 or Esc leaves full screen.", "a key").arg(key);
    m_area.showMessage(words);
    m_home.setMessage(words);
    QTimer::singleShot(timeToRead, this, [this, words] { m_area.dropMessage(words); });
}

void Arrangement::scaleType()
{
    m_area.scaleType(m_window.isFullScreen());
}

void Arrangement::refresh(const session::Session &session)
{
    m_toolBar->refresh(session);
}

void Arrangement::retranslate()
{
    m_toolBar->fit();
}

bool Arrangement::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::WindowStateChange:
        m_actions[ActionId::FullScreen]->setChecked(m_window.isFullScreen());
        arrange();
        break;
    case QEvent::Resize:
        m_gallery.fit();
        m_toolBar->fit();
        if (m_window.isFullScreen())
            scaleType();
        break;
    case QEvent::Show: // the style sheet sets fonts, too, when a widget is first shown
    case QEvent::ApplicationFontChange:
        scaleType();
        m_toolBar->fit();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

/// Restores the current arrangement as the user left it. Initially Play shows only the board, Watch the method's
/// panel, Study only its views. The panel of Play has only the settings of the board.
void Arrangement::recall()
{
    const ActionId mode = m_actions.arrangement();
    const bool plays = mode == ActionId::PlayMode;
    const core::Option options[] = {
        {"panel", {}, core::Option::Switch, mode == ActionId::WatchMode ? "on" : "off"},
        {"map", {}, core::Option::Switch, "on"},
        {"tab", {}, core::Option::Integer, plays ? "0" : "1", 0, plays ? 0 : 2},
        {"view", {}, core::Option::Integer, "0", 0, insight::StudyViews::views - 1}};
    const core::Values shown = m_settings.values(groupOf(mode), options);
    const QSignalBlocker quietPanels(m_area.panels());
    const QSignalBlocker quietStudy(m_area.study());
    m_area.panels().setCurrentIndex(int(shown.integer("tab")));
    m_area.study().setCurrentIndex(int(shown.integer("view")));
    // These are set last, since their signals save the whole arrangement.
    m_actions[ActionId::ShowPanel]->setChecked(shown.on("panel"));
    m_actions[ActionId::ShowMap]->setChecked(shown.on("map"));
    m_actions[ActionId::ShowMap]->setEnabled(!plays);
    arrange();
}

void Arrangement::keep()
{
    const auto isOn = [this](ActionId id) { return m_actions[id]->isChecked() ? "on" : "off"; };
    core::Values shown;
    shown.set("panel", isOn(ActionId::ShowPanel));
    shown.set("map", isOn(ActionId::ShowMap));
    shown.set("tab", std::to_string(m_area.panels().currentIndex()));
    shown.set("view", std::to_string(m_area.study().currentIndex()));
    m_settings.setValues(groupOf(m_actions.arrangement()), shown);
}

} // namespace window
