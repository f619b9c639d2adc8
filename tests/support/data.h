// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace tests {

/// Returns the lines of a file in tests/data; empty if the file cannot be read.
QStringList dataLines(const QString &name);
/// Returns the path of a file or folder in tests/data.
QString dataPath(const QString &name);

} // namespace tests
