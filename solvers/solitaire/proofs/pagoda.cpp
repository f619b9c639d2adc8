// SPDX-License-Identifier: MIT
#include "solitaire/proofs/pagoda.h"

#include "solitaire/explanations.h"
#include "solitaire/proofs/positionclass.h"

#include <map>
#include <mutex>
#include <numeric>

namespace solitaire {

namespace {

constexpr int candidates = 160;
constexpr int sampleGames = 60;
constexpr int maxRounds = 30; // rounds of lowering; about six are enough

std::vector<Pagoda> makeCandidates(const Board &board, int end)
{
    core::Random random(1);
    std::vector<Pagoda> all;
    for (int i = 0; i < candidates; ++i) {
        const int value = 1 + i / 2 % 3;
        Pagoda pagoda = i % 2 == 0 ? Pagoda(board, end, value) : Pagoda::onLattice(board, end, value);
        pagoda.lower(random);
        if (std::ranges::find(all, pagoda) == all.end())
            all.push_back(pagoda);
    }
    return all;
}

std::vector<const Jump *> legalJumps(const Board &board, Pegs pegs)
{
    std::vector<const Jump *> legal;
    for (const Jump &jump : board.jumps()) {
        if (jump.isLegal(pegs))
            legal.push_back(&jump);
    }
    return legal;
}

/// Returns about a third of the positions that random games reach.
std::vector<Pegs> samplePositions(const Board &board, Pegs from)
{
    core::Random random(2);
    std::vector<Pegs> samples;
    for (int game = 0; game < sampleGames; ++game) {
        std::vector<const Jump *> legal;
        Pegs pegs = from;
        do {
            legal = legalJumps(board, pegs);
            if (!legal.empty())
                pegs ^= legal[random.below(legal.size())]->mask;
            if (samples.empty() || random.below(3) == 0)
                samples.push_back(pegs);
        } while (!legal.empty());
    }
    return samples;
}

/// Returns a board with a single empty hole from which, according to the position class, the last peg can end in
/// `end`.
Pegs usualStart(const Board &board, int end)
{
    for (int hole = 0; hole < board.holes(); ++hole) {
        const Pegs start = board.allHoles() & ~bit(hole);
        if (positionClass(board).possibleEnds(start) & bit(end))
            return start;
    }
    return board.allHoles() & ~bit(end);
}

/// Returns the indices of the samples that each function proves lost.
std::vector<std::vector<std::size_t>> refutedBy(const std::vector<Pagoda> &all,
                                                const std::vector<Pegs> &samples)
{
    std::vector<std::vector<std::size_t>> refuted(all.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        for (std::size_t sample = 0; sample < samples.size(); ++sample) {
            if (all[i].slack(samples[sample]) < 0)
                refuted[i].push_back(sample);
        }
    }
    return refuted;
}

/// Selects functions by a greedy set cover: each function in turn refutes the most samples not refuted before.
std::vector<Pagoda> selectPagodas(const Board &board, int end)
{
    const std::vector<Pagoda> all = makeCandidates(board, end);
    auto refuted = refutedBy(all, samplePositions(board, usualStart(board, end)));
    std::vector<Pagoda> selected;
    while (selected.size() < maxPagodas) {
        const auto best = std::ranges::max_element(refuted, {}, &std::vector<std::size_t>::size);
        if (best->empty())
            break;
        selected.push_back(all[std::size_t(best - refuted.begin())]);
        const std::vector<std::size_t> covered = *best;
        for (std::vector<std::size_t> &one : refuted)
            std::erase_if(one,
                          [&](std::size_t sample) { return std::ranges::binary_search(covered, sample); });
    }
    return selected;
}

/// The functions of a board, selected for one end after the other as they are needed.
class PagodasByEnd {
public:
    explicit PagodasByEnd(const Board &board) : m_board(board) {}

    const std::vector<Pagoda> &of(int end) const
    {
        const std::lock_guard lock(m_mutex);
        const auto [entry, isNew] = m_byEnd.try_emplace(end);
        if (isNew)
            entry->second = selectPagodas(m_board, end);
        return entry->second;
    }

private:
    const Board &m_board;
    mutable std::mutex m_mutex;
    mutable std::map<int, std::vector<Pagoda>> m_byEnd;
};

} // namespace

Pagoda::Pagoda(const Board &board, int end, int value) : m_board(&board), m_end(end)
{
    std::fill_n(m_values.begin(), board.holes(), std::int8_t(value));
}

Pagoda::Pagoda(const Board &board, int end, const PerHole<int> &values) : m_board(&board), m_end(end)
{
    for (int hole = 0; hole < board.holes(); ++hole)
        m_values[hole] = std::int8_t(values[hole]);
}

Pagoda Pagoda::on(const Board &board, Pegs holes, int value)
{
    Pagoda pagoda(board, none, 0);
    for (int hole = 0; hole < board.holes(); ++hole) {
        if (holes & bit(hole))
            pagoda.m_values[hole] = std::int8_t(value);
    }
    return pagoda;
}

Pagoda Pagoda::onLattice(const Board &board, int end, int value)
{
    Pagoda pagoda(board, end, 0);
    for (int hole = 0; hole < board.holes(); ++hole) {
        if ((board.row(hole) - board.row(end)) % 2 == 0 && (board.column(hole) - board.column(end)) % 2 == 0)
            pagoda.m_values[hole] = std::int8_t(value);
    }
    return pagoda;
}

/// Returns the least value that this hole can have, given the values of the others, so that no jump raises
/// the sum; none if no jump starts from it or goes over it.
std::optional<int> Pagoda::lowest(int hole) const
{
    std::optional<int> lowest;
    for (const Jump &jump : m_board->jumps()) {
        if (jump.from == hole)
            lowest = std::max(lowest, std::optional(value(jump.to) - value(jump.over)));
        else if (jump.over == hole)
            lowest = std::max(lowest, std::optional(value(jump.to) - value(jump.from)));
    }
    return lowest;
}

void Pagoda::lower(core::Random &random)
{
    std::vector<int> order(std::size_t(m_board->holes()));
    std::iota(order.begin(), order.end(), 0);
    bool lowered = true;
    for (int round = 0; lowered && round < maxRounds; ++round) {
        lowered = false;
        random.shuffle(order);
        for (const int hole : order) {
            const std::optional<int> least = lowest(hole);
            if (hole != m_end && least && *least < value(hole)) {
                m_values[hole] = std::int8_t(*least);
                lowered = true;
            }
        }
    }
}

const std::vector<Pagoda> &pagodas(const Board &board, int end)
{
    return tableOf<PagodasByEnd>(board).of(end);
}

const Pagoda *refutingPagoda(const Board &board, Pegs pegs, int end)
{
    const std::vector<Pagoda> &all = pagodas(board, end);
    const auto found = std::ranges::find_if(all, [pegs](const Pagoda &one) { return one.slack(pegs) < 0; });
    return found == all.end() ? nullptr : &*found;
}

void markValues(core::Explanation &why, const Board &board, const Pagoda &pagoda, std::optional<int> culprit)
{
    for (int hole = 0; hole < board.holes(); ++hole) {
        const std::string value = std::to_string(pagoda.value(hole));
        if (hole == culprit)
            markHole(why, board, hole, core::Role::Culprit, value);
        else if (pagoda.value(hole) != 0)
            markHole(why, board, hole, core::Role::Region, value);
    }
}

core::Explanation explainPagoda(const Board &board, const Pagoda &pagoda, Pegs pegs, int end)
{
    core::Explanation why{
        PUZZLE_TEXT(
            "solitaire",
            "Give each hole the value written on it, and 0 where there is none: no jump can raise the total "
            "value of the pegs. It is now %1, and a last peg in row %2, column %3 would be worth %4: that is "
            "impossible."),
        {pagoda.sum(pegs)}};
    addRowAndColumn(why, board, end);
    why.arguments.emplace_back(static_cast<long long>(pagoda.value(end)));
    markValues(why, board, pagoda, end);
    return why;
}

core::Explanation explainPagodas(const Board &board, const Pagoda &pagoda, Pegs pegs, int end, Pegs possible,
                                 Pegs ends)
{
    core::Explanation why = explainPagoda(board, pagoda, pegs, end);
    const long long others = countPegs(possible) - 1;
    if (countPegs(ends) == 1)
        return why;
    if (others == 0) {
        why.text = PUZZLE_TEXT(
            "solitaire",
            "Give each hole the value written on it, and 0 where there is none: no jump can raise the total "
            "value of the pegs. It is now %1, and a last peg in row %2, column %3 would be worth %4: that is "
            "impossible. In every other hole, a rule of three colours excludes the last peg: by diagonals, a "
            "jump changes the number of pegs of each colour by one.");
        return why;
    }
    why.text = PUZZLE_TEXT_N(
        "solitaire",
        "Give each hole the value written on it, and 0 where there is none: no jump can raise the total "
        "value of the pegs. It is now %1, and a last peg in row %2, column %3 would be worth %4: that is "
        "impossible. Other values exclude the last peg in %n more hole(s), and a rule of three colours in "
        "all "
        "the rest: by diagonals, a jump changes the number of pegs of each colour by one.");
    why.arguments.insert(why.arguments.begin(), others);
    return why;
}

} // namespace solitaire
