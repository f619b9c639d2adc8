// SPDX-License-Identifier: MIT
#include "taquin/pdb/permutationindex.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace taquin {

namespace {

constexpr int maxInLane = 4;

int lexicographicRank(std::span<const int> permutation)
{
    int rank = 0;
    for (auto item = permutation.begin(); item != permutation.end(); ++item) {
        const auto smaller = std::count_if(item, permutation.end(), [&](int other) { return other < *item; });
        rank = rank * int(permutation.end() - item) + int(smaller);
    }
    return rank;
}

std::vector<int> ascending(int count)
{
    std::vector<int> numbers(std::size_t(count), 0);
    std::iota(numbers.begin(), numbers.end(), 0);
    return numbers;
}

} // namespace

PermutationIndex::PermutationIndex(int tiles)
    : m_tiles(tiles), m_last(std::min(tiles, maxInLane)), m_first(tiles - m_last)
{
    for (int factor = 2; factor <= tiles; ++factor) {
        m_count *= factor;
        m_lanes *= factor > m_last ? factor : 1;
    }
    addPositions();
    addImages();
    addMoves();
}

void PermutationIndex::addPositions()
{
    for (int lane = 0; lane < m_lanes; ++lane)
        std::ranges::copy(positionsIn(lane), m_positions.emplace_back().begin());
}

std::vector<int> PermutationIndex::positionsIn(int lane) const
{
    std::vector<int> positions = ascending(m_tiles);
    int lanes = m_lanes;
    for (int tile = 0; tile < m_first; ++tile) {
        lanes /= m_tiles - tile;
        const auto position = positions.begin() + tile;
        std::rotate(position, position + lane / lanes, position + lane / lanes + 1);
        lane %= lanes;
    }
    return positions;
}

int PermutationIndex::laneOf(std::span<const int> positions) const
{
    int lane = 0;
    for (int tile = 0; tile < m_first; ++tile) {
        const int position = positions[std::size_t(tile)];
        const auto earlier = positions.first(std::size_t(tile));
        const auto taken = std::ranges::count_if(earlier, [&](int other) { return other < position; });
        lane = lane * (m_tiles - tile) + position - int(taken);
    }
    return lane;
}

std::uint16_t PermutationIndex::rank(std::span<const int> permutation) const
{
    std::vector<int> positions(permutation.size());
    std::vector<int> last;
    for (std::size_t position = 0; position < permutation.size(); ++position) {
        positions[std::size_t(permutation[position])] = int(position);
        if (permutation[position] >= m_first)
            last.push_back(permutation[position]);
    }
    return std::uint16_t(laneOf(positions) * perLane + lexicographicRank(last));
}

PermutationIndex::LaneMoves PermutationIndex::laneMoves(std::span<const int> target) const
{
    LaneMoves result;
    result.reserve(std::size_t(m_lanes));
    std::array<int, maxTiles> moved = {};
    const auto positions = std::span(moved).first(std::size_t(m_tiles));
    for (const auto &before : m_positions) {
        for (std::size_t tile = 0; tile < positions.size(); ++tile)
            positions[tile] = target[before[tile]];
        const int shuffle = lexicographicRank(positions.last(std::size_t(m_last)));
        result.emplace_back(laneOf(positions), shuffle);
    }
    return result;
}

void PermutationIndex::addImages()
{
    std::vector<int> target = ascending(m_last);
    m_images.reserve(perLane);
    do
        m_images.push_back(imagesOf(target));
    while (std::ranges::next_permutation(target).found);
    for (std::uint8_t shuffle = 0; shuffle < m_images.size(); ++shuffle) {
        auto &ranks = m_inLane.emplace_back();
        for (int rank = 0; rank < std::min(m_count, perLane); ++rank)
            ranks[std::size_t(rank)] = std::uint8_t(std::countr_zero(shuffled(Lane(1) << rank, shuffle)));
    }
}

/// Computes the images of each bit first, then of all bytes as unions of their bits.
PermutationIndex::Images PermutationIndex::imagesOf(const std::vector<int> &target) const
{
    Images images = {};
    std::vector<int> permutation = ascending(m_last);
    for (int rank = 0; rank == 0 || std::ranges::next_permutation(permutation).found; ++rank) {
        std::vector<int> moved(permutation.size());
        for (std::size_t position = 0; position < permutation.size(); ++position)
            moved[std::size_t(target[position])] = permutation[position];
        images[std::size_t(rank / 8)][1U << rank % 8] = Lane(1) << lexicographicRank(moved);
    }
    for (auto &bytes : images) {
        for (std::size_t byte = 1; byte < bytes.size(); ++byte)
            bytes[byte] = bytes[byte & (byte - 1)] | bytes[byte & (0 - byte)];
    }
    return images;
}

void PermutationIndex::addMoves()
{
    for (const bool back : {false, true}) {
        for (int position = 0; position < m_tiles; ++position) {
            for (int passed = 0; passed < m_tiles; ++passed) {
                std::vector<int> target = ascending(m_tiles);
                const auto first = target.begin() + position;
                const auto end = target.begin() + std::min(position + passed + 1, m_tiles);
                std::rotate(first, back ? end - 1 : first + 1, end);
                const LaneMoves moves = laneMoves(target);
                m_moves.insert(m_moves.end(), moves.begin(), moves.end());
            }
        }
    }
}

} // namespace taquin
