// SPDX-License-Identifier: MIT
#include "core/writtenboard.h"

#include "core/importboard.h"
#include "core/positionline.h"
#include "core/step.h"

#include <algorithm>

namespace core {

namespace {

/// Returns the options of a board without the deal that it came from, which its position replaces.
std::string withoutDeal(const Puzzle &puzzle)
{
    const std::string options = puzzle.options();
    return options.substr(0, options.find(",deal="));
}

/// Returns whether one of the meanings of the text is this board.
bool canMean(Kinds kinds, const std::string &text, const Kind &kind, const Puzzle &puzzle,
             const Position &position)
{
    const std::vector<ImportedBoard> boards = importBoards(kinds, text);
    if (boards.size() != 1)
        return false;
    const auto isSame = [&](const BoardReading &reading) {
        if (reading.kind != &kind)
            return false;
        const LineReading read = readLineAndMoves(kinds, reading.line);
        const auto *game = std::get_if<Game>(&read.reading);
        return game && withoutDeal(*game->puzzle) == withoutDeal(puzzle) &&
               game->puzzle->write(after(game->position, read.moves)) == puzzle.write(position);
    };
    return std::ranges::any_of(boards.front().readings, isSame) ||
           std::ranges::any_of(boards.front().others, isSame);
}

} // namespace

WrittenBoard writeBoard(Kinds kinds, const Kind &kind, const Notation &notation, const Puzzle &puzzle,
                        const Position &position)
{
    std::string text = notation.write(puzzle, position);
    if (!notation.read || canMean(kinds, text, kind, puzzle, position))
        return {std::move(text), true};
    std::string headed = kind.id + (':' + withoutDeal(puzzle)) + '\n' + text;
    if (canMean(kinds, headed, kind, puzzle, position))
        return {std::move(headed), true};
    return {std::move(text), false};
}

} // namespace core
