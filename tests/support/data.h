// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace tests {

/// The lines of a file in tests/data; none when it cannot be read.
QStringList dataLines(const QString &name);

} // namespace tests
