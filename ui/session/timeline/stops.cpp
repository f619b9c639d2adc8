// SPDX-License-Identifier: MIT
#include "session/timeline/stops.h"

#include <QStringList>

#include <limits>
#include <optional>

namespace session {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 largestNumber = 1'000'000'000;

/// Returns the name of a type in saved settings, which never changes; empty for a type that is not a stop.
QLatin1StringView nameOf(Landmark::Type type)
{
    switch (type) {
    case Landmark::Solution:
        return "solution"_L1;
    case Landmark::Deepest:
        return "deepest"_L1;
    case Landmark::Moment:
        return "moment"_L1;
    case Landmark::Try:
        return "try"_L1;
    case Landmark::TakenBack:
        return "back"_L1;
    case Landmark::DepthAtLeast:
        return "rise"_L1;
    case Landmark::DepthAtMost:
        return "fall"_L1;
    case Landmark::Turn:
        return "turn"_L1;
    case Landmark::Refusal:
        return "refusal"_L1;
    case Landmark::Line:
        return "line"_L1;
    case Landmark::Arrival:
        return "arrival"_L1;
    case Landmark::Frame:
    case Landmark::End:
        break;
    }
    return {};
}

/// Returns the type with this name; none if there is no such stop.
std::optional<Landmark::Type> typeNamed(const QString &name)
{
    for (int type = 0; type <= std::numeric_limits<std::uint8_t>::max(); ++type) {
        if (!name.isEmpty() && name == nameOf(Landmark::Type(type)))
            return Landmark::Type(type);
    }
    return {};
}

} // namespace

Landmarks landmarksOf(const Stops &stops)
{
    Landmarks landmarks;
    for (const Stop &stop : stops) {
        if (stop.on)
            landmarks.push_back(stop.landmark);
    }
    return landmarks;
}

QString writeStop(const Stop &stop)
{
    return u"%1 %2 %3"_s.arg(stop.on ? "on"_L1 : "off"_L1, nameOf(stop.landmark.type))
        .arg(stop.landmark.number);
}

std::optional<Stop> readStop(const QString &text)
{
    const QStringList words = text.split(u' ');
    if (words.size() != 3 || (words[0] != "on"_L1 && words[0] != "off"_L1))
        return {};
    const std::optional<Landmark::Type> type = typeNamed(words[1]);
    bool isNumber = false;
    const qint64 number = words[2].toLongLong(&isNumber);
    if (!type || !isNumber || number < -1 || number > largestNumber)
        return {};
    return Stop{{*type, number}, words[0] == "on"_L1};
}

} // namespace session
