// SPDX-License-Identifier: MIT
#pragma once

#include "core/explanation.h"
#include "core/grid.h"
#include "core/step.h"

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace core {

/// An error in a text, and its offset in bytes.
struct Fault {
    std::size_t at = 0;
    Explanation why;
    Path illegalMove = {}; ///< the move at this offset, if it was understood but breaks the rules
};

inline Fault fault(std::size_t at, Text text, std::vector<Explanation::Argument> arguments = {})
{
    return {at, {text, std::move(arguments)}};
}

/// How a random board was made: a position, and the moves made from there. It is recorded so that it can be
/// watched and undone.
struct Dealing {
    Position from;
    Path path;
};

/// The rules of one instance of a puzzle: this size, these pieces, this goal. It is immutable and shared by
/// threads.
class Puzzle {
public:
    Puzzle() = default;
    Puzzle(const Puzzle &) = delete;
    Puzzle &operator=(const Puzzle &) = delete;
    virtual ~Puzzle();

    /// Returns the options part of the position line in its canonical form: "6x5,deal=walk,count=300,seed=7".
    virtual std::string options() const = 0;
    /// Returns the position part of the position line: "1 2 3 0".
    virtual std::string write(const Position &position) const = 0;
    /// Returns the moves in the notation used in saved games and on the command line.
    virtual std::string spell(const Position &from, std::span<const Step> steps) const = 0;
    /// Reads what `spell` wrote.
    virtual std::variant<Path, Fault> replay(const Position &from, std::string_view moves) const = 0;

    /// Returns the grid of the board's cells, over which the cursor walks.
    virtual Grid grid() const = 0;
    /// Returns the first position of a game of this instance: the one after dealing, if the board was dealt.
    virtual Position start() const = 0;
    /// Returns how `start` was dealt; null if it was not dealt.
    virtual const Dealing *dealing() const { return nullptr; }

    /// Returns the legal moves, the simplest first. It is called for the player only, not in searches, so it need
    /// not be fast.
    virtual std::vector<Path> moves(const Position &position) const = 0;
    /// Returns the shortest legal move that contains `step`; empty if there is none. The default searches `moves`;
    /// a puzzle with very many moves may override it.
    virtual Path move(const Position &position, const Step &step) const;
    /// Returns why no legal move of `position` contains `step`.
    virtual Explanation why(const Position &position, const Step &step) const = 0;
    virtual bool solved(const Position &position) const = 0;
};

/// An instance and one of its positions, as given by a position line.
struct Game {
    std::shared_ptr<const Puzzle> puzzle;
    Position position;
};

using Reading = std::variant<Game, Fault>;

inline Path legalMove(const Puzzle &puzzle, const Position &position, const Step &step)
{
    return puzzle.move(position, step);
}

} // namespace core
