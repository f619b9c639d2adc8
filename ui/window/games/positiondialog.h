// SPDX-License-Identifier: MIT
#pragma once

#include "session/answers/boardreader.h"

#include <QDialog>

namespace core {
struct ImportedBoard;
}

class QDialogButtonBox;
class QLabel;
class QPlainTextEdit;

namespace window {

/// Asks for a position line of any puzzle, or a board in a notation that people use. While the user types, the
/// dialog reports the fault and marks its place. A board that takes long to deal is read in the background.
class PositionDialog : public QDialog {
    Q_OBJECT

public:
    PositionDialog(core::Kinds kinds, const QString &line, QWidget *parent = nullptr);

    QString line() const;

private:
    void refuse();
    void check();
    void show(const std::string &text, const std::vector<core::ImportedBoard> &boards);
    void showTaken(const QString &notice);
    void markFault(const core::Fault &fault);

    const std::vector<const core::Kind *> m_kinds;
    session::BoardReader m_reader;
    QPlainTextEdit *m_text;
    QLabel *m_fault;
    QDialogButtonBox *m_buttons;
};

} // namespace window
