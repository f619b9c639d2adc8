// SPDX-License-Identifier: MIT
#pragma once

#include "queens/rowsearch.h"

namespace queens {

/// Counts solutions row by row, the tree cut near its root into parts that threads share. On an empty board
/// the first queen stays in the left half, and what has her aside of the middle counts twice. A node is a
/// queen set. Boards of up to 31.
class RowCount {
public:
    RowCount(const Queens &queens, const core::Position &given);

    /// Verdict, stats and nothing else.
    core::Outcome count(core::Control &control);

private:
    using Columns = std::uint32_t;

    /// Some rows are filled.
    struct Part {
        std::size_t depth = 0; ///< open rows filled
        Columns columns = 0;
        Columns left = 0;
        Columns right = 0;
        std::uint64_t times = 1;
    };

    Columns free(const Part &part) const;
    Part with(const Part &part, Columns queen) const;
    void cut();
    void countPart(const Part &part, core::NullWatch &watch) const;

    const OpenRows m_open;
    const bool m_empty;
    std::vector<Part> m_parts;
    std::uint64_t m_cutNodes = 0; ///< queens set to cut them
};

} // namespace queens
