// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/board.h"
#include "tilings/mosaic.h"

namespace tilings {

/// Finds the pieces in the signs of a position, up to the first fault.
class MosaicReader {
public:
    MosaicReader(const Tilings &tilings, const std::vector<Sign> &signs);

    std::variant<core::Position, core::Fault> read();

private:
    using Cells = std::vector<std::int16_t>;

    std::optional<core::Fault> checkSigns() const;
    /// The cells of the same sign that hang together with this one.
    Cells patchAt(int cell);
    std::optional<core::Fault> readPatch(const Cells &patch, int kind);
    /// Divides what is left of a patch into pieces, the first cell's first.
    bool divide(const Cells &patch, int kind);
    bool tryTurn(const Cells &patch, int kind, const core::Place &place);
    core::Fault fault(int cell, core::Text text,
                      std::vector<core::Explanation::Argument> arguments = {}) const;

    const Tilings &m_tilings;
    const std::vector<Sign> &m_signs;
    core::Grid m_grid;
    std::vector<bool> m_seen;
    std::vector<bool> m_inPatch;        ///< and not yet in a piece of it
    std::vector<core::Place> m_divided; ///< pieces of the patch in hand
    std::array<std::vector<core::Place>, Polyomino::kinds> m_found;
    int m_budget; ///< tries left; equal pieces side by side can be divided in very many ways
};

} // namespace tilings
