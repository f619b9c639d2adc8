// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

namespace session {

/// A picture in the text of a saved game: the look of the acts that show it, and the picture as a PNG or JPEG file.
struct GamePicture {
    static constexpr qint64 mostBytes = qint64(64) << 20; ///< the most bytes of all pictures of a game

    QString look;
    QByteArray file;
};

/// Returns the pictures as lines of text: for each of them "picture: LOOK", and below it its file in base64, in lines
/// of the form "data: …". They are a stretch of their own behind a game whose last sum is `before`, so that the game
/// can still be read when they are damaged. Pictures beyond `mostBytes` are left out.
QByteArray pictureStretch(QByteArrayView before, const std::vector<GamePicture> &pictures);

/// Returns whether a text begins with such lines, if only with a part of the first one.
bool beginsWithPictures(QByteArrayView text);

/// Reads such lines. Each function returns whether the line fits; the pictures then are as they were saved.
class PictureReader {
public:
    bool begin(const QByteArray &look);
    bool data(const QByteArray &base64);
    std::vector<GamePicture> take();

private:
    std::vector<GamePicture> m_pictures;
    qint64 m_size = 0;
};

} // namespace session
