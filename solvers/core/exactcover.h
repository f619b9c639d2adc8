// SPDX-License-Identifier: MIT
#pragma once

#include "core/indexed.h"

#include <span>

namespace core {

/// Exact cover with multiplicities: items that each must be covered a given number of times, and options
/// that each cover some items once. It chooses options, takes them back, and always knows which options are
/// still open; the search itself belongs to the caller. After Knuth's dancing cells (The Art of Computer
/// Programming, 7.2.2.3, 2023): the open options of an item stand in front of its others in an array, so
/// that closing one is a swap, and taking back a choice only brings back the counts.
class ExactCover {
public:
    static constexpr int none = -1;

    /// `times` has an entry for each item, at least 1.
    explicit ExactCover(std::span<const int> times);

    /// Every option is added before the first call of another function. The items of an option differ.
    void addOption(std::span<const int> items);
    int options() const { return int(m_first.size()) - 1; }

    /// The item with the fewest open options (Knuth's MRV heuristic) among the uncovered items of
    /// multiplicity 1, and the first of those; none when all are covered.
    int narrowest() const;
    int openCount(int item) const { return m_sizes[item]; }
    void openOptions(int item, std::vector<int> &into) const;

    /// Covers the items of this open option and closes the options that can then no longer be chosen.
    /// Returns an item that can no longer be covered often enough, or none. Either way the choice must be
    /// undone later.
    int choose(int option);
    /// Takes back the option that was chosen last.
    void undo();

private:
    /// An item in an option.
    struct Entry {
        int item;
        int option;
        int where; ///< its index in its item's list
    };

    bool isActive(int item) const { return m_left[item] > 0; }
    /// Removes an entry from the open ones of its item.
    void close(int entry);
    /// Closes, in all items still to be covered, the options that this one does not leave open.
    void closeOthers(int item, int option);

    Indexed<int> m_times;
    Indexed<int> m_left;           ///< how many times an item is still to be covered
    Indexed<Entry> m_entries;      ///< those of all options, one after the other
    Indexed<int> m_first;          ///< entry of an option; and one past the last of all
    Indexed<Indexed<int>> m_lists; ///< entries by item, the open ones in front
    Indexed<int> m_sizes;          ///< how many of them are open
    std::vector<int> m_choices;    ///< options
    std::vector<int> m_before;     ///< for each choice, m_sizes before it
    int m_uncoverable = none;
};

} // namespace core
