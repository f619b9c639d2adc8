// SPDX-License-Identifier: MIT
#include "session/files/gamepictures.h"

#include "session/files/checksums.h"

#include <utility>

namespace session {

namespace {

constexpr QByteArrayView pictureWord = "picture: ";
constexpr QByteArrayView dataWord = "data: ";
constexpr qsizetype bytesPerLine = 72; // 96 characters of base64, a line that editors and mail leave as it is
constexpr std::size_t mostPictures = 64;

} // namespace

QByteArray pictureStretch(QByteArrayView before, const std::vector<GamePicture> &pictures)
{
    QByteArray text;
    qint64 size = 0;
    for (const GamePicture &picture : pictures) {
        size += picture.file.size();
        if (size > GamePicture::mostBytes)
            break;
        text += pictureWord.toByteArray() + picture.look.toUtf8() + '\n';
        for (qsizetype at = 0; at < picture.file.size(); at += bytesPerLine)
            text += dataWord.toByteArray() + picture.file.mid(at, bytesPerLine).toBase64() + '\n';
    }
    return text.isEmpty() ? text : text + sumLine(before, text);
}

bool beginsWithPictures(QByteArrayView text)
{
    return !text.isEmpty() && (text.startsWith(pictureWord) || pictureWord.startsWith(text));
}

bool PictureReader::begin(const QByteArray &look)
{
    if (look.isEmpty() || look.size() > 200 || m_pictures.size() == mostPictures)
        return false;
    m_pictures.push_back({QString::fromUtf8(look), {}});
    return true;
}

bool PictureReader::data(const QByteArray &base64)
{
    const auto bytes = QByteArray::fromBase64Encoding(base64, QByteArray::AbortOnBase64DecodingErrors);
    m_size += (*bytes).size();
    if (m_pictures.empty() || !bytes || m_size > GamePicture::mostBytes)
        return false;
    m_pictures.back().file += *bytes;
    return true;
}

std::vector<GamePicture> PictureReader::take()
{
    m_size = 0;
    return std::exchange(m_pictures, {});
}

} // namespace session
