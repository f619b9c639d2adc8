// SPDX-License-Identifier: MIT
#include "session/timeline/movenotation.h"

#include "session/basics/translation.h"

namespace session {

QString shownMoves(const std::string &moves)
{
    constexpr std::string_view spelled = "uldr";
    QString shown = QString::fromStdString(moves);
    // The letters of up, left, down and right.
    const QString letters = translated(PUZZLE_TEXT("moves", "uldr"));
    if (moves.find_first_not_of(spelled) != moves.npos || letters.size() != qsizetype(spelled.size()))
        return shown;
    for (QChar &letter : shown)
        letter = letters.at(qsizetype(spelled.find(char(letter.unicode()))));
    return shown;
}

} // namespace session
