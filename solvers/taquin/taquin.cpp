// SPDX-License-Identifier: MIT
#include "taquin/taquin.h"

#include "taquin/deals.h"
#include "taquin/goals.h"
#include "taquin/usualform.h"

#include <algorithm>

namespace taquin {

namespace {

constexpr std::string_view letters = "ruld"; // indexed by Direction
// These are the course's letters: droite, haut, gauche, bas. They are read too, but moves are written in the
// letters above.
constexpr std::string_view courseLetters = "dhgb";

} // namespace

Taquin::Taquin(const Board &goal) : Taquin(goal, core::DealOrder()) {}

Taquin::Taquin(const Board &goal, const core::DealOrder &order)
    : m_grid(goal.grid()), m_goal(goal), m_goalOption(spellGoal(goal)),
      m_order(order), m_dealing{goal.position(), order.deal ? deal(goal, order) : core::Path()},
      m_start(core::after(m_dealing.from, m_dealing.path))
{
    if (!hasUsualGoal()) {
        m_uprightForm = std::make_unique<UsualForm>(*this, UsualForm::Upright);
        m_reflectedForm = std::make_unique<UsualForm>(*this, UsualForm::Reflected);
    }
}

Taquin::Taquin(Image, const Board &goal, Route lastWalk, core::PerPiece<int> numbers)
    : m_grid(goal.grid()), m_goal(goal), m_start(goal.position()), m_numbers(std::move(numbers)),
      m_lastWalk(std::move(lastWalk))
{
}

Taquin::~Taquin() = default;

std::string Taquin::options() const
{
    return std::to_string(m_grid.columns) + 'x' + std::to_string(m_grid.rows) + m_goalOption +
           core::spell(m_order);
}

std::string Taquin::write(const core::Position &position) const
{
    std::string text;
    for (const int tile : tileAt(position))
        text += std::to_string(tile + 1) + ' ';
    text.pop_back();
    return text;
}

std::string Taquin::spell(const core::Position &, std::span<const core::Step> steps) const
{
    std::string moves;
    moves.reserve(steps.size());
    for (const core::Step &step : steps)
        moves += letters[std::size_t(directionOfBlank(m_grid, step))];
    return moves;
}

std::variant<core::Path, core::Fault> Taquin::replay(const core::Position &from, std::string_view moves) const
{
    Board board(m_grid, from);
    core::Path path;
    // The letter d is in both alphabets: it is the course's if any other letter is.
    const bool isCourse = moves.find_first_of("hgb") != moves.npos;
    const std::string_view read = isCourse ? courseLetters : letters;
    for (std::size_t at = 0; at < moves.size(); ++at) {
        if (moves[at] == ' ') // between groups of letters
            continue;
        const std::size_t letter = read.find(moves[at]);
        if (letter == read.npos)
            return core::fault(at, PUZZLE_TEXT("taquin",
                                               "a move is one of the letters u, d, l and r, or in French "
                                               "one of h, b, g and d"));
        const Direction direction = directions[letter];
        if (!board.canGo(direction))
            return core::fault(at, PUZZLE_TEXT("taquin", "this move would take the gap off the board"));
        path.push_back(board.step(direction));
        board.go(direction);
    }
    return path;
}

core::Path Taquin::slide(const Board &board, Direction direction, int tiles) const
{
    core::Path path;
    for (int blank = board.blank(); tiles > 0; --tiles) {
        const int cell = next(m_grid, blank, direction);
        path.push_back({std::int16_t(board.tile(cell)), {std::int16_t(cell)}, {std::int16_t(blank)}});
        blank = cell;
    }
    return path;
}

std::vector<core::Path> Taquin::moves(const core::Position &position) const
{
    const Board board(m_grid, position);
    std::vector<core::Path> all;
    for (int tiles = 1; tiles < std::max(m_grid.columns, m_grid.rows); ++tiles) {
        for (const Direction direction : directions) {
            if (m_grid.has(m_grid.column(board.blank()) + tiles * columnStep(direction),
                           m_grid.row(board.blank()) + tiles * rowStep(direction)))
                all.push_back(slide(board, direction, tiles));
        }
    }
    return all;
}

core::Explanation Taquin::why(const core::Position &position, const core::Step &step) const
{
    const int empty = blank(position);
    const int cell = position[step.piece].cell;
    const long long number = step.piece + 1;
    const std::vector<core::Mark> marks = {mark(cell, core::Role::Culprit), mark(empty, core::Role::Target)};
    if (m_grid.row(cell) != m_grid.row(empty) && m_grid.column(cell) != m_grid.column(empty))
        return {
            PUZZLE_TEXT("taquin", "Tile %1 is not in the same row or column as the gap."), {number}, marks};
    return {PUZZLE_TEXT("taquin", "Tile %1 can only slide towards the gap."), {number}, marks};
}

bool Taquin::solved(const core::Position &position) const
{
    for (std::size_t tile = 0; tile < position.size(); ++tile) {
        if (position[tile].cell != m_goal.cell(int(tile)))
            return false;
    }
    return true;
}

core::PerCell<int> Taquin::tileAt(const core::Position &position) const
{
    core::PerCell<int> tiles(std::size_t(m_grid.size()), Board::none);
    for (std::size_t tile = 0; tile < position.size(); ++tile)
        tiles[position[tile].cell] = int(tile);
    return tiles;
}

int Taquin::blank(const core::Position &position) const
{
    const core::PerCell<int> tiles = tileAt(position);
    return int(std::ranges::find(tiles, Board::none) - tiles.begin());
}

} // namespace taquin
