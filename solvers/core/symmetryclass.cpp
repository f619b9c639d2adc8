// SPDX-License-Identifier: MIT
#include "core/symmetryclass.h"

#include <algorithm>

namespace core {

namespace {

constexpr std::uint64_t lowSeed = 0x243F6A8885A308D3; // digits of pi
constexpr std::uint64_t highSeed = 0x13198A2E03707344;

} // namespace

SymmetryClassifier::~SymmetryClassifier() = default;

ZobristClassifier::ZobristClassifier(int images, int cells, PerPiece<int> sorts)
    : m_images(images), m_cells(cells), m_sorts(std::move(sorts))
{
    const int sortCount = m_sorts.empty() ? 0 : *std::ranges::max_element(m_sorts) + 1;
    m_words.resize(std::size_t(sortCount * turns));
}

inline const ZobristClassifier::Words &ZobristClassifier::wordsOf(int sort, const Place &place)
{
    std::vector<Words> &ofCells = m_words[std::size_t(sort * turns + place.turn)];
    if (ofCells.empty())
        ofCells.resize(std::size_t(m_cells), Words{});
    Words &words = ofCells[std::size_t(place.cell)];
    if (words[0] == 0) // the random words are not drawn yet
        draw(words, sort, place);
    return words;
}

void ZobristClassifier::draw(Words &words, int sort, const Place &place) const
{
    for (int image = 0; image < m_images; ++image) {
        const std::uint64_t shown = feature(image, sort, place);
        words[std::size_t(image)] = mixed(shown ^ lowSeed);
        words[std::size_t(mostImages + image)] = mixed(shown ^ highSeed);
    }
}

ClassDigest ZobristClassifier::classOf(const Position &solution)
{
    m_shown.clear();
    for (std::size_t piece = 0; piece < solution.size(); ++piece) {
        if (solution[piece].onBoard())
            m_shown.push_back(&wordsOf(m_sorts[piece], solution[piece]));
    }
    Words sums{};
    for (const Words *words : m_shown) { // a separate loop, which the compiler vectorizes
        for (std::size_t i = 0; i < sums.size(); ++i)
            sums[i] += (*words)[i];
    }
    ClassDigest least{sums[mostImages], sums[0]};
    for (int image = 1; image < m_images; ++image) {
        const std::uint64_t low = sums[std::size_t(image)];
        const bool less = low < least.low; // without a branch, since which sum is the least is random
        least.high = less ? sums[std::size_t(mostImages + image)] : least.high;
        least.low = less ? low : least.low;
    }
    return least;
}

ClassDigest digestOf(std::span<const std::int16_t> sequence)
{
    ClassDigest digest{highSeed, lowSeed};
    for (const std::int16_t number : sequence) {
        digest.low = mixed(digest.low ^ std::uint16_t(number));
        digest.high = mixed(digest.high ^ std::uint16_t(number));
    }
    return digest;
}

} // namespace core
