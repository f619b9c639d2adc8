// SPDX-License-Identifier: MIT
#pragma once

#include "window/widgets/sessionwidget.h"

class QLabel;
class QPlainTextEdit;

namespace window {

/// Shows how the player's own program ended and what it wrote to its standard error. Hidden while there is nothing
/// to report.
class ProgramReport : public SessionWidget {
    Q_OBJECT

public:
    explicit ProgramReport(QWidget *parent = nullptr);

    void refresh() override;
    bool hasLog() const { return !m_shown.isEmpty(); }

protected:
    void retranslate() override;

private:
    QLabel *m_ending;
    QLabel *m_logName;
    QPlainTextEdit *m_log;
    QString m_shown; ///< the text shown in the log
};

} // namespace window
