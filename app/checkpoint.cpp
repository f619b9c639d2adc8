// SPDX-License-Identifier: MIT
#include "app/checkpoint.h"

#include "app/terminal.h"
#include "core/random.h"
#include "session/basics/jsontext.h"
#include "session/files/savefile.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

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

constexpr core::Text damaged =
    PUZZLE_TEXT("commandline", "“%1” is not a checkpoint, or it is damaged; it was left as it is");

core::Explanation unwritten(const QString &path, const QString &why)
{
    core::Explanation explanation =
        aboutFile(PUZZLE_TEXT("commandline", "the checkpoint “%1” cannot be written: %2"), path);
    explanation.arguments.emplace_back(why.toStdString());
    return explanation;
}

/// Returns a JSON object with a digest of its other members, which are `members` and begin with a name.
QByteArray sealed(const QByteArray &members)
{
    const QByteArray rest = "\"," + members + "}\n";
    return QByteArray(beforeDigest.data(), beforeDigest.size()) + digestOf(rest) + rest;
}

/// Returns what `sealed` wrote as an object; an empty one if it was changed. States may follow it.
QJsonObject unsealed(const QByteArray &file)
{
    const QByteArray content = file.first(file.indexOf('\n') + 1);
    // The digest comes first and covers everything after it.
    const qsizetype digestEnd = beforeDigest.size() + digestSize;
    if (content.size() <= digestEnd || !content.startsWith(beforeDigest) ||
        content.mid(beforeDigest.size(), digestSize) != digestOf(QByteArrayView(content).sliced(digestEnd)))
        return {};
    return QJsonDocument::fromJson(content).object();
}

/// Opens a checkpoint to read it, if it exists; returns the error.
core::Explanation openExisting(QFile &file)
{
    if (!file.exists())
        return {};
    const std::string path = file.fileName().toStdString();
    if (QFileInfo(file.fileName()).isDir())
        return unreadable(path, QString::fromLocal8Bit(std::strerror(EISDIR)));
    if (!QFileInfo(file.fileName()).isFile())
        return {PUZZLE_TEXT("commandline", "the file “%1” cannot keep a count: it is a device or a pipe"),
                {path}};
    return file.open(QIODevice::ReadOnly) ? core::Explanation() : unreadable(path, file.errorString());
}

/// Reads the record of a checkpoint for the count that `expected` names; returns the error if it is another's.
std::variant<PartRecord, core::Explanation> readRecord(const QJsonObject &object, const PartRecord &expected,
                                                       const QString &path)
{
    const QByteArray text = session::jsonText(QJsonDocument(object.value("record"_L1).toObject()));
    auto read = PartRecord::read(text.toStdString());
    const auto *record = std::get_if<PartRecord>(&read);
    if (!record)
        return aboutFile(damaged, path);
    if (record->line != expected.line || record->method != expected.method || record->part != expected.part)
        return aboutFile(
            PUZZLE_TEXT("commandline", "the checkpoint “%1” belongs to another count; it was left as it is"),
            path);
    if (record->version != expected.version)
        return aboutFile(PUZZLE_TEXT("commandline",
                                     "the checkpoint “%1” was written by another version of the "
                                     "program; it was left as it is"),
                         path);
    return read;
}

/// The sum of states that a checkpoint of layers ends with. A lost, changed or moved state changes it.
class LayerSum {
public:
    void add(std::span<const core::StateCount> states)
    {
        for (const core::StateCount &state : states)
            m_sum = core::mixed(m_sum ^ state.key) + state.count;
    }
    std::uint64_t value() const { return m_sum; }

private:
    std::uint64_t m_sum = 0;
};

} // namespace

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
    if (core::Explanation why = openExisting(file); !why.empty() || !file.isOpen())
        return why;
    return parse(file.read(longestFile + 1));
}

core::Explanation Checkpoint::parse(const QByteArray &content)
{
    const QJsonObject object = unsealed(content);
    auto record = readRecord(object, m_record, m_path);
    if (auto *why = std::get_if<core::Explanation>(&record))
        return std::move(*why);
    auto done = unpacked(object.value("done"_L1).toString().toLatin1(), object.value("units"_L1).toInteger());
    if (!done || !content.endsWith('\n') || content.indexOf('\n') + 1 != content.size())
        return aboutFile(damaged, m_path);
    m_record = std::get<PartRecord>(std::move(record));
    m_done = *std::move(done);
    m_secondsBefore = m_record.seconds;
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
    return why.isEmpty() ? core::Explanation() : unwritten(m_path, why);
}

QByteArray Checkpoint::content() const
{
    return sealed("\"record\":" + QByteArray::fromStdString(m_record.write()) + ",\"units\":" +
                  QByteArray::number(qulonglong(m_done.size())) + ",\"done\":\"" + packed(m_done) + '"');
}

LayerCheckpoint::LayerCheckpoint(QString path, PartRecord record)
    : m_path(std::move(path)), m_record(std::move(record))
{
}

core::Explanation LayerCheckpoint::resume()
{
    QFile file(m_path);
    if (core::Explanation why = openExisting(file); !why.empty())
        return why;
    if (file.isOpen()) {
        constexpr qint64 longestHead = 1 << 14;
        return takeHead(file.readLine(longestHead), file.size());
    }
    save({}, [](const Receiver &) {});
    return m_failure;
}

core::Explanation LayerCheckpoint::takeHead(const QByteArray &head, qint64 size)
{
    const QJsonObject object = unsealed(head);
    auto record = readRecord(object, m_record, m_path);
    if (auto *why = std::get_if<core::Explanation>(&record))
        return std::move(*why);
    if (!object.contains("states"_L1))
        return aboutFile(damaged, m_path);
    core::LayerProgress progress;
    progress.steps = std::uint64_t(object.value("steps"_L1).toInteger());
    progress.states = std::uint64_t(object.value("states"_L1).toInteger());
    progress.done = object.value("progress"_L1).toDouble();
    m_record = std::get<PartRecord>(std::move(record));
    progress.nodes = m_record.nodes;
    const auto rest = std::uint64_t(size - head.size());
    if (rest < sizeof(std::uint64_t) || (rest - sizeof(std::uint64_t)) % sizeof(core::StateCount) != 0 ||
        (rest - sizeof(std::uint64_t)) / sizeof(core::StateCount) != progress.states)
        return aboutFile(damaged, m_path);
    m_progress = progress;
    m_begin = head.size();
    m_secondsBefore = m_record.seconds;
    return {};
}

bool LayerCheckpoint::isDue() const
{
    using namespace std::chrono_literals;
    return Clock::now() - m_saved >= std::max<Clock::duration>(10 * m_saving, 50ms);
}

void LayerCheckpoint::save(const core::LayerProgress &progress,
                           const std::function<void(const Receiver &)> &list)
{
    const Clock::time_point begin = Clock::now();
    m_record.nodes = progress.nodes;
    m_record.seconds = m_secondsBefore + std::chrono::duration<double>(begin - m_started).count();
    session::SaveFile file(m_path);
    const QByteArray line = head(progress);
    bool good = file.open() && file.write(line) == line.size();
    LayerSum sum;
    list([&](std::span<const core::StateCount> states) {
        const auto bytes = qint64(states.size_bytes());
        good = good && file.write(reinterpret_cast<const char *>(states.data()), bytes) == bytes;
        sum.add(states);
    });
    const std::uint64_t value = sum.value();
    good = good && file.write(reinterpret_cast<const char *>(&value), sizeof value) == sizeof value;
    if (good && file.commit())
        m_progress = progress;
    else if (m_failure.empty())
        m_failure = unwritten(m_path, file.errorString());
    m_saved = Clock::now();
    m_saving = m_saved - begin;
}

std::variant<core::LayerProgress, core::Explanation> LayerCheckpoint::load(const Receiver &receiver)
{
    if (!holdsWork())
        return core::LayerProgress();
    constexpr std::uint64_t statesAtOnce = 1 << 16;
    std::vector<core::StateCount> states;
    QFile file(m_path);
    bool good = file.open(QIODevice::ReadOnly) && file.seek(m_begin);
    LayerSum sum;
    for (std::uint64_t left = m_progress.states; good && left > 0; left -= states.size()) {
        states.resize(std::size_t(std::min(left, statesAtOnce)));
        const auto bytes = qint64(std::span(states).size_bytes());
        good = file.read(reinterpret_cast<char *>(states.data()), bytes) == bytes;
        sum.add(states);
        receiver(states);
    }
    std::uint64_t value = 0;
    good = good && file.read(reinterpret_cast<char *>(&value), sizeof value) == sizeof value;
    if (!good || value != sum.value())
        return aboutFile(damaged, m_path);
    return m_progress;
}

QByteArray LayerCheckpoint::head(const core::LayerProgress &progress) const
{
    return sealed("\"record\":" + QByteArray::fromStdString(m_record.write()) +
                  ",\"steps\":" + QByteArray::number(qulonglong(progress.steps)) +
                  ",\"states\":" + QByteArray::number(qulonglong(progress.states)) +
                  ",\"progress\":" + QByteArray::number(progress.done));
}

} // namespace app
