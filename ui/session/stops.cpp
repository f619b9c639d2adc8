// SPDX-License-Identifier: MIT
#include "session/stops.h"

#include "session/record.h"

#include <bitset>
#include <limits>
#include <memory>

namespace session {

Landmarks landmarksOf(const Stops &stops)
{
    Landmarks landmarks;
    for (const Stop &stop : stops) {
        if (stop.on)
            landmarks.push_back(stop.landmark);
    }
    return landmarks;
}

std::vector<qint64> refusalsByReason(const Record &record)
{
    const auto seen = std::make_unique<std::bitset<std::numeric_limits<std::uint16_t>::max() + 1>>();
    std::vector<qint64> first;
    qint64 index = record.first();
    while (index < record.size()) {
        const qint64 end = std::min((index / Record::stride + 1) * Record::stride, record.size());
        for (const core::Event &event : record.events(index, end - index)) {
            if (event.type == core::Event::Refused && !seen->test(event.reason)) {
                seen->set(event.reason);
                first.push_back(index);
            }
            ++index;
        }
    }
    return first;
}

} // namespace session
