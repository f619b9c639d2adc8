// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace tests {

/// The lines of a file in tests/data; none when it cannot be read.
QStringList dataLines(const QString &name);
/// The path of a file or folder in tests/data.
QString dataPath(const QString &name);

} // namespace tests
