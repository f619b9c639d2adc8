// SPDX-License-Identifier: MIT
#include "dogs/kind.h"

#include "dogs/advice.h"
#include "dogs/deals.h"
#include "dogs/permutations.h"
#include "dogs/placement.h"
#include "dogs/reading.h"
#include "dogs/symmetry.h"
#include "dogs/words.h"

namespace dogs {

namespace {

constexpr core::Option options[] = {
    {"columns", PUZZLE_TEXT("dogs", "Columns"), core::Option::Integer, "3", Dogs::shortest, Dogs::longest},
    {"rows", PUZZLE_TEXT("dogs", "Rows"), core::Option::Integer, "3", Dogs::shortest, Dogs::longest},
};

constexpr core::Preset presets[] = {
    {"dogs:3x3", PUZZLE_TEXT("dogs", "The nine cards of the course")},
    {"dogs:2x2", PUZZLE_TEXT("dogs", "Four cards, to begin with")},
    {"dogs:3x2", PUZZLE_TEXT("dogs", "Six cards")},
    {"dogs:3x3,deal=unique,count=4,seed=1", PUZZLE_TEXT("dogs", "Nine cards, one solution")},
    {"dogs:3x3,deal=unique,count=2,seed=1", PUZZLE_TEXT("dogs", "Nine cards in two colours")},
    {"dogs:3x3,deal=unique,count=8,seed=1", PUZZLE_TEXT("dogs", "Nine cards in eight colours")},
    {"dogs:4x3", PUZZLE_TEXT("dogs", "Twelve cards")},
    {"dogs:4x4", PUZZLE_TEXT("dogs", "Sixteen cards")},
    {"dogs:5x5", PUZZLE_TEXT("dogs", "Twenty-five cards")},
    {"dogs:3x3:4,3,1,-4;1,-3,-4,-2;3,-1,-1,3;-2,-2,4,-3;2,-3,-3,3;-3,1,-1,-2;-1,-2,3,2;2,-3,-3,-3;-1,3,-1,3",
     PUZZLE_TEXT("dogs", "Nine cards without a solution")},
};

constexpr core::Text rules = PUZZLE_TEXT(
    "dogs",
    "Each card shows half a dog on each of its four edges: a head or a body, in some colour. Lay all cards "
    "on "
    "the table so that on every edge that two cards share a head meets a body of its own colour.\n\n"
    "Drag a card to a place, or click the card and then the place. Turn it with the wheel, a right click or "
    "the key R, in your hand or where it lies. A card laid on another changes places with it; dragged beside "
    "the table it is taken back. A card may be laid where it does not fit: the edge is marked then.\n\n"
    "Each card can be turned in four ways, and any card can lie on any place. That makes very many ways to "
    "lay "
    "them, but almost all are ruled out by the first few edges.");

/// In a function, so that they exist whichever file's constants are made first.
std::span<const core::Solver> solvers()
{
    static const core::Solver all[] = {permutations(), placement()};
    return all;
}

std::string compose(const core::Values &values)
{
    return values.text("columns") + 'x' + values.text("rows");
}

core::Values describe(const core::Puzzle &puzzle)
{
    core::Values values(options);
    values.set("columns", std::to_string(puzzle.grid().columns));
    values.set("rows", std::to_string(puzzle.grid().rows));
    return values;
}

const core::Solver &preferred(const core::Puzzle &, const core::Position &, core::Goal)
{
    return *kind().solver("placement");
}

} // namespace

const core::Kind &kind()
{
    static const core::Kind dogs = {
        .id = "dogs",
        .name = PUZZLE_TEXT("dogs", "Dog cards"),
        .about = PUZZLE_TEXT("dogs", "Lay the cards so that all the dogs on their edges become whole."),
        .rules = rules,
        .options = options,
        .presets = presets,
        .solvers = solvers(),
        .deals = deals(),
        .parse = read,
        .compose = compose,
        .describe = describe,
        .preferred = preferred,
        .judge = judge,
        .hint = hint,
        .caption = caption,
        .symmetryClass = symmetryClass,
        .remark = remark,
        .extent = extent,
    };
    return dogs;
}

} // namespace dogs
