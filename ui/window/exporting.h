// SPDX-License-Identifier: MIT
#pragma once

#include "session/backgroundtask.h"
#include "window/solutionfiles.h"

#include <QPointer>
#include <QTimer>

class QProgressDialog;

namespace window {

/// Brings solutions into files, in a thread of its own. What takes long shows how far it is, and can be
/// ended.
class Exporting : public QObject {
    Q_OBJECT

public:
    explicit Exporting(QWidget &window);
    ~Exporting() override;

    /// Into one text file.
    void toText(const session::Session &session, const QString &path);
    /// Each into its own file in this folder. Asks before it replaces any.
    void toFolder(const session::Session &session, const QString &folder);

Q_SIGNALS:
    void said(const QString &sentence);

private:
    using Write = SolutionFiles::Report (SolutionFiles::*)(const QString &, core::Control &,
                                                           std::atomic<int> &) const;

    void start(Write write, const QString &where);
    void end(const SolutionFiles::Report &report);
    bool mayReplace(int clashes);

    QWidget &m_window;
    std::shared_ptr<const SolutionFiles> m_files;
    QString m_where;
    std::atomic<int> m_done = 0;
    QPointer<QProgressDialog> m_progress;
    QTimer m_look;
    session::BackgroundTask<SolutionFiles::Report> m_task;
};

} // namespace window
