// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace tests {

/// Returns the lines of a file in tests/data; empty if the file cannot be read.
QStringList dataLines(const QString &name);
/// Returns the path of a file or folder in tests/data.
QString dataPath(const QString &name);

/// Returns the bytes of a text in a file of test data, which is UTF-8 and writes other bytes, control characters and
/// quotation marks as escapes.
QByteArray unescaped(const QString &quoted);

} // namespace tests
