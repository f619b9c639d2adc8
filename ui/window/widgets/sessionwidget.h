// SPDX-License-Identifier: MIT
#pragma once

#include "session/search/session.h"

#include <QEvent>
#include <QWidget>

namespace window {

/// A widget that shows one session at a time and is updated by calls of `refresh`.
class SessionWidget : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    void setSession(session::Session *session)
    {
        m_session = session;
        sessionChanged();
        refresh();
    }
    /// Shows the current state of the session. The main window calls it after changes, at most about 16 times a
    /// second.
    virtual void refresh() = 0;

protected:
    session::Session *session() const { return m_session; }
    /// Called when another session was set; `refresh` is called next.
    virtual void sessionChanged() {}
    /// Sets all texts in the language of the application. The constructors of subclasses call it, too.
    virtual void retranslate() = 0;
    void changeEvent(QEvent *event) override
    {
        if (event->type() == QEvent::LanguageChange) {
            retranslate();
            if (m_session)
                refresh();
        }
        QWidget::changeEvent(event);
    }

private:
    session::Session *m_session = nullptr;
};

} // namespace window
