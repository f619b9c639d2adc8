// SPDX-License-Identifier: MIT
#include "queens/quarters.h"

#include "queens/matching.h"

#include <algorithm>
#include <atomic>
#include <bit>

namespace queens {

namespace {

constexpr int mostTasks = 256;

enum { NorthWest, NorthEast, SouthWest, SouthEast };

std::uint32_t all(int bits)
{
    return (std::uint32_t(1) << bits) - 1;
}

/// The same rows from the bottom.
std::uint32_t turned(std::uint32_t rows, int size)
{
    std::uint32_t other = 0;
    for (int row = 0; row < size; ++row)
        other |= (rows >> row & 1) << (size - 1 - row);
    return other;
}

} // namespace

/// Does its share of the work, with lists and tables of its own.
class Quarters::Worker {
public:
    Worker(const Quarters &quarters, core::Control &control)
        : m_quarters(quarters), m_watch(control), m_matching(quarters.m_crossings)
    {
    }

    void count(std::span<const Rows> choices)
    {
        m_watch.stats().done = 0;
        for (const Rows rows : choices) {
            const std::uint64_t times = m_quarters.times(rows);
            m_watch.stats().solutions += times * countBoards(rows);
            m_watch.stats().done += 1.0 / double(choices.size());
            if (!m_watch.going())
                return;
        }
    }
    const core::Stats &stats() const { return m_watch.stats(); }
    bool going() const { return m_watch.going(); }

private:
    /// A growing place for half boards; only so many of them count.
    struct Halves {
        std::vector<std::uint64_t> masks;
        std::size_t count = 0;

        std::span<const std::uint64_t> span() const { return std::span(masks).first(count); }
    };

    std::uint64_t countBoards(Rows rows)
    {
        const auto &quarters = m_quarters.m_quarters;
        const int north = m_quarters.m_crossings.north();
        const Rows rest = all(m_quarters.m_crossings.size()) & ~rows;
        join(*quarters[NorthEast], *quarters[SouthEast], rows & all(north), rows >> north, m_east);
        if (m_east.count == 0)
            return 0;
        join(*quarters[NorthWest], *quarters[SouthWest], rest & all(north), rest >> north, m_west);
        return m_watch.going() ? m_matching.count(m_east.span(), m_west.span()) : 0;
    }

    /// All half boards with queens on these rows.
    void join(const Quarter &north, const Quarter &south, Rows northRows, Rows southRows, Halves &halves)
    {
        const std::uint32_t columns = all(north.columns());
        halves.count = 0;
        for (std::uint32_t mine = 0; mine <= columns; ++mine) {
            if (std::popcount(mine) == std::popcount(northRows))
                joinColumns(north, south, north.with(northRows, mine), south.with(southRows, columns & ~mine),
                            halves);
        }
    }

    void joinColumns(const Quarter &north, const Quarter &south, Quarter::Range norths, Quarter::Range souths,
                     Halves &halves)
    {
        const std::size_t most = halves.count + std::size_t(norths.size()) * souths.size();
        if (halves.masks.size() <= most)
            halves.masks.resize(2 * most + 1);
        if (norths.size() < souths.size())
            joinEach(north, norths, south, souths, halves);
        else
            joinEach(south, souths, north, norths, halves);
    }

    /// Every pair is written down and then kept or not: to jump over the others would take longer.
    void joinEach(const Quarter &one, Quarter::Range ones, const Quarter &other, Quarter::Range others,
                  Halves &halves)
    {
        std::uint64_t *out = halves.masks.data() + halves.count;
        for (std::uint32_t i = ones.begin; i < ones.end && others.size() > 0; ++i) {
            if (!m_watch.node(0))
                break;
            const std::uint32_t seam = one.toQuarter(i);
            const std::uint64_t half = one.toHalf(i);
            for (std::uint32_t j = others.begin; j < others.end; ++j) {
                *out = half + other.toHalf(j);
                out += (seam & other.toQuarter(j)) == 0;
            }
        }
        halves.count = std::size_t(out - halves.masks.data());
    }

    const Quarters &m_quarters;
    core::NullWatch m_watch;
    Matching m_matching;
    Halves m_east;
    Halves m_west;
};

Quarters::Quarters(const Queens &queens, const core::Position &given)
    : m_crossings(queens.size(), placed(given) == 0), m_given(columns(queens, given))
{
    listRows();
}

std::vector<int> Quarters::columns(const Queens &queens, const core::Position &given)
{
    std::vector<int> columns;
    for (const core::Place &place : given)
        columns.push_back(place.onBoard() ? queens.grid().column(place.cell) : -1);
    return columns;
}

/// A choice and the same from the bottom make mirror images: of an empty board's, one is enough.
void Quarters::listRows()
{
    const int size = m_crossings.size();
    Rows must = 0;
    Rows mustNot = 0;
    for (int row = 0; row < size; ++row) {
        const int column = m_given[std::size_t(row)];
        if (column >= 0)
            (column >= m_crossings.west() ? must : mustNot) |= Rows(1) << row;
    }
    for (Rows rows = 0; rows <= all(size); ++rows) {
        const bool fits = std::popcount(rows) == size - m_crossings.west() && (rows & must) == must &&
                          (rows & mustNot) == 0;
        if (fits && (!m_crossings.folded() || rows <= turned(rows, size)))
            m_rows.push_back(rows);
    }
    // Neighbours have their northern rows in common, which are then at hand.
    const Rows north = all(m_crossings.north());
    std::ranges::stable_sort(m_rows, {}, [north](Rows rows) { return rows & north; });
}

unsigned Quarters::times(Rows rows) const
{
    return m_crossings.folded() && rows != turned(rows, m_crossings.size()) ? 2 : 1;
}

/// What is listed is no node yet, and how far all this is not known before the end of it.
bool Quarters::listPlacings(core::Control &control)
{
    std::atomic<bool> whole = true;
    control.parallel(int(m_quarters.size()), [&](int quarter, core::Control &own) {
        const auto goOn = [&] {
            if (whole && !own.keepGoing({}))
                whole = false;
            return whole.load();
        };
        if (whole)
            m_quarters[std::size_t(quarter)] = std::make_unique<const Quarter>(
                m_crossings, m_given, quarter >= SouthWest, quarter % 2 != 0, goOn);
    });
    return whole;
}

core::Outcome Quarters::count(core::Control &control)
{
    if (!listPlacings(control))
        return {};
    const int tasks = int(std::min<std::size_t>(m_rows.size(), mostTasks));
    const auto share = [&](int task) { return m_rows.size() * std::size_t(task) / std::size_t(tasks); };
    std::vector<core::Stats> stats(std::size_t(tasks) + 1);
    std::atomic<bool> whole = true;
    control.parallel(tasks, [&](int task, core::Control &own) {
        if (!whole)
            return;
        Worker worker(*this, own);
        worker.count(std::span(m_rows).subspan(share(task), share(task + 1) - share(task)));
        stats[std::size_t(task)] = worker.stats();
        if (!worker.going())
            whole = false;
    });
    core::Outcome outcome;
    for (const core::Stats &part : stats) {
        outcome.stats.nodes += part.nodes;
        outcome.stats.solutions += part.solutions;
    }
    if (whole)
        outcome.verdict = outcome.stats.solutions > 0 ? core::Outcome::Solved : core::Outcome::Impossible;
    return outcome;
}

} // namespace queens
