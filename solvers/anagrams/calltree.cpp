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
    m_calls.push_back({.parent = parent, .depth = row.depth(), .place = place});
    if (parent >= 0)
        m_calls.back().letter = row.piece(row.depth() - 1);
    if (row.isWhole())
        m_calls.back().word = puzzle.text(row);
    for (int next = row.setCount(); next < row.size(); ++next) {
        if (puzzle.equalBefore(row, next) != Anagrams::none) {
            m_calls.push_back({index, row.setCount() + 1, next, row.piece(next), int(m_calls.size()), true});
            continue;
        }
        Row after = row;
        after.exchange(next);
        add(puzzle, after, index, next);
    }
    m_calls[index].last = int(m_calls.size()) - 1;
}

int CallTree::child(int call, int place) const
{
    for (int next = call + 1; next <= m_calls[call].last; next = m_calls[next].last + 1) {
        if (m_calls[next].place == place)
            return next;
    }
    return -1;
}

} // namespace anagrams
