// SPDX-License-Identifier: MIT
#include "solitaire/progress.h"

namespace solitaire {

namespace {

/// Worths by rows from the middle outwards, left half: the board is symmetrical. They add up to an odd
/// number, so that no board lies on the border.
int englishWorth(const Shape &shape, int hole)
{
    const int row = std::abs(shape.row(hole) - 4);
    const int column = std::abs(shape.column(hole) - 4);
    constexpr int worths[4][4] = {{9, 7, 9, 0}, {7, 2, 8, -5}, {9, 8, 0, 0}, {0, -5, 0, 0}};
    return worths[row][column];
}

} // namespace

Progress::Progress(const Shape &shape)
{
    std::array<int, Shape::mostHoles> worths{};
    for (int hole = 0; hole < shape.holes(); ++hole) {
        worths[std::size_t(hole)] = &shape == &englishShape() ? englishWorth(shape, hole) : 1;
        m_total += worths[std::size_t(hole)];
        for (std::size_t byte = 0; byte < 256; ++byte) {
            if (byte >> hole % 8 & 1)
                m_sums[std::size_t(hole) / 8][byte] =
                    std::int16_t(m_sums[std::size_t(hole) / 8][byte] + worths[std::size_t(hole)]);
        }
    }
    const JumpTable &table = jumpTable(shape);
    m_within.resize(std::size_t(m_total) + 2);
    for (std::size_t slot = 0; slot < table.size(); ++slot) {
        const Jump &jump = table.jump(slot);
        const auto worth = [&](int hole) { return worths[std::size_t(hole)]; };
        const int loss = worth(jump.from) + worth(jump.over) - worth(jump.to);
        for (int most = loss; most <= m_total; ++most)
            m_within[std::size_t(most) + 1].add(slot);
    }
}

const Progress &progress(const Shape &shape)
{
    static const std::vector<Progress> all = [] {
        std::vector<Progress> made;
        for (const Shape *const one : shapes())
            made.emplace_back(*one);
        return made;
    }();
    return all[std::size_t(std::ranges::find(shapes(), &shape) - shapes().begin())];
}

} // namespace solitaire
