// SPDX-License-Identifier: MIT
#include "solitaire/pagoda.h"

#include "solitaire/classes.h"
#include "solitaire/words.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <numeric>

namespace solitaire {

namespace {

constexpr int candidates = 160;
constexpr int samplePlays = 60;
constexpr int mostRounds = 30; // of lowering; some six are enough

void shuffle(std::vector<int> &list, core::Random &random)
{
    for (std::size_t left = list.size(); left > 1; --left)
        std::swap(list[left - 1], list[random.below(left)]);
}

std::vector<Pagoda> makeCandidates(const Shape &shape, int end)
{
    core::Random random(1);
    std::vector<Pagoda> all;
    for (int i = 0; i < candidates; ++i) {
        const int worth = 1 + i / 2 % 3;
        Pagoda pagoda = i % 2 == 0 ? Pagoda(shape, end, worth) : Pagoda::ofLattice(shape, end, worth);
        pagoda.sharpen(random);
        if (std::ranges::find(all, pagoda) == all.end())
            all.push_back(pagoda);
    }
    return all;
}

std::vector<Pegs> playAtRandom(const Shape &shape, Pegs from)
{
    core::Random random(2);
    std::vector<Pegs> met;
    for (int play = 0; play < samplePlays; ++play) {
        std::vector<const Jump *> legal;
        Pegs pegs = from;
        do {
            legal.clear();
            for (const Jump &jump : shape.jumps()) {
                if (jump.isLegal(pegs))
                    legal.push_back(&jump);
            }
            if (!legal.empty())
                pegs ^= legal[random.below(legal.size())]->triple;
            if (met.empty() || random.below(3) == 0)
                met.push_back(pegs);
        } while (!legal.empty());
    }
    return met;
}

/// A full board but for one hole, from which a last peg can end in `end` as far as its class tells.
Pegs usualStart(const Shape &shape, int end)
{
    for (int hole = 0; hole < shape.holes(); ++hole) {
        const Pegs start = shape.all() & ~bit(hole);
        if (classRule(shape).lastHoles(start) & bit(end))
            return start;
    }
    return shape.all() & ~bit(end);
}

std::vector<Pagoda> choose(const Shape &shape, int end)
{
    const std::vector<Pagoda> all = makeCandidates(shape, end);
    const std::vector<Pegs> samples = playAtRandom(shape, usualStart(shape, end));
    std::vector<std::vector<std::size_t>> refused(all.size()); // samples, by candidate
    for (std::size_t i = 0; i < all.size(); ++i) {
        for (std::size_t sample = 0; sample < samples.size(); ++sample) {
            if (all[i].slack(samples[sample]) < 0)
                refused[i].push_back(sample);
        }
    }
    std::vector<Pagoda> chosen;
    while (chosen.size() < mostPagodas) {
        const auto best = std::ranges::max_element(refused, {}, &std::vector<std::size_t>::size);
        if (best->empty())
            break;
        chosen.push_back(all[std::size_t(best - refused.begin())]);
        const std::vector<std::size_t> gone = *best;
        for (std::vector<std::size_t> &one : refused)
            std::erase_if(one, [&](std::size_t sample) { return std::ranges::binary_search(gone, sample); });
    }
    return chosen;
}

} // namespace

Pagoda::Pagoda(const Shape &shape, int end, int worth) : m_shape(&shape), m_end(end)
{
    std::fill_n(m_worths.begin(), shape.holes(), std::int8_t(worth));
}

Pagoda Pagoda::ofLattice(const Shape &shape, int end, int worth)
{
    Pagoda pagoda(shape, end, 0);
    for (int hole = 0; hole < shape.holes(); ++hole) {
        if ((shape.row(hole) - shape.row(end)) % 2 == 0 && (shape.column(hole) - shape.column(end)) % 2 == 0)
            pagoda.m_worths[std::size_t(hole)] = std::int8_t(worth);
    }
    return pagoda;
}

int Pagoda::lowest(int hole) const
{
    int lowest = -100;
    for (const Jump &jump : m_shape->jumps()) {
        if (jump.from == hole)
            lowest = std::max(lowest, worth(jump.to) - worth(jump.over));
        else if (jump.over == hole)
            lowest = std::max(lowest, worth(jump.to) - worth(jump.from));
    }
    return lowest;
}

void Pagoda::sharpen(core::Random &random)
{
    std::vector<int> order(std::size_t(m_shape->holes()));
    std::iota(order.begin(), order.end(), 0);
    bool lowered = true;
    for (int round = 0; lowered && round < mostRounds; ++round) {
        lowered = false;
        shuffle(order, random);
        for (const int hole : order) {
            const int least = lowest(hole);
            if (hole != m_end && least < worth(hole) && least > -100) {
                m_worths[std::size_t(hole)] = std::int8_t(least);
                lowered = true;
            }
        }
    }
}

const std::vector<Pagoda> &pagodas(const Shape &shape, int end)
{
    static std::mutex mutex;
    static std::map<std::pair<const Shape *, int>, std::vector<Pagoda>> kept;
    const std::lock_guard lock(mutex);
    const auto [entry, isNew] = kept.try_emplace({&shape, end});
    if (isNew)
        entry->second = choose(shape, end);
    return entry->second;
}

core::Explanation explainWorth(const Shape &shape, const Pagoda &pagoda, Pegs pegs, int end)
{
    core::Explanation why{
        PUZZLE_TEXT(
            "solitaire",
            "Give each hole the worth written on it: no jump can raise the worth of all pegs together. They "
            "are worth %1 now, and a last peg in row %2, column %3 would be worth %4: it can never be."),
        {static_cast<long long>(pagoda.worth(pegs))}};
    name(why, shape, end);
    why.arguments.emplace_back(static_cast<long long>(pagoda.worth(end)));
    for (int hole = 0; hole < shape.holes(); ++hole) {
        const std::string worth = std::to_string(pagoda.worth(hole));
        if (hole == end)
            mark(why, shape, hole, core::Role::Culprit, worth);
        else if (pagoda.worth(hole) != 0)
            mark(why, shape, hole, core::Role::Region, worth);
    }
    return why;
}

} // namespace solitaire
