// SPDX-License-Identifier: MIT
#pragma once

#include "anagrams/anagrams.h"

namespace anagrams {

/// A call of the recursive program, or a try that did not become one.
struct Call {
    int parent = -1;       ///< -1 for the first call
    int depth = 0;         ///< of the recursion
    int place = 0;         ///< whose letter was set last
    int letter = 0;        ///< that letter's piece
    int last = 0;          ///< the last call that comes of this one; itself where none does
    bool skipped = false;  ///< an equal letter had been there
    std::string word = {}; ///< of a call in which the word is whole
};

/// All calls for a word, in the order in which they are made; the first is that for the word as given. Some
/// 200 for five letters, 600 000 for nine: it is there to be drawn.
class CallTree {
public:
    explicit CallTree(const Anagrams &puzzle);

    const core::Indexed<Call> &calls() const { return m_calls; }
    /// The call that this row is in.
    int find(const Row &row) const;
    /// What comes of a call when it sets the letter of this place; -1 when there is no such place.
    int child(int call, int place) const;

private:
    void add(const Anagrams &puzzle, const Row &row, int parent, int place);

    core::Indexed<Call> m_calls;
};

} // namespace anagrams
