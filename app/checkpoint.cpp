// SPDX-License-Identifier: MIT
#include "app/checkpoint.h"

#include "app/terminal.h"
#include "session/basics/jsontext.h"
#include "session/files/savefile.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace app {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 longestFile = 1 << 23; ///< bytes of a file with 2^24 units
constexpr auto beforeDigest = "{\"digest\":\""_L1;
constexpr qsizetype digestSize = 64; ///< the size of a SHA-256 digest in hexadecimal digits

QByteArray digestOf(QByteArrayView content)
{
    return QCryptographicHash::hash(content.toByteArray(), QCryptographicHash::Sha256).toHex();
}

QByteArray packed(const std::vector<bool> &bits)
{
    QByteArray bytes(qsizetype(bits.size() + 7) / 8, '\0');
    for (std::size_t i = 0; i < bits.size(); ++i) {
        if (bits[i])
            bytes[qsizetype(i / 8)] = char(bytes[qsizetype(i / 8)] | 1 << i % 8);
    }
    return bytes.toBase64();
}

std::optional<std::vector<bool>> unpacked(const QByteArray &text, qsizetype size)
{
    const QByteArray bytes = QByteArray::fromBase64(text);
    if (size < 0 || size > 8 * longestFile || bytes.size() != (size + 7) / 8)
        return std::nullopt;
    std::vector<bool> bits(std::size_t(size), false);
    for (qsizetype i = 0; i < size; ++i)
        bits[std::size_t(i)] = bytes[i / 8] >> i % 8 & 1;
    return bits;
}

core::Explanation aboutFile(core::Text text, const QString &path)
{
    return {text, {beginning(path.toStdString(), longestName)}};
}

} // namespace

Checkpoint::Checkpoint(QString path, PartRecord record) : m_path(std::move(path)), m_record(std::move(record))
{
}

core::Explanation Checkpoint::resume(core::Division &division)
{
    if (core::Explanation why = read(); !why.empty())
        return why;
    if (core::Explanation why = save(); !why.empty())
        return why;
    division.done = m_done;
    division.before.nodes = m_record.nodes;
    division.before.solutions = m_record.count;
    division.completed = [this](std::uint64_t unit, std::uint64_t units, const core::Stats &stats) {
        complete(unit, units, stats);
    };
    return {};
}

core::Explanation Checkpoint::finish()
{
    core::Explanation why = save();
    return why.empty() ? m_failure : why;
}

core::Explanation Checkpoint::read()
{
    QFile file(m_path);
    if (!file.exists())
        return {};
    if (!QFileInfo(m_path).isFile())
        return unreadable(m_path.toStdString(), QString::fromLocal8Bit(std::strerror(EISDIR)));
    if (!file.open(QIODevice::ReadOnly))
        return unreadable(m_path.toStdString(), file.errorString());
    return take(file.read(longestFile + 1));
}

core::Explanation Checkpoint::take(const QByteArray &content)
{
    constexpr core::Text damaged =
        PUZZLE_TEXT("commandline", "“%1” is not a checkpoint, or it is damaged; it was left as it is");
    // The digest comes first and covers everything after it.
    const qsizetype digestEnd = beforeDigest.size() + digestSize;
    if (content.size() > longestFile || content.size() <= digestEnd || !content.startsWith(beforeDigest) ||
        content.mid(beforeDigest.size(), digestSize) != digestOf(QByteArrayView(content).sliced(digestEnd)))
        return aboutFile(damaged, m_path);
    const QJsonObject object = QJsonDocument::fromJson(content).object();
    const QByteArray text = session::jsonText(QJsonDocument(object.value("record"_L1).toObject()));
    const auto read = PartRecord::read(text.toStdString());
    const auto *record = std::get_if<PartRecord>(&read);
    auto done = unpacked(object.value("done"_L1).toString().toLatin1(), object.value("units"_L1).toInteger());
    if (!record || !done)
        return aboutFile(damaged, m_path);
    if (record->line != m_record.line || record->method != m_record.method || record->part != m_record.part)
        return aboutFile(
            PUZZLE_TEXT("commandline", "the checkpoint “%1” belongs to another count; it was left as it is"),
            m_path);
    if (record->version != m_record.version)
        return aboutFile(PUZZLE_TEXT("commandline",
                                     "the checkpoint “%1” was written by another version of the "
                                     "program; it was left as it is"),
                         m_path);
    m_record = *record;
    m_done = *std::move(done);
    m_secondsBefore = record->seconds;
    return {};
}

void Checkpoint::complete(std::uint64_t unit, std::uint64_t units, const core::Stats &stats)
{
    m_done.resize(std::size_t(units));
    m_done[std::size_t(unit)] = true;
    core::Stats sum{.solutions = m_record.count};
    sum.addSolutions(stats.solutions);
    m_record.count = sum.solutions;
    m_record.nodes += stats.nodes;
    if (!isDue())
        return;
    if (core::Explanation why = save(); m_failure.empty())
        m_failure = std::move(why);
}

bool Checkpoint::isDue() const
{
    using namespace std::chrono_literals;
    const Clock::time_point now = Clock::now();
    return now - m_saved >= std::clamp<Clock::duration>((now - m_begin) / 10, 50ms, 30s);
}

core::Explanation Checkpoint::save()
{
    m_record.seconds = m_secondsBefore + std::chrono::duration<double>(Clock::now() - m_begin).count();
    const QString why = session::SaveFile::replace(m_path, content());
    m_saved = Clock::now();
    if (why.isEmpty())
        return {};
    core::Explanation explanation =
        aboutFile(PUZZLE_TEXT("commandline", "the checkpoint “%1” cannot be written: %2"), m_path);
    explanation.arguments.emplace_back(why.toStdString());
    return explanation;
}

QByteArray Checkpoint::content() const
{
    const QByteArray rest = "\",\"record\":" + QByteArray::fromStdString(m_record.write()) +
                            ",\"units\":" + QByteArray::number(qulonglong(m_done.size())) + ",\"done\":\"" +
                            packed(m_done) + "\"}\n";
    return QByteArray(beforeDigest.data(), beforeDigest.size()) + digestOf(rest) + rest;
}

} // namespace app
