// SPDX-License-Identifier: MIT
#include "taquin/placing.h"

#include "taquin/gridgraph.h"
#include "taquin/pairsearch.h"

namespace taquin {

namespace {

/// The most cells for which all places of two tiles and the blank are searched.
constexpr int mostCellsForPairs = 100;
// The size of the corner in which a pair is placed on a larger board.
constexpr int cornerColumns = 4;
constexpr int cornerRows = 3;

class Placing {
public:
    explicit Placing(const Board &board)
        : m_board(board), m_graph(board.grid()), m_isFree(std::size_t(board.grid().size()), true)
    {
        if (board.grid().rows >= 2 && board.grid().columns >= 2)
            findAim();
    }

    std::optional<PlacingMove> move() const
    {
        if (m_tile == none)
            return {};
        const std::optional<Direction> direction =
            m_partner == none ? carry(m_tile, {m_tile}, {}) : placePair();
        return direction ? std::optional(PlacingMove{*direction, m_tile, m_partner != none}) : std::nullopt;
    }

private:
    static constexpr int none = -1;

    /// Finds the first aim that is not reached, and marks the cells of the aims before it as filled.
    void findAim()
    {
        const core::Grid grid = m_board.grid();
        int row = 0;
        for (; grid.rows - row > 2; ++row) {
            for (int column = 0; column < grid.columns - 2; ++column) {
                if (isAim(grid.cell(column, row), none))
                    return;
            }
            if (isAim(grid.cell(grid.columns - 2, row), grid.cell(grid.columns - 1, row)))
                return;
        }
        for (int column = 0; grid.columns - column > 2; ++column) {
            if (isAim(grid.cell(column, row), grid.cell(column, row + 1)))
                return;
        }
    }
    /// Returns whether this tile or pair is not in place, and makes it the aim. A tile's home cell has the tile's
    /// number.
    bool isAim(int tile, int partner)
    {
        if (m_board.cell(tile) != tile || (partner != none && m_board.cell(partner) != partner)) {
            m_tile = tile;
            m_partner = partner;
            return true;
        }
        m_isFree[tile] = false;
        if (partner != none)
            m_isFree[partner] = false;
        return false;
    }

    /// Returns the first move of a shortest route by which the tile, or the blank if `tile` is none, reaches one
    /// of the cells `to` over free cells that are not `blocked`.
    std::optional<Direction> carry(int tile, const std::vector<int> &to,
                                   const std::vector<int> &blocked) const
    {
        struct State {
            int tile;
            int blank;
        };
        const int size = m_board.grid().size();
        core::PerCell<char> firstMoves(std::size_t(tile == none ? size : size * size), noMove);
        const auto firstMove = [&](const State &state) -> char & {
            return firstMoves[tile == none ? state.blank : state.tile * size + state.blank];
        };
        std::vector<State> states{{tile == none ? 0 : m_board.cell(tile), m_board.blank()}};
        firstMove(states.front()) = start;
        for (std::size_t i = 0; i < states.size(); ++i) {
            const State state = states[i];
            if (i > 0 && contains(to, tile == none ? state.blank : state.tile))
                return Direction(firstMove(state));
            for (const Direction direction : directions) {
                const int cell = m_graph.neighbour(state.blank, direction);
                if (cell == GridGraph::none || !m_isFree[cell] || contains(blocked, cell))
                    continue;
                const State after{tile != none && cell == state.tile ? state.blank : state.tile, cell};
                if (firstMove(after) != noMove)
                    continue;
                firstMove(after) = firstMove(state) == start ? char(direction) : firstMove(state);
                states.push_back(after);
            }
        }
        return {};
    }

    std::optional<Direction> placePair() const
    {
        std::vector<int> cells;
        for (int cell = 0; cell < m_board.grid().size(); ++cell) {
            if (m_isFree[cell])
                cells.push_back(cell);
        }
        if (cells.size() > mostCellsForPairs) {
            std::erase_if(cells, [this](int cell) { return !isInCorner(cell); });
            const int one = m_board.cell(m_tile);
            const int other = m_board.cell(m_partner);
            if (!contains(cells, one))
                return carry(m_tile, cells, {});
            if (!contains(cells, other))
                return carry(m_partner, cells, {one});
            if (!contains(cells, m_board.blank()))
                return carry(none, cells, {one, other});
        }
        const PairSearch search(m_board.grid(), cells,
                                {m_board.cell(m_tile), m_board.cell(m_partner), m_board.blank()},
                                {m_tile, m_partner});
        return search.found() ? std::optional(search.route().front()) : std::nullopt;
    }
    /// Returns whether the cell is near the end of the row; two remaining rows have so few cells that they do not
    /// need this.
    bool isInCorner(int cell) const
    {
        return m_graph.column(cell) >= m_board.grid().columns - cornerColumns &&
               m_graph.row(cell) < m_graph.row(m_tile) + cornerRows;
    }

    static constexpr char noMove = -1;
    static constexpr char start = char(directions.size());

    const Board &m_board;
    GridGraph m_graph;
    core::PerCell<bool> m_isFree;
    int m_tile = none;
    int m_partner = none;
};

} // namespace

core::Explanation explainPlacing(const Taquin &taquin, const core::Step &step, int tile, bool isPair)
{
    const long long number = taquin.number(step.piece);
    const long long placed = taquin.number(tile);
    if (isPair)
        return {PUZZLE_TEXT("taquin", "Tile %1 moves: tile %2 and the next one go to their cells together."),
                {number, placed}};
    if (placed == number)
        return {PUZZLE_TEXT("taquin", "Tile %1 moves on towards its cell."), {number}};
    return {
        PUZZLE_TEXT("taquin", "Tile %1 makes way: the gap is on its way to tile %2, which is placed next."),
        {number, placed}};
}

std::optional<PlacingMove> nextPlacingMove(const Board &board)
{
    return Placing(board).move();
}

} // namespace taquin
