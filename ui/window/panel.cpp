// SPDX-License-Identifier: MIT
#include "window/panel.h"

#include "window/columnarea.h"

#include <QMainWindow>
#include <QTimer>

namespace window {

Panel::Panel(const QString &name, QWidget *content, Scrolling scrolling, QWidget *parent)
    : QDockWidget(parent), m_noTitle(new QWidget(this))
{
    setObjectName(name);
    m_noTitle->hide();
    setWidget(scrolling == Scrolling::Yes ? new ColumnArea(content, this) : content);
    connect(this, &QDockWidget::topLevelChanged, this, &Panel::titleSoon);
    connect(this, &QDockWidget::dockLocationChanged, this, &Panel::titleSoon);
    connect(this, &QDockWidget::visibilityChanged, this, &Panel::titleSoon);
}

void Panel::nail()
{
    m_nailed = true;
    setFeatures(DockWidgetClosable);
    setTitleBarWidget(m_noTitle);
}

// While a dock is on its way the layout does not know yet what stands with it.
void Panel::titleSoon()
{
    QTimer::singleShot(0, this, &Panel::updateTitle);
}

void Panel::updateTitle()
{
    const auto *window = qobject_cast<const QMainWindow *>(parentWidget());
    const bool tabbed = window && !isFloating() && !window->tabifiedDockWidgets(this).isEmpty();
    QWidget *wanted = tabbed || m_nailed ? m_noTitle : nullptr;
    if (titleBarWidget() != wanted)
        setTitleBarWidget(wanted);
}

} // namespace window
