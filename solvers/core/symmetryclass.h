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

/// Names the symmetry classes of the solutions of one board. It caches intermediate results, so one classifier
/// is made for a list of solutions and used by one thread at a time.
class SymmetryClassifier {
public:
    virtual ~SymmetryClassifier();

    /// Returns the name of the solution's class: equal for solutions that are images of one another under the
    /// symmetries of the board, and different for all others.
    virtual ClassDigest classOf(const Position &solution) = 0;
};

/// Treats a position as the set of its features, which describe the piece on each cell, and a class as the set
/// of images of a position: the random numbers of an image's features are added up (A. L. Zobrist 1970), and
/// the least of these sums names the class.
class ZobristClassifier : public SymmetryClassifier {
public:
    static constexpr int mostImages = 8;
    static constexpr int turns = 8; ///< an upper bound on Place::turn, exclusive

    ClassDigest classOf(const Position &solution) final;

protected:
    /// `sorts` is the sort of each piece, a number from 0; pieces of one sort look alike.
    ZobristClassifier(int images, int cells, PerPiece<int> sorts);

private:
    /// The random numbers of one feature, one per image: the low words of all images, and then the high words.
    using Words = std::array<std::uint64_t, std::size_t(2 * mostImages)>;

    /// Returns the look of a piece of this sort at this place in an image of the position: equal numbers for an
    /// equal look, and different numbers otherwise.
    virtual std::uint64_t feature(int image, int sort, const Place &place) const = 0;

    /// Returns the random numbers of a piece's features.
    const Words &wordsOf(int sort, const Place &place);
    void draw(Words &words, int sort, const Place &place) const;

    const int m_images;
    const int m_cells;
    const PerPiece<int> m_sorts;
    std::vector<std::vector<Words>> m_words; ///< indexed by sort and turn, then by cell; empty until needed
    std::vector<const Words *> m_shown;      ///< one for each piece on the board
};

/// Returns the digest of a sequence, which depends on its order.
ClassDigest digestOf(std::span<const std::int16_t> sequence);

} // namespace core
