// SPDX-License-Identifier: MIT
// Fuzzes traces that other programs write.
#include "attack.h"

#include "session/programs/trace.h"

#include <QList>

void attack(const QByteArray &bytes)
{
    session::TraceReader reader(fuzz::kinds());
    core::Position position;
    qint64 number = 0;
    for (const QByteArray &line : bytes.split('\n')) {
        // Deals are left out: the reader might wait for them, which takes too long for millions of inputs.
        if (line.contains("deal"))
            return;
        const bool started = reader.kind();
        ++number;
        if (!reader.take(line.toStdString()))
            break;
        if (!started && reader.kind())
            position = reader.game().position;
        for (const core::Event &event : reader.events()) {
            if (event.type == core::Event::Did)
                fuzz::require(event.step.from == position.at(std::size_t(event.step.piece)),
                              "a step starts where the piece lies");
            if (event.type == core::Event::Solution)
                fuzz::require(reader.game().puzzle->solved(position), "a solution is one");
            core::play(position, event);
        }
    }
    if (!reader.finish()) {
        const session::TraceReader::Fault &fault = *reader.fault();
        fuzz::require(!fault.why.empty(), "a fault has a reason");
        fuzz::require(fault.line >= 1 && fault.line <= number + 1, "a fault lies in the text");
        fuzz::require(!reader.take("."), "nothing is read after a fault");
        return;
    }
    fuzz::require(reader.position() == position, "the events lead to the position");
    fuzz::require(core::after(reader.game().position, reader.standing()) == position,
                  "what stands leads to the position");
    fuzz::require(reader.counts().refusals() >= 0, "no count is negative");
    fuzz::require(std::size_t(reader.counts().depth) == core::countMoves(reader.standing()),
                  "the depth is that of the moves that stand");
}
