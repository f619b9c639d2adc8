// SPDX-License-Identifier: MIT
#include "dogs/images.h"

#include <limits>

namespace dogs {

core::Path wayTo(const Plan &plan, const Board &board, std::size_t depth)
{
    core::Path path;
    for (std::size_t i = 0; i < depth; ++i) {
        const int cell = plan.levels[i].cell;
        path.push_back(laying(cell, board[std::size_t(cell)]));
    }
    return path;
}

Images::Images(const Deck &deck, const Plan &plan, const core::Position &from)
    : m_deck(deck), m_plan(plan), m_position(from), m_path(plan.levels.size())
{
    for (std::size_t card = 0; card < from.size(); ++card) {
        if (!from[card].onBoard())
            m_own = m_own | Lays::four(int(card));
    }
}

void Images::begin(const Board &board)
{
    m_board = board;
    take(board, 0);
}

void Images::take(const Board &board, int turn)
{
    const auto &image = m_plan.image[std::size_t(turn)];
    const int quarters = turn * 4 / m_plan.turns;
    for (std::size_t i = 0; i < m_path.size(); ++i) {
        const auto cell = std::size_t(m_plan.levels[i].cell);
        const int lay = board[cell];
        core::Step &step = m_path[i];
        step.piece = std::int16_t(cardOf(lay));
        step.to = {image[cell], std::int8_t((turnOf(lay) + quarters) & 3)};
        m_position[std::size_t(step.piece)] = step.to;
    }
}

std::uint64_t Images::count() const
{
    auto images = std::uint64_t(m_plan.turns);
    Lays free = m_own;
    for (const Plan::Level &level : m_plan.levels) {
        const int lay = m_board[std::size_t(level.cell)];
        const auto ways = std::uint64_t((free & m_deck.alike(lay)).count());
        if (images > std::numeric_limits<std::uint64_t>::max() / ways)
            return 0;
        images *= ways;
        free = free - Lays::four(cardOf(lay));
    }
    return images;
}

core::Path Images::change(const Board &board) const
{
    core::Path steps;
    for (const Plan::Level &level : m_plan.levels) {
        core::Step step = laying(level.cell, board[std::size_t(level.cell)]);
        step = {step.piece, step.to, m_position[std::size_t(step.piece)], false};
        if (step.from != step.to)
            steps.push_back(step);
    }
    if (!steps.empty())
        steps.back().closes = true;
    return steps;
}

} // namespace dogs
