// SPDX-License-Identifier: MIT
#include "window/solutionmap.h"

namespace window {

namespace {

constexpr std::size_t batch = 4000; // solutions in one turn of the event loop

} // namespace

void SolutionMap::begin(const ui::PuzzleUi &puzzle, const session::Solutions &solutions)
{
    m_puzzle = puzzle;
    m_board = solutions.instance().puzzle;
    m_search = solutions.search();
    m_size = 0;
    m_names.clear();
    m_nameOf.clear();
    for (std::size_t piece = 0; piece < solutions.from().size(); ++piece) {
        const QString name = puzzle.pieceName(*m_board, int(piece));
        if (!m_names.contains(name))
            m_names.append(name);
        m_nameOf.push_back(int(m_names.indexOf(name)));
    }
    const auto cells = std::size_t(grid().size());
    m_closed.assign(cells, false);
    for (std::size_t cell = 0; cell < cells && puzzle.isClosed; ++cell)
        m_closed[cell] = puzzle.isClosed(*m_board, int(cell));
    m_counts.assign(std::size_t(m_names.size()), std::vector<int>(cells));
}

bool SolutionMap::update(const session::Solutions &solutions)
{
    const std::size_t end = std::min(solutions.size(), m_size + batch);
    for (; m_size < end; ++m_size) {
        const core::Position &position = solutions[m_size].position;
        for (std::size_t piece = 0; piece < position.size(); ++piece) {
            std::vector<int> &counts = m_counts[std::size_t(m_nameOf[piece])];
            for (const int cell : cellsOf(position, piece))
                ++counts[std::size_t(cell)];
        }
    }
    return end < solutions.size();
}

QList<int> SolutionMap::cellsOf(const core::Position &position, std::size_t piece) const
{
    const core::Place &place = position[piece];
    if (!place.onBoard())
        return {};
    return m_puzzle.cellsOf ? m_puzzle.cellsOf(*m_board, int(piece), place) : QList<int>{place.cell};
}

int SolutionMap::cells(int name) const
{
    return int(std::ranges::count_if(counts(name), [](int count) { return count > 0; }));
}

bool SolutionMap::covers(const core::Position &solution, int name, int cell) const
{
    for (std::size_t piece = 0; piece < solution.size(); ++piece) {
        if (m_nameOf[piece] == name && cellsOf(solution, piece).contains(cell))
            return true;
    }
    return false;
}

} // namespace window
