// SPDX-License-Identifier: MIT
#pragma once

#include "core/random.h"
#include "core/step.h"

#include <array>
#include <cstdint>

namespace core {

/// The name of a symmetry class. That two of a million classes have the same one has a chance of 10^-26.
struct ClassDigest {
    std::uint64_t high = 0;
    std::uint64_t low = 0;

    friend auto operator<=>(const ClassDigest &, const ClassDigest &) = default;
};

/// Names the symmetry classes of the solutions of one board. It keeps what it has worked out, so that one is
/// made for a list of solutions and used by one thread at a time.
class SymmetryClassifier {
public:
    virtual ~SymmetryClassifier();

    /// The same for solutions that are images of one another under the symmetries of the board, and for no
    /// others.
    virtual ClassDigest classOf(const Position &solution) = 0;
};

/// Takes a position for the set of its features, which say what lies where, and a class for the images of a
/// position: the random numbers of an image's features are added up (A. L. Zobrist 1970), and the least of
/// these sums names the class.
class ZobristClassifier : public SymmetryClassifier {
public:
    static constexpr int mostImages = 8;
    static constexpr int turns = 8; ///< Place::turn is less

    ClassDigest classOf(const Position &solution) final;

protected:
    /// `sorts` tells the sort of each piece, a number from 0: those of one sort look alike.
    ZobristClassifier(int images, int cells, PerPiece<int> sorts);

private:
    /// For each image a random number: the low words of all images, and then the high ones.
    using Words = std::array<std::uint64_t, std::size_t(2 * mostImages)>;

    /// What a piece of this sort at this place shows in an image of the position: the same number where two
    /// show the same, and another where they do not.
    virtual std::uint64_t feature(int image, int sort, const Place &place) const = 0;

    /// The random numbers of a piece's features.
    const Words &wordsOf(int sort, const Place &place);
    void draw(Words &words, int sort, const Place &place) const;

    const int m_images;
    const int m_cells;
    const PerPiece<int> m_sorts;
    std::vector<std::vector<Words>> m_words; ///< by sort and turn, of all cells; empty while not needed
    std::vector<const Words *> m_shown;      ///< by the pieces of a position
};

/// Of a sequence in its order.
ClassDigest digestOf(std::span<const std::int16_t> sequence);

} // namespace core
