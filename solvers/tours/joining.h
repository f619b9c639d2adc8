// SPDX-License-Identifier: MIT
#pragma once

#include "tours/tiling.h"

#include <memory>
#include <optional>
#include <unordered_map>

namespace tours {

/// Joins the tours of a tiling's tiles to one.
class Joining {
public:
    explicit Joining(const Tiling &tiling) : m_tiling(tiling) {}

    /// Empty when the start's tile cannot be joined in this variant.
    Cells tour(int variant);

private:
    /// A tile's closed tour, entered at one square and run through to the one before or behind it.
    struct Entry {
        const Tile *tile = nullptr;
        int at = 0;
        bool backwards = false;

        Square square(int i) const;
    };
    /// A tile run through from an entry: up to the jump that is given up for the way into the next tile, and
    /// after the way back. Cells count from the tile's origin.
    struct Strand {
        Cells before;
        Cells behind;
        Entry next; ///< without a tile in the last one
    };
    struct Laid {
        const Strand *strand;
        std::uint32_t origin;
    };
    using Chain = std::vector<Laid>;
    struct Exit {
        int jump = 0; ///< from the square of this number to the next
        Entry into;
    };

    template <typename Squares>
    std::optional<Exit> findExit(const Squares &run, int length, int avoided, Square shift,
                                 const Tile &next) const;
    Square shift(int from, int to) const;
    Chain chain(Entry entry, int tile, int step);
    const Strand &strand(const Entry &entry, int tile, int step);
    Strand makeStrand(const Entry &entry, int tile, int step) const;
    const Tile &tileAt(int tile) const;
    Tile rootTile(int variant) const;
    static std::uint32_t *write(const Chain &chain, std::uint32_t *to);

    const Tiling &m_tiling;
    std::unordered_map<std::uint64_t, std::unique_ptr<Strand>> m_strands;
};

} // namespace tours
