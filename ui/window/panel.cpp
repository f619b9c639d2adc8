// SPDX-License-Identifier: MIT
#include "window/panel.h"

#include "window/columnarea.h"

#include <QAbstractButton>
#include <QEvent>
#include <QMainWindow>
#include <QTimer>

namespace window {

using namespace Qt::StringLiterals;

Panel::Panel(const QString &name, QWidget *content, Scrolling scrolling, QWidget *parent)
    : QDockWidget(parent), m_noTitle(new QWidget(this))
{
    setObjectName(name);
    m_noTitle->hide();
    setWidget(scrolling == Scrolling::Yes ? new ColumnArea(content, this) : content);
    connect(this, &QDockWidget::topLevelChanged, this, &Panel::titleSoon);
    connect(this, &QDockWidget::dockLocationChanged, this, &Panel::titleSoon);
    connect(this, &QDockWidget::visibilityChanged, this, &Panel::titleSoon);
    retranslate();
}

void Panel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDockWidget::changeEvent(event);
}

// Qt names its two buttons once, in the language that the program began in.
void Panel::retranslate()
{
    const auto name = [this](const QString &button, const QString &words) {
        if (auto *found = findChild<QAbstractButton *>(button, Qt::FindDirectChildrenOnly)) {
            found->setAccessibleName(words);
            found->setToolTip(words);
        }
    };
    name(u"qt_dockwidget_closebutton"_s, tr("Close this panel"));
    name(u"qt_dockwidget_floatbutton"_s, tr("Float or dock this panel"));
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
