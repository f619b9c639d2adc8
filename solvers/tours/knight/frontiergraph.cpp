// SPDX-License-Identifier: MIT
#include "tours/knight/frontiergraph.h"

#include <algorithm>
#include <map>
#include <set>

namespace tours {

FrontierGraph::FrontierGraph(CountedTours tours) : m_tours(std::move(tours))
{
    State first{Ends(std::size_t(squares()) + 1, none), 1, {}, {}};
    for (int square = 0; square < squares(); ++square) {
        if (isVisited(square))
            first.ends[square] = std::int8_t(square);
    }
    if (!m_tours.closed)
        first.ends[apex()] = std::int8_t(apex());
    m_layers.push_back({first});
    for (int square = 0; square < squares(); ++square)
        m_layers.push_back(layerAfter(square));
}

bool FrontierGraph::isVisited(int square) const
{
    return std::ranges::find(m_tours.without, square) == m_tours.without.end();
}

std::uint64_t FrontierGraph::waysAfter(int passed) const
{
    std::uint64_t ways = 0;
    for (const State &state : layer(passed))
        ways += state.ways;
    return ways;
}

// Returns the squares ahead to which a square can be joined, the apex before them.
std::vector<int> FrontierGraph::targets(int square, const Ends &ends) const
{
    std::vector<int> targets;
    if (ends[apex()] != none && (isEnd(square) || mayEnd(square, ends)))
        targets.push_back(apex());
    for (int other = square + 1; other < squares(); ++other) {
        if (ends[other] != none && isJump(m_tours.grid, square, other))
            targets.push_back(other);
    }
    return targets;
}

/// Returns whether a square that is not given as an end can be one. One of the two ends is kept for a given start.
bool FrontierGraph::mayEnd(int square, const Ends &ends) const
{
    const bool startPassed = m_tours.first == CountedTours::anywhere || m_tours.first <= square;
    return m_tours.last == CountedTours::anywhere && (startPassed || ends[apex()] == apex());
}

template <typename Found, typename Closed>
void FrontierGraph::pass(int square, const Ends &before, const Found &found, const Closed &closed) const
{
    Ends ends = before;
    const std::int8_t mate = ends[square];
    ends[square] = none;
    if (mate == none) {
        if (!isEnd(square) || !isVisited(square))
            found(Joining(), ends);
        return;
    }
    const auto join = [&](Joining joining, int one, int other) {
        Ends after = ends;
        const auto mateOf = [&](int end) { return end == square ? mate : after[end]; };
        const int oneMate = mateOf(one);
        const int otherMate = mateOf(other);
        if (one != square && oneMate != one)
            after[one] = none;
        if (otherMate != other)
            after[other] = none;
        if (oneMate == other) {
            const bool isWhole = std::ranges::all_of(after, [](int end) { return end == none; });
            return isWhole ? found(joining, after) : closed(joining);
        }
        after[oneMate] = std::int8_t(otherMate);
        after[otherMate] = std::int8_t(oneMate);
        found(joining, after);
    };
    const std::vector<int> all = targets(square, before);
    const bool needsApex = isEnd(square);
    if (needsApex && (all.empty() || all.front() != apex()))
        return;
    for (std::size_t i = 0; i < (needsApex ? 1 : all.size()); ++i) {
        const auto first = std::int8_t(all[i]);
        if (mate != square) {
            join({first, none}, square, first);
            continue;
        }
        for (std::size_t j = i + 1; j < all.size(); ++j)
            join({first, std::int8_t(all[j])}, first, all[j]);
    }
}

FrontierGraph::Layer FrontierGraph::layerAfter(int square) const
{
    std::map<Ends, State> states;
    const Layer &before = m_layers[square];
    for (int from = 0; from < int(before.size()); ++from) {
        const auto arrive = [&](Joining joining, const Ends &ends) {
            State &state = states.try_emplace(ends, State{ends, 0, {}, {}}).first->second;
            state.ways += before[from].ways;
            Predecessor &predecessor = state.predecessor.state == none ? state.predecessor : state.second;
            if (predecessor.state == none)
                predecessor = {from, joining};
        };
        pass(square, before[from].ends, arrive, [](Joining) {});
    }
    Layer layer;
    for (auto &[ends, state] : states)
        layer.push_back(std::move(state));
    std::ranges::stable_sort(layer, std::ranges::greater(), &State::ways);
    return layer;
}

std::vector<FrontierGraph::Transition> FrontierGraph::transitions(int square, int state) const
{
    std::vector<Transition> transitions;
    const Layer &next = layer(square + 1);
    const auto found = [&](Joining joining, const Ends &ends) {
        transitions.push_back({joining, int(std::ranges::find(next, ends, &State::ends) - next.begin())});
    };
    pass(square, layer(square)[state].ends, found, [&](Joining joining) {
        transitions.push_back({joining, none});
    });
    return transitions;
}

int FrontierGraph::withoutMirrorImages(int passed) const
{
    const int columns = m_tours.grid.columns;
    int latestGiven = std::max(m_tours.first, m_tours.last);
    for (const int square : m_tours.without)
        latestGiven = std::max(latestGiven, square);
    if (passed % columns != 0 || latestGiven >= passed)
        return 0;
    const auto mirrored = [&](int square) {
        return square < 0 || square == apex() ? square : square + columns - 1 - 2 * (square % columns);
    };
    std::set<Ends> kept;
    for (const State &state : layer(passed)) {
        Ends image(state.ends.size(), none);
        for (int square = 0; square <= apex(); ++square)
            image[mirrored(square)] = std::int8_t(mirrored(state.ends[square]));
        kept.insert(std::min(state.ends, image));
    }
    return int(kept.size());
}

core::Indexed<FrontierGraph::Joining> FrontierGraph::joiningsTo(int passed, int state, bool another) const
{
    core::Indexed<Joining> all = core::Indexed<Joining>(std::size_t(passed));
    for (int square = passed - 1; square >= 0; --square) {
        const State &here = layer(square + 1)[state];
        const bool turnsOff = another && here.second.state != none;
        const Predecessor &before = turnsOff ? here.second : here.predecessor;
        another &= !turnsOff;
        all[square] = before.joining;
        state = before.state;
    }
    return all;
}

} // namespace tours
