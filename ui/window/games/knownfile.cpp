// SPDX-License-Identifier: MIT
#include "window/games/knownfile.h"

#include "session/basics/jsontext.h"
#include "session/files/regularfile.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

namespace window {

using namespace Qt::StringLiterals;

namespace {

constexpr auto digestOfFile = QCryptographicHash::Sha256;

} // namespace

KnownFile::KnownFile(const QString &path, const QByteArray &content)
    : m_path(QFileInfo(path).absoluteFilePath()), m_size(content.size()),
      m_digest(QCryptographicHash::hash(content, digestOfFile))
{
}

// The modification time is not compared: copying a folder changes it, and two changes within one tick of the clock
// do not.
bool KnownFile::hasChanged() const
{
    const QFileInfo info(m_path);
    if (!info.exists())
        return false;
    QFile file(m_path);
    if (info.size() != m_size || !session::openRegular(file))
        return true;
    QCryptographicHash digest(digestOfFile);
    return !digest.addData(&file) || digest.result() != m_digest;
}

QByteArray KnownFile::written() const
{
    return session::jsonText(QJsonDocument(QJsonObject{{u"path"_s, m_path},
                                                       {u"size"_s, m_size},
                                                       {u"sha256"_s, QString::fromLatin1(m_digest.toHex())},
                                                       {u"withoutPictures"_s, m_isPlain},
                                                       {u"outdated"_s, m_isOutdated}}));
}

KnownFile KnownFile::read(const QByteArray &text)
{
    const QJsonObject object = QJsonDocument::fromJson(text).object();
    KnownFile file;
    file.m_size = object["size"_L1].toInteger(-1);
    file.m_digest = QByteArray::fromHex(object["sha256"_L1].toString().toLatin1());
    file.m_isPlain = object["withoutPictures"_L1].toBool();
    file.m_isOutdated = object["outdated"_L1].toBool();
    const QString path = object["path"_L1].toString();
    const bool isSound = file.m_size >= 0 && QFileInfo(path).isAbsolute() &&
                         file.m_digest.size() == QCryptographicHash::hashLength(digestOfFile);
    file.m_path = isSound ? path : QString();
    return file;
}

} // namespace window
