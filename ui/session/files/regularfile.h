// SPDX-License-Identifier: MIT
#pragma once

#include <QFile>
#include <QObject>
#include <QStringList>

#include <functional>
#include <mutex>
#include <vector>

namespace session {

/// Opens a file for reading that the program looks for by itself, in its own folders. Returns false unless it is a
/// regular file: opening a pipe would wait for its writer, and reading a device might never end.
bool openRegular(QFile &file, QFile::OpenMode more = QFile::NotOpen);

/// Returns whether something has this name that is not a regular file: a folder, a pipe, a device, or a link that
/// leads to one of these or to nothing.
bool isForeign(const QString &path);

/// Renames what cannot be the file that the program keeps under this name: to this name with ".broken-1" after it, or
/// the next free number. Returns the new name; empty if it could not be renamed.
QString setAside(const QString &path);

/// Sentences about files that are read before there is a window, or where no window is known, such as settings.
class FileReports : public QObject {
    Q_OBJECT

public:
    static FileReports &all();

    /// Adds a sentence, which is translated when it is taken. May be called in any thread.
    void add(std::function<QString()> sentence);
    /// Returns the sentences that have not been taken yet.
    QStringList take();

Q_SIGNALS:
    void added();

private:
    std::mutex m_mutex;
    std::vector<std::function<QString()>> m_sentences;
};

} // namespace session
