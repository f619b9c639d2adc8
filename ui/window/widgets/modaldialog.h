// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <QPointer>

#include <utility>

namespace window {

/// Owns a dialog that is waited for. While it is open, its parent may be deleted, and the dialog with it; then
/// the dialog counts as rejected, and nobody touches it again.
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
        // It blocks the window it was opened from, and not the pages, which F1 opens beside it.
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
