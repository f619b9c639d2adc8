// SPDX-License-Identifier: MIT
#pragma once

#include <QSettings>

namespace session {

/// Settings in a JSON file, which is replaced only by a complete one. (QSettings' own formats leave an empty file if
/// the disk is full.) The file may have been edited, so values that are read must be checked.
class SettingsFile : public QSettings {
    Q_OBJECT

public:
    /// `path` is without the suffix. If there is only an .ini file, written by version 1.0, its settings are
    /// imported.
    explicit SettingsFile(const QString &path);

    QByteArray bytes(const QString &key) const;
    void setBytes(const QString &key, const QByteArray &bytes);
};

} // namespace session
