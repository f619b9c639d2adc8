// SPDX-License-Identifier: MIT
#include "tours/tour.h"

#include <algorithm>

namespace tours {

namespace {

/// Returns the image of a cell. The bits of `symmetry` mirror it left to right, top to bottom, and in the
/// diagonal, which only a square board allows.
std::int16_t imageOf(core::Grid grid, int cell, int symmetry)
{
    int column = grid.column(cell);
    int row = grid.row(cell);
    if (symmetry & 1)
        column = grid.columns - 1 - column;
    if (symmetry & 2)
        row = grid.rows - 1 - row;
    return std::int16_t(symmetry & 4 ? grid.cell(row, column) : grid.cell(column, row));
}

class Classifier : public core::SymmetryClassifier {
public:
    Classifier(const Tour &tour, bool closed) : m_tour(tour), m_closed(closed)
    {
        const core::Grid grid = tour.grid();
        m_images.resize(grid.columns == grid.rows ? 8 : 4);
        for (std::size_t symmetry = 0; symmetry < m_images.size(); ++symmetry) {
            for (int cell = 0; cell < grid.size(); ++cell)
                m_images[symmetry].push_back(imageOf(grid, cell, int(symmetry)));
        }
        std::erase_if(m_images, [&](const Cells &image) {
            for (int cell = 0; cell < grid.size(); ++cell) {
                if (tour.isOpen(cell) != tour.isOpen(image[std::size_t(cell)]))
                    return true;
            }
            return false;
        });
    }

    core::ClassDigest classOf(const core::Position &solution) override
    {
        readRoutes(solution);
        const Cells &given = m_routes[0];
        m_least = given;
        for (const Cells &image : m_images) {
            for (const Cells &route : m_routes) {
                if (image[std::size_t(route.front())] == given.front() && isSolution(image, route))
                    takeIfLess(image, route);
            }
        }
        return core::digestOf(m_least);
    }

private:
    using Cells = std::vector<std::int16_t>;

    /// Reads the tour forwards and backwards.
    void readRoutes(const core::Position &solution)
    {
        Cells &forwards = m_routes[0];
        forwards.clear();
        for (std::size_t number = 0; number < solution.size() && solution[number].onBoard(); ++number)
            forwards.push_back(solution[number].cell);
        m_routes[1].assign(forwards.rbegin(), forwards.rend());
        if (m_closed)
            std::rotate(m_routes[1].begin(), m_routes[1].end() - 1, m_routes[1].end());
    }
    /// Returns whether the image of a route has the given numbers and the wanted end.
    bool isSolution(const Cells &image, const Cells &route) const
    {
        const Conditions &conditions = m_tour.conditions();
        const auto hasGiven = [&](const auto &number) {
            return std::size_t(number.first) < route.size() &&
                   image[std::size_t(route[std::size_t(number.first)])] == number.second;
        };
        return std::ranges::all_of(conditions.given, hasGiven) &&
               (conditions.end == Conditions::none || image[std::size_t(route.back())] == conditions.end);
    }
    /// Keeps the image of a route if it is less than the least image so far. Most images differ at once.
    void takeIfLess(const Cells &image, const Cells &route)
    {
        const auto imageAt = [&](std::size_t i) { return image[std::size_t(route[i])]; };
        std::size_t i = 0;
        while (i < route.size() && imageAt(i) == m_least[i])
            ++i;
        if (i == route.size() || imageAt(i) > m_least[i])
            return;
        for (; i < route.size(); ++i)
            m_least[i] = imageAt(i);
    }

    const Tour &m_tour;
    const bool m_closed;
    std::vector<Cells> m_images; ///< the image of each cell, indexed by symmetry
    std::array<Cells, 2> m_routes;
    Cells m_least;
};

} // namespace

std::unique_ptr<core::SymmetryClassifier> openTourClassifier(const Tour &tour)
{
    return std::make_unique<Classifier>(tour, false);
}

std::unique_ptr<core::SymmetryClassifier> closedTourClassifier(const Tour &tour)
{
    return std::make_unique<Classifier>(tour, true);
}

} // namespace tours
