// SPDX-License-Identifier: MIT
#include "session/settingsfile.h"

#include "session/savefile.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

namespace session {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 largestFile = 1 << 20; // bytes

bool read(QIODevice &device, QSettings::SettingsMap &settings)
{
    settings = QJsonDocument::fromJson(device.read(largestFile)).object().toVariantMap();
    return true;
}

// QSettings replaces the file when this returns true, whatever becomes of what the device has buffered.
bool write(QIODevice &device, const QSettings::SettingsMap &settings)
{
    const QByteArray text = QJsonDocument(QJsonObject::fromVariantMap(settings)).toJson();
    const auto *file = qobject_cast<QFileDevice *>(&device);
    return file && writeAll(file->handle(), text) == 0;
}

QSettings::Format json()
{
    static const QSettings::Format format = QSettings::registerFormat(u"json"_s, read, write);
    return format;
}

} // namespace

SettingsFile::SettingsFile(const QString &path) : QSettings(path + ".json"_L1, json())
{
    if (QFileInfo::exists(fileName()) || !QFileInfo::exists(path + ".ini"_L1))
        return;
    const QSettings before(path + ".ini"_L1, IniFormat);
    for (const QString &key : before.allKeys()) {
        const QVariant value = before.value(key);
        if (value.typeId() == QMetaType::QByteArray)
            setBytes(key, value.toByteArray());
        else
            setValue(key, value);
    }
}

QByteArray SettingsFile::bytes(const QString &key) const
{
    return QByteArray::fromBase64(value(key).toString().toLatin1());
}

void SettingsFile::setBytes(const QString &key, const QByteArray &bytes)
{
    setValue(key, QString::fromLatin1(bytes.toBase64()));
}

} // namespace session
