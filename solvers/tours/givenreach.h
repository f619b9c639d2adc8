// SPDX-License-Identifier: MIT
#pragma once

#include "tours/tour.h"

namespace tours {

/// The number of moves from each square to the squares of given numbers: a lower bound, since it also goes through
/// visited squares.
class GivenReach {
public:
    enum class Refusal {
        None,
        NotGiven, ///< another number is given there, or another square for this number
        TooFar,   ///< the next given number is too far away
    };

    explicit GivenReach(const Tour &tour);

    /// Returns why a number, from 0, cannot be on this square; None if it may be possible.
    Refusal refusal(int number, int cell) const
    {
        if (!m_tour.isAllowed(std::size_t(number), cell))
            return Refusal::NotGiven;
        const int next = m_next[number];
        if (next != Conditions::none && m_distances[m_target[number]][cell] > next - number)
            return Refusal::TooFar;
        return Refusal::None;
    }

private:
    static constexpr int unreachable = 1 << 20;

    core::PerCell<int> distancesTo(int square) const;

    const Tour &m_tour;
    core::PerPiece<int> m_next;   ///< the next given number after each number, or Conditions::none
    core::PerPiece<int> m_target; ///< the index of the next given number in m_distances
    core::Indexed<core::PerCell<int>> m_distances;
};

} // namespace tours
