// SPDX-License-Identifier: MIT
#include "support/files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>

namespace tests {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

void writeFile(const QString &path, const QByteArray &content)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QFile::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

} // namespace tests
