// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

namespace window {

/// A file of the user's, with the content that this program last read from it or wrote to it.
class KnownFile {
public:
    KnownFile() = default;
    KnownFile(const QString &path, const QByteArray &content);

    const QString &path() const { return m_path; } ///< empty if there is no file
    /// Returns whether the user saves the game without its pictures.
    bool isPlain() const { return m_isPlain; }
    void setPlain(bool isPlain) { m_isPlain = isPlain; }
    /// Returns whether the game was played on since this program read or wrote the file.
    bool isOutdated() const { return m_isOutdated; }
    void setOutdated(bool isOutdated) { m_isOutdated = isOutdated; }
    /// Returns whether the file now has another content. A missing file counts as unchanged: writing it loses
    /// nothing.
    bool hasChanged() const;

    /// The text from which `read` makes the same file; `read` returns no file for any other text.
    QByteArray written() const;
    static KnownFile read(const QByteArray &text);

private:
    QString m_path;
    qint64 m_size = 0;
    QByteArray m_digest;
    bool m_isPlain = false;
    bool m_isOutdated = false;
};

} // namespace window
