// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace core {

/// Items, each to be covered so many times, and options that cover some of them once each: chooses and takes
/// back options, and knows at every time which are still open. The search itself is its user's. After D. E.
/// Knuth's dancing cells (The Art of Computer Programming, 7.2.2.3, 2023): an item's open options stand in
/// front of its others in an array, so that closing one is an exchange and taking back is a count.
class ExactCover {
public:
    static constexpr int none = -1;

    /// `times` has an entry for each item, at least 1.
    explicit ExactCover(std::span<const int> times);

    /// All of them before the first question. Items of an option differ.
    void addOption(std::span<const int> items);
    int options() const { return int(m_first.size()) - 1; }
    std::span<const int> itemsOf(int option) const;

    /// Of the items to be covered once that are not yet, the one with fewest open options, and the first of
    /// these; none when all are covered.
    int narrowest() const;
    int openCount(int item) const { return m_sizes[std::size_t(item)]; }
    void openOptions(int item, std::vector<int> &into) const;

    /// Covers the items of this open option and closes all that can then no longer be chosen. Answers an item
    /// that can now no longer be covered often enough, or none; either way it is to be taken back.
    int choose(int option);
    /// Takes back what was chosen last.
    void undo();

private:
    struct Choice {
        int option;
        std::size_t closings; ///< before it
    };

    bool isActive(int item) const { return m_left[std::size_t(item)] > 0; }
    /// Takes an entry out of its item's open ones.
    void close(int entry);
    /// Closes, in all items still to be covered, the options that this one does not leave open.
    void closeOthers(int item, int option);

    std::vector<int> m_times;
    std::vector<int> m_left; ///< how many times an item is still to be covered
    // An entry is an item in an option; those of all options stand one after the other.
    std::vector<int> m_items;              ///< by entry
    std::vector<int> m_options;            ///< by entry
    std::vector<int> m_first;              ///< entry of an option; and one past the last of all
    std::vector<std::vector<int>> m_lists; ///< entries by item, the open ones in front
    std::vector<int> m_sizes;              ///< how many of them are open
    std::vector<int> m_where;              ///< by entry, its index in its item's list
    std::vector<int> m_closings;           ///< items, an entry of which was closed
    std::vector<Choice> m_choices;
    int m_starved = none;
};

} // namespace core
