// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

namespace tests {

/// Returns the content of a file; empty if the file cannot be read.
QByteArray contentOf(const QString &path);
/// Writes or overwrites a file, and creates its folder if necessary.
void writeFile(const QString &path, const QByteArray &content);

} // namespace tests
