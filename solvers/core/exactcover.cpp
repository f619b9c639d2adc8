// SPDX-License-Identifier: MIT
#include "core/exactcover.h"

#include <algorithm>
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
        m_entries.push_back({item, options(), int(list.size())});
        list.push_back(int(m_entries.size()) - 1);
        ++m_sizes[item];
    }
    m_first.push_back(int(m_entries.size()));
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
        into.push_back(m_entries[list[i]].option);
}

// Items are covered one by one: an option closed for one item is not seen again for the next, so each is closed
// only once.
int ExactCover::choose(int option)
{
    m_choices.push_back(option);
    m_before.insert(m_before.end(), m_sizes.begin(), m_sizes.end());
    m_uncoverable = none;
    const int end = m_first[option + 1];
    for (int entry = m_first[option]; entry < end; ++entry) {
        const int item = m_entries[entry].item;
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
        const int other = m_entries[list[i]].option;
        if (other == option)
            continue;
        const int end = m_first[other + 1];
        for (int entry = m_first[other]; entry < end; ++entry) {
            if (isActive(m_entries[entry].item))
                close(entry);
        }
    }
}

void ExactCover::close(int entry)
{
    const int item = m_entries[entry].item;
    auto &list = m_lists[item];
    const int last = --m_sizes[item];
    const int moved = list[last];
    const int hole = std::exchange(m_entries[entry].where, last);
    list[hole] = moved;
    m_entries[moved].where = hole;
    list[last] = entry;
    m_entries[entry].where = last;
    if (last < m_left[item])
        m_uncoverable = item;
}

void ExactCover::undo()
{
    const std::size_t before = m_before.size() - m_sizes.size();
    std::copy_n(m_before.begin() + std::ptrdiff_t(before), m_sizes.size(), m_sizes.begin());
    m_before.resize(before);
    const int option = m_choices.back();
    m_choices.pop_back();
    for (int entry = m_first[option]; entry < m_first[option + 1]; ++entry)
        ++m_left[m_entries[entry].item];
}

} // namespace core
