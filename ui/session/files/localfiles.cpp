// SPDX-License-Identifier: MIT
#include "session/files/localfiles.h"

#include <QFileInfo>
#include <QMimeData>
#include <QStringConverter>
#include <QSysInfo>
#include <QUrl>

namespace session {

using namespace Qt::StringLiterals;

QString localFile(const QUrl &url)
{
    const QString host = url.host();
    const bool isHere = host.isEmpty() || host == "localhost"_L1 ||
                        host.compare(QSysInfo::machineHostName(), Qt::CaseInsensitive) == 0;
    if (url.scheme() != "file"_L1 || !isHere)
        return {};
    const QByteArray bytes = QByteArray::fromPercentEncoding(url.path(QUrl::FullyEncoded).toLatin1());
    QStringDecoder utf8(QStringDecoder::Utf8);
    const QString name = utf8(bytes);
    const QString old = QString::fromLatin1(bytes);
    return utf8.hasError() || (!QFileInfo::exists(name) && QFileInfo::exists(old)) ? old : name;
}

QStringList localFiles(const QMimeData &data)
{
    QStringList files;
    for (const QUrl &url : data.urls()) {
        if (const QString file = localFile(url); !file.isEmpty())
            files += file;
    }
    return files;
}

QString webAddress(const QMimeData &data)
{
    for (const QUrl &url : data.urls()) {
        if (!url.isRelative() && localFile(url).isEmpty())
            return url.toDisplayString();
    }
    return {};
}

} // namespace session
