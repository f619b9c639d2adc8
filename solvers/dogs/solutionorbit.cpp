// SPDX-License-Identifier: MIT
#include "dogs/solutionorbit.h"

#include "core/search.h"

namespace dogs {

core::Path pathTo(const SearchOrder &order, const Arrangement &arrangement, std::size_t depth)
{
    core::Path path;
    for (std::size_t i = 0; i < depth; ++i) {
        const int cell = order.levels[i].cell;
        path.push_back(laying(cell, arrangement[cell]));
    }
    return path;
}

SolutionOrbit::SolutionOrbit(const Deck &deck, const SearchOrder &order, const core::Position &from)
    : m_deck(deck), m_order(order), m_position(from), m_path(order.levels.size())
{
}

void SolutionOrbit::begin(const Arrangement &solution)
{
    m_solution = solution;
    setMember(solution, 0);
}

void SolutionOrbit::setMember(const Arrangement &arrangement, int rotation)
{
    const SearchOrder::Image &image = m_order.images[rotation];
    for (std::size_t i = 0; i < m_path.size(); ++i) {
        const int cell = m_order.levels[i].cell;
        const int oriented = arrangement[cell];
        core::Step &step = m_path[i];
        step.piece = std::int16_t(cardOf(oriented));
        step.to = {image.cells[cell], std::int8_t((turnOf(oriented) + image.quarters) & 3)};
        m_position[step.piece] = step.to;
    }
}

std::uint64_t SolutionOrbit::count()
{
    if (m_count > 0)
        return m_count;
    auto members = std::uint64_t(m_order.rotations);
    OrientedCards free = m_order.notGiven;
    for (const SearchOrder::Level &level : m_order.levels) {
        const int oriented = m_solution[level.cell];
        const auto choices = std::uint64_t((free & m_deck.lookalikes(oriented)).count());
        if (__builtin_mul_overflow(members, choices, &members))
            return m_count = core::Stats::mostSolutions;
        free = free - OrientedCards::allTurns(cardOf(oriented));
    }
    return m_count = members;
}

core::Path SolutionOrbit::changeFrom(const Arrangement &arrangement) const
{
    core::Path steps;
    for (const SearchOrder::Level &level : m_order.levels) {
        core::Step step = laying(level.cell, arrangement[level.cell]);
        step = {step.piece, step.to, m_position[step.piece], false};
        if (step.from != step.to)
            steps.push_back(step);
    }
    if (!steps.empty())
        steps.back().closes = true;
    return steps;
}

} // namespace dogs
