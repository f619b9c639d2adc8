// SPDX-License-Identifier: MIT
#pragma once

#include "core/random.h"
#include "core/step.h"

#include <array>
#include <cstdint>

namespace core {

/// The name of a symmetry class. The probability that two of a million classes have the same name is 10^-26.
struct ClassDigest {
    std::uint64_t high = 0;
    std::uint64_t low = 0;

    friend auto operator<=>(const ClassDigest &, const ClassDigest &) = default;
};

/// Names the symmetry classes of one board's solutions. It caches intermediate results, so make one classifier for
/// a list of solutions, and use it from one thread at a time.
class SymmetryClassifier {
public:
    virtual ~SymmetryClassifier();

    /// Returns the name of the solution's class: equal for solutions that are images of one another under the
    /// symmetries of the board, and different for all others.
    virtual ClassDigest classOf(const Position &solution) = 0;
};

/// Identifies a symmetry class by a Zobrist hash (A. L. Zobrist 1970): a position is a set of features, which
/// describe the piece on each cell. The random numbers of the features are added up for each image of the
/// position, and the least of these sums names the class.
class ZobristClassifier : public SymmetryClassifier {
public:
    static constexpr int mostImages = 8;
    static constexpr int turns = 8; ///< an upper bound on Place::turn, exclusive

    ClassDigest classOf(const Position &solution) final;

protected:
    /// `sorts` is the sort of each piece, from 0; pieces of the same sort look alike.
    ZobristClassifier(int images, int cells, PerPiece<int> sorts);

private:
    /// The random numbers of a feature in all images: first the low words, then the high words.
    using Words = std::array<std::uint64_t, std::size_t(2 * mostImages)>;

    /// Returns how a piece of this sort at this place looks in an image of the position: equal numbers mean equal
    /// looks.
    virtual std::uint64_t feature(int image, int sort, const Place &place) const = 0;

    /// Returns the random numbers of a piece's feature in all images.
    const Words &wordsOf(int sort, const Place &place);
    void draw(Words &words, int sort, const Place &place) const;

    const int m_images;
    const int m_cells;
    const PerPiece<int> m_sorts;
    std::vector<std::vector<Words>> m_words; ///< indexed by sort and turn, then by cell; empty until used
    std::vector<const Words *> m_shown;      ///< the words of each piece on the board
};

/// Returns a digest of a sequence, in which the order matters.
ClassDigest digestOf(std::span<const std::int16_t> sequence);

} // namespace core
