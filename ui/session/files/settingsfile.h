// SPDX-License-Identifier: MIT
#pragma once

#include <QSettings>

namespace session {

/// Settings in a JSON file, which is replaced only by a complete one. (Where QSettings writes its own
/// formats, a full disk leaves an empty file.) Anybody may edit the file, so what is read must be checked.
class SettingsFile : public QSettings {
    Q_OBJECT

public:
    /// `path` is without the suffix. If there is only an .ini file, of version 1.0, its settings are taken
    /// over.
    explicit SettingsFile(const QString &path);

    QByteArray bytes(const QString &key) const;
    void setBytes(const QString &key, const QByteArray &bytes);
};

} // namespace session
