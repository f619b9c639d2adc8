// SPDX-License-Identifier: MIT
#pragma once

#include "window/sessionwidget.h"

class QLabel;
class QPlainTextEdit;

namespace window {

/// What has just happened, in words, and the sentences before it.
class ExplainPanel : public SessionWidget {
    Q_OBJECT

public:
    explicit ExplainPanel(QWidget *parent = nullptr);

    /// A sentence that answers the player.
    void tell(const QString &sentence);
    void refresh() override;

protected:
    void sessionChanged() override;
    void retranslate() override;

private:
    QString actTitle() const;

    QLabel *m_act;
    QLabel *m_sentence;
    QPlainTextEdit *m_log;
    qint64 m_frame = -1;
};

} // namespace window
