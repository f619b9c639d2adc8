// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace bench {

/// Counts tilings by the textbook method, for comparison: D. E. Knuth's dancing links (2000), with a column
/// for each cell and each piece, the shortest column first. Symmetric solutions are counted separately.
class DancingLinks {
public:
    /// Uses each of the twelve pentominoes once. `board` holds the rows, with # for a closed cell.
    explicit DancingLinks(const std::vector<std::string> &board);

    std::uint64_t count();

private:
    struct Node {
        int left;
        int right;
        int up;
        int down;
        int column;
    };

    void addRow(const std::vector<int> &columns);
    void cover(int column);
    void uncover(int column);
    void search();

    std::vector<Node> m_nodes; ///< the root, the column headers, and then the entries
    std::vector<int> m_sizes;
    std::uint64_t m_found = 0;
};

} // namespace bench
