// SPDX-License-Identifier: MIT
#include "anagrams/row.h"

#include <algorithm>
#include <utility>

namespace anagrams {

Row::Row(int size) : m_size(size), m_set(size == 1)
{
    for (int place = 0; place < size; ++place)
        m_pieces[std::size_t(place)] = std::int8_t(place);
}

Row::Row(const core::Position &position) : m_size(int(position.size()))
{
    for (int piece = 0; piece < m_size; ++piece) {
        const core::Place &place = position[std::size_t(piece)];
        m_pieces[std::size_t(place.cell)] = std::int8_t(piece);
        m_set += place.turn;
    }
}

std::vector<int> Row::choices() const
{
    std::vector<int> choices;
    Row row(m_size);
    for (int place = 0; place < standing(); ++place) {
        int from = place;
        while (row.piece(from) != piece(place))
            ++from;
        choices.push_back(from);
        std::swap(row.m_pieces[std::size_t(place)], row.m_pieces[std::size_t(from)]);
    }
    return choices;
}

void Row::exchange(int place)
{
    std::swap(m_pieces[std::size_t(m_set)], m_pieces[std::size_t(place)]);
    m_set = m_set + 2 == m_size ? m_size : m_set + 1;
}

void Row::takeBack(int place)
{
    m_set = standing() - 1;
    std::swap(m_pieces[std::size_t(m_set)], m_pieces[std::size_t(place)]);
}

core::Position Row::position() const
{
    core::Position position;
    position.resize(std::size_t(m_size));
    for (int place = 0; place < m_size; ++place)
        position[std::size_t(piece(place))] = {std::int16_t(place), std::int8_t(place < m_set)};
    return position;
}

core::Step Row::step(int place, int to, int set, bool closes) const
{
    return {
        std::int16_t(piece(place)), {std::int16_t(place), 0}, {std::int16_t(to), std::int8_t(set)}, closes};
}

ExchangeSteps Row::steps(int place) const
{
    const bool last = m_set + 2 == m_size;
    if (place > m_set)
        return {{step(place, m_set, 1, false), step(m_set, place, last, true)}, 2};
    if (last)
        return {{step(m_set, m_set, 1, false), step(m_set + 1, m_set + 1, 1, true)}, 2};
    return {{step(m_set, m_set, 1, true)}, 1};
}

core::Path Row::stepsBack() const
{
    const int place = choices().back();
    Row before = *this;
    before.takeBack(place);
    return core::reversed(before.steps(place).path());
}

} // namespace anagrams
