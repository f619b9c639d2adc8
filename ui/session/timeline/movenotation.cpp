// SPDX-License-Identifier: MIT
#include "session/timeline/movenotation.h"

#include "session/basics/translation.h"

namespace session {

QString shownMoves(const std::string &moves)
{
    constexpr std::string_view spelled = "uldr";
    constexpr std::size_t group = 5;
    // The letters of up, left, down and right.
    const QString letters = translated(PUZZLE_TEXT("moves", "uldr"));
    if (moves.find_first_not_of(spelled) != moves.npos || letters.size() != qsizetype(spelled.size()))
        return QString::fromStdString(moves);
    QString shown;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (i > 0 && i % group == 0)
            shown += u' ';
        shown += letters.at(qsizetype(spelled.find(moves[i])));
    }
    return shown;
}

} // namespace session
