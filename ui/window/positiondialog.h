// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QPlainTextEdit;

namespace window {

/// Asks for a position line of any puzzle. While the user types, it says what is wrong and marks the place.
class PositionDialog : public QDialog {
    Q_OBJECT

public:
    PositionDialog(core::Kinds kinds, const QString &line, QWidget *parent = nullptr);

    QString line() const;

private:
    void check();
    void markFault(const core::Fault &fault);

    const core::Kinds m_kinds;
    QPlainTextEdit *m_text;
    QLabel *m_fault;
    QDialogButtonBox *m_buttons;
};

} // namespace window
