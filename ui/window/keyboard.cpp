// SPDX-License-Identifier: MIT
#include "window/keyboard.h"

#include "board/boardview.h"
#include "window/boardpresenter.h"
#include "window/gallery.h"
#include "window/gamearea.h"
#include "window/home.h"
#include "window/transportbar.h"
#include "window/widgets/taborder.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>

namespace window {

namespace {

/// Returns whether keys are letters for this widget.
bool isTypedInto(const QWidget *widget)
{
    return qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QAbstractSpinBox *>(widget) ||
           qobject_cast<const QPlainTextEdit *>(widget);
}

/// Presses the button with the focus by Enter, as Qt does only by Space. In a dialog, Enter is for its default button.
/// Returns whether the key was for a button.
bool press(QObject *watched, const QKeyEvent &key)
{
    auto *button = qobject_cast<QAbstractButton *>(watched);
    const bool isPressed = qobject_cast<QToolButton *>(button) || qobject_cast<QPushButton *>(button);
    const bool isEnter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    if (!isPressed || !isEnter || (key.modifiers() & ~Qt::KeypadModifier) ||
        qobject_cast<QDialog *>(button->window()))
        return false;
    if (!key.isAutoRepeat())
        button->click();
    return true;
}

/// Returns the action of a key in full screen that no part of the window has taken. A presenter's remote control sends
/// Page Up and Page Down.
std::optional<ActionId> presentersAction(int key)
{
    return key == Qt::Key_Escape     ? std::optional(ActionId::FullScreen)
           : key == Qt::Key_PageDown ? std::optional(ActionId::ToNextMoment)
           : key == Qt::Key_PageUp   ? std::optional(ActionId::ToPreviousMoment)
                                     : std::nullopt;
}

} // namespace

Keyboard::Keyboard(const Actions &actions, QWidget &toolBar, Gallery &gallery, Home &home, GameArea &area,
                   QWidget &window)
    : QObject(&window), m_actions(actions), m_home(home), m_area(area), m_window(window),
      m_areas(QWidgetList{&toolBar, &gallery, &home} + area.parts())
{
    qApp->installEventFilter(this);
}

bool Keyboard::eventFilter(QObject *watched, QEvent *event)
{
    const bool isPress = event->type() == QEvent::KeyPress;
    if (!isPress && event->type() != QEvent::ShortcutOverride)
        return QObject::eventFilter(watched, event);
    const auto *key = static_cast<const QKeyEvent *>(event);
    if (isPress && press(watched, *key))
        return true;
    // A presenter pauses without looking where the focus is.
    if (isPress && m_window.isFullScreen() && m_home.isHidden() && m_window.isActiveWindow() &&
        key->key() == Qt::Key_Space && !key->modifiers() && watched == m_window.focusWidget() &&
        !isTypedInto(m_window.focusWidget())) {
        m_area.transport().playOrPause();
        return true;
    }
    // Keys arrive at the window itself if no part of it has taken them.
    const bool isUnused = isPress && watched == &m_window && m_home.isHidden();
    if (isUnused && key->key() == Qt::Key_Escape && !key->modifiers() && m_area.escape())
        return true;
    if (isUnused && explainMissing(QKeySequence(key->keyCombination())))
        return true;
    if (isPress && m_window.isFullScreen() && watched == &m_window) {
        if (const auto action = presentersAction(key->key())) {
            m_actions[*action]->trigger();
            return true;
        }
    }
    // An Esc that closes a menu or a list of choices, or leaves the full screen, must not stop a search as well.
    if (!isPress && (QApplication::activePopupWidget() || m_window.isFullScreen()) &&
        key->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

/// Explains why this key does nothing if it belongs to an action that the puzzle in view does not have, or goes to a
/// solution that there is not. Returns false if there is no such action.
bool Keyboard::explainMissing(const QKeySequence &key)
{
    for (const ActionId id : Actions::all()) {
        if (!m_actions[id]->shortcuts().contains(key))
            continue;
        const bool goesForth = id == ActionId::ToNextSolution;
        if (!m_actions[id]->isEnabled() && (goesForth || id == ActionId::ToPreviousSolution)) {
            m_area.showMessage(goesForth ? tr("There is no solution ahead.")
                                         : tr("There is no solution behind."));
            return true;
        }
        if (m_actions[id]->isVisible())
            continue;
        const QString instead =
            id == ActionId::EditBoard ? m_area.presenter().scene()->editingHint() : QString();
        if (!instead.isEmpty())
            m_area.openBoardPanel();
        m_area.showMessage(
            instead.isEmpty() ? tr("This puzzle does not have “%1”.").arg(m_actions.plainName(id)) : instead);
        return true;
    }
    return false;
}

// Qt asks for this not only for the Tab key, but also when a widget with the focus is disabled or hidden. Then the
// board takes the focus.
bool Keyboard::moveFocus(bool next)
{
    const QWidget *leaving = m_window.focusWidget();
    if (leaving && leaving != &m_area.view() && (!leaving->isEnabled() || !leaving->isVisible())) {
        if (m_home.isHidden())
            m_area.view().setFocus();
        else
            m_home.takeFocus();
        return true;
    }
    const QWidgetList stops = tabStops(m_areas);
    if (stops.isEmpty())
        return false;
    const qsizetype here = stops.indexOf(leaving);
    const qsizetype there = here < 0 ? 0 : (here + (next ? 1 : stops.size() - 1)) % stops.size();
    stops[there]->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    for (QWidget *around = stops[there]->parentWidget(); around; around = around->parentWidget()) {
        if (auto *area = qobject_cast<QScrollArea *>(around))
            area->ensureWidgetVisible(stops[there]);
    }
    return true;
}

} // namespace window
