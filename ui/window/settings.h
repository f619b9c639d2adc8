// SPDX-License-Identifier: MIT
#pragma once

#include "core/values.h"

#include <QSettings>
#include <QStringList>

namespace window {

enum class Language { System, English, French };
enum class Look { System, Light, Dark, Contrast };

/// What is kept between runs. The file may have been written by anybody: whatever is not as it should be
/// counts as absent.
class Settings {
public:
    static constexpr int mostRecent = 10;

    Settings(); ///< in the user's configuration folder
    explicit Settings(const QString &file);

    Language language() const;
    void setLanguage(Language language);
    Look look() const;
    void setLook(Look look);
    int speed() const; ///< a mark of session::Speed
    void setSpeed(int mark);

    QString puzzle() const;
    void setPuzzle(const QString &id);
    /// The method last chosen for a puzzle; empty when none was.
    QString method(const QString &puzzle) const;
    void setMethod(const QString &puzzle, const QString &id);
    /// The latest first.
    QStringList recentFiles() const;
    void addRecentFile(const QString &path);

    /// Values of these options, kept under a name like "taquin/board".
    core::Values values(const QString &name, std::span<const core::Option> options) const;
    void setValues(const QString &name, const core::Values &values);

    QByteArray geometry() const;
    QByteArray arrangement() const; ///< of docks and bars
    void setWindow(const QByteArray &geometry, const QByteArray &arrangement);

private:
    QString text(const QString &key) const;
    QByteArray bytes(const QString &key) const;

    QSettings m_file;
};

} // namespace window
