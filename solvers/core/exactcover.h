// SPDX-License-Identifier: MIT
#pragma once

#include "core/indexed.h"

#include <span>

namespace core {

/// Exact cover with multiplicities: each item must be covered a given number of times, and each option covers some
/// items once. It chooses options, takes them back, and maintains the open options of each item; the search itself
/// belongs to the caller. After Knuth's dancing cells (The Art of Computer Programming, 7.2.2.3, 2023): the open
/// options of an item precede its other options in an array, so that closing an option is a swap, and undoing a
/// choice only restores the counts.
class ExactCover {
public:
    static constexpr int none = -1;

    /// `times` gives the multiplicity of each item, at least 1.
    explicit ExactCover(std::span<const int> times);

    /// Adds an option; its items must differ. All options must be added before any other function is called.
    void addOption(std::span<const int> items);
    int options() const { return int(m_first.size()) - 1; }

    /// Returns the item with the fewest open options (Knuth's MRV heuristic) among the uncovered items of
    /// multiplicity 1, the first of them in a tie; none if all are covered.
    int narrowest() const;
    int openCount(int item) const { return m_sizes[item]; }
    void openOptions(int item, std::vector<int> &into) const;

    /// Covers the items of this open option and closes the options that can then no longer be chosen. Returns
    /// an item that can no longer be covered often enough, or none. In both cases the choice must be undone
    /// later.
    int choose(int option);
    /// Takes back the latest choice.
    void undo();

private:
    /// The occurrence of an item in an option.
    struct Entry {
        int item;
        int option;
        int where; ///< the index of this entry in the list of its item
    };

    bool isActive(int item) const { return m_left[item] > 0; }
    /// Removes an entry from the open entries of its item.
    void close(int entry);
    /// Closes the other options of `item`, which `option` excludes, in all items still to be covered.
    void closeOthers(int item, int option);

    Indexed<int> m_times;
    Indexed<int> m_left;           ///< the number of times that an item is still to be covered
    Indexed<Entry> m_entries;      ///< the entries of all options, one option after the other
    Indexed<int> m_first;          ///< the first entry of each option; at the end, the number of all entries
    Indexed<Indexed<int>> m_lists; ///< entries by item, the open ones first
    Indexed<int> m_sizes;          ///< the number of open entries of each item
    std::vector<int> m_choices;    ///< the options chosen, in order
    std::vector<int> m_before;     ///< a copy of m_sizes from before each choice
    int m_uncoverable = none;
};

} // namespace core
