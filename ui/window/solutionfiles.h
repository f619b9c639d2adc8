// SPDX-License-Identifier: MIT
#pragma once

#include "session/session.h"

#include <QCoreApplication>

#include <atomic>

namespace window {

/// The solutions found so far, as texts: all in one, or each as a saved game in a numbered file of its own.
/// It keeps what it needs, so that it may work in another thread while the search goes on.
class SolutionFiles {
    Q_DECLARE_TR_FUNCTIONS(window::SolutionFiles)

public:
    struct Report {
        int written = 0; ///< solutions
        QString fault;   ///< why it came to an early end; empty when it did not, or was told to
    };

    explicit SolutionFiles(const session::Session &session);

    int count() const { return int(m_list.size()); }
    /// "rooks-0003.cassetete": as many digits as the last needs.
    QString nameOf(int solution) const;
    /// How many of these files are in the folder already.
    int clashes(const QString &folder) const;

    /// Files of the same names are replaced. `done` counts along; ends when the control says so.
    Report writeFiles(const QString &folder, core::Control &control, std::atomic<int> &done) const;
    /// One file: a line for each solution, its position or, where that tells more, its moves; after a line
    /// that begins with # and names it.
    Report writeText(const QString &path, core::Control &control, std::atomic<int> &done) const;

private:
    QByteArray game(int solution) const;
    QByteArray heading() const;
    QByteArray entry(int solution) const;

    const core::Kind &m_kind;
    const session::Instance m_instance;
    const core::Position m_from;
    const QString m_method;
    const session::FoundList m_list;
};

} // namespace window
