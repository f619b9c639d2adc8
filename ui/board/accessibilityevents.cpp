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

/// Whether a text of this object is another than when this was asked last. Screen readers keep what they were told.
bool hasChanged(QAccessibleEvent &event, QAccessible::Text kind)
{
    const QAccessibleInterface *told = event.accessibleInterface();
    if (!told || !event.object() || event.child() >= 0)
        return true;
    const char *const property = kind == QAccessible::Name ? "toldName" : "toldDescription";
    const QString text = told->text(kind);
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

/// Qt has no other way to let one pass than to stand aside for it.
void tell(QAccessibleEvent *event)
{
    if (!isOfUse(*event))
        return;
    QAccessible::installUpdateHandler(nullptr);
    QAccessible::updateAccessibility(event);
    QAccessible::installUpdateHandler(tell);
}

} // namespace

void quietenAccessibility()
{
    QAccessible::installUpdateHandler(tell);
}

} // namespace board
