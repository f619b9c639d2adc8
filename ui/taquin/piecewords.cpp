// SPDX-License-Identifier: MIT
#include "taquin/piecewords.h"

#include "taquin/openpicture.h"
#include "taquin/taquintools.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <string_view>

namespace ui {

namespace {

/// A sentence, and its wording without a number.
struct Rewording {
    std::string_view source;
    core::Text text;
    /// The arguments of the source that the text has, in its order; -1 for none.
    std::array<int, 2> arguments;
};

constexpr Rewording rewordings[] = {
    {"The shortest solution has %n move(s) and starts with tile %1.",
     PUZZLE_TEXT_N("taquin", "The shortest solution has %n move(s) and starts with this piece."),
     {0, -1}},
    {"Tile %1 has moved; %n move(s) to go.",
     PUZZLE_TEXT_N("taquin", "This piece has moved; %n move(s) to go."),
     {0, -1}},
    {"Tile %1 moves; at least %2 more moves are needed, within the bound.",
     PUZZLE_TEXT("taquin", "This piece moves; at least %1 more moves are needed, within the bound."),
     {1, -1}},
    {"After this move of tile %1, at least %2 more are needed, as the pattern tables show: %3 over the "
     "bound.",
     PUZZLE_TEXT(
         "taquin",
         "After this move at least %1 more are needed, as the pattern tables show: %2 over the bound."),
     {1, 2}},
    {"After this move of tile %1, at least %2 more are needed: %3 over the bound.",
     PUZZLE_TEXT("taquin", "After this move at least %1 more are needed: %2 over the bound."),
     {1, 2}},
    {"Tile %1 moves, and all tiles are in order.",
     PUZZLE_TEXT("taquin", "This piece moves, and the picture is whole."),
     {-1, -1}},
    {"Tile %1 moves, and all tiles are where the goal has them.",
     PUZZLE_TEXT("taquin", "This piece moves, and the picture is whole."),
     {-1, -1}},
    {"Tile %1 goes back: another route is shown from here.",
     PUZZLE_TEXT("taquin", "This piece goes back: another route is shown from here."),
     {-1, -1}},
    {"Tile %1 moves, towards the board that looks nearest now.",
     PUZZLE_TEXT("taquin", "This piece moves, towards the board that looks nearest now."),
     {-1, -1}},
    {"Nothing is left to try from here: tile %1 goes back.",
     PUZZLE_TEXT("taquin", "Nothing is left to try from here: this piece goes back."),
     {-1, -1}},
    {"Tile %1 has just come from there: that would undo the last move.",
     PUZZLE_TEXT("taquin", "This piece has just come from there: that would undo the last move."),
     {-1, -1}},
    {"With a move of tile %1 the gap would make a detour: another route reaches the same board in no more "
     "moves, and that one is tried.",
     PUZZLE_TEXT("taquin", "With this move the gap would make a detour: another route reaches the same board "
                           "in no more moves, and that one is tried."),
     {-1, -1}},
    {"Tile %1 moves: tile %2 and the next one go to their cells together.",
     PUZZLE_TEXT("taquin", "This piece moves: two pieces go to their cells together."),
     {-1, -1}},
    {"Tile %1 moves on towards its cell.",
     PUZZLE_TEXT("taquin", "This piece moves on towards its cell."),
     {-1, -1}},
    {"Tile %1 makes way: the gap is on its way to tile %2, which is placed next.",
     PUZZLE_TEXT("taquin", "This piece makes way: the gap is on its way to the piece that is placed next."),
     {-1, -1}},
    {"Tile %1 moves on along the best route found.",
     PUZZLE_TEXT("taquin", "This piece moves on along the best route found."),
     {-1, -1}},
    {"Tile %1 undoes the last move.", PUZZLE_TEXT("taquin", "This piece undoes the last move."), {-1, -1}},
    {"Tile %1 undoes a move of the scramble.",
     PUZZLE_TEXT("taquin", "This piece undoes a move of the scramble."),
     {-1, -1}},
    {"Tile %1 would be trapped and is moved aside; %2.",
     PUZZLE_TEXT("taquin", "This piece would be trapped and is moved aside; %1."),
     {1, -1}},
    {"Tile %1 goes to its waiting place in the last column; %2.",
     PUZZLE_TEXT("taquin", "This piece goes to its waiting place in the last column; %1."),
     {1, -1}},
    {"Tile %1 goes to its waiting place in the bottom row; %2.",
     PUZZLE_TEXT("taquin", "This piece goes to its waiting place in the bottom row; %1."),
     {1, -1}},
    {"Tile %1 goes to its cell; %2.", PUZZLE_TEXT("taquin", "This piece goes to its cell; %1."), {1, -1}},
    {"The gap goes to the row of tiles %1 and %2.",
     PUZZLE_TEXT("taquin", "The gap goes to the row where the next two pieces belong."),
     {-1, -1}},
    {"Tiles %1 and %2 turn the corner into their cells.",
     PUZZLE_TEXT("taquin", "Two pieces turn the corner into their cells."),
     {-1, -1}},
    {"Tile %1 is not in the same row or column as the gap.",
     PUZZLE_TEXT("taquin", "This piece is not in the same row or column as the gap."),
     {-1, -1}},
    {"Tile %1 can only slide towards the gap.",
     PUZZLE_TEXT("taquin", "This piece can only slide towards the gap."),
     {-1, -1}},
};

/// Takes 1 from the numbers of tiles and cells in a sentence, which the solvers count from 1.
core::Explanation countedFromZero(core::Explanation explanation)
{
    static const QRegularExpression numbers(
        QStringLiteral("(?:[Tt]iles?|Cells) %(\\d)(?:(?:, %(\\d))? and %(\\d))?"));
    const QString source = QString::fromUtf8(explanation.text.source);
    for (auto matches = numbers.globalMatch(source); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        for (int group = 1; group <= match.lastCapturedIndex(); ++group) {
            // The number of a plural stands before the others.
            const auto index = std::size_t(match.captured(group).toInt()) - (explanation.text.plural ? 0 : 1);
            if (auto *number = match.hasCaptured(group) && index < explanation.arguments.size()
                                   ? std::get_if<long long>(&explanation.arguments[index])
                                   : nullptr)
                --*number;
        }
    }
    return explanation;
}

} // namespace

core::Explanation pieceWords(core::Explanation explanation, const QString &look)
{
    if (TileNumbering::of(look).fromZero)
        explanation = countedFromZero(std::move(explanation));
    if (!PictureLook::read(look) || TileNumbering::current().overPicture)
        return explanation;
    const auto found =
        std::ranges::find(rewordings, std::string_view(explanation.text.source), &Rewording::source);
    if (found == std::end(rewordings))
        return explanation;
    std::vector<core::Explanation::Argument> arguments;
    for (const int index : found->arguments) {
        if (index >= 0)
            arguments.push_back(explanation.arguments[std::size_t(index)]);
    }
    return {found->text, std::move(arguments), std::move(explanation.marks)};
}

} // namespace ui
