// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/picture.h"

#include <QDir>
#include <QList>
#include <QSet>

namespace taquin {

/// The copies of the player's pictures in the program's data folder, so that a game outlives the file it was made from,
/// and the list of recent ones. A picture's id is that of a sample, or 16 hexadecimal digits hashed from the pixels.
/// The functions take up to half a second for a large picture, and may be called in any thread.
class PictureStore {
public:
    static constexpr int recentCount = 8;
    static constexpr int thumbnailSide = 160; ///< the longest side in pixels

    struct Entry {
        QString id;
        QString name;
        QImage thumbnail;
    };

    explicit PictureStore(const QString &folder = standardFolder()) : m_folder(folder) {}

    static QString standardFolder();
    static QString idOf(const QImage &picture);
    /// Returns whether a text has the form of an id; no other text is ever used as a file name.
    static bool isId(const QString &id);

    enum Listing { Listed, Unlisted };

    /// Stores a copy and puts it first in the list of recent ones, if it is to be listed. Returns an empty string on
    /// success, else a sentence with the reason.
    QString add(const Picture &picture, Listing listing = Listed) const;
    /// Returns the pixels of a stored picture or a sample; null if there is no such picture.
    QImage load(const QString &id) const;
    bool has(const QString &id) const;

    /// Returns the recent pictures, the latest first.
    QList<Entry> recent() const;
    /// Removes the copies that are neither recent nor in use, except the `newestKept` newest, which games
    /// saved elsewhere may use.
    void removeUnused(const QSet<QString> &inUse, int newestKept = 200) const;

private:
    QString pathOf(const QString &id) const;
    QString thumbnailOf(const QString &id) const;
    QList<Entry> readList() const; ///< the entries without thumbnails
    bool writeList(const QList<Entry> &entries) const;

    QDir m_folder;
};

} // namespace taquin
