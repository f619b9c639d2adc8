// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

namespace tests {

/// All of a file; empty when it cannot be read.
QByteArray contentOf(const QString &path);
/// Writes a file anew, in a folder that is made when it is not there.
void writeFile(const QString &path, const QByteArray &content);

} // namespace tests
