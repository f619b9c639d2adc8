// SPDX-License-Identifier: MIT
#include "app/partrecord.h"

#include "app/json.h"
#include "core/values.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <QJsonObject>

namespace app {

namespace {

constexpr std::uint64_t prime = (std::uint64_t(1) << 61) - 1;

constexpr double mostSeconds = 1e12;

constexpr core::Text noRecord =
    PUZZLE_TEXT("commandline", "this is not the result of a part of a count: “%1” is missing or wrong");

/// Reads a 64-bit number in its canonical spelling: digits without leading zeros.
std::optional<std::uint64_t> wholeNumber(const QString &text)
{
    bool isNumber = false;
    const std::uint64_t number = text.toULongLong(&isNumber);
    return isNumber && QString::number(number) == text ? std::optional(number) : std::nullopt;
}

std::string checksumOf(const std::string &text)
{
    constexpr qsizetype digits = 16;
    const QByteArray digest =
        QCryptographicHash::hash(QByteArray::fromStdString(text), QCryptographicHash::Sha256);
    return digest.toHex().first(digits).toStdString();
}

/// Takes the members of an object one by one and remembers the first that is missing or wrong.
class MemberReader {
public:
    explicit MemberReader(const QJsonObject &object) : m_object(object) {}

    std::string text(const char *key)
    {
        const QJsonValue value = m_object.value(QLatin1StringView(key));
        if (!value.isString() || value.toString().isEmpty())
            fail(key);
        return value.toString().toStdString();
    }
    std::uint64_t number(const char *key)
    {
        const auto number = wholeNumber(m_object.value(QLatin1StringView(key)).toString());
        if (!number)
            fail(key);
        return number.value_or(0);
    }
    core::Part part(const char *key)
    {
        const auto part = readPart(text(key));
        if (!part)
            fail(key);
        return part.value_or(core::Part());
    }
    double seconds(const char *key)
    {
        const QJsonValue value = m_object.value(QLatin1StringView(key));
        if (!value.isDouble() || value.toDouble() < 0 || value.toDouble() > mostSeconds)
            fail(key);
        return value.toDouble();
    }
    void fail(const char *key)
    {
        if (m_wrong.empty())
            m_wrong = key;
    }
    const std::string &wrong() const { return m_wrong; }

private:
    const QJsonObject &m_object;
    std::string m_wrong;
};

} // namespace

std::string spell(const core::Part &part)
{
    return std::to_string(part.number + 1) + '/' + std::to_string(part.of);
}

std::optional<core::Part> readPart(std::string_view text)
{
    const std::size_t slash = text.find('/');
    if (slash == text.npos)
        return std::nullopt;
    const auto number = core::wholeNumber(text.substr(0, slash));
    const auto of = core::wholeNumber(text.substr(slash + 1));
    if (!number || !of || *number < 1 || *number > *of || *of > core::Part::most)
        return std::nullopt;
    return core::Part{std::uint32_t(*number - 1), std::uint32_t(*of)};
}

std::string PartRecord::members() const
{
    return "{\"line\":" + quoted(line) + ",\"method\":" + quoted(method) +
           ",\"part\":" + quoted(spell(part)) + ",\"count\":\"" + std::to_string(count) + "\",\"modulo\":\"" +
           std::to_string(count % prime) + "\",\"nodes\":\"" + std::to_string(nodes) +
           "\",\"seconds\":" + QString::number(seconds, 'f', 3).toStdString() +
           ",\"version\":" + quoted(version);
}

std::string PartRecord::write() const
{
    const std::string all = members();
    return all + ",\"checksum\":" + quoted(checksumOf(all)) + '}';
}

std::variant<PartRecord, core::Explanation> PartRecord::read(const std::string &text)
{
    const QJsonDocument document = QJsonDocument::fromJson(QByteArray::fromStdString(text));
    if (!document.isObject())
        return core::Explanation{
            PUZZLE_TEXT("commandline", "this line is not a part of a count, or it was cut short")};
    const QJsonObject object = document.object();
    MemberReader members(object);
    PartRecord record{members.text("line"),    members.text("method"),  members.part("part"),
                      members.number("count"), members.number("nodes"), members.seconds("seconds"),
                      members.text("version")};
    const std::uint64_t remainder = members.number("modulo");
    const std::string checksum = members.text("checksum");
    if (!members.wrong().empty())
        return core::Explanation{noRecord, {members.wrong()}};
    if (remainder != record.count % prime || checksum != checksumOf(record.members()))
        return core::Explanation{
            PUZZLE_TEXT("commandline", "this line was changed: its checksum does not match")};
    return record;
}

} // namespace app
