// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/board.h"
#include "taquin/gridgraph.h"

#include <type_traits>

namespace taquin {

/// A move that a search considers: the blank moves in this direction, and so the tile slides from its cell to
/// the blank's.
struct Slide {
    Direction direction;
    std::int16_t tile;
    std::int16_t from;
    std::int16_t to;
};

/// The requirements of IdaStar on a heuristic: a lower bound of the moves that a board still needs, updated
/// with each move. It must never exceed the number of moves needed (otherwise the paths found are not the
/// shortest), and it must be 0 on the ordered board and on no other (that is how the goal is recognized). To
/// add one, write a class with these members, and choose it where `optimal` or the hint make their IdaStar:
///
/// - `Change`: a type that holds what a slide changes.
/// - `lookahead`: how many slides of a board are prepared before the first of them is evaluated: 1, or
///   directions.size() if `prepare` starts to fetch memory, which then arrives while others are prepared.
/// - `valueInEvents`: whether the events of a watched search carry the lower bound. True only for pattern
///   databases, for which explainBound() in optimal.cpp has sentences of its own. If it is false,
///   lowerBoundAfter() there recomputes the bound, and must use the same heuristic.
/// - `lowerBound()`: the lower bound of the current board. `isZero()`: whether it is 0.
/// - `prepare(board, slide, most, change)`: writes into `change` what the slide will change. `board` is the
///   board before the slide. A board whose lower bound is more than `most` is too far to be of interest; the
///   lower bound of the current board is at most `most` + 1.
/// - `screen(slide, most, change)`: continues a prepared change, and returns the lower bound after its slide if
///   it finds that bound to be more than `most`, otherwise any number that is not.
/// - `evaluate(most, change)`: completes a change that was screened and not found too far, and returns the lower
///   bound after its slide if that is more than `most`, otherwise any number that is not.
/// - `apply(change)`: makes the slide of an evaluated change that is not too far. `change` keeps what is needed
///   to undo it.
/// - `undo(change)`: takes back the slide that was applied last.
///
/// A heuristic is copied for each thread of a search.
template <typename H>
concept Heuristic = std::is_copy_constructible_v<H> &&
    requires(const H &heuristic, H &current, const Board &board, const Slide &slide, int most,
             typename H::Change &change)
{
    requires H::lookahead == 1 || H::lookahead == directions.size();
    requires std::is_same_v<decltype(H::valueInEvents), const bool>;
    requires std::is_same_v<decltype(heuristic.lowerBound()), int>;
    requires std::is_same_v<decltype(heuristic.isZero()), bool>;
    heuristic.prepare(board, slide, most, change);
    requires std::is_same_v<decltype(heuristic.screen(slide, most, change)), int>;
    requires std::is_same_v<decltype(heuristic.evaluate(most, change)), int>;
    current.apply(change);
    current.undo(change);
};

/// The sum of the tiles' distances to their cells, each computed as if there were no other tile (Korf, 1985).
class ManhattanDistance {
public:
    using Change = int; ///< the difference to add to the sum
    static constexpr std::size_t lookahead = 1;
    static constexpr bool valueInEvents = false;

    /// `graph` must outlive the heuristic.
    ManhattanDistance(const GridGraph &graph, const Board &board);

    int lowerBound() const { return m_sum; }
    bool isZero() const { return m_sum == 0; }
    void prepare(const Board &board, const Slide &slide, int most, Change &change) const;
    int screen(const Slide &, int, Change change) const { return m_sum + change; }
    int evaluate(int, Change change) const { return m_sum + change; }
    void apply(Change change) { m_sum += change; }
    void undo(Change change) { m_sum -= change; }

private:
    const GridGraph *m_graph;
    int m_sum = 0;
};

/// ManhattanDistance plus two moves for each tile that must leave its own row or column to let others pass
/// there (Hansson, Mayer and Yung, 1992; the fewest such tiles, by a longest increasing subsequence).
class LinearConflict {
public:
    struct Change {
        ManhattanDistance::Change distance;
        int line;      ///< the line whose conflicts change; -1 if there is none
        int conflicts; ///< the conflicts of the line after the slide; once applied, those before it
    };
    static constexpr std::size_t lookahead = 1;
    static constexpr bool valueInEvents = false;

    /// `graph` must outlive the heuristic.
    LinearConflict(const GridGraph &graph, const Board &board);

    int lowerBound() const { return m_distance.lowerBound() + 2 * m_sum; }
    bool isZero() const { return m_distance.isZero(); }
    void prepare(const Board &board, const Slide &slide, int most, Change &change) const;
    int screen(const Slide &, int most, const Change &change) const { return evaluate(most, change); }
    int evaluate(int most, const Change &change) const
    {
        const int before = change.line < 0 ? 0 : m_conflicts[change.line];
        return m_distance.evaluate(most, change.distance) + 2 * (m_sum + change.conflicts - before);
    }
    void apply(Change &change);
    void undo(const Change &change);

private:
    /// A tile and the cell on which it is counted, whatever the board says; Board::none for both counts all
    /// tiles as on the board.
    struct Moved {
        int tile;
        int cell;
    };

    int countConflicts(const Board &board, int line, Moved moved) const;

    const GridGraph *m_graph;
    ManhattanDistance m_distance;
    core::Indexed<int> m_conflicts; ///< indexed by line: the rows first, then the columns
    int m_sum = 0;                  ///< the sum of the conflicts
};

} // namespace taquin
