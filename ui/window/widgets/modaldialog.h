// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <QPointer>

#include <utility>

namespace window {

/// Owns a dialog that the program waits for. If its parent is deleted in the meantime, and the dialog with it, the
/// dialog counts as rejected and is not used again.
template <typename Dialog>
class ModalDialog {
public:
    template <typename... Arguments>
    explicit ModalDialog(Arguments &&...arguments)
        : m_dialog(new Dialog(std::forward<Arguments>(arguments)...))
    {
    }
    ModalDialog(const ModalDialog &) = delete;
    ModalDialog &operator=(const ModalDialog &) = delete;
    ~ModalDialog() { delete m_dialog; }

    Dialog *operator->() const { return m_dialog; }
    /// Runs the dialog. Returns whether it still exists.
    bool run()
    {
        // Blocks only the window that opened it, not the pages that F1 opens beside it.
        m_dialog->setWindowModality(Qt::WindowModal);
        m_dialog->exec();
        return m_dialog;
    }
    /// Runs the dialog. Returns whether it was accepted.
    bool isAccepted() { return run() && m_dialog->result() == QDialog::Accepted; }

private:
    QPointer<Dialog> m_dialog;
};

} // namespace window
