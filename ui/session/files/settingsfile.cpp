// SPDX-License-Identifier: MIT
#include "session/files/settingsfile.h"

#include "session/basics/jsontext.h"
#include "session/files/lockfile.h"
#include "session/files/regularfile.h"
#include "session/files/savefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

namespace session {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 largestFile = 1 << 20; // bytes

struct SettingsFaults {
    Q_DECLARE_TR_FUNCTIONS(session::SettingsFaults)
};

/// Renames what cannot be a file of settings, so that it is not replaced, and reports it.
bool removeForeign(const QString &path)
{
    const QString aside = setAside(path);
    if (aside.isEmpty())
        return false;
    FileReports::all().add([path, aside] {
        return SettingsFaults::tr("“%1” cannot be a file of settings, so it was renamed “%2”.")
            .arg(QDir::toNativeSeparators(path), QDir::toNativeSeparators(aside));
    });
    return true;
}

/// Returns the name of the settings file, once nothing there can stop QSettings: it would wait for the writer of a
/// pipe and for a lock that nobody holds, and would replace a file that is too large.
QString withoutForeign(const QString &path)
{
    const QString nowhere = path + "/settings"_L1; // nothing can be found or written there
    const QString lock = path + ".lock"_L1;
    if (!removeAbandonedLock(lock)) {
        FileReports::all().add([lock] {
            return SettingsFaults::tr("The lock “%1” can be neither opened nor removed, so the settings are "
                                      "neither read nor saved.")
                .arg(QDir::toNativeSeparators(lock));
        });
        return nowhere;
    }
    if (!isForeign(path) && QFileInfo(path).size() <= largestFile)
        return path;
    return removeForeign(path) ? path : nowhere;
}

/// Reads the settings. A file that a person has edited may be damaged: it is renamed, since QSettings would soon
/// replace it by what is set now.
bool readSettings(QIODevice &device, QSettings::SettingsMap &settings)
{
    const QByteArray text = device.read(largestFile + 1);
    const QJsonDocument document =
        text.size() <= largestFile ? QJsonDocument::fromJson(text) : QJsonDocument();
    if (const auto *file = qobject_cast<QFileDevice *>(&device);
        file && !document.isObject() && !text.trimmed().isEmpty())
        removeForeign(file->fileName());
    settings = document.object().toVariantMap();
    return true;
}

// QSettings replaces the file when this function returns true, even if bytes that the device has buffered are lost;
// so the bytes are written directly.
bool writeSettings(QIODevice &device, const QSettings::SettingsMap &settings)
{
    const QByteArray text =
        jsonText(QJsonDocument(QJsonObject::fromVariantMap(settings)), QJsonDocument::Indented);
    auto *file = qobject_cast<QFileDevice *>(&device);
    // The names of recent files are private, and QSettings lets everybody whom the umask admits write into a folder
    // that it creates. Some file systems have no access rights.
    if (file) {
        file->setPermissions(QFile::ReadOwner | QFile::WriteOwner);
        const QString folder = QFileInfo(file->fileName()).path();
        QFile::setPermissions(folder, QFile::permissions(folder) & ~(QFile::WriteGroup | QFile::WriteOther));
    }
    return file && writeAll(file->handle(), text) == 0;
}

QSettings::Format json()
{
    static const QSettings::Format format = QSettings::registerFormat(u"json"_s, readSettings, writeSettings);
    return format;
}

/// Returns the text of an .ini file as QSettings decodes it: escapes are resolved, quotes and continued lines
/// joined.
QByteArray plainText(const QByteArray &ini)
{
    QByteArray plain;
    const auto digit = [&ini](qsizetype at, int base) {
        bool isDigit = false;
        const int value = at < ini.size() ? ini.mid(at, 1).toInt(&isDigit, base) : 0;
        return isDigit ? value : -1;
    };
    for (qsizetype i = 0; i < ini.size(); ++i) {
        if (ini[i] == '"')
            continue;
        if (ini[i] != '\\') {
            plain += ini[i];
            continue;
        }
        const char escaped = ++i < ini.size() ? ini[i] : '\n';
        const int base = escaped == 'x' ? 16 : 8;
        qsizetype next = i + (escaped == 'x');
        quint16 code = 0;
        for (; digit(next, base) >= 0; ++next)
            code = quint16(code * base + digit(next, base));
        if (next > i + (escaped == 'x')) {
            plain += char(code);
            i = next - 1;
        } else if (escaped != '\n' && escaped != '\r') {
            plain += escaped;
        }
    }
    return plain;
}

/// Returns whether an .ini file of version 1.0 can be read safely. Version 1.0 never wrote values of these types, for
/// which Qt would allocate as much memory as the file asks for.
bool isHarmless(const QString &path)
{
    QFile file(path);
    if (!openRegular(file) || file.size() > largestFile)
        return false;
    const QByteArray text = plainText(file.readAll());
    return !text.contains("@Variant(") && !text.contains("@DateTime(");
}

} // namespace

SettingsFile::SettingsFile(const QString &path) : QSettings(withoutForeign(path + ".json"_L1), json())
{
    if (QFileInfo::exists(fileName()) || !isHarmless(path + ".ini"_L1))
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
