// SPDX-License-Identifier: MIT
#pragma once

#include "anagrams/anagrams.h"

namespace anagrams {

/// A call of the recursive program, or a try that did not become one.
struct Call {
    int parent = -1;       ///< -1 for the first call
    int depth = 0;         ///< the depth of the recursion
    int place = 0;         ///< the place whose letter was set last
    int letter = 0;        ///< the piece of the letter that was set last
    int last = 0;          ///< the last descendant of this call; the call itself if it has none
    bool skipped = false;  ///< an equal letter had been at the place
    std::string word = {}; ///< the word of a call in which it is whole
};

/// All calls for a word, in the order in which they are made; the first is the call for the word as given. There are
/// some 200 for five letters and 600 000 for nine: the tree is made to be drawn.
class CallTree {
public:
    explicit CallTree(const Anagrams &puzzle);

    const core::Indexed<Call> &calls() const { return m_calls; }
    /// Returns the call that this row is in.
    int find(const Row &row) const;
    /// Returns the call that follows when this call sets the letter of this place; -1 if there is no such place.
    int child(int call, int place) const;

private:
    void add(const Anagrams &puzzle, const Row &row, int parent, int place);

    core::Indexed<Call> m_calls;
};

} // namespace anagrams
