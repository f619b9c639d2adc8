// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace taquin {

/// The orders of a pattern's tiles along the cells that they lie on, numbered lexicographically from 0, the
/// ascending one. A tile that moves up or down passes the tiles that lie between in reading order.
class Orders {
public:
    static constexpr int most = 8; ///< tiles

    explicit Orders(int tiles);

    int count() const { return m_count; }
    /// By order: the order after the tile at `place` has gone behind the `passed` tiles that follow.
    const std::uint16_t *behind(int place, int passed) const { return m_behind[at(place, passed)].data(); }
    /// The same backwards: the tile at `place` + `passed` has gone before those tiles, to `place`.
    const std::uint16_t *before(int place, int passed) const { return m_before[at(place, passed)].data(); }
    /// `order` lists the tiles from 0.
    std::uint16_t number(const std::vector<int> &order) const;

private:
    using After = std::vector<std::uint16_t>;

    static std::size_t at(int place, int passed) { return std::size_t(place * most + passed); }
    void tabulate(int place, int passed);

    int m_tiles;
    int m_count = 1;
    std::array<After, most * most> m_behind;
    std::array<After, most * most> m_before;
};

} // namespace taquin
