// SPDX-License-Identifier: MIT
#pragma once

#include "core/step.h"

#include <array>

namespace anagrams {

/// The steps of one exchange.
struct ExchangeSteps {
    std::array<core::Step, 2> steps;
    std::size_t count = 1;

    const core::Step *begin() const { return steps.data(); }
    const core::Step *end() const { return steps.data() + count; }
    core::Path path() const { return {begin(), end()}; }
};

/// The letters in a row: which piece stands at each place, and how many of them, from the left, are set. All
/// stand behind one another as the exchanges have brought them: the recursion's own state, and with how much
/// is set, the call it is in. Places and pieces are numbered from 0; piece k is letter k of the word given.
class Row {
public:
    static constexpr int longest = 9;

    /// The word as it was given, nothing set; a letter that is alone is set.
    explicit Row(int size);
    explicit Row(const core::Position &position);

    int size() const { return m_size; }
    int set() const { return m_set; } ///< also the first open place
    bool whole() const { return m_set == m_size; }
    int piece(int place) const { return m_pieces[std::size_t(place)]; }
    /// Exchanges that stand: one less than letters in a whole word.
    int standing() const { return whole() ? m_size - 1 : m_set; }
    /// For each exchange that stands, the place whose letter it set.
    std::vector<int> choices() const;

    /// The letter of `place`, an open one, changes places with that of the first open place and is set there;
    /// at the first open place itself it just stays. The last letter of all is set along with the last but
    /// one.
    void exchange(int place);
    /// Takes the last exchange back; `place` as it was given then.
    void takeBack(int place);

    core::Position position() const;
    /// The move that is `exchange(place)`: one step or two.
    ExchangeSteps steps(int place) const;
    /// The move that takes the last exchange back.
    core::Path stepsBack() const;

    friend bool operator==(const Row &, const Row &) = default;

private:
    core::Step step(int place, int to, int set, bool closes) const;

    std::array<std::int8_t, longest> m_pieces{};
    int m_size;
    int m_set = 0;
};

} // namespace anagrams
