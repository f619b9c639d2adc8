// SPDX-License-Identifier: MIT
#include "support/data.h"

#include <QFile>
#include <QTextStream>

namespace tests {

QString dataPath(const QString &name)
{
    return QStringLiteral(TEST_DATA "/") + name;
}

QStringList dataLines(const QString &name)
{
    QFile file(dataPath(name));
    QStringList lines;
    if (!file.open(QFile::ReadOnly | QFile::Text))
        return lines;
    QTextStream stream(&file);
    for (QString line; stream.readLineInto(&line);)
        lines.append(line);
    return lines;
}

} // namespace tests
