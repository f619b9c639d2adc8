// SPDX-License-Identifier: MIT
#include "session/programs/tracefile.h"

#include "core/positionline.h"
#include "session/basics/translation.h"
#include "session/programs/ownprogram.h"

namespace session {

bool beginsAsTrace(QByteArrayView text)
{
    return core::withoutMark({text.data(), std::size_t(text.size())}).starts_with("cassetete trace ");
}

std::variant<TraceGame, core::Explanation> readTraceGame(core::Kinds kinds, const QByteArray &text)
{
    TraceReader reader(kinds);
    TraceEventTaker taker;
    std::vector<core::Event> events;
    std::optional<Record> record;
    for (qsizetype begin = 0; begin < text.size();) {
        const qsizetype newline = text.indexOf('\n', begin);
        const qsizetype end = newline < 0 ? text.size() : newline;
        if (!reader.take(std::string_view(text.data() + begin, std::size_t(end - begin))))
            break;
        begin = end + 1;
        if (!record && reader.kind())
            record.emplace(reader.game().position);
        taker.take(reader, events);
        if (record && events.size() >= std::size_t(Record::stride)) {
            record->append(std::exchange(events, {}));
            record->keepLast(Timeline::longestSearch);
        }
    }
    core::Explanation fault;
    if (!reader.finish()) {
        const TraceReader::Fault &found = *reader.fault();
        fault = {PUZZLE_TEXT("trace", "Line %1, “%2”, is wrong: %3"),
                 {found.line, core::quoted(found.text), afterColon(translated(found.why)).toStdString()},
                 found.why.marks};
    }
    if (!record)
        return fault;
    record->append(events);
    const Instance instance{reader.game().puzzle, {}};
    Act search = Act::make(Act::Search, instance, reader.game().position);
    search.record = std::move(*record);
    search.method = QString::fromLatin1(ownProgramMethod().id);
    TraceGame read;
    read.fault = std::move(fault);
    read.game.kind = reader.kind();
    read.game.acts.push_back(Act::make(Act::Open, instance, reader.game().position));
    read.game.acts.push_back(std::move(search));
    return read;
}

} // namespace session
