// SPDX-License-Identifier: MIT
#include "session/files/tablefiles.h"

#include "session/files/regularfile.h"
#include "session/files/savefile.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <array>

namespace session {

using namespace Qt::StringLiterals;

namespace {

/// The header of a file, in this machine's byte order: on a machine with another byte order the mark does not match.
struct TableHeader {
    std::uint64_t mark = 0x63'61'73'73'65'74'62'31;
    std::uint64_t sum = 0;
};

/// Returns the sum of the words and their name, after G. Fowler, L. C. Noll and K.-P. Vo (1991), in four
/// lanes for speed.
std::uint64_t sumOf(const std::string &name, std::span<const std::uint64_t> words)
{
    constexpr std::uint64_t prime = 0x00000100000001B3;
    constexpr std::uint64_t basis = 0xCBF29CE484222325;
    std::array<std::uint64_t, 4> lanes = {basis, basis + 1, basis + 2, basis + 3};
    const auto add = [&](std::size_t lane, std::uint64_t word) {
        lanes[lane] = (lanes[lane] ^ word) * prime;
        lanes[lane] ^= lanes[lane] >> 29;
    };
    for (const char letter : name)
        add(0, std::uint8_t(letter));
    const std::size_t even = words.size() / lanes.size() * lanes.size();
    for (std::size_t i = 0; i < even; i += lanes.size()) {
        for (std::size_t lane = 0; lane < lanes.size(); ++lane)
            add(lane, words[i + lane]);
    }
    for (std::size_t i = even; i < words.size(); ++i)
        add(i - even, words[i]);
    for (std::size_t lane = 1; lane < lanes.size(); ++lane)
        add(0, lanes[lane]);
    return lanes[0];
}

qint64 bytesOf(std::span<const std::uint64_t> words)
{
    return qint64(words.size_bytes() + sizeof(TableHeader));
}

} // namespace

QString TableFiles::usualFolder()
{
    if (qEnvironmentVariable("CASSETETE_TABLES") == "off"_L1)
        return {};
    const QString cache = QStandardPaths::writableLocation(QStandardPaths::CacheLocation);
    return cache.isEmpty() ? QString() : cache + "/tables"_L1;
}

const QString &TableFiles::folder() const
{
    std::call_once(m_named, [this] {
        if (!m_folder)
            m_folder = usualFolder();
    });
    return *m_folder;
}

bool TableFiles::has(const std::string &name) const
{
    return !folder().isEmpty() && QFileInfo(path(name)).isFile();
}

bool TableFiles::load(const std::string &name, std::span<std::uint64_t> words)
{
    if (folder().isEmpty())
        return false;
    QFile file(path(name));
    if (!openRegular(file, QFile::Unbuffered) || file.size() != bytesOf(words))
        return false;
    TableHeader header;
    const auto size = qint64(words.size_bytes());
    if (file.read(reinterpret_cast<char *>(&header), sizeof header) != qint64(sizeof header) ||
        header.mark != TableHeader().mark ||
        file.read(reinterpret_cast<char *>(words.data()), size) != size || header.sum != sumOf(name, words))
        return false;
    file.setFileTime(QDateTime::currentDateTime(), QFileDevice::FileModificationTime);
    return true;
}

void TableFiles::save(const std::string &name, std::span<const std::uint64_t> words)
{
    if (folder().isEmpty() || bytesOf(words) > m_most || !makeOwnFolder(folder()))
        return;
    makeRoom(bytesOf(words));
    SaveFile file(path(name), SaveFile::Access::Owner);
    if (!file.open())
        return;
    TableHeader header;
    header.sum = sumOf(name, words);
    file.write(reinterpret_cast<const char *>(&header), sizeof header);
    file.write(reinterpret_cast<const char *>(words.data()), qint64(words.size_bytes()));
    file.commit();
}

std::string TableFiles::scratchFolder()
{
    return !folder().isEmpty() && makeOwnFolder(folder()) ? QFile::encodeName(folder()).toStdString()
                                                          : std::string();
}

void TableFiles::makeRoom(qint64 bytes) const
{
    qint64 kept = bytes;
    const QDir tables(folder());
    for (const QFileInfo &file : tables.entryInfoList(QDir::Files | QDir::Hidden, QDir::Time)) {
        kept += file.size();
        if (kept > m_most)
            QFile::remove(file.filePath());
    }
}

} // namespace session
