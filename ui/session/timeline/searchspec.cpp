// SPDX-License-Identifier: MIT
#include "session/timeline/searchspec.h"

#include <QList>

#include <array>

namespace session {

namespace {

constexpr std::array states{"open", "stopped", "ended"};
constexpr qsizetype longestSearchSpec = 2000; // bytes
constexpr qint64 mostEvents = qint64(1) << 60;

bool readNumber(const QByteArray &value, qint64 &number)
{
    bool good = false;
    number = value.toLongLong(&good);
    return good && number >= 0 && number <= mostEvents;
}

/// Reads one word of the form "name=value".
bool readWord(const QByteArray &word, SearchSpec &spec)
{
    const qsizetype equals = word.indexOf('=');
    const QByteArray name = word.first(std::max(qsizetype(0), equals));
    const QByteArray value = word.sliced(equals + 1);
    bool good = true;
    if (name == "seed")
        spec.seed = value.toULongLong(&good);
    else if (name == "events")
        good = readNumber(value, spec.events);
    else if (name == "at")
        good = readNumber(value, spec.at);
    else if (name == "found")
        spec.found = value.toULongLong(&good);
    else if (name == "digest")
        spec.digest = value.toULongLong(&good, 16);
    else if (name.startsWith("option:"))
        spec.options.set(name.sliced(7).toStdString(), QByteArray::fromPercentEncoding(value).toStdString());
    else if (word == "pauses")
        spec.pauses = true;
    else if (word == "here")
        spec.here = true;
    else if (word == "cut")
        spec.isTruncated = true;
    else
        return false;
    return good;
}

} // namespace

QByteArray writeSearchSpec(const SearchSpec &spec)
{
    QByteArray line = QByteArray(core::nameOf(spec.goal)) + ' ' + states[spec.state] +
                      " events=" + QByteArray::number(spec.events) + " at=" + QByteArray::number(spec.at) +
                      " digest=" + QByteArray::number(spec.digest, 16) +
                      " seed=" + QByteArray::number(spec.seed);
    if (spec.found > 0)
        line += " found=" + QByteArray::number(spec.found);
    if (spec.pauses)
        line += " pauses";
    if (spec.here)
        line += " here";
    if (spec.isTruncated)
        line += " cut";
    for (const auto &[id, value] : spec.options.all())
        line += " option:" + QByteArray::fromStdString(id) + '=' +
                QByteArray::fromStdString(value).toPercentEncoding();
    return line;
}

std::optional<SearchSpec> readSearchSpec(const QByteArray &line)
{
    const QList<QByteArray> words =
        line.size() <= longestSearchSpec ? line.simplified().split(' ') : QList<QByteArray>();
    if (words.size() < 2)
        return {};
    const auto goal = core::goalNamed(words[0].toStdString());
    const auto *const state = std::ranges::find(states, QByteArrayView(words[1]));
    if (!goal || state == states.end())
        return {};
    SearchSpec spec{.goal = *goal, .state = SearchSpec::State(state - states.begin())};
    for (const QByteArray &word : words.sliced(2)) {
        if (!readWord(word, spec))
            return {};
    }
    if (spec.at > spec.events)
        return {};
    return spec;
}

} // namespace session
