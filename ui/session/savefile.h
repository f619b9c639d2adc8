// SPDX-License-Identifier: MIT
#pragma once

#include <QSaveFile>

namespace session {

/// A file that is written whole or not at all: until `commit` has checked that every byte is on the disk, the
/// file of that name stays as it was. QSaveFile alone does not hold that promise: on a full disk it drops what
/// it has buffered and then replaces the good file.
class SaveFile : public QIODevice {
    Q_OBJECT

public:
    enum class Access {
        Kept,  ///< that of the file it replaces, else what the user's mask gives
        Owner, ///< nobody else may read it: pictures and games in the program's own folder
    };

    explicit SaveFile(const QString &path, Access access = Access::Kept);
    ~SaveFile() override;

    bool open(); ///< for writing
    /// False when anything went wrong since the file was opened; `errorString` says what did first.
    bool commit();
    QString fileName() const { return m_file.fileName(); }
    bool isSequential() const override { return true; }

    /// Replaces the file by this content. Answers why it could not; empty when it did.
    static QString replace(const QString &path, const QByteArray &content, Access access = Access::Kept);

protected:
    qint64 readData(char *, qint64) override { return -1; }
    qint64 writeData(const char *bytes, qint64 count) override;

private:
    bool open(OpenMode) override { return open(); }
    void fail(const QString &why);
    bool flush();
    bool sync();

    QSaveFile m_file; // names, replaces and removes; what it would buffer goes to its descriptor directly
    const Access m_access;
    QByteArray m_buffer;
    qint64 m_size = 0; ///< bytes written, with those in the buffer
    bool m_good = false;
};

/// Appends to the file of this name, which has this size. Where it has another, or not all can be written, it
/// stays as it was. Answers why that failed; empty when it did not.
QString append(const QString &path, qint64 size, QByteArrayView bytes);

/// Writes these bytes to a descriptor, all of them. Answers the error's number; 0 when there was none.
int writeAll(int descriptor, QByteArrayView bytes);

} // namespace session
