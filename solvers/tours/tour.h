// SPDX-License-Identifier: MIT
#pragma once

#include "core/positionline.h"
#include "core/puzzle.h"

namespace tours {

/// The squares of a tour in their order.
using Route = std::vector<int>;

/// A piece that goes from square to square, and its way told by numbers: piece k is the number k + 1, which
/// is laid on the square that the tour visits so many-th. Numbers are laid in order, from 1 on the start.
class Tour : public core::Puzzle {
public:
    static constexpr int longest = 40; ///< side of a board

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
    /// More numbers than these no tour has.
    int mostNumbers() const { return m_mostNumbers; }
    /// The corner that tours start from unless told: the top left, a8 on the usual board.
    static int usualStart() { return 0; }

    Route route(const core::Position &position) const;
    core::Position position(const Route &route) const;
    /// The squares a legal move away; none when the tour is complete.
    virtual std::vector<int> targets(const Route &route) const = 0;
    virtual bool isComplete(const Route &route) const = 0;
    /// How many squares a tour from here visits.
    virtual int squaresToVisit(int start) const = 0;
    /// Lays the number that follows those of `route`, or one within it.
    core::Step step(const Route &route, std::size_t number, int cell) const
    {
        return {std::int16_t(number), {}, {std::int16_t(cell), turnOf(route, number, cell)}};
    }
    std::string name(int cell) const;

    /// Reads squares, each a legal move from the one before; those of `route` are given.
    std::variant<Route, core::Fault> read(Route route, std::string_view squares) const;

protected:
    Tour(core::Grid grid, int start, int mostNumbers);

    /// How a number lies on a square: 1 where an earlier one lies there already.
    virtual std::int8_t turnOf(const Route &, std::size_t, int) const { return 0; }
    /// Words of the options behind the size.
    virtual std::string spellRules() const { return {}; }
    /// Why the piece cannot go to a square that is not among the targets.
    virtual core::Explanation whyNot(const Route &route, int cell) const = 0;

private:
    core::Grid m_grid;
    int m_start;
    int m_mostNumbers;
};

} // namespace tours
