// SPDX-License-Identifier: MIT
#include "core/exactcover.h"

#include <utility>

namespace core {

ExactCover::ExactCover(std::span<const int> times)
    : m_times(times.begin(), times.end()), m_left(m_times), m_first{0}, m_lists(times.size()),
      m_sizes(times.size())
{
}

void ExactCover::addOption(std::span<const int> items)
{
    for (const int item : items) {
        auto &list = m_lists[item];
        m_where.push_back(int(list.size()));
        list.push_back(int(m_items.size()));
        ++m_sizes[item];
        m_items.push_back(item);
        m_options.push_back(options());
    }
    m_first.push_back(int(m_items.size()));
}

std::span<const int> ExactCover::itemsOf(int option) const
{
    const auto from = std::size_t(m_first[option]);
    const auto to = std::size_t(m_first[option + 1]);
    return std::span(m_items).subspan(from, to - from);
}

int ExactCover::narrowest() const
{
    int narrowest = none;
    for (int item = 0; item < int(m_times.size()); ++item) {
        if (m_times[item] == 1 && isActive(item) &&
            (narrowest == none || openCount(item) < openCount(narrowest)))
            narrowest = item;
    }
    return narrowest;
}

void ExactCover::openOptions(int item, std::vector<int> &into) const
{
    into.clear();
    const auto &list = m_lists[item];
    for (int i = 0; i < openCount(item); ++i)
        into.push_back(m_options[list[i]]);
}

// Item after item: what one closes is no longer found by the next, and so closed but once.
int ExactCover::choose(int option)
{
    m_choices.push_back({option, m_closings.size()});
    m_uncoverable = none;
    const int end = m_first[option + 1];
    for (int entry = m_first[option]; entry < end; ++entry) {
        const int item = m_items[entry];
        --m_left[item];
        if (m_uncoverable != none)
            continue;
        if (isActive(item))
            close(entry);
        else
            closeOthers(item, option);
    }
    return m_uncoverable;
}

void ExactCover::closeOthers(int item, int option)
{
    const auto &list = m_lists[item];
    for (int i = 0; i < openCount(item) && m_uncoverable == none; ++i) {
        const int other = m_options[list[i]];
        if (other == option)
            continue;
        const int end = m_first[other + 1];
        for (int entry = m_first[other]; entry < end; ++entry) {
            if (isActive(m_items[entry]))
                close(entry);
        }
    }
}

void ExactCover::close(int entry)
{
    const int item = m_items[entry];
    auto &list = m_lists[item];
    const int last = --m_sizes[item];
    const int moved = list[last];
    const int hole = std::exchange(m_where[entry], last);
    list[hole] = moved;
    m_where[moved] = hole;
    list[last] = entry;
    m_where[entry] = last;
    m_closings.push_back(item);
    if (last < m_left[item])
        m_uncoverable = item;
}

void ExactCover::undo()
{
    const Choice choice = m_choices.back();
    m_choices.pop_back();
    while (m_closings.size() > choice.closings) {
        ++m_sizes[m_closings.back()];
        m_closings.pop_back();
    }
    for (const int item : itemsOf(choice.option))
        ++m_left[item];
}

} // namespace core
