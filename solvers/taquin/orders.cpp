// SPDX-License-Identifier: MIT
#include "taquin/orders.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace taquin {

namespace {

constexpr int mostInLane = 4;

/// Lexicographically.
int numberOf(std::span<const int> permutation)
{
    int number = 0;
    for (auto item = permutation.begin(); item != permutation.end(); ++item) {
        const auto smaller = std::count_if(item, permutation.end(), [&](int other) { return other < *item; });
        number = number * int(permutation.end() - item) + int(smaller);
    }
    return number;
}

std::vector<int> ascending(int count)
{
    std::vector<int> numbers(std::size_t(count), 0);
    std::iota(numbers.begin(), numbers.end(), 0);
    return numbers;
}

} // namespace

Orders::Orders(int tiles) : m_tiles(tiles), m_last(std::min(tiles, mostInLane)), m_first(tiles - m_last)
{
    for (int factor = 2; factor <= tiles; ++factor) {
        m_count *= factor;
        m_lanes *= factor > m_last ? factor : 1;
    }
    addImages();
    for (int place = 0; place < tiles; ++place) {
        for (int passed = 0; place + passed < tiles; ++passed)
            addMoves(place, passed);
    }
}

/// The places of the first tiles, then those that are left, ascending.
std::vector<int> Orders::placesIn(int lane) const
{
    std::vector<int> places = ascending(m_tiles);
    int lanes = m_lanes;
    for (int tile = 0; tile < m_first; ++tile) {
        lanes /= m_tiles - tile;
        const auto place = places.begin() + tile;
        std::rotate(place, place + lane / lanes, place + lane / lanes + 1);
        lane %= lanes;
    }
    return places;
}

int Orders::laneOf(std::span<const int> places) const
{
    int lane = 0;
    for (int tile = 0; tile < m_first; ++tile) {
        const int place = places[std::size_t(tile)];
        const auto before = places.first(std::size_t(tile));
        const auto taken = std::ranges::count_if(before, [&](int other) { return other < place; });
        lane = lane * (m_tiles - tile) + place - int(taken);
    }
    return lane;
}

std::uint16_t Orders::number(std::span<const int> order) const
{
    std::vector<int> places(order.size());
    std::vector<int> last;
    for (std::size_t place = 0; place < order.size(); ++place) {
        places[std::size_t(order[place])] = int(place);
        if (order[place] >= m_first)
            last.push_back(order[place]);
    }
    return std::uint16_t(laneOf(places) * perLane + numberOf(last));
}

Orders::Turns Orders::turns(std::span<const int> places) const
{
    Turns result;
    for (int lane = 0; lane < m_lanes; ++lane) {
        std::vector<int> then = placesIn(lane);
        for (int &place : then)
            place = places[std::size_t(place)];
        const auto last = std::span(then).last(std::size_t(m_last));
        result.push_back({std::uint16_t(laneOf(then)), std::uint8_t(numberOf(last))});
    }
    return result;
}

void Orders::addImages()
{
    std::vector<int> turn = ascending(m_last);
    do {
        Images &images = m_images.emplace_back();
        std::vector<int> order = ascending(m_last);
        for (int from = 0; from == 0 || std::ranges::next_permutation(order).found; ++from) {
            std::vector<int> then(order.size());
            for (std::size_t place = 0; place < order.size(); ++place)
                then[std::size_t(turn[place])] = order[place];
            images[std::size_t(from / 8)][1U << from % 8] = Lane(1) << numberOf(then);
        }
        for (auto &bytes : images) {
            for (std::size_t byte = 1; byte < bytes.size(); ++byte)
                bytes[byte] = bytes[byte & (byte - 1)] | bytes[byte & (0 - byte)];
        }
    } while (std::ranges::next_permutation(turn).found);
}

void Orders::addMoves(int place, int passed)
{
    std::vector<int> places = ascending(m_tiles);
    std::rotate(places.begin() + place, places.begin() + place + passed, places.begin() + place + passed + 1);
    After &behind = m_behind[at(place, passed)];
    After &before = m_before[at(place, passed)];
    behind.resize(std::size_t(m_lanes * perLane));
    before.resize(behind.size());
    const Turns moves = turns(places);
    for (std::size_t from = 0; from < behind.size(); ++from) {
        const Turn turn = moves[from / perLane];
        const Lane image = turned(Lane(1) << from % perLane, turn.turn);
        if (image == 0)
            continue; // a number that no order of fewer than four tiles has
        const auto to = std::uint16_t(turn.lane * perLane + std::countr_zero(image));
        behind[from] = to;
        before[to] = std::uint16_t(from);
    }
}

} // namespace taquin
