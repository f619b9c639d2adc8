// SPDX-License-Identifier: MIT
#include "window/widgets/settings.h"

#include "session/timeline/player.h"

#include <QDir>
#include <QLocale>
#include <QStandardPaths>

#include <array>

namespace window {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestText = 4096;
constexpr qsizetype mostKeys = 4; // the most shortcuts of one action
constexpr qsizetype longestKey = 64;
constexpr qsizetype longestBytes = 1 << 16;
constexpr std::array colourSchemeIds{"system"_L1, "light"_L1, "dark"_L1, "contrast"_L1, "black"_L1};

/// Returns the index of this id; 0, the system's choice, if it is unknown.
std::size_t indexOf(const auto &ids, const QString &id)
{
    const auto found = std::ranges::find(ids, id);
    return found == ids.end() ? 0 : std::size_t(found - ids.begin());
}

QString keyOfSpeed(const QString &puzzle)
{
    return puzzle.isEmpty() ? u"speed"_s : puzzle + "/speed"_L1;
}

} // namespace

Settings::Settings()
    : Settings(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + "/settings"_L1)
{
}

Settings::Settings(const QString &path) : m_file(path) {}

QString Settings::text(const QString &key) const
{
    const QString value = m_file.value(key).toString();
    return value.size() <= longestText ? value : QString();
}

QByteArray Settings::bytes(const QString &key) const
{
    const QByteArray value = m_file.bytes(key);
    return value.size() <= longestBytes ? value : QByteArray();
}

Language Settings::language() const
{
    return Language(indexOf(SettingNames::languageCodes(), text(u"language"_s)));
}

void Settings::setLanguage(Language language)
{
    m_file.setValue(u"language"_s, SettingNames::languageCodes().value(int(language)));
}

ColourScheme Settings::colourScheme() const
{
    return ColourScheme(indexOf(colourSchemeIds, text(u"look"_s)));
}

void Settings::setColourScheme(ColourScheme scheme)
{
    m_file.setValue(u"look"_s, QString(colourSchemeIds[std::size_t(scheme)]));
}

std::optional<QStringList> Settings::keys(const QString &action) const
{
    const QString key = "keys/"_L1 + action;
    if (!m_file.contains(key))
        return {};
    QStringList keys = m_file.value(key).toStringList().mid(0, mostKeys);
    keys.removeIf([](const QString &each) { return each.isEmpty() || each.size() > longestKey; });
    return keys;
}

void Settings::setKeys(const QString &action, const std::optional<QStringList> &keys)
{
    const QString key = "keys/"_L1 + action;
    keys ? m_file.setValue(key, *keys) : m_file.remove(key);
}

int Settings::speed(const QString &puzzle) const
{
    for (const QString &key : {keyOfSpeed(puzzle), keyOfSpeed({})}) {
        bool isNumber = false;
        const int mark = m_file.value(key).toInt(&isNumber);
        if (isNumber && mark >= 0 && mark <= session::Speed::off)
            return mark;
    }
    return session::Speed().mark();
}

void Settings::setSpeed(int mark, const QString &puzzle)
{
    m_file.setValue(keyOfSpeed(puzzle), mark);
}

bool Settings::verdictShown() const
{
    return text(u"verdict"_s) != "off"_L1;
}

void Settings::setVerdictShown(bool shown)
{
    m_file.setValue(u"verdict"_s, shown ? u"on"_s : u"off"_s);
}

bool Settings::timesKept() const
{
    return text(u"times"_s) != "off"_L1;
}

void Settings::setTimesKept(bool kept)
{
    m_file.setValue(u"times"_s, kept ? u"on"_s : u"off"_s);
}

QString Settings::programLanguage() const
{
    return text(u"program"_s);
}

void Settings::setProgramLanguage(const QString &id)
{
    m_file.setValue(u"program"_s, id);
}

bool Settings::homeShown() const
{
    const QString shown = text(u"home"_s);
    return shown.isEmpty() ? geometry().isEmpty() : shown == "on"_L1;
}

void Settings::setHomeShown(bool shown)
{
    m_file.setValue(u"home"_s, shown ? u"on"_s : u"off"_s);
}

QString Settings::puzzle() const
{
    return text(u"puzzle"_s);
}

void Settings::setPuzzle(const QString &id)
{
    m_file.setValue(u"puzzle"_s, id);
}

QString Settings::method(const QString &puzzle) const
{
    return text(puzzle + "/method"_L1);
}

void Settings::setMethod(const QString &puzzle, const QString &id)
{
    m_file.setValue(puzzle + "/method"_L1, id);
}

session::Stops Settings::stops(const QString &puzzle) const
{
    session::Stops stops;
    for (const QString &line : m_file.value(puzzle + "/stops"_L1).toStringList().mid(0, mostStops)) {
        if (const auto stop = session::readStop(line))
            stops.push_back(*stop);
    }
    return stops;
}

void Settings::setStops(const QString &puzzle, const session::Stops &stops)
{
    QStringList lines;
    for (const session::Stop &stop : stops)
        lines << session::writeStop(stop);
    m_file.setValue(puzzle + "/stops"_L1, lines.mid(0, mostStops));
}

QStringList Settings::recentFiles() const
{
    QStringList files = m_file.value(u"recent"_s).toStringList().mid(0, mostRecentFiles);
    files.removeIf([](const QString &file) { return file.isEmpty() || file.size() > longestText; });
    files.removeDuplicates();
    return files;
}

void Settings::addRecentFile(const QString &path)
{
    QStringList files = recentFiles();
    files.removeAll(path);
    files.prepend(path);
    m_file.setValue(u"recent"_s, files.mid(0, mostRecentFiles));
}

core::Values Settings::values(const QString &group, std::span<const core::Option> options) const
{
    core::Values values(options);
    for (const core::Option &option : options) {
        const std::string value = text(group + u'/' + QString::fromLatin1(option.id)).toStdString();
        if (!value.empty() && core::check(option, value).empty())
            values.set(option.id, value);
    }
    return values;
}

void Settings::setValues(const QString &group, const core::Values &values)
{
    for (const auto &[id, value] : values.all())
        m_file.setValue(group + u'/' + QString::fromStdString(id), QString::fromStdString(value));
}

QByteArray Settings::geometry() const
{
    return bytes(u"window/geometry"_s);
}

void Settings::setWindow(const QByteArray &geometry)
{
    m_file.setBytes(u"window/geometry"_s, geometry);
}

// Names each language in itself, for users who cannot read the current one.
QStringList SettingNames::languages()
{
    QStringList names{tr("Follow System"), u"English"_s, u"Français"_s};
    for (const QString &code : languageCodes().mid(names.size())) {
        const QString name = QLocale(code).nativeLanguageName();
        names << (name.isEmpty() ? code : name.left(1).toUpper() + name.mid(1));
    }
    return names;
}

QStringList SettingNames::languageCodes()
{
    QStringList codes{u"system"_s, u"en"_s, u"fr"_s};
    for (const QString &file :
         QDir(u":/translations"_s).entryList({u"cassetete_*.qm"_s}, QDir::Files, QDir::Name)) {
        if (const QString code = file.section(u'_', 1).section(u'.', 0, 0); !codes.contains(code))
            codes << code;
    }
    return codes;
}

QStringList SettingNames::colourSchemes()
{
    return {tr("Follow System"), tr("Light"), tr("Dark"), tr("High Contrast"), tr("Black")};
}

} // namespace window
