// SPDX-License-Identifier: MIT
#include "window/games/autosavefile.h"

#include "session/files/checksums.h"
#include "session/files/regularfile.h"
#include "session/files/savefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <array>
#include <filesystem>

namespace window {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostBrokenFiles = 10'000;
constexpr qint64 quickSize = 1 << 18;        // bytes
constexpr qint64 largestKnownFile = 1 << 16; // bytes: a path, and some words

/// Returns the content of a file; empty if the file does not exist or cannot be a game.
QByteArray content(const QString &path)
{
    QFile file(path);
    if (!session::openRegular(file) || file.size() > session::largestGame)
        return {};
    return file.readAll();
}

std::filesystem::path native(const QString &path)
{
    return QFile::encodeName(path).toStdString();
}

} // namespace

AutosaveFile::AutosaveFile(const core::Kind &kind)
    : m_kind(kind), m_path(folder() + u'/' + QString::fromLatin1(kind.id) + ".cassetete"_L1),
      m_earlier(folder() + u'/' + QString::fromLatin1(kind.id) + ".earlier"_L1),
      m_known(folder() + u'/' + QString::fromLatin1(kind.id) + ".file"_L1)
{
}

QString AutosaveFile::folder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/games"_L1;
}

AutosaveFile::Reading AutosaveFile::read() const
{
    const bool exists = QFileInfo::exists(m_path);
    const QByteArray text = content(m_path);
    if (exists) {
        if (auto game = gameOf(text))
            return {Source::File, std::move(game), text};
        if (session::isOfNewerVersion(text))
            return {Source::Newer, {}, {}, session::versionOfGame(text)};
        if (auto game = soundGameOf(text))
            return {Source::Part, std::move(game), {}};
    }
    const QByteArray earlier = content(m_earlier);
    if (session::isOfNewerVersion(earlier))
        return {Source::Newer, {}, {}, session::versionOfGame(earlier)};
    if (auto game = gameOf(earlier))
        return {Source::Earlier, std::move(game), {}};
    if (auto game = soundGameOf(earlier))
        return {Source::Earlier, std::move(game), {}};
    return {exists ? Source::Lost : Source::Nothing, {}, {}};
}

std::optional<session::SavedGame> AutosaveFile::gameOf(const QByteArray &text) const
{
    const core::Kind *const kinds[] = {&m_kind};
    auto reading = session::readGame(kinds, text);
    if (auto *game = std::get_if<session::SavedGame>(&reading))
        return std::move(*game);
    return {};
}

/// Returns the game in the part of a text before any damage. Line ends may have been converted.
std::optional<session::SavedGame> AutosaveFile::soundGameOf(const QByteArray &text) const
{
    const QByteArray saved = session::asSaved(text);
    return gameOf(saved.first(session::soundPart(saved).size));
}

bool AutosaveFile::isQuick() const
{
    // The earlier file is read, too, if the other one is damaged.
    return std::ranges::all_of(std::array{m_path, m_earlier}, [](const QString &path) {
        const QFileInfo info(path);
        return !info.exists() || (info.size() <= quickSize && !content(path).contains(",deal="));
    });
}

QString AutosaveFile::replace(const QByteArray &text) const
{
    session::makeOwnFolder(folder());
    // The new file takes the name of the old one, so the old file first gets a second name by a hard link.
    const QString second = m_earlier + ".new"_L1;
    std::error_code failed;
    std::filesystem::remove(native(second), failed);
    std::filesystem::create_hard_link(native(m_path), native(second), failed);
    const bool linked = !failed;
    if (linked)
        QFile::setPermissions(second, QFile::ReadOwner | QFile::WriteOwner);
    QString error = session::SaveFile::replace(m_path, text, session::SaveFile::Access::Owner);
    if (linked && error.isEmpty())
        std::filesystem::rename(native(second), native(m_earlier), failed);
    if (linked && (failed || !error.isEmpty()))
        std::filesystem::remove(native(second), failed);
    return error;
}

QString AutosaveFile::append(qint64 size, const QByteArray &more) const
{
    return session::append(m_path, size, more);
}

KnownFile AutosaveFile::knownFile() const
{
    QFile file(m_known);
    return session::openRegular(file) ? KnownFile::read(file.read(largestKnownFile)) : KnownFile();
}

QString AutosaveFile::setKnownFile(const KnownFile &file) const
{
    session::makeOwnFolder(folder());
    return session::SaveFile::replace(m_known, file.written(), session::SaveFile::Access::Owner);
}

void AutosaveFile::forgetKnownFile() const
{
    QFile::remove(m_known);
}

QString AutosaveFile::moveAside() const
{
    const QString stem = m_path.chopped(qsizetype(qstrlen(".cassetete"))) + ".broken-"_L1;
    for (int number = 1; number <= mostBrokenFiles; ++number) {
        QString aside = stem + QString::number(number);
        if (!QFileInfo::exists(aside) && (QFile::rename(m_path, aside) || QDir().rename(m_path, aside)))
            return aside;
    }
    return m_path;
}

} // namespace window
