// SPDX-License-Identifier: MIT
#pragma once

#include "core/explanation.h"
#include "core/grid.h"
#include "core/step.h"

#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace core {

/// What is wrong with a text, and where in it (in bytes from its beginning).
struct Fault {
    std::size_t at = 0;
    Explanation why;
    Path told = {}; ///< the move there, where it was understood and is against the rules only
};

/// How chance made a board: what was done to which position. It is recorded so that it can be watched and
/// undone.
struct Dealing {
    Position from;
    Path path;
};

/// The rules of one instance of a puzzle: this size, these pieces, this goal. Immutable, and shared by
/// threads.
class Puzzle {
public:
    Puzzle() = default;
    Puzzle(const Puzzle &) = delete;
    Puzzle &operator=(const Puzzle &) = delete;
    virtual ~Puzzle();

    /// The options part of the position line, in its canonical form: "6x5,deal=walk,count=300,seed=7".
    virtual std::string options() const = 0;
    /// The position part of the position line: "1 2 3 0".
    virtual std::string write(const Position &position) const = 0;
    /// The moves in the notation of saved games and of the command line.
    virtual std::string spell(const Position &from, std::span<const Step> steps) const = 0;
    /// Reads what `spell` wrote.
    virtual std::variant<Path, Fault> replay(const Position &from, std::string_view moves) const = 0;

    /// The cells that the board's cursor walks over.
    virtual Grid grid() const = 0;
    /// Where a game of this instance starts: after the dealing when there is one.
    virtual Position start() const = 0;
    /// How `start` was dealt; null when it was not.
    virtual const Dealing *dealing() const { return nullptr; }

    /// The legal moves, the simplest first. It is called for the player and not by searches, so that it
    /// need not be fast.
    virtual std::vector<Path> moves(const Position &position) const = 0;
    /// The shortest legal move that contains `step`; empty when there is none. Found among `moves`, unless a
    /// puzzle of very many moves knows a shorter way to it.
    virtual Path move(const Position &position, const Step &step) const;
    /// Why no legal move of `position` contains `step`.
    virtual Explanation why(const Position &position, const Step &step) const = 0;
    virtual bool solved(const Position &position) const = 0;
};

/// An instance and a position in it, as a position line gives them.
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
