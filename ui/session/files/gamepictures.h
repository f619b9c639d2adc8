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

/// Returns the pictures as lines of text: for each of them "picture: LOOK", then its file in base64, in lines of the
/// form "data: …". They form a separate stretch after a game whose last sum is `before`, so that the game can still
/// be read if they are damaged. Pictures beyond `mostBytes` are left out.
QByteArray pictureStretch(QByteArrayView before, const std::vector<GamePicture> &pictures);

/// Returns whether a text begins with lines of pictures, even with only a part of the first one.
bool beginsWithPictures(QByteArrayView text);

/// Reads lines of pictures. `begin` and `data` return false if the line is not valid here.
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
