// SPDX-License-Identifier: MIT
#pragma once

#include "core/values.h"
#include "session/files/settingsfile.h"
#include "session/timeline/stops.h"

#include <QCoreApplication>
#include <QStringList>

#include <optional>

namespace window {

enum class Language { System, English, French }; ///< further ones have their index in languageCodes()
enum class ColourScheme { System, Light, Dark, Contrast, Black };

/// The settings saved between runs. The file may be edited by hand, so an invalid value counts as absent.
class Settings {
public:
    static constexpr int mostRecentFiles = 10;
    static constexpr int mostStops = 100; ///< the limit of stored stops of a puzzle

    Settings();                             ///< opens the settings in the user's configuration folder
    explicit Settings(const QString &path); ///< opens the settings at this path without the suffix

    Language language() const;
    void setLanguage(Language language);
    ColourScheme colourScheme() const;
    void setColourScheme(ColourScheme scheme);
    /// Returns the keys of an action that the user has changed, by the action's name; nothing for the standard
    /// keys.
    std::optional<QStringList> keys(const QString &action) const;
    void setKeys(const QString &action, const std::optional<QStringList> &keys);
    /// Returns the speed of a puzzle as a mark of session::Speed. Without one of its own, a puzzle has the general
    /// speed, which is that of the empty id.
    int speed(const QString &puzzle = {}) const;
    void setSpeed(int mark, const QString &puzzle = {});

    /// Returns whether the player sees during a game whether the board can still be solved.
    bool verdictShown() const;
    void setVerdictShown(bool shown);

    /// Returns whether the player's games are timed and their best results stored.
    bool timesKept() const;
    void setTimesKept(bool kept);

    /// Returns the language of the programs that show the methods: an insight::ProgramLanguage::id, or any
    /// other text.
    QString programLanguage() const;
    void setProgramLanguage(const QString &id);

    /// Returns whether the window opens with the home page: at the very first start, and if the user last left it
    /// there.
    bool homeShown() const;
    void setHomeShown(bool shown);
    QString puzzle() const;
    void setPuzzle(const QString &id);
    /// Returns the id of the method last chosen for a puzzle; empty if none was.
    QString method(const QString &puzzle) const;
    void setMethod(const QString &puzzle, const QString &id);
    /// Returns the stops for the searches of a puzzle.
    session::Stops stops(const QString &puzzle) const;
    void setStops(const QString &puzzle, const session::Stops &stops);
    /// Returns the recent files, the most recent one first.
    QStringList recentFiles() const;
    void addRecentFile(const QString &path);

    /// Returns the values of these options in a group like "taquin/board".
    core::Values values(const QString &group, std::span<const core::Option> options) const;
    void setValues(const QString &group, const core::Values &values);

    QByteArray geometry() const;
    void setWindow(const QByteArray &geometry);

private:
    QString text(const QString &key) const;
    QByteArray bytes(const QString &key) const;

    session::SettingsFile m_file;
};

/// The names of the languages and colour schemes for menus and dialogs, in the order of the enumerations.
class SettingNames {
    Q_DECLARE_TR_FUNCTIONS(window::SettingNames)

public:
    static QStringList languages();
    /// Returns "system", then the codes of English, French, and every other language that has a catalogue.
    static QStringList languageCodes();
    static QStringList colourSchemes();
};

} // namespace window
