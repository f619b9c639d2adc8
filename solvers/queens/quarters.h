// SPDX-License-Identifier: MIT
#pragma once

#include "core/watch.h"
#include "queens/quarter.h"
#include "queens/queens.h"

#include <memory>

namespace queens {

/// Counts solutions by joining quarters of the board: all placings on each quarter are listed once; for every
/// choice of the rows that have their queen in the east half, the quarters are joined to halves, and the
/// halves that fit together are counted. On an empty board the mirror images of what is counted are counted
/// with it. A node is a quarter's placing that is taken up.
class Quarters {
public:
    static constexpr int smallest = 8; ///< squares a side; on fewer there is nothing to be gained
    static constexpr int largest = Crossings::largest;

    Quarters(const Queens &queens, const core::Position &given);

    /// Verdict, stats and nothing else.
    core::Outcome count(core::Control &control);

private:
    class Worker;

    /// The queens' rows in the east half; bits, the topmost row lowest.
    using Rows = std::uint32_t;

    static Crossings crossings(const Queens &queens, const core::Position &given);
    static std::vector<int> columns(const Queens &queens, const core::Position &given);
    void listRows();
    /// False when the control said stop.
    bool listPlacings(core::Control &control);
    unsigned times(Rows rows) const;

    const Crossings m_crossings;
    const std::vector<int> m_given;
    std::array<std::unique_ptr<const Quarter>, 4>
        m_quarters; ///< north-west, north-east, south-west, south-east
    std::vector<Rows> m_rows;
};

} // namespace queens
