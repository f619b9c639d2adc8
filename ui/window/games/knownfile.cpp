// SPDX-License-Identifier: MIT
#include "window/games/knownfile.h"

#include "session/files/regularfile.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

namespace window {

namespace {

constexpr auto digestOfFile = QCryptographicHash::Sha256;

} // namespace

KnownFile::KnownFile(const QString &path, const QByteArray &content)
    : m_path(path), m_size(content.size()), m_digest(QCryptographicHash::hash(content, digestOfFile))
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

} // namespace window
