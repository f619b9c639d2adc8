// SPDX-License-Identifier: MIT
#pragma once

#include "queens/crossings.h"

#include <span>
#include <vector>

namespace queens {

/// Counts the pairs of half boards, one from the west and one from the east, that have no diagonal in common,
/// each as often as its western half weighs. Eastern halves are looked at 64 at a time: for every group of
/// diagonals and every choice of them, a table has one bit for each half that the choice rules out.
class Matching {
public:
    explicit Matching(const Crossings &crossings);

    std::uint64_t count(std::span<const std::uint64_t> east, std::span<const std::uint64_t> west);

private:
    static constexpr int groups = 4;
    static constexpr int classes = 1 << Crossings::classBits;
    static constexpr int mostWords = 8; ///< of 64 halves each, that are looked at together

    using Bounds = std::array<std::size_t, classes + 1>;

    /// Sorts by the topmost diagonals: classes that have one in common need not be compared.
    void sort(std::span<const std::uint64_t> masks, std::vector<std::uint64_t> &sorted, Bounds &bounds) const;
    std::uint64_t countClass(int number);
    template <int words>
    void tabulate(std::span<const std::uint64_t> east);
    template <int words>
    std::uint64_t look(int number) const;
    template <int words>
    std::uint64_t lookPlainly(int number) const;
    template <int words>
    std::uint64_t lookFast(int number) const;
    template <int words>
    std::uint64_t countBlock(int number, std::span<const std::uint64_t> east);

    int m_classShift;
    bool m_fast; ///< the processor counts bits by itself
    std::array<int, groups> m_shift;
    std::array<int, groups> m_width;
    std::array<std::vector<std::uint64_t>, groups> m_tables;
    std::vector<std::uint64_t> m_east;
    std::vector<std::uint64_t> m_west;
    Bounds m_eastBounds{};
    Bounds m_westBounds{};
};

} // namespace queens
