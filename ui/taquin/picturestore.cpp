// SPDX-License-Identifier: MIT
#include "taquin/picturestore.h"

#include "session/files/regularfile.h"
#include "session/files/savefile.h"
#include "taquin/samples.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QCryptographicHash>
#include <QImageWriter>
#include <QMutex>
#include <QRegularExpression>
#include <QStandardPaths>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace taquin {

namespace {

constexpr qint64 longestList = 1 << 16; ///< the most bytes of the list

/// This mutex is held while the list is changed.
QMutex listMutex;

bool writeFile(const QString &path, const QByteArray &bytes)
{
    return !bytes.isEmpty() &&
           session::SaveFile::replace(path, bytes, session::SaveFile::Access::Owner).isEmpty();
}

/// Returns the image as PNG, which is lossless. The compression is low, since it takes most of the time.
QByteArray pngBytes(const QImage &image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QBuffer::WriteOnly);
    QImageWriter writer(&buffer, "png"_ba);
    writer.setCompression(20);
    return writer.write(image) ? bytes : QByteArray();
}

} // namespace

QString PictureStore::standardFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/pictures"_s;
}

QString PictureStore::idOf(const QImage &picture)
{
    const QImage pixels = picture.convertToFormat(QImage::Format_ARGB32);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const QByteArray size = QByteArray::number(pixels.width()) + 'x' + QByteArray::number(pixels.height());
    hash.addData(size);
    for (int y = 0; y < pixels.height(); ++y)
        hash.addData(
            {reinterpret_cast<const char *>(pixels.constScanLine(y)), qsizetype(pixels.width()) * 4});
    return QString::fromLatin1(hash.result().toHex().first(16));
}

bool PictureStore::isId(const QString &id)
{
    static const QRegularExpression digits(u"\\A[0-9a-f]{16}\\z"_s);
    return isSample(id) || digits.match(id).hasMatch();
}

QString PictureStore::add(const Picture &picture, Listing listing) const
{
    const QString id = idOf(picture.image);
    const QSize small = picture.image.size().scaled(thumbnailSide, thumbnailSide, Qt::KeepAspectRatio);
    const QImage thumbnail = picture.image.scaled(small, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    const QMutexLocker locker(&listMutex);
    QList<Entry> entries = readList();
    entries.removeIf([&](const Entry &entry) { return entry.id == id; });
    entries.prepend({id, picture.name, {}});
    entries.resize(std::min(entries.size(), qsizetype(recentCount)));
    const bool stored = session::makeOwnFolder(m_folder.path()) &&
                        (has(id) || writeFile(pathOf(id), pngBytes(picture.image))) &&
                        writeFile(thumbnailOf(id), pngBytes(thumbnail)) &&
                        (listing == Unlisted || writeList(entries));
    return stored ? QString()
                  : QCoreApplication::translate(
                        "taquin::PictureStore",
                        "“%1” could not be copied to “%2”, so the game will not find it when the program "
                        "next starts.")
                        .arg(picture.name, m_folder.path());
}

QImage PictureStore::load(const QString &id) const
{
    if (isSample(id))
        return sample(id, sampleSize);
    const PictureReading reading = isId(id) ? readPicture({{}, pathOf(id)}) : PictureReading();
    const auto *picture = std::get_if<Picture>(&reading);
    return picture && picture->warning.isEmpty() ? picture->image : QImage();
}

bool PictureStore::has(const QString &id) const
{
    return isSample(id) || (isId(id) && QFileInfo(pathOf(id)).isFile());
}

QList<PictureStore::Entry> PictureStore::recent() const
{
    QList<Entry> entries = readList();
    for (Entry &entry : entries) {
        if (QFile file(thumbnailOf(entry.id)); session::openRegular(file))
            entry.thumbnail.load(&file, "png");
    }
    return entries;
}

void PictureStore::removeUnused(const QSet<QString> &inUse, int newestKept) const
{
    const QMutexLocker locker(&listMutex);
    QSet<QString> needed = inUse;
    for (const Entry &entry : readList())
        needed.insert(entry.id);
    for (const QFileInfo &file : m_folder.entryInfoList({u"*.png"_s}, QDir::Files, QDir::Time)) {
        const QString id = file.baseName();
        if (!isId(id) || needed.contains(id) || file.filePath() != pathOf(id) || newestKept-- > 0)
            continue;
        QFile::remove(file.filePath());
        QFile::remove(thumbnailOf(id));
    }
}

QString PictureStore::pathOf(const QString &id) const
{
    return m_folder.filePath(id + u".png"_s);
}

QString PictureStore::thumbnailOf(const QString &id) const
{
    return m_folder.filePath(id + u".small.png"_s);
}

/// Reads the list. A line is an id, a blank and a name. Other lines, and lines whose copy no longer exists, are
/// skipped.
QList<PictureStore::Entry> PictureStore::readList() const
{
    QList<Entry> entries;
    QFile file(m_folder.filePath(u"list.txt"_s));
    if (!session::openRegular(file))
        return entries;
    for (const QString &line : QString::fromUtf8(file.read(longestList)).split(u'\n')) {
        const QString id = line.section(u' ', 0, 0);
        if (!isSample(id) && has(id) && entries.size() < recentCount)
            entries.append({id, line.section(u' ', 1), {}});
    }
    return entries;
}

bool PictureStore::writeList(const QList<Entry> &entries) const
{
    QString lines;
    for (const Entry &entry : entries)
        lines += entry.id + u' ' + entry.name.simplified() + u'\n';
    return writeFile(m_folder.filePath(u"list.txt"_s), lines.toUtf8());
}

} // namespace taquin
