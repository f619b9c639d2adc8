// SPDX-License-Identifier: MIT
#pragma once

#include "core/puzzle.h"
#include "core/squarename.h"
#include "core/symmetryclass.h"
#include "tours/conditions.h"

#include <span>

namespace tours {

/// The squares of a tour in order.
using Route = std::vector<int>;

/// The displacement of a move: columns to the right and rows down.
struct Offset {
    int dx = 0;
    int dy = 0;
};

/// A chess piece that moves from square to square. Numbers record its tour: piece k of the puzzle is the number k
/// + 1, and number n is on the n-th square of the tour. Numbers are placed in order, with 1 on the start.
class Tour : public core::Puzzle {
public:
    static constexpr int longest = 40; ///< the longest side of a board, in squares

    std::string options() const override;
    std::string write(const core::Position &position) const override;
    std::string spell(const core::Position &from, std::span<const core::Step> steps) const override;
    std::variant<core::Path, core::Fault> replay(const core::Position &from,
                                                 std::string_view moves) const override;

    core::Grid grid() const override { return m_grid; }
    core::Position start() const override { return position({m_start}); }
    const core::Dealing *dealing() const override { return m_conditions.order.deal ? &m_dealing : nullptr; }
    std::vector<core::Path> moves(const core::Position &position) const override;
    core::Explanation why(const core::Position &position, const core::Step &step) const override;
    bool solved(const core::Position &position) const override { return isComplete(route(position)); }

    int startCell() const { return m_start; }
    /// Returns an upper bound on the length of a tour.
    int mostNumbers() const { return m_mostNumbers; }
    /// Returns the default start of tours: the top left corner, a8 on the usual board.
    static int usualStart() { return 0; }

    Route route(const core::Position &position) const;
    core::Position position(const Route &route) const;
    /// Returns the squares that are a legal move away; none if the tour is complete.
    virtual std::vector<int> targets(const Route &route) const = 0;
    virtual bool isComplete(const Route &route) const = 0;
    /// Returns the number of squares that a tour from here visits.
    virtual int squaresToVisit(int start) const = 0;
    /// Returns the step that puts `number` on `cell`, where `number`, from 0, follows the numbers of `route` or
    /// lies within them.
    core::Step step(const Route &route, std::size_t number, int cell) const
    {
        return {std::int16_t(number), {}, {std::int16_t(cell), turnOf(route, number, cell)}};
    }
    /// Returns the name of a square in texts: "e4".
    std::string name(int cell) const { return core::squareName(m_grid, cell); }
    /// Returns a square, to be named in a sentence.
    core::Squares square(int cell) const { return {puzzleId(), m_grid, {cell}}; }

    const Conditions &conditions() const { return m_conditions; }
    /// Returns whether the whole board is to be visited, by any tour from the start.
    bool isPlain() const { return m_conditions.empty(); }
    bool isOpen(int cell) const { return !m_conditions.isClosed(cell); }
    /// Returns the square of a given number, from 0, or Conditions::none. The start and, in a knight's tour, the
    /// wanted end are given, too.
    int givenSquare(std::size_t number) const { return m_givenSquares[number]; }
    /// Returns the lowest given number of a square, from 0, or Conditions::none.
    int givenNumber(int cell) const { return m_givenNumbers[cell]; }
    /// Returns whether the given numbers allow a number, from 0, on a square.
    bool isAllowed(std::size_t number, int cell) const
    {
        const int square = m_givenSquares[number];
        return square == Conditions::none ? m_givenNumbers[cell] == Conditions::none || !visitsOnce()
                                          : square == cell;
    }
    /// Returns the squares next to this one by the piece's moves, whether they are visited or not.
    virtual std::vector<int> neighbourSquares(int cell) const = 0;
    /// Returns whether a tour comes to a square at most once.
    virtual bool visitsOnce() const = 0;
    virtual std::string_view puzzleId() const = 0;
    /// Returns the same board with another start and other conditions, which must not contradict one another.
    virtual std::shared_ptr<const Tour> with(int start, Conditions conditions) const = 0;

    /// Reads squares, each a legal move from the previous one; the squares of `route` come before them.
    std::variant<Route, core::Fault> read(Route route, std::string_view squares) const;

protected:
    Tour(core::Grid grid, int start, Conditions conditions, Visits visits);

    /// Returns the Place::turn of a number: 1 if an earlier number is already on the square.
    virtual std::int8_t turnOf(const Route &, std::size_t, int) const { return 0; }
    /// Returns the options after the size in a position line.
    virtual std::string spellRules() const { return {}; }
    /// Returns why the piece cannot move to a square that is not among the targets.
    virtual core::Explanation refusalReason(const Route &route, int cell) const = 0;
    core::Explanation closedReason(int cell) const;
    /// Returns why the given numbers forbid the next number on this square; empty if they do not.
    core::Explanation givenReason(const Route &route, int cell) const;

private:
    /// Returns why a tour cannot begin on this square; empty if it can.
    core::Explanation whyNotFirst(int cell) const;

    core::Grid m_grid;
    int m_start;
    Conditions m_conditions;
    int m_mostNumbers;
    core::PerPiece<int> m_givenSquares;
    core::PerCell<int> m_givenNumbers;
    core::Dealing m_dealing; ///< a deal makes numbers, and moves nothing
};

/// Implements Solver::unsuitable for methods that only know the whole board.
core::Explanation needsPlainBoard(const Tour &tour, const core::Position &, std::span<const core::Step>);

/// Returns why a tour that begins with this route cannot have the given numbers in their order: two are too far
/// apart, or one is on a square of the wrong colour; empty if that is not so. A tour that visits squares only once
/// does not pass through the route.
core::Explanation whyOutOfReach(const Tour &tour, const Route &route);

/// The options part of a position line: "8x8", "8x8,without=d4-e5,start=c5,end=h8,given=12b3", and "8x8,closed" if
/// `words` contains "closed".
struct BoardOptions {
    core::Grid grid;
    int start = 0;
    bool closed = false;
    Conditions conditions = {};
};
/// The differences between the boards of the two pieces.
struct BoardRules {
    int shortest;
    Visits visits;
    std::span<const std::string_view> words = {};
    int longest = Tour::longest;
    std::span<const core::Deal> deals = {};
};
std::variant<BoardOptions, core::Fault> readBoardOptions(std::string_view options, const BoardRules &rules);
/// Reads the position part of a position line, which begins at `at`: the squares in order; none if only the start
/// is visited.
core::Reading readSquares(std::shared_ptr<const Tour> tour, std::string_view squares, std::size_t at);

/// Implements Kind::symmetryClassifier (tourclassifier.cpp). The images of a tour under the board's symmetries
/// (eight of a square board, four of a rectangle), forwards or backwards, are compared if they begin on the tour's
/// own start and, with closed squares or given numbers, are tours of the same board; the least image names the class.
/// So the bishop's 70 tours from a8 make 19 classes: a tour's class also contains its mirror image in the diagonal,
/// and the tour run backwards from h1 with the board turned round.
std::unique_ptr<core::SymmetryClassifier> openTourClassifier(const Tour &tour);
/// Implements Kind::symmetryClassifier for closed tours, which begin on their start even when run backwards.
std::unique_ptr<core::SymmetryClassifier> closedTourClassifier(const Tour &tour);

} // namespace tours
