// SPDX-License-Identifier: MIT
#pragma once

#include "anagrams/anagrams.h"

namespace anagrams {

/// A call of the recursive program, or an attempt that was skipped.
struct Call {
    int parent = -1;       ///< -1 for the first call
    int depth = 0;         ///< the depth of the recursion
    int place = 0;         ///< the place whose letter was set last
    int letter = 0;        ///< the piece of the letter that was set last
    int last = 0;          ///< the last descendant of this call; the call itself if it has none
    bool skipped = false;  ///< the attempt is no call, since an equal letter had been at the place
    std::string word = {}; ///< the word, if it is whole in this call
};

/// All calls for a word in the order in which they are made; the first is the call for the given word. They are
/// built to be drawn: five letters have some 200 calls, nine 600,000.
class CallTree {
public:
    explicit CallTree(const Anagrams &puzzle);

    const core::Indexed<Call> &calls() const { return m_calls; }
    /// Returns the call in which the letter of this place is set next; -1 if there is no such place.
    int child(int call, int place) const;

private:
    void add(const Anagrams &puzzle, const Row &row, int parent, int place);

    core::Indexed<Call> m_calls;
};

} // namespace anagrams
