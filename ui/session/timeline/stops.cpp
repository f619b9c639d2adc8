// SPDX-License-Identifier: MIT
#include "session/timeline/stops.h"

#include <QStringList>

#include <array>

namespace session {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 largestNumber = 1'000'000'000;
constexpr std::array<std::pair<Landmark::Type, QLatin1StringView>, 11> stopNames{{
    {Landmark::Solution, "solution"_L1},
    {Landmark::Deepest, "deepest"_L1},
    {Landmark::Moment, "moment"_L1},
    {Landmark::Try, "try"_L1},
    {Landmark::TakenBack, "back"_L1},
    {Landmark::DepthAtLeast, "rise"_L1},
    {Landmark::DepthAtMost, "fall"_L1},
    {Landmark::Turn, "turn"_L1},
    {Landmark::Refusal, "refusal"_L1},
    {Landmark::Line, "line"_L1},
    {Landmark::Arrival, "arrival"_L1},
}};

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
    const auto name =
        std::ranges::find(stopNames, stop.landmark.type, &decltype(stopNames)::value_type::first);
    return u"%1 %2 %3"_s.arg(stop.on ? "on"_L1 : "off"_L1, name->second).arg(stop.landmark.number);
}

std::optional<Stop> readStop(const QString &text)
{
    const QStringList words = text.split(u' ');
    if (words.size() != 3 || (words[0] != "on"_L1 && words[0] != "off"_L1))
        return {};
    const auto type = std::ranges::find(stopNames, words[1], &decltype(stopNames)::value_type::second);
    bool isNumber = false;
    const qint64 number = words[2].toLongLong(&isNumber);
    if (type == stopNames.end() || !isNumber || number < -1 || number > largestNumber)
        return {};
    return Stop{{type->first, number}, words[0] == "on"_L1};
}

} // namespace session
