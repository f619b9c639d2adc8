// SPDX-License-Identifier: MIT
#include "board/accessibilityevents.h"

#include <QAccessible>
#include <QApplication>
#include <QWidget>

namespace board {

namespace {

bool hasFocus(const QObject *object)
{
    const QWidget *focus = QApplication::focusWidget();
    return focus && (focus == object || focus->focusProxy() == object || object == focus->parentWidget());
}

/// Returns whether a text of this object differs from the one at the previous call. Screen readers keep the
/// texts that they have received.
bool hasChanged(QAccessibleEvent &event, QAccessible::Text kind)
{
    const QAccessibleInterface *about = event.accessibleInterface();
    if (!about || !event.object() || event.child() >= 0)
        return true;
    const char *const property = kind == QAccessible::Name ? "toldName" : "toldDescription";
    const QString text = about->text(kind);
    const QVariant before = event.object()->property(property);
    if (before.isValid() && before.toString() == text)
        return false;
    event.object()->setProperty(property, text);
    return true;
}

bool isOfUse(QAccessibleEvent &event)
{
    switch (event.type()) {
    case QAccessible::NameChanged:
        return hasChanged(event, QAccessible::Name);
    case QAccessible::DescriptionChanged:
        return hasChanged(event, QAccessible::Description);
    case QAccessible::TextInserted:
    case QAccessible::TextRemoved:
    case QAccessible::TextUpdated:
    case QAccessible::TextCaretMoved:
    case QAccessible::TextSelectionChanged:
        return hasFocus(event.object());
    case QAccessible::ValueChanged:
        return hasFocus(event.object()) || !event.accessibleInterface() ||
               event.accessibleInterface()->role() == QAccessible::ProgressBar;
    default:
        return true;
    }
}

/// Passes on an event if it is of use. Qt's own handling of an event can be reached only while this handler is not
/// installed.
void passOnIfOfUse(QAccessibleEvent *event)
{
    if (!isOfUse(*event))
        return;
    QAccessible::installUpdateHandler(nullptr);
    QAccessible::updateAccessibility(event);
    QAccessible::installUpdateHandler(passOnIfOfUse);
}

} // namespace

void quietenAccessibility()
{
    QAccessible::installUpdateHandler(passOnIfOfUse);
}

} // namespace board
