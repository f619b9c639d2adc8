// SPDX-License-Identifier: MIT
#pragma once

#include "tours/bishop/diagonals.h"

namespace tours {

/// The bishop moves one square at a time and must visit all squares of its colour. It may come to a square twice,
/// but not along a diagonal direction (sense) by which it came to the square or left it before. How it leaves a
/// square is free, so it may leave the start, come back and leave it in the same sense again. The tour is complete
/// as soon as the last square is visited.
class Bishop : public Tour {
public:
    static constexpr int shortest = 2; ///< the shortest side of a board

    Bishop(core::Grid grid, int start, Conditions conditions = {});

    /// Returns the number of open squares of the colour of `start`.
    int squaresToVisit(int start) const override;
    /// Returns the other squares of this square's colour that have at most one open diagonal neighbour, so that the
    /// bishop cannot leave them again: the corners, and squares beside closed ones.
    std::vector<int> deadEnds(int start) const;
    int openNeighbours(int cell) const; ///< the number of open diagonal neighbours
    const DiagonalNeighbours &neighbours(int cell) const { return m_neighbours[cell]; }

    std::vector<int> neighbourSquares(int cell) const override;
    bool visitsOnce() const override { return false; }
    std::string_view puzzleId() const override { return "bishop"; }
    std::shared_ptr<const Tour> with(int start, Conditions conditions) const override;
    /// Returns why the next square of a route cannot be this one, a free neighbour, because of the given numbers and
    /// the wanted end; empty if it can.
    core::Explanation whyNotGiven(const Route &route, int cell) const;

    std::vector<int> targets(const Route &route) const override;
    bool isComplete(const Route &route) const override;

protected:
    std::int8_t turnOf(const Route &route, std::size_t number, int cell) const override;
    core::Explanation refusalReason(const Route &route, int cell) const override;

private:
    /// Returns whether a route ends where it is to end, and has all given numbers.
    bool isAsAsked(const Route &route) const;

    core::PerCell<DiagonalNeighbours> m_neighbours;
};

/// Returns why a bishop has no tour that continues this route (existence.cpp); empty if none is known. From a corner,
/// up to 40 x 40, an empty result is certain, since mirrors::billiardTour finds a tour; from other squares, it proves nothing.
core::Explanation whyNoTour(const Bishop &bishop, const Route &route);

/// Explains that this square's sense is already used, and by which two numbers.
core::Explanation explainUsedSense(const Bishop &bishop, const Route &route, int cell);

/// Returns "falling sense ╲" or "rising sense ╱".
core::Text senseName(Sense sense);

} // namespace tours
