// SPDX-License-Identifier: MIT
// Fuzzes boards in common notations, as they are pasted, opened or given on the command line.
#include "attack.h"

#include "core/cleantext.h"
#include "core/importboard.h"
#include "session/basics/translation.h"
#include "session/basics/unicodenormalization.h"

void attack(const QByteArray &bytes)
{
    const std::string text = session::composed(bytes.toStdString());
    const QString clean = QString::fromStdString(core::cleaned(text).text);
    if (clean.contains(QLatin1StringView("deal"), Qt::CaseInsensitive)) // fuzz_positions tests deals
        return;
    for (const core::ImportedBoard &board : core::importBoards(fuzz::kinds(), text)) {
        fuzz::require(board.at <= text.size(), "a board lies in the text");
        if (board.readings.empty()) {
            fuzz::require(!board.fault.why.empty(), "what is not read has a reason");
            fuzz::require(board.fault.at <= text.size(), "a fault lies in the text");
            static_cast<void>(session::translated(board.fault.why));
            continue;
        }
        static_cast<void>(session::translated(core::ambiguity(board)));
        for (const core::BoardReading &reading : board.readings) {
            const core::LineReading read = core::readLineAndMoves({&reading.kind, 1}, reading.line);
            fuzz::require(std::holds_alternative<core::Game>(read.reading),
                          "a board is read as a position line");
            const auto &game = std::get<core::Game>(read.reading);
            for (const core::Notation &notation : reading.kind->notations()) {
                if (notation.write)
                    fuzz::require(!notation.write(*game.puzzle, game.position).empty(), "a board is written");
            }
        }
    }
}
