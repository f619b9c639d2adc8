// SPDX-License-Identifier: MIT
#pragma once

#include "core/puzzle.h"
#include "tilings/polyomino.h"

namespace tilings {

/// The number of pieces of each kind, and the kinds that may not be turned over. Pieces are numbered kind by kind.
/// The kinds are the ready-made ones of Polyomino and, after them, those of the set's own: drawn by somebody, of a
/// named set, or mirror images. Each kind has its own name, a letter with or without a number: in a set with
/// pentominoes, the tetrominoes I, T and L have lower-case letters.
class PieceSet {
public:
    static constexpr int maxPieces = 256;
    static constexpr int maxOwnKinds = maxKinds - Polyomino::kinds;

    /// Returns one of each tetromino, and a monomino.
    static PieceSet tetrominoes();
    static PieceSet pentominoes(); ///< returns one of each pentomino

    /// Returns the number of kinds, whether the set has pieces of them or not.
    int kinds() const { return Polyomino::kinds + int(m_own.size()); }
    const Polyomino &polyomino(int kind) const
    {
        return kind < Polyomino::kinds ? Polyomino::of(kind) : m_own[kind - Polyomino::kinds].polyomino;
    }
    int count(int kind) const { return m_counts[kind]; }
    /// Changes the number of pieces of a kind. Its pieces then belong to no named set, and no mirror images belong
    /// together, since that would no longer be true; the same holds for the functions that follow.
    void setCount(int kind, int count);
    bool isFixed(int kind) const { return m_fixed[kind]; }
    void setFixed(int kind, bool fixed);
    /// Adds a kind of the set's own. If another has the name, or if the name is empty, it gets one that is free.
    void add(const Shape &shape, std::string_view name, int count);
    /// Keeps these numbers of pieces of each kind. If there are kinds of the set's own, it remembers from which pieces
    /// they were selected.
    void select(const PerKind<int> &counts);
    /// Removes the kinds of the set's own that have no pieces.
    void removeUnused();

    /// Adds one piece of each in a named set. Returns false if there would be too many kinds.
    bool addSet(int size);
    /// Forgets which pieces are a named set or mirror images, so that each is written by itself.
    void forgetSources();
    /// Lets no piece be turned over, and adds the mirror image of each, if it is another piece and not in the set.
    /// Returns false if there would be too many kinds.
    bool makeOneSided();
    /// Takes the mirror images that were added out again, and lets all pieces be turned over.
    void makeTwoSided();

    /// Returns the names of the sets that are in it, such as "hexominoes", joined by plus signs.
    std::string setNames() const;
    /// Returns the letters of the ready-made kinds that are in no named set, as `readLetters` reads them.
    std::string letters() const;
    /// Returns the drawings of the kinds that were drawn, as `readDrawings` reads them.
    std::string drawings() const;
    bool hasOwnKinds() const { return !m_own.empty(); }
    bool isOneSided() const { return m_isOneSided; }
    /// Returns the names of the pieces that were selected from those that the functions above return, as
    /// `readSelection` reads them; empty if there are no others.
    std::string selection() const;
    /// Returns the names of the kinds that are never turned over, except of those that look the same then.
    std::string fixedNames() const;

    int size() const; ///< the total number of pieces
    int area() const; ///< the total number of cells
    int kindOf(int piece) const;
    int firstPiece(int kind) const;
    std::string name(int kind) const;
    /// Returns the kind with this name, if it is in the set; case matters only if the set has both.
    std::optional<int> kindNamed(std::string_view name) const;
    /// Returns the distinct turns that a piece of this kind may have.
    std::span<const std::int8_t> turns(int kind) const;
    bool allows(int kind, int turn) const; ///< returns whether the turn is one of `turns`

    friend bool operator==(const PieceSet &, const PieceSet &) = default;

private:
    enum class Source { Drawn, NamedSet, Mirror };
    struct OwnKind {
        std::string name;
        Polyomino polyomino;
        Source source;

        friend bool operator==(const OwnKind &, const OwnKind &) = default;
    };

    /// The pieces from which a selection was made, as they are written in the options.
    struct Origin {
        std::string setNames;
        std::string letters;
        std::string drawings;

        friend bool operator==(const Origin &, const Origin &) = default;
    };

    bool hasPentominoes() const;
    bool hasUnambiguousPentomino() const;
    bool isNameTaken(std::string_view name) const;
    /// Returns this name, or one that is free.
    std::string freeName(std::string_view wanted) const;
    void addOwn(const Shape &shape, std::string_view name, int count, Source source);
    /// Gives other names to kinds of the set's own whose names are the letters of ready-made kinds.
    void resolveNames();
    bool addPolyominoes(int size);
    bool isMirrored(int kind) const;

    PerKind<int> m_counts{};
    PerKind<bool> m_fixed{};
    core::Indexed<OwnKind> m_own;
    std::vector<int> m_sets; ///< the sizes of the named sets whose kinds are the set's own
    bool m_isOneSided = false;
    std::optional<Origin> m_origin; ///< the origin of a selection; other sets have none
};

/// Returns how many bytes the name of a kind has at the beginning of a text: a letter and the digits after it.
std::size_t nameLength(std::string_view text);

} // namespace tilings
