// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

#include <QByteArray>
#include <QJsonObject>
#include <QStringList>

/// The result of a command that was run in this process.
struct Run {
    int status = 0;
    QByteArray out;
    QByteArray err;

    QList<QByteArray> answers() const;          ///< the lines of `out`
    QList<QByteArray> errorLines() const;       ///< the lines of `err`
    QJsonObject json(qsizetype line = 0) const; ///< an empty object if that line is not a JSON object
};

/// Runs `cassetete WORDS…` with `input` as its standard input.
Run run(core::Kinds kinds, const QStringList &words, const QByteArray &input = {}, bool interrupted = false);
/// Runs the same command on the program's own puzzles.
Run run(const QStringList &words, const QByteArray &input = {});
