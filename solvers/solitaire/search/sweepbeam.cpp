// SPDX-License-Identifier: MIT
#include "solitaire/search/sweepbeam.h"

#include "solitaire/proofs/linearprogram.h"
#include "solitaire/proofs/mersonregions.h"

namespace solitaire {

namespace {

// These weights were tried on all boards.
constexpr std::int32_t weightOfPeg = 8;
constexpr std::int32_t weightOfRegion = 60;
constexpr std::int32_t weightOfDanger = 2;

constexpr std::size_t largestSlack = 255;

/// The values of 1000 / (1 + slack), indexed by slack.
constexpr auto dangers = [] {
    std::array<std::int16_t, largestSlack + 1> all{};
    for (std::size_t slack = 0; slack < all.size(); ++slack)
        all[slack] = std::int16_t(1000 / (1 + slack));
    return all;
}();

} // namespace

template <typename Jumps>
LostPositions<Jumps>::LostPositions(const Problem &problem, const std::function<bool()> &keepGoing)
{
    for (int end = 0; end < problem.board.holes(); ++end) {
        if ((problem.possibleEnds & bit(end)) == 0)
            continue;
        if (!keepGoing())
            return;
        const std::vector<Pagoda> pagodas = tightPagodas(problem.board, problem.from, end, keepGoing);
        const auto refutes = [&](const Pagoda &pagoda) { return pagoda.slack(problem.from) < 0; };
        if (std::ranges::none_of(pagodas, refutes))
            m_ends.push_back(testsBy(pagodas, problem.board));
    }
}

template <typename Jumps>
typename LostPositions<Jumps>::End LostPositions<Jumps>::testsBy(const std::vector<Pagoda> &pagodas,
                                                                 const Board &board)
{
    End end;
    end.functions = pagodas.size();
    end.rounded = (end.functions + atOnce - 1) / atOnce * atOnce;
    for (std::size_t byte = 0; byte < end.sums.size(); ++byte) {
        end.sums[byte].resize(256 * end.rounded);
        for (std::size_t value = 0; value < 256; ++value) {
            const Pegs pegs = Pegs(value) << 8 * byte & board.allHoles();
            for (std::size_t i = 0; i < end.functions; ++i)
                end.sums[byte][value * end.rounded + i] = std::int16_t(pagodas[i].sum(pegs));
        }
    }
    for (std::size_t i = 0; i < end.functions; ++i)
        end.ofNoPegs[i] = std::int16_t(pagodas[i].slack(0));
    return end;
}

/// Returns whether the position is lost; if so, the slacks are undefined.
template <typename Jumps>
bool LostPositions<Jumps>::isLost(const End &end, Pegs pegs, Slacks &slacks)
{
    std::array<const std::int16_t *, Jumps::bytes> rows;
    for (std::size_t byte = 0; byte < rows.size(); ++byte)
        rows[byte] = end.sums[byte].data() + (pegs >> 8 * byte & 0xff) * end.rounded;
    for (std::size_t first = 0; first < end.rounded; first += atOnce) {
        std::int16_t signs = 0;
        for (std::size_t i = first; i < first + atOnce; ++i) {
            std::int16_t slack = end.ofNoPegs[i];
            for (const std::int16_t *const row : rows)
                slack = std::int16_t(slack + row[i]);
            slacks[i] = slack;
            signs = std::int16_t(signs | slack);
        }
        if (signs < 0)
            return true;
    }
    return false;
}

template <typename Jumps>
bool LostPositions<Jumps>::has(Pegs pegs) const
{
    Slacks slacks;
    return std::ranges::all_of(m_ends, [&](const End &end) { return isLost(end, pegs, slacks); });
}

template <typename Jumps>
std::int32_t LostPositions<Jumps>::danger(Pegs pegs) const
{
    Slacks slacks;
    std::int32_t least = 1000;
    for (const End &end : m_ends) {
        if (end.functions == 0 || isLost(end, pegs, slacks))
            continue;
        std::int32_t sum = 0;
        for (std::size_t i = 0; i < end.functions; ++i)
            sum += dangers[std::min(std::size_t(slacks[i]), largestSlack)];
        least = std::min(least, sum / std::int32_t(end.functions));
    }
    return least;
}

template <typename Jumps>
SweepBeam<Jumps>::SweepBeam(const Problem &problem, const LostPositions<Jumps> &lost, std::size_t width,
                            bool isCautious)
    : m_problem(problem), m_table(jumpTable<Jumps>(problem.board)),
      m_symmetry(problem.board, problem.possibleEnds, problem.possibleEnds), m_evaluation(problem.board),
      m_lost(lost), m_regions(mersonRegions(problem.board)), m_width(width),
      m_isCautious(isCautious), m_layers{{{problem.from}}}
{
    for (const Jump &jump : problem.board.jumps())
        m_jumpsOf[jump.from].push_back(&jump);
}

template <typename Jumps>
void SweepBeam<Jumps>::beginLayer()
{
    m_next.clear();
    m_seen = HashIndex<Pegs>(m_layers.back().size());
}

template <typename Jumps>
void SweepBeam<Jumps>::addSweeps(std::uint32_t parent)
{
    const Pegs pegs = m_layers.back()[parent].pegs;
    m_table.legal(pegs).forEach([&](std::size_t jump) { addSweepsFrom(pegs, m_table.jump(jump), parent); });
}

/// Adds all sweeps that begin or continue with this jump.
template <typename Jumps>
void SweepBeam<Jumps>::addSweepsFrom(Pegs pegs, const Jump &jump, std::uint32_t parent)
{
    const Pegs after = pegs ^ jump.mask;
    add(after, parent);
    for (const Jump *const next : m_jumpsOf[jump.to]) {
        if (next->isLegal(after))
            addSweepsFrom(after, *next, parent);
    }
}

template <typename Jumps>
void SweepBeam<Jumps>::add(Pegs pegs, std::uint32_t parent)
{
    if (std::has_single_bit(pegs)) {
        if ((pegs & m_problem.ends) && !m_end)
            m_end = Entry{pegs, 0, parent};
        return;
    }
    if (m_lost.has(pegs))
        return;
    m_seen.makeRoom(1, [] { return true; });
    const std::size_t before = m_seen.size();
    m_seen.add(m_symmetry.canonical(pegs));
    if (m_seen.size() > before)
        m_next.push_back({pegs, score(pegs), parent});
}

template <typename Jumps>
typename SweepBeam<Jumps>::Layer SweepBeam<Jumps>::bestOfNext()
{
    if (m_next.size() > m_width) {
        // Ties are broken by the position, so that the result is the same with every standard library.
        const auto better = [](const Entry &one, const Entry &other) {
            return std::pair(one.score, one.pegs) < std::pair(other.score, other.pegs);
        };
        std::ranges::nth_element(m_next, m_next.begin() + std::ptrdiff_t(m_width), better);
        m_next.resize(m_width);
    }
    return {m_next.begin(), m_next.end()};
}

template <typename Jumps>
std::int32_t SweepBeam<Jumps>::score(Pegs pegs) const
{
    std::int32_t full = 0;
    for (const Pegs region : m_regions)
        full += (pegs & region) == region ? 1 : 0;
    return m_evaluation(pegs) + weightOfPeg * countPegs(pegs) + weightOfRegion * full +
           (m_isCautious ? weightOfDanger * m_lost.danger(pegs) : 0);
}

template <typename Jumps>
std::vector<const Jump *> SweepBeam<Jumps>::jumpsTo(const Entry &end) const
{
    std::vector<Pegs> positions{end.pegs};
    std::uint32_t parent = end.parent;
    for (std::size_t sweeps = m_layers.size(); sweeps > 0; --sweeps) {
        const Entry &entry = m_layers[sweeps - 1][parent];
        positions.push_back(entry.pegs);
        parent = entry.parent;
    }
    std::vector<const Jump *> jumps;
    for (std::size_t i = positions.size() - 1; i > 0; --i) {
        for (const Jump &jump : m_problem.board.jumps()) {
            if (jump.isLegal(positions[i]) && findSweep(positions[i], jump, positions[i - 1], jumps))
                break;
        }
    }
    return jumps;
}

/// Finds a sweep to `end` that begins or continues with this jump, and adds its jumps; returns false if there is
/// none.
template <typename Jumps>
bool SweepBeam<Jumps>::findSweep(Pegs pegs, const Jump &jump, Pegs end,
                                 std::vector<const Jump *> &jumps) const
{
    jumps.push_back(&jump);
    const Pegs after = pegs ^ jump.mask;
    if (after == end)
        return true;
    for (const Jump *const next : m_jumpsOf[jump.to]) {
        if (next->isLegal(after) && findSweep(after, *next, end, jumps))
            return true;
    }
    jumps.pop_back();
    return false;
}

template class LostPositions<JumpTable>;
template class LostPositions<LargeJumpTable>;
template class SweepBeam<JumpTable>;
template class SweepBeam<LargeJumpTable>;

} // namespace solitaire
