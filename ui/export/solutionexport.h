// SPDX-License-Identifier: MIT
#pragma once

#include "session/basics/backgroundtask.h"
#include "session/search/session.h"

#include <QCoreApplication>
#include <QPointer>
#include <QTimer>

#include <atomic>

namespace window {
class ProgressBox;
}

namespace exports {

/// Writes the solutions found so far: all into one text file, or each as a saved game into a numbered file of
/// its own. The writer works on a copy of the list, so that it can run in another thread during the search.
class SolutionWriter {
    Q_DECLARE_TR_FUNCTIONS(exports::SolutionWriter)

public:
    struct Report {
        int written = 0; ///< the number of solutions written
        QString error;   ///< the error that prevented the rest; empty if there was none
    };

    explicit SolutionWriter(const session::Session &session);

    int count() const { return int(m_solutions.size()); }
    /// Returns a file name such as "rooks-003.cassetete", with as many digits as the last number needs, but
    /// at least three.
    QString fileName(int solution) const;
    /// Returns how many of these files the folder contains already.
    int countExistingFiles(const QString &folder) const;

    /// Writes the files and replaces existing ones. `done` counts the solutions written; stops when the context
    /// requests it.
    Report writeFiles(const QString &folder, core::SearchContext &context, std::atomic<int> &done) const;
    /// Writes one file with two lines for each solution: a comment that begins with # and names the solution,
    /// then its position or, for puzzles that list moves, its moves.
    Report writeText(const QString &path, core::SearchContext &context, std::atomic<int> &done) const;

private:
    QByteArray savedGame(int solution) const;
    QByteArray heading() const;
    QByteArray entry(int solution) const;

    const core::Kind &m_kind;
    const session::Instance m_instance;
    const core::Position m_from;
    const QString m_method;
    const session::FoundList m_solutions;
};

/// Runs a SolutionWriter in a thread of its own. An export that takes long shows its progress, and the user
/// can stop it.
class SolutionExport : public QObject {
    Q_OBJECT

public:
    explicit SolutionExport(QWidget &window);

    /// Writes all solutions into one text file.
    void toText(const session::Session &session, const QString &path);
    /// Writes a file for each solution into this folder. Asks before replacing any.
    void toFolder(const session::Session &session, const QString &folder);

Q_SIGNALS:
    void message(const QString &text);

private:
    using Write = SolutionWriter::Report (SolutionWriter::*)(const QString &, core::SearchContext &,
                                                             std::atomic<int> &) const;

    void start(Write write, const QString &path);
    void finish(const SolutionWriter::Report &report);
    bool confirmReplacing(int countExistingFiles);

    QWidget &m_window;
    std::shared_ptr<const SolutionWriter> m_writer;
    QString m_path;
    std::atomic<int> m_done = 0;
    QPointer<window::ProgressBox> m_progress;
    QTimer m_progressTimer;
    session::BackgroundTask<SolutionWriter::Report> m_task;
};

} // namespace exports
