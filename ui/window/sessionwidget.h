// SPDX-License-Identifier: MIT
#pragma once

#include "session/session.h"

#include <QWidget>

namespace window {

/// A part of the window that shows one session at a time, and looks again when it is told to.
class SessionWidget : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    void setSession(session::Session *session);
    /// Something has moved; called a few times a second at most.
    virtual void refresh() = 0;

protected:
    session::Session *session() const { return m_session; }
    /// Another session is shown from now on; `refresh` follows.
    virtual void sessionChanged() {}
    /// Puts all texts in the language of the application; constructors call it too.
    virtual void retranslate() = 0;
    void changeEvent(QEvent *event) override;

private:
    session::Session *m_session = nullptr;
};

} // namespace window
