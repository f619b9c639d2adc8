// SPDX-License-Identifier: MIT
#pragma once

#include "core/puzzle.h"
#include "tilings/polyomino.h"

namespace tilings {

/// How many pieces there are of each kind, and which kinds may not be turned over. Pieces are numbered kind
/// by kind. Each kind has a letter of its own: beside pentominoes, the tetrominoes I, T and L have small
/// ones.
class PieceSet {
public:
    static constexpr int maxPieces = 256;

    /// Reads the letters of pieces=, "FILNPTUVWXYZ": each is a piece, "L*12" are twelve. I, L and T are
    /// pentominoes where another letter can only be one, else tetrominoes; "I5" is always a pentomino, "i" a
    /// tetromino. A fault's place counts from `at`.
    static std::variant<PieceSet, core::Fault> read(std::string_view letters, std::size_t at);
    /// Reads the letters of fixed=: these kinds are never turned over.
    std::optional<core::Fault> readFixed(std::string_view letters, std::size_t at);

    static PieceSet tetrominoes(); ///< one of each, and a monomino
    static PieceSet pentominoes(); ///< one of each

    /// What `read` reads.
    std::string letters() const;
    /// What `readFixed` reads, without the kinds that look the same when they are turned over.
    std::string fixedLetters() const;

    int count(int kind) const { return m_counts[kind]; }
    void setCount(int kind, int count) { m_counts[kind] = count; }
    bool isFixed(int kind) const { return m_fixed[kind]; }
    void setFixed(int kind, bool fixed) { m_fixed[kind] = fixed; }

    int size() const; ///< pieces in all
    int area() const; ///< cells in all
    int kindOf(int piece) const;
    int firstPiece(int kind) const;
    char letter(int kind) const;
    /// The kind of this letter, if the set has it; capital or small matters only where the set has both.
    std::optional<int> kindOf(char letter) const;
    /// The distinct turns in which a piece of this kind may lie.
    std::span<const std::int8_t> turns(int kind) const;
    bool allows(int kind, int turn) const; ///< whether it is one of `turns`

    friend bool operator==(const PieceSet &, const PieceSet &) = default;

private:
    bool hasPentominoes() const;
    bool hasUnambiguousPentomino() const;

    PerKind<int> m_counts{};
    PerKind<bool> m_fixed{};
};

} // namespace tilings
