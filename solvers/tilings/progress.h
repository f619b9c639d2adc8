// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>

namespace tilings {

/// The part of a search's tree that lies behind, told from which branch is taken at each of the first levels,
/// all branches of a node counting alike.
class Progress {
public:
    static constexpr int levels = 4;

    /// The branch of this number is taken at a depth below `levels`; answers the part behind, from 0 to 1.
    double take(int depth, int branch, int branches)
    {
        const auto level = std::size_t(depth);
        m_widths[level + 1] = m_widths[level] / branches;
        m_begins[level + 1] = m_begins[level] + branch * m_widths[level + 1];
        return m_begins[level + 1];
    }

private:
    std::array<double, levels + 1> m_begins{};
    std::array<double, levels + 1> m_widths{1};
};

} // namespace tilings
