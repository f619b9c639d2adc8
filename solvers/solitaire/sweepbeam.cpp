// SPDX-License-Identifier: MIT
#include "solitaire/sweepbeam.h"

#include "solitaire/mersonregions.h"

#include "solitaire/pagoda.h"

namespace solitaire {

namespace {

// They were tried on all boards.
constexpr std::int32_t weightOfPeg = 8;
constexpr std::int32_t weightOfRegion = 60;

} // namespace

LostPositions::LostPositions(const Problem &problem)
{
    for (int end = 0; end < problem.board.holes(); ++end) {
        if ((problem.possibleEnds & bit(end)) == 0)
            continue;
        std::vector<Test> tests;
        for (const Pagoda &pagoda : pagodas(problem.board, end))
            tests.push_back(testBy(pagoda, problem.board, end));
        m_tests.push_back(std::move(tests));
    }
}

LostPositions::Test LostPositions::testBy(const Pagoda &pagoda, const Board &board, int end)
{
    Test test;
    test.least = std::int16_t(pagoda.value(end));
    for (int hole = 0; hole < board.holes(); ++hole) {
        auto &sums = test.sums[std::size_t(hole) / 8];
        for (std::size_t byte = 0; byte < 256; ++byte) {
            if (byte >> hole % 8 & 1)
                sums[byte] = std::int16_t(sums[byte] + pagoda.value(hole));
        }
    }
    return test;
}

bool LostPositions::has(Pegs pegs) const
{
    const auto fails = [pegs](const Test &test) {
        int sum = 0;
        for (std::size_t byte = 0; byte < test.sums.size(); ++byte)
            sum += test.sums[byte][pegs >> 8 * byte & 0xff];
        return sum < test.least;
    };
    return std::ranges::all_of(
        m_tests, [&](const std::vector<Test> &tests) { return std::ranges::any_of(tests, fails); });
}

SweepBeam::SweepBeam(const Problem &problem, std::size_t width)
    : m_problem(problem), m_table(jumpTable(problem.board)),
      m_symmetry(problem.board, problem.possibleEnds, problem.possibleEnds), m_evaluation(problem.board),
      m_lost(problem), m_regions(mersonRegions(problem.board)), m_width(width), m_layers{{{problem.from}}}
{
    for (const Jump &jump : problem.board.jumps())
        m_jumpsOf[jump.from].push_back(&jump);
}

void SweepBeam::beginLayer()
{
    m_next.clear();
    m_seen = HashIndex<Pegs>(m_layers.back().size());
}

void SweepBeam::addSweeps(std::uint32_t parent)
{
    const Pegs pegs = m_layers.back()[parent].pegs;
    m_table.legal(pegs).forEach([&](std::size_t jump) { goOn(pegs, m_table.jump(jump), parent); });
}

/// Adds all sweeps that begin or go on with this jump.
void SweepBeam::goOn(Pegs pegs, const Jump &jump, std::uint32_t parent)
{
    const Pegs after = pegs ^ jump.mask;
    add(after, parent);
    for (const Jump *const next : m_jumpsOf[jump.to]) {
        if (next->isLegal(after))
            goOn(after, *next, parent);
    }
}

void SweepBeam::add(Pegs pegs, std::uint32_t parent)
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

SweepBeam::Layer SweepBeam::bestOfNext()
{
    if (m_next.size() > m_width) {
        // Equal scores are told apart, so that every library keeps the same positions.
        const auto better = [](const Entry &one, const Entry &other) {
            return std::pair(one.score, one.pegs) < std::pair(other.score, other.pegs);
        };
        std::ranges::nth_element(m_next, m_next.begin() + std::ptrdiff_t(m_width), better);
        m_next.resize(m_width);
    }
    return {m_next.begin(), m_next.end()};
}

std::int32_t SweepBeam::score(Pegs pegs) const
{
    std::int32_t full = 0;
    for (const Pegs region : m_regions)
        full += (pegs & region) == region ? 1 : 0;
    return m_evaluation(pegs) + weightOfPeg * countPegs(pegs) + weightOfRegion * full;
}

std::vector<const Jump *> SweepBeam::jumpsTo(const Entry &end) const
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

/// Adds the jumps of a sweep that begins or goes on with this one and leads to `end`. False when there is none.
bool SweepBeam::findSweep(Pegs pegs, const Jump &jump, Pegs end, std::vector<const Jump *> &jumps) const
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

} // namespace solitaire
