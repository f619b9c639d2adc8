// SPDX-License-Identifier: MIT
#include "session/files/savefile.h"

#include "core/system.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <cerrno>
#include <filesystem>

namespace session {

namespace {

constexpr qsizetype bufferSize = 1 << 16; // bytes

struct FileFaults {
    Q_DECLARE_TR_FUNCTIONS(session::FileFaults)
};

QString reason(int error)
{
    bool full = error == ENOSPC;
#ifdef EDQUOT
    full = full || error == EDQUOT;
#endif
    if (full)
        return FileFaults::tr("the disk is full");
    return qt_error_string(error);
}

QString reason(const QSaveFile &file)
{
    const QString words = file.errorString();
    return words == qt_error_string(ENOSPC) ? reason(ENOSPC) : words;
}

/// Returns whether every symbolic link from this path on leads to a name in UTF-8. QSaveFile replaces the target of
/// the links, and would otherwise write a file with a similar name.
bool leadsToText(const QString &path)
{
    constexpr int mostLinks = 40; // the kernel's own limit
    std::error_code failed;
    std::filesystem::path file = QFile::encodeName(path).toStdString();
    for (int links = 0; links < mostLinks && std::filesystem::is_symlink(file, failed); ++links) {
        const std::filesystem::path target = std::filesystem::read_symlink(file, failed);
        const QByteArray name(target.c_str());
        if (QFile::encodeName(QFile::decodeName(name)) != name)
            return false;
        file = file.parent_path() / target;
    }
    return true;
}

} // namespace

int writeAll(int descriptor, QByteArrayView bytes)
{
    while (!bytes.empty()) {
        const std::ptrdiff_t written = core::os::write(descriptor, bytes.data(), std::size_t(bytes.size()));
        if (written < 0 && errno != EINTR)
            return errno;
        bytes = bytes.sliced(std::max(std::ptrdiff_t(0), written));
    }
    return 0;
}

bool makeOwnFolder(const QString &path)
{
    constexpr QFile::Permissions own = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;
    if (const QString above = QFileInfo(path).path(); !QFileInfo(above).isDir())
        makeOwnFolder(above);
    if (QDir().mkdir(path, own))
        return true;
    const bool isFolder = QFileInfo(path).isDir();
    if (isFolder)
        QFile::setPermissions(path, own);
    return isFolder;
}

QString append(const QString &path, qint64 size, QByteArrayView bytes)
{
    QFile file(path);
    // Opening a pipe would block.
    if (const QFileInfo existing(path); existing.exists() && !existing.isFile())
        return FileFaults::tr("this name belongs to something that is not a file");
    if (!file.open(QFile::ReadWrite | QFile::ExistingOnly | QFile::Unbuffered))
        return file.errorString();
    if (file.size() != size || !file.seek(size))
        return FileFaults::tr("another program has changed the file");
    int error = writeAll(file.handle(), bytes);
    if (error == 0)
        error = core::os::sync(file.handle());
    if (error != 0) {
        file.resize(size); // if this fails, too, the sum of the appended stretch shows the damage
        return reason(error);
    }
    return file.size() == size + bytes.size() ? QString() : FileFaults::tr("only a part of it was written");
}

bool SaveFile::open()
{
    // Folders are refused, and so are devices and pipes, which would be replaced by a file.
    if (const QFileInfo existing(m_file.fileName()); existing.exists() && !existing.isFile()) {
        setErrorString(FileFaults::tr("this name belongs to something that is not a file"));
        return false;
    }
    if (!leadsToText(m_file.fileName())) {
        setErrorString(FileFaults::tr("the link leads to a name that is not in UTF-8"));
        return false;
    }
    m_good = m_file.open(WriteOnly);
    if (!m_good) {
        setErrorString(reason(m_file));
        return false;
    }
    // Access is restricted while the file is still empty. A file system without access rights is used all the same.
    if (m_access == Access::Owner)
        m_file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    return QIODevice::open(WriteOnly);
}

qint64 SaveFile::writeData(const char *bytes, qint64 count)
{
    m_size = std::max(m_size, pos() + count);
    if (count < bufferSize) {
        m_buffer.append(bytes, count);
        return m_buffer.size() < bufferSize || flush() ? count : -1;
    }
    // A large block is not copied: it may take half of the memory.
    return flush() && writeNow({bytes, count}) ? count : -1;
}

bool SaveFile::seek(qint64 at)
{
    return at <= m_size && flush() && m_file.seek(at) && QIODevice::seek(at);
}

bool SaveFile::flush()
{
    const bool good = m_good && writeNow(m_buffer);
    m_buffer.clear();
    return good;
}

bool SaveFile::writeNow(QByteArrayView bytes)
{
    if (const int error = writeAll(m_file.handle(), bytes); error != 0)
        fail(reason(error));
    return m_good;
}

/// Writes the file to the disk. The kernel reports some errors only when it does so.
bool SaveFile::sync()
{
    if (const int error = core::os::sync(m_file.handle()); error != 0)
        fail(reason(error));
    else if (core::os::sizeOf(m_file.handle()) != m_size)
        fail(FileFaults::tr("only a part of it was written"));
    return m_good;
}

bool SaveFile::commit()
{
    const bool whole = isOpen() && flush() && sync();
    QIODevice::close();
    if (!whole) {
        m_file.cancelWriting();
        return false;
    }
    if (!m_file.commit())
        fail(reason(m_file));
    return m_good;
}

void SaveFile::fail(const QString &why)
{
    m_good = false;
    setErrorString(why);
}

QString SaveFile::replace(const QString &path, const QByteArray &content, Access access)
{
    SaveFile file(path, access);
    const bool done = file.open() && file.write(content) == content.size() && file.commit();
    return done ? QString() : file.errorString();
}

} // namespace session
