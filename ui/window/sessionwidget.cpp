// SPDX-License-Identifier: MIT
#include "window/sessionwidget.h"

#include <QEvent>

namespace window {

void SessionWidget::setSession(session::Session *session)
{
    m_session = session;
    sessionChanged();
    refresh();
}

void SessionWidget::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        if (m_session)
            refresh();
    }
    QWidget::changeEvent(event);
}

} // namespace window
