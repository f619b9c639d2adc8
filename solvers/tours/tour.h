// SPDX-License-Identifier: MIT
#pragma once

#include "core/positionline.h"
#include "core/puzzle.h"
#include "core/symmetryclass.h"

#include <span>

namespace tours {

/// The squares of a tour in order.
using Route = std::vector<int>;

/// The displacement of a move: columns to the right and rows down.
struct Offset {
    int dx = 0;
    int dy = 0;
};

inline core::Mark mark(int cell, core::Role role)
{
    return {std::int16_t(cell), role, {}};
}

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
    std::string name(int cell) const;

    /// Reads squares, each a legal move from the previous one; the squares of `route` come before them.
    std::variant<Route, core::Fault> read(Route route, std::string_view squares) const;

protected:
    Tour(core::Grid grid, int start, int mostNumbers);

    /// Returns the Place::turn of a number: 1 if an earlier number is already on the square.
    virtual std::int8_t turnOf(const Route &, std::size_t, int) const { return 0; }
    /// Returns the options after the size in a position line.
    virtual std::string spellRules() const { return {}; }
    /// Returns why the piece cannot move to a square that is not among the targets.
    virtual core::Explanation refusalReason(const Route &route, int cell) const = 0;

private:
    core::Grid m_grid;
    int m_start;
    int m_mostNumbers;
};

/// The options part of a position line: "8x8", "8x8,start=c5", and "8x8,closed" if `words` contains "closed".
struct BoardOptions {
    core::Grid grid;
    int start = 0;
    bool closed = false;
};
std::variant<BoardOptions, core::Fault> readBoardOptions(std::string_view options, int shortest,
                                                         std::span<const std::string_view> words,
                                                         int longest = Tour::longest);
/// Reads the position part of a position line, which begins at `at`: the squares in order; none if only the start
/// is visited.
core::Reading readSquares(std::shared_ptr<const Tour> tour, std::string_view squares, std::size_t at);

/// Implements Kind::symmetryClassifier (tourclassifier.cpp). The images of a tour under the board's symmetries
/// (eight of a square board, four of a rectangle), forwards or backwards, are compared if they begin on the tour's
/// own start; the least image names the class. So the bishop's 70 tours from a8 make 19 classes: a tour's class
/// also contains its mirror image in the diagonal, and the tour run backwards from h1 with the board turned round.
std::unique_ptr<core::SymmetryClassifier> openTourClassifier(const Tour &tour);
/// Implements Kind::symmetryClassifier for closed tours, which begin on their start even when run backwards.
std::unique_ptr<core::SymmetryClassifier> closedTourClassifier(const Tour &tour);

} // namespace tours
