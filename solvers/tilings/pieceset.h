// SPDX-License-Identifier: MIT
#pragma once

#include "core/puzzle.h"
#include "tilings/polyomino.h"

namespace tilings {

/// The number of pieces of each kind, and the kinds that may not be turned over. Pieces are numbered kind by kind.
/// Each kind has its own letter: in a set with pentominoes, the tetrominoes I, T and L have lower-case letters.
class PieceSet {
public:
    static constexpr int maxPieces = 256;

    /// Reads the letters of pieces=, "FILNPTUVWXYZ", one piece each; "L*12" are twelve. I, L and T are pentominoes
    /// if another letter can only be a pentomino, otherwise tetrominoes; "I5" is always the pentomino, "i" the
    /// tetromino. The places of faults count from `at`.
    static std::variant<PieceSet, core::Fault> read(std::string_view letters, std::size_t at);
    /// Reads the letters of fixed=: these kinds are never turned over.
    std::optional<core::Fault> readFixed(std::string_view letters, std::size_t at);

    static PieceSet tetrominoes(); ///< returns one of each tetromino, and a monomino
    static PieceSet pentominoes(); ///< returns one of each pentomino

    /// Returns the letters as `read` reads them.
    std::string letters() const;
    /// Returns the letters as `readFixed` reads them, except kinds that look the same when turned over.
    std::string fixedLetters() const;

    int count(int kind) const { return m_counts[kind]; }
    void setCount(int kind, int count) { m_counts[kind] = count; }
    bool isFixed(int kind) const { return m_fixed[kind]; }
    void setFixed(int kind, bool fixed) { m_fixed[kind] = fixed; }

    int size() const; ///< the total number of pieces
    int area() const; ///< the total number of cells
    int kindOf(int piece) const;
    int firstPiece(int kind) const;
    char letter(int kind) const;
    /// Returns the kind with this letter, if it is in the set; case matters only if the set has both.
    std::optional<int> kindOf(char letter) const;
    /// Returns the distinct turns that a piece of this kind may have.
    std::span<const std::int8_t> turns(int kind) const;
    bool allows(int kind, int turn) const; ///< returns whether the turn is one of `turns`

    friend bool operator==(const PieceSet &, const PieceSet &) = default;

private:
    bool hasPentominoes() const;
    bool hasUnambiguousPentomino() const;

    PerKind<int> m_counts{};
    PerKind<bool> m_fixed{};
};

} // namespace tilings
