// SPDX-License-Identifier: MIT
#include "anagrams/calltree.h"

namespace anagrams {

CallTree::CallTree(const Anagrams &puzzle)
{
    add(puzzle, Row(puzzle.size()), -1, 0);
}

void CallTree::add(const Anagrams &puzzle, const Row &row, int parent, int place)
{
    const int index = int(m_calls.size());
    m_calls.push_back({.parent = parent, .depth = row.standing(), .place = place});
    if (parent >= 0)
        m_calls.back().letter = row.piece(row.standing() - 1);
    if (row.whole())
        m_calls.back().word = puzzle.text(row);
    for (int next = row.set(); next < row.size(); ++next) {
        if (puzzle.sameBefore(row, next) != Anagrams::none) {
            m_calls.push_back({index, row.set() + 1, next, row.piece(next), int(m_calls.size()), true});
            continue;
        }
        Row after = row;
        after.exchange(next);
        add(puzzle, after, index, next);
    }
    m_calls[std::size_t(index)].last = int(m_calls.size()) - 1;
}

int CallTree::child(int call, int place) const
{
    for (int next = call + 1; next <= m_calls[std::size_t(call)].last;
         next = m_calls[std::size_t(next)].last + 1) {
        if (m_calls[std::size_t(next)].place == place)
            return next;
    }
    return -1;
}

int CallTree::find(const Row &row) const
{
    int call = 0;
    for (const int place : row.choices())
        call = child(call, place);
    return call;
}

} // namespace anagrams
