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
        auto &list = m_lists[std::size_t(item)];
        m_where.push_back(int(list.size()));
        list.push_back(int(m_items.size()));
        ++m_sizes[std::size_t(item)];
        m_items.push_back(item);
        m_options.push_back(options());
    }
    m_first.push_back(int(m_items.size()));
}

std::span<const int> ExactCover::itemsOf(int option) const
{
    const auto from = std::size_t(m_first[std::size_t(option)]);
    const auto to = std::size_t(m_first[std::size_t(option) + 1]);
    return std::span(m_items).subspan(from, to - from);
}

int ExactCover::narrowest() const
{
    int narrowest = none;
    for (int item = 0; item < int(m_times.size()); ++item) {
        if (m_times[std::size_t(item)] == 1 && isActive(item) &&
            (narrowest == none || openCount(item) < openCount(narrowest)))
            narrowest = item;
    }
    return narrowest;
}

void ExactCover::openOptions(int item, std::vector<int> &into) const
{
    into.clear();
    const auto &list = m_lists[std::size_t(item)];
    for (int i = 0; i < openCount(item); ++i)
        into.push_back(m_options[std::size_t(list[std::size_t(i)])]);
}

// Item after item: what one closes is no longer found by the next, and so closed but once.
int ExactCover::choose(int option)
{
    m_choices.push_back({option, m_closings.size()});
    m_starved = none;
    const int end = m_first[std::size_t(option) + 1];
    for (int entry = m_first[std::size_t(option)]; entry < end; ++entry) {
        const int item = m_items[std::size_t(entry)];
        --m_left[std::size_t(item)];
        if (m_starved != none)
            continue;
        if (isActive(item))
            close(entry);
        else
            closeOthers(item, option);
    }
    return m_starved;
}

void ExactCover::closeOthers(int item, int option)
{
    const auto &list = m_lists[std::size_t(item)];
    for (int i = 0; i < openCount(item) && m_starved == none; ++i) {
        const int other = m_options[std::size_t(list[std::size_t(i)])];
        if (other == option)
            continue;
        const int end = m_first[std::size_t(other) + 1];
        for (int entry = m_first[std::size_t(other)]; entry < end; ++entry) {
            if (isActive(m_items[std::size_t(entry)]))
                close(entry);
        }
    }
}

void ExactCover::close(int entry)
{
    const int item = m_items[std::size_t(entry)];
    auto &list = m_lists[std::size_t(item)];
    const int last = --m_sizes[std::size_t(item)];
    const int moved = list[std::size_t(last)];
    const int hole = std::exchange(m_where[std::size_t(entry)], last);
    list[std::size_t(hole)] = moved;
    m_where[std::size_t(moved)] = hole;
    list[std::size_t(last)] = entry;
    m_where[std::size_t(entry)] = last;
    m_closings.push_back(item);
    if (last < m_left[std::size_t(item)])
        m_starved = item;
}

void ExactCover::undo()
{
    const Choice choice = m_choices.back();
    m_choices.pop_back();
    while (m_closings.size() > choice.closings) {
        ++m_sizes[std::size_t(m_closings.back())];
        m_closings.pop_back();
    }
    for (const int item : itemsOf(choice.option))
        ++m_left[std::size_t(item)];
}

} // namespace core
