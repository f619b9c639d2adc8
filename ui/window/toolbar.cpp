// SPDX-License-Identifier: MIT
#include "window/toolbar.h"

#include "session/search/session.h"
#include "window/widgets/appearance.h"

#include <QActionGroup>
#include <QLayout>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace window {

using namespace Qt::StringLiterals;

namespace {

constexpr int usualIconSide = 20; // pixels, with the usual type

/// Keeps the chosen one of several exclusive actions chosen when a screen reader toggles its button. Unlike a click, which
/// triggers the action, that clears the mark of the action, so that none would be chosen.
void keepChosen(const QToolButton &button)
{
    QObject::connect(&button, &QToolButton::toggled, button.defaultAction(), [&button](bool isOn) {
        if (!isOn && !button.defaultAction()->actionGroup()->checkedAction())
            button.defaultAction()->setChecked(true);
    });
}

} // namespace

ToolBar::ToolBar(const Actions &actions, QWidget *parent) : QToolBar(parent), m_actions(actions)
{
    setObjectName(u"toolbar"_s);
    setMovable(false);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    toggleViewAction()->setVisible(false);
    for (const ActionId id : {ActionId::New, ActionId::Undo, ActionId::Redo, ActionId::Hint})
        addAction(m_actions[id]);
    addShowMe();
    auto *space = new QWidget(this);
    space->setObjectName(u"space"_s);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_space = addWidget(space);
    for (const auto &[id, name] :
         {std::pair(ActionId::PlayMode, u"left"_s), std::pair(ActionId::WatchMode, u"middle"_s),
          std::pair(ActionId::StudyMode, u"right"_s)}) {
        addAction(m_actions[id]);
        auto *button = qobject_cast<QToolButton *>(widgetForAction(m_actions[id]));
        button->setObjectName(name);
        keepChosen(*button);
    }
    // The name of this action changes, and with it the width of its button.
    connect(m_actions[ActionId::Pause], &QAction::changed, this, &ToolBar::fit);
    fill();
}

/// Makes the button for Show Me which, while the program works or plays, is the button for Stop.
void ToolBar::addShowMe()
{
    m_showMe = new QToolButton(this);
    m_showMe->setObjectName(u"showMe"_s);
    m_showMe->setDefaultAction(m_actions[ActionId::ShowMe]);
    m_showMe->setToolButtonStyle(toolButtonStyle());
    connect(this, &QToolBar::toolButtonStyleChanged, m_showMe, &QToolButton::setToolButtonStyle);
    m_showMe->installEventFilter(this);
    m_showMePlace = addWidget(m_showMe);
}

// The second press of a double click on Show Me would stop what the first has begun.
bool ToolBar::eventFilter(QObject *watched, QEvent *event)
{
    return (watched == m_showMe && event->type() == QEvent::MouseButtonDblClick) ||
           QToolBar::eventFilter(watched, event);
}

void ToolBar::setArrangement(ActionId mode)
{
    m_mode = mode;
    fill();
    fit();
}

/// Adds the actions of this arrangement, in an order that keeps those shared by the arrangements in place.
void ToolBar::fill()
{
    const bool plays = m_mode == ActionId::PlayMode;
    const auto offered = plays ? std::vector{ActionId::ChoosePicture}
                               : std::vector{ActionId::Solve, ActionId::Pause, ActionId::Stop};
    for (const ActionId id :
         {ActionId::ChoosePicture, ActionId::Solve, ActionId::Pause, ActionId::Stop, ActionId::ShowPanel})
        removeAction(m_actions[id]);
    for (const ActionId id : offered)
        insertAction(m_space, m_actions[id]);
    const QList<QAction *> all = actions();
    if (plays)
        insertAction(all[all.indexOf(m_space) + 1], m_actions[ActionId::ShowPanel]);
    m_showMePlace->setVisible(plays);
    for (QToolButton *button : findChildren<QToolButton *>())
        button->setFocusPolicy(Qt::TabFocus);
}

void ToolBar::refresh(const session::Session &session)
{
    const bool stops = session.search().isUnderWay() || session.player().isPlaying();
    QAction *wanted = m_actions[stops ? ActionId::Stop : ActionId::ShowMe];
    if (QAction *offered = m_showMe->defaultAction(); offered != wanted) {
        m_showMe->setDefaultAction(wanted);
        m_showMe->removeAction(offered);
    }
    // Pause has a place that no other button uses, so that showing it moves nothing.
    const bool offersPause = m_mode != ActionId::PlayMode || session.search().isUnderWay();
    QAction *pause = m_actions[ActionId::Pause];
    if (offersPause == actions().contains(pause))
        return;
    if (offersPause)
        insertAction(m_space, pause);
    else
        removeAction(pause);
    if (QWidget *button = widgetForAction(pause))
        button->setFocusPolicy(Qt::TabFocus);
    fit();
}

void ToolBar::fit()
{
    const auto setIconSide = [this](double side) {
        setIconSize({int(side), int(side)});
        m_showMe->setIconSize(iconSize());
    };
    setIconSide(usualIconSide * std::max(1.0, Appearance::typeScale()));
    const auto setStyle = [this](ActionId id, Qt::ToolButtonStyle style) {
        if (auto *button = qobject_cast<QToolButton *>(widgetForAction(m_actions[id])))
            button->setToolButtonStyle(style);
    };
    // In Play, keeps space for the icon of Pause, which appears when a search begins.
    const bool plays = m_mode == ActionId::PlayMode;
    const bool hasPause = widgetForAction(m_actions[ActionId::Pause]) != nullptr;
    const int kept = plays && !hasPause ? widthOfIcon() : 0;
    const auto fits = [this, kept] {
        layout()->invalidate();
        return sizeHint().width() + kept <= parentWidget()->width();
    };
    constexpr std::array known{std::array{ActionId::Undo, ActionId::Redo},
                               std::array{ActionId::New, ActionId::ShowPanel}};
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
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
    if (fits())
        return;
    setToolButtonStyle(Qt::ToolButtonIconOnly);
    keepShowMeWide();
    if (!fits()) {
        setIconSide(usualIconSide);
        keepShowMeWide();
    }
}

/// Returns the width of a button that shows only its icon.
int ToolBar::widthOfIcon() const
{
    auto *button = qobject_cast<QToolButton *>(widgetForAction(m_actions[ActionId::Undo]));
    const Qt::ToolButtonStyle style = button->toolButtonStyle();
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    const int width = button->sizeHint().width() + layout()->spacing();
    button->setToolButtonStyle(style);
    return width;
}

/// Keeps the button Show Me as wide as its widest word, so that nothing moves when it becomes Stop.
void ToolBar::keepShowMeWide()
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

} // namespace window
