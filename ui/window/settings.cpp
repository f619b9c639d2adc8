// SPDX-License-Identifier: MIT
#include "window/settings.h"

#include "session/player.h"

#include <QStandardPaths>

#include <array>

namespace window {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestText = 4096;
constexpr qsizetype longestBytes = 1 << 16;
constexpr std::array languages{"system"_L1, "en"_L1, "fr"_L1};
constexpr std::array looks{"system"_L1, "light"_L1, "dark"_L1, "contrast"_L1};

/// The place of a word among those allowed; 0, which stands for the system's choice, when it is none of them.
std::size_t placeOf(const auto &words, const QString &word)
{
    const auto found = std::ranges::find(words, word);
    return found == words.end() ? 0 : std::size_t(found - words.begin());
}

QString usualFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + "/settings.ini"_L1;
}

} // namespace

Settings::Settings() : Settings(usualFile()) {}

Settings::Settings(const QString &file) : m_file(file, QSettings::IniFormat) {}

QString Settings::text(const QString &key) const
{
    const QString value = m_file.value(key).toString();
    return value.size() <= longestText ? value : QString();
}

QByteArray Settings::bytes(const QString &key) const
{
    const QByteArray value = m_file.value(key).toByteArray();
    return value.size() <= longestBytes ? value : QByteArray();
}

Language Settings::language() const
{
    return Language(placeOf(languages, text(u"language"_s)));
}

void Settings::setLanguage(Language language)
{
    m_file.setValue(u"language"_s, QString(languages[std::size_t(language)]));
}

Look Settings::look() const
{
    return Look(placeOf(looks, text(u"look"_s)));
}

void Settings::setLook(Look look)
{
    m_file.setValue(u"look"_s, QString(looks[std::size_t(look)]));
}

int Settings::speed() const
{
    bool isNumber = false;
    const int mark = m_file.value(u"speed"_s).toInt(&isNumber);
    return isNumber && mark >= 0 && mark <= session::Speed::off ? mark : session::Speed().mark();
}

void Settings::setSpeed(int mark)
{
    m_file.setValue(u"speed"_s, mark);
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

QStringList Settings::recentFiles() const
{
    QStringList files = m_file.value(u"recent"_s).toStringList().mid(0, mostRecent);
    files.removeIf([](const QString &file) { return file.isEmpty() || file.size() > longestText; });
    return files;
}

void Settings::addRecentFile(const QString &path)
{
    QStringList files = recentFiles();
    files.removeAll(path);
    files.prepend(path);
    m_file.setValue(u"recent"_s, files.mid(0, mostRecent));
}

core::Values Settings::values(const QString &name, std::span<const core::Option> options) const
{
    core::Values values(options);
    for (const core::Option &option : options) {
        const std::string kept = text(name + u'/' + QString::fromLatin1(option.id)).toStdString();
        if (!kept.empty() && core::check(option, kept).empty())
            values.set(option.id, kept);
    }
    return values;
}

void Settings::setValues(const QString &name, const core::Values &values)
{
    for (const auto &[id, value] : values.all())
        m_file.setValue(name + u'/' + QString::fromStdString(id), QString::fromStdString(value));
}

QByteArray Settings::geometry() const
{
    return bytes(u"window/geometry"_s);
}

QByteArray Settings::arrangement() const
{
    return bytes(u"window/arrangement"_s);
}

void Settings::setWindow(const QByteArray &geometry, const QByteArray &arrangement)
{
    m_file.setValue(u"window/geometry"_s, geometry);
    m_file.setValue(u"window/arrangement"_s, arrangement);
}

} // namespace window
