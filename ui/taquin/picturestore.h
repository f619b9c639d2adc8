// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/picture.h"

#include <QDir>
#include <QList>
#include <QSet>

namespace taquin {

/// The copies of the player's pictures in the program's data folder, so that a game outlives the file it was
/// made from, and the list of the last ones. Pictures go by an id: 16 hexadecimal digits made from their
/// pixels, or that of a sample. The functions take up to half a second for a large picture, and may run in
/// any thread.
class PictureStore {
public:
    static constexpr int remembered = 8;
    static constexpr int thumbnailSide = 160; ///< pixels at most

    struct Entry {
        QString id;
        QString name;
        QImage thumbnail;
    };

    explicit PictureStore(const QString &folder = standardFolder());

    static QString standardFolder();
    static QString idOf(const QImage &picture);
    /// Whether this can be an id at all; no other text ever names a file.
    static bool isId(const QString &id);

    /// Keeps a copy and puts it first among the last ones. Empty when it is kept, else why it is not.
    QString keep(const Picture &picture) const;
    /// The same pixels again, or those of a sample; null when there are none.
    QImage load(const QString &id) const;
    bool has(const QString &id) const;

    /// The last ones, the latest first.
    QList<Entry> recent() const;
    /// Removes the copies that are neither among the last ones nor named here, but for the `spared` newest:
    /// games saved elsewhere may be made of them.
    void tidy(const QSet<QString> &inUse, int spared = 200) const;

private:
    QString pathOf(const QString &id) const;
    QString thumbnailOf(const QString &id) const;
    QList<Entry> readList() const; ///< without thumbnails
    bool writeList(const QList<Entry> &entries) const;

    QDir m_folder;
};

} // namespace taquin
