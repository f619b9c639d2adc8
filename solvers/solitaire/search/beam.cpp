// SPDX-License-Identifier: MIT
#include "solitaire/search/beam.h"

#include "solitaire/search/positionindex.h"

namespace solitaire {

namespace {

// Weights near these work as well: they were tried on all boards from all holes.
constexpr std::int32_t weightOfDistance = 1; // distances are four times the square
constexpr std::int32_t weightOfLonePeg = 16;
constexpr std::int32_t weightOfJump = 4;

} // namespace

template <typename Jumps>
Evaluation<Jumps>::Evaluation(const Board &board) : m_table(jumpTable<Jumps>(board))
{
    PerHole<Pegs> neighbours{};
    for (const Jump &jump : board.jumps()) {
        neighbours[jump.from] |= bit(jump.over);
        neighbours[jump.over] |= bit(jump.from) | bit(jump.to);
        neighbours[jump.to] |= bit(jump.over);
    }
    for (int hole = 0; hole < board.holes(); ++hole) {
        const auto byte = std::size_t(hole / 8);
        for (std::size_t value = 0; value < 256; ++value) {
            if ((value >> hole % 8 & 1) == 0)
                continue;
            m_distances[byte][value] += board.distanceFromMiddle(hole);
            m_neighbours[byte][value] |= neighbours[hole];
        }
    }
}

template <typename Jumps>
std::int32_t Evaluation<Jumps>::operator()(Pegs pegs) const
{
    std::int32_t distance = 0;
    Pegs beside = 0;
    for (std::size_t byte = 0; byte < m_distances.size(); ++byte) {
        distance += m_distances[byte][pegs >> 8 * byte & 0xff];
        beside |= m_neighbours[byte][pegs >> 8 * byte & 0xff];
    }
    return weightOfDistance * distance + weightOfLonePeg * countPegs(pegs & ~beside) -
           weightOfJump * m_table.legal(pegs).count();
}

bool SeenPositions::add(Pegs pegs)
{
    const std::size_t mask = m_slots.size() - 1;
    std::size_t at = std::size_t(hash(pegs) >> (1 + std::countl_zero(m_slots.size())));
    while (m_slots[at] != 0) {
        if (m_slots[at] == pegs)
            return false;
        at = (at + 1) & mask;
    }
    m_slots[at] = pegs;
    return true;
}

template <typename Jumps>
Beam<Jumps>::Beam(const Problem &problem, std::size_t width)
    : m_problem(problem), m_table(jumpTable<Jumps>(problem.board)), m_evaluation(problem.board),
      m_width(width), m_layers{{{problem.from}}}
{
}

template <typename Jumps>
std::size_t Beam<Jumps>::countChildren() const
{
    std::size_t children = 0;
    for (const Entry &entry : m_layers.back())
        children += std::size_t(m_table.legal(entry.pegs).count());
    return children;
}

template <typename Jumps>
bool Beam<Jumps>::advance()
{
    const bool last = jumps() + 1 == m_problem.jumps();
    SeenPositions seen(countChildren());
    Layer next;
    const Layer &layer = m_layers.back();
    for (std::size_t parent = 0; parent < layer.size(); ++parent) {
        m_table.legal(layer[parent].pegs).forEach([&](std::size_t jump) {
            const Pegs pegs = layer[parent].pegs ^ m_table.mask(jump);
            if ((!last || (pegs & m_problem.ends)) && seen.add(pegs))
                next.push_back({pegs, m_evaluation(pegs), std::uint32_t(parent), std::uint16_t(jump)});
        });
    }
    if (next.empty())
        return false;
    if (next.size() > m_width) {
        // Ties are broken by the position, so that the result is the same with every standard library.
        const auto better = [](const Entry &one, const Entry &other) {
            return std::pair(one.score, one.pegs) < std::pair(other.score, other.pegs);
        };
        std::ranges::nth_element(next, next.begin() + std::ptrdiff_t(m_width), better);
        next.resize(m_width);
    }
    m_layers.push_back(std::move(next));
    return true;
}

template <typename Jumps>
std::vector<const Jump *> Beam<Jumps>::best() const
{
    std::vector<const Jump *> taken(m_layers.size() - 1);
    auto at =
        std::size_t(std::ranges::min_element(m_layers.back(), {}, &Entry::score) - m_layers.back().begin());
    for (std::size_t made = taken.size(); made > 0; --made) {
        const Entry &entry = m_layers[made][at];
        taken[made - 1] = &m_table.jump(entry.jump);
        at = entry.parent;
    }
    return taken;
}

std::vector<const Jump *> gameByBeam(const Problem &problem, std::size_t width,
                                     core::Cancellation &cancellation)
{
    return withJumps(problem.board, [&]<typename Jumps>() -> std::vector<const Jump *> {
        Beam<Jumps> beam(problem, width);
        core::Stats stats;
        while (!beam.isSolved()) {
            stats.nodes += beam.size();
            if (!cancellation.keepGoing(stats) || !beam.advance())
                return {};
        }
        return beam.best();
    });
}

template class Evaluation<JumpTable>;
template class Evaluation<LargeJumpTable>;
template class Beam<JumpTable>;
template class Beam<LargeJumpTable>;

} // namespace solitaire
