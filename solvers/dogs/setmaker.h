// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid.h"
#include "core/random.h"
#include "dogs/card.h"

#include <vector>

namespace dogs {

/// Makes cards that have exactly one solution but for the turns of the board, in a bounded number of tries.
///
/// A solved board is drawn, and the search counts what else its cards allow. At first the halves at the rim
/// are drawn like the inner ones; then they are heads only, so that no body may lie outwards; then heads of
/// one colour that the inside has not, so that every card tells whether it lies inside, at a side or in a
/// corner. Where that is not enough, a board is changed half by half as long as its solutions become fewer.
class SetMaker {
public:
    SetMaker(core::Grid grid, int colours, std::uint64_t seed)
        : m_grid(grid), m_colours(colours), m_random(seed)
    {
    }

    /// Empty when none was found.
    std::vector<Card> make();

private:
    /// What the halves at the rim may be.
    enum class Rim { Any, Heads, OwnColour };

    int below(std::size_t bound) { return int(m_random.below(bound)); }
    template <typename T>
    void shuffle(std::vector<T> &all);
    int inside() const;
    int outside() const;
    bool hopesFor(Rim rim) const;
    std::vector<int> palette(int count, int lowest);
    std::vector<Card> draw(Rim rim);
    std::vector<Card> climb();
    void change(std::vector<Card> &cards);
    void show(std::vector<Card> &cards, int cell, Side side, int half) const;
    double solutions(const std::vector<Card> &cards, std::uint64_t most);
    bool isUnique(const std::vector<Card> &cards);
    std::vector<Card> mixed(std::vector<Card> cards);

    core::Grid m_grid;
    int m_colours;
    core::Random m_random;
    std::uint64_t m_nodes = 0; ///< spent on what is tried at present
};

} // namespace dogs
