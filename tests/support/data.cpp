// SPDX-License-Identifier: MIT
#include "support/data.h"

#include <QFile>
#include <QRegularExpression>
#include <QTextStream>

namespace tests {

using namespace Qt::StringLiterals;

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

QByteArray unescaped(const QString &quoted)
{
    static const QRegularExpression piece(u"\\\\(?:(t)|(n)|(r)|u(\\w{4})|x(\\w{2})|(\"))|[^\\\\]+"_s);
    QByteArray bytes;
    for (const QRegularExpressionMatch &match : piece.globalMatch(quoted)) {
        if (match.hasCaptured(1))
            bytes += '\t';
        else if (match.hasCaptured(2))
            bytes += '\n';
        else if (match.hasCaptured(3))
            bytes += '\r';
        else if (match.hasCaptured(4))
            bytes += QString(QChar(match.captured(4).toUShort(nullptr, 16))).toUtf8();
        else if (match.hasCaptured(5))
            bytes += QByteArray::fromHex(match.captured(5).toLatin1());
        else if (match.hasCaptured(6))
            bytes += '"';
        else
            bytes += match.captured().toUtf8();
    }
    return bytes;
}

} // namespace tests
