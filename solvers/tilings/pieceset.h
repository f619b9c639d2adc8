// SPDX-License-Identifier: MIT
#pragma once

#include "core/puzzle.h"
#include "tilings/polyomino.h"

#include <optional>

namespace tilings {

/// How many there are of each polyomino, and which may not be turned over. Its pieces are numbered kind by
/// kind. Each kind has a letter in it: where there are pentominoes, the tetrominoes I, T and L have small
/// ones.
class PieceSet {
public:
    static constexpr int most = 256; ///< pieces

    /// Reads the letters of pieces=, "FILNPTUVWXYZ": each is a piece, "L*12" are twelve. I, L and T are
    /// pentominoes where another letter can only be one, else tetrominoes; "I5" is always a pentomino, "i" a
    /// tetromino.
    static std::variant<PieceSet, core::Fault> read(std::string_view letters, std::size_t at);
    /// Reads the letters of fixed=: these kinds are never turned over.
    std::optional<core::Fault> fix(std::string_view letters, std::size_t at);

    static PieceSet tetrominoes(); ///< one of each, and a monomino
    static PieceSet pentominoes(); ///< one of each

    std::string letters() const; ///< what `read` reads
    std::string
    fixedLetters() const; ///< what `fix` reads; kinds that turning over changes nothing in are left out

    int count(int kind) const { return m_counts[std::size_t(kind)]; }
    void setCount(int kind, int count) { m_counts[std::size_t(kind)] = count; }
    bool isFixed(int kind) const { return m_fixed[std::size_t(kind)]; }
    void setFixed(int kind, bool fixed) { m_fixed[std::size_t(kind)] = fixed; }

    int size() const; ///< pieces in all
    int area() const; ///< cells in all
    int kindOf(int piece) const;
    int firstPiece(int kind) const;
    char letter(int kind) const;
    /// The kind of this letter, if the set has it; a capital is taken for a small letter that it has alone.
    std::optional<int> kindOf(char letter) const;
    /// The different ways that a piece of this kind may lie.
    std::span<const std::int8_t> turns(int kind) const;
    bool allows(int kind, int turn) const; ///< one of `turns`

    friend bool operator==(const PieceSet &, const PieceSet &) = default;

private:
    bool hasPentominoes() const;

    std::array<int, Polyomino::kinds> m_counts{};
    std::array<bool, Polyomino::kinds> m_fixed{};
};

} // namespace tilings
