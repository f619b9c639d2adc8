// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace bench {

/// The textbook's way to count tilings, for comparison: D. E. Knuth's dancing links (2000), a column for each
/// cell and each piece, the shortest column first; every solution is found, images too.
class DancingLinks {
public:
    /// The board's rows, # for a closed cell; all twelve pentominoes, each used once.
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

    std::vector<Node> m_nodes; ///< the root, the columns' heads, and then the entries
    std::vector<int> m_sizes;
    std::uint64_t m_found = 0;
};

} // namespace bench
