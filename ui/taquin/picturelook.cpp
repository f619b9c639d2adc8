// SPDX-License-Identifier: MIT
#include "taquin/picturelook.h"

#include "taquin/picturestore.h"

#include <QRegularExpression>

namespace ui {

std::optional<PictureLook> PictureLook::read(const QString &look)
{
    static const QRegularExpression form(
        QStringLiteral("^picture=([a-z0-9-]{1,40})(?:,crop=(\\d{1,5}):(\\d{1,5}):(\\d{1,5}):(\\d{1,5}))?$"));
    const QRegularExpressionMatch match = form.match(look);
    if (!match.hasMatch() || !::taquin::PictureStore::isId(match.captured(1)))
        return std::nullopt;
    const auto number = [&](int group) { return match.captured(group).toInt(); };
    return PictureLook{match.captured(1),
                       match.hasCaptured(2) ? QRect(number(2), number(3), number(4), number(5)) : QRect()};
}

QString PictureLook::write() const
{
    const QString look = QStringLiteral("picture=") + id;
    if (crop.isNull())
        return look;
    return look + QStringLiteral(",crop=%1:%2:%3:%4")
                      .arg(crop.x())
                      .arg(crop.y())
                      .arg(crop.width())
                      .arg(crop.height());
}

QRect PictureLook::part(const QSize &picture, const QSize &cells) const
{
    const QRect whole(QPoint(0, 0), picture);
    // A crop made for other proportions would squeeze the picture; one pixel is rounding.
    const auto fits = [&](const QSize &size) {
        return qAbs(qint64(size.width()) * cells.height() - qint64(size.height()) * cells.width()) <=
               cells.width() + cells.height();
    };
    if (!crop.isEmpty() && whole.contains(crop) && fits(crop.size()))
        return crop;
    QRect part(QPoint(0, 0), cells.scaled(picture, Qt::KeepAspectRatio));
    part.moveCenter(whole.center());
    return part.intersected(whole);
}

} // namespace ui
