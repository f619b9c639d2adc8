// SPDX-License-Identifier: MIT
#include "tours/givenreach.h"

namespace tours {

GivenReach::GivenReach(const Tour &tour)
    : m_tour(tour), m_next(std::size_t(tour.mostNumbers()), Conditions::none),
      m_target(std::size_t(tour.mostNumbers()))
{
    int next = Conditions::none;
    for (int number = tour.mostNumbers() - 1; number >= 0; --number) {
        m_next[number] = next;
        m_target[number] = int(m_distances.size()) - 1;
        if (tour.givenSquare(std::size_t(number)) == Conditions::none)
            continue;
        next = number;
        m_distances.push_back(distancesTo(tour.givenSquare(std::size_t(number))));
    }
}

core::PerCell<int> GivenReach::distancesTo(int square) const
{
    core::PerCell<int> distances(std::size_t(m_tour.grid().size()), unreachable);
    std::vector<int> queue = {square};
    distances[square] = 0;
    for (std::size_t i = 0; i < queue.size(); ++i) {
        for (const int cell : m_tour.neighbourSquares(queue[i])) {
            if (distances[cell] < unreachable)
                continue;
            distances[cell] = distances[queue[i]] + 1;
            queue.push_back(cell);
        }
    }
    return distances;
}

} // namespace tours
