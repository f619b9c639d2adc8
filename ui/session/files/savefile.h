// SPDX-License-Identifier: MIT
#pragma once

#include <QSaveFile>

namespace session {

/// A file that is written whole or not at all: until `commit` has checked that every byte is on the disk, the
/// file of that name stays as it was. QSaveFile alone does not guarantee this: on a full disk it drops what
/// it has buffered and then replaces the good file.
class SaveFile : public QIODevice {
    Q_OBJECT

public:
    enum class Access {
        Unchanged, ///< the access rights of the file that it replaces, or else those of the user's umask
        Owner,     ///< access for the user alone: pictures and games in the program's own folder
    };

    explicit SaveFile(const QString &path, Access access = Access::Unchanged) : m_file(path), m_access(access)
    {
    }

    bool open(); ///< opens the file for writing
    /// Commits the file. Returns false if anything failed since it was opened; `errorString` then describes
    /// the first failure.
    bool commit();
    QString fileName() const { return m_file.fileName(); }
    bool isSequential() const override { return false; }
    /// Moves to an earlier place in the file, to overwrite it.
    bool seek(qint64 at) override;

    /// Replaces the file by this content. Returns the error if it could not; empty if it did.
    static QString replace(const QString &path, const QByteArray &content, Access access = Access::Unchanged);

protected:
    qint64 readData(char *, qint64) override { return -1; }
    qint64 writeData(const char *bytes, qint64 count) override;

private:
    bool open(OpenMode) override { return open(); }
    void fail(const QString &why);
    bool flush();
    bool writeNow(QByteArrayView bytes);
    bool sync();

    QSaveFile m_file; // It names, replaces and removes the file; what it would buffer is written directly.
    const Access m_access;
    QByteArray m_buffer;
    qint64 m_size = 0; ///< the size of the file, including the buffer
    bool m_good = false;
};

/// Creates a folder that only its user may enter, or removes the access of others to an existing one. Folders above it
/// that do not exist are created so, too. Returns whether the folder exists now.
bool makeOwnFolder(const QString &path);

/// Appends to the file of this name, which must have this size. If its size is different, or if not all bytes can be
/// written, the file stays as it was. Returns the error; empty if there was none.
QString append(const QString &path, qint64 size, QByteArrayView bytes);

/// Writes all of these bytes to a descriptor. Returns the errno; 0 if there was no error.
int writeAll(int descriptor, QByteArrayView bytes);

} // namespace session
