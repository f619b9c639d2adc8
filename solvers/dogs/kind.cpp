// SPDX-License-Identifier: MIT
#include "dogs/dogs.h"

#include "core/largenumber.h"
#include "core/othernames.h"
#include "dogs/deals.h"
#include "dogs/explanations.h"
#include "dogs/methods.h"
#include "dogs/notation.h"
#include "dogs/symmetry.h"

#include <algorithm>

namespace dogs {

namespace {

constexpr core::Choice frames[] = {
    {"0", PUZZLE_TEXT("dogs", "anything")},
    {"1", kindNames[0]},
    {"2", kindNames[1]},
    {"3", kindNames[2]},
    {"4", kindNames[3]},
    {"5", kindNames[4]},
    {"6", kindNames[5]},
    {"7", kindNames[6]},
    {"8", kindNames[7]},
    {"9", kindNames[8]},
};

constexpr core::Option everyOption[] = {
    {"columns", PUZZLE_TEXT("dogs", "Columns"), core::Option::Integer, "3", Dogs::shortest, Dogs::longest},
    {"rows", PUZZLE_TEXT("dogs", "Rows"), core::Option::Integer, "3", Dogs::shortest, Dogs::longest},
    {.id = "equal",
     .name = PUZZLE_TEXT("dogs", "Equal edges"),
     .type = core::Option::Switch,
     .initial = "off",
     .about = PUZZLE_TEXT("dogs", "Plain edges instead of dogs: two that meet must be of the same kind.")},
    {.id = "frame",
     .name = PUZZLE_TEXT("dogs", "Border"),
     .type = core::Option::OneOf,
     .initial = "0",
     .choices = frames,
     .about = PUZZLE_TEXT("dogs", "What all plain edges at the border of the board must be.")},
    {.id = "fixed",
     .name = PUZZLE_TEXT("dogs", "Fixed cards"),
     .type = core::Option::Word,
     .about = PUZZLE_TEXT("dogs", "Cards such as 4''@23, joined by +: card 4, turned twice, stays in row 2, "
                                  "column 3. You can fix cards with “Edit the Board”."),
     .blank = PUZZLE_TEXT("dogs", "none")},
};

/// The names of the puzzle besides its id.
constexpr const char *otherNames[] = {"chiens", "petits-chiens", "dog-cards", "cards", "cartes"};

/// Other names in position lines, most of them French.
constexpr core::OtherName namesInLines[] = {
    {core::OtherName::Option, "egaux", "equal"},
    {core::OtherName::Option, "egales", "equal"},
    {core::OtherName::Option, "cotesegaux", "equal"},
    {core::OtherName::Option, "cadre", "frame"},
    {core::OtherName::Option, "bord", "frame"},
    {core::OtherName::Option, "bordure", "frame"},
    {core::OtherName::Option, "border", "frame"},
    {core::OtherName::Option, "fixee", "fixed"},
    {core::OtherName::Option, "fixees", "fixed"},
    {core::OtherName::Option, "cartesfixees", "fixed"},
    {core::OtherName::Value, "red", "1"},
    {core::OtherName::Value, "rouge", "1"},
    {core::OtherName::Value, "green", "2"},
    {core::OtherName::Value, "vert", "2"},
    {core::OtherName::Value, "blue", "3"},
    {core::OtherName::Value, "bleu", "3"},
    {core::OtherName::Value, "yellow", "4"},
    {core::OtherName::Value, "jaune", "4"},
    {core::OtherName::Value, "violet", "5"},
    {core::OtherName::Value, "brown", "6"},
    {core::OtherName::Value, "brun", "6"},
    {core::OtherName::Value, "pink", "7"},
    {core::OtherName::Value, "rose", "7"},
    {core::OtherName::Value, "grey", "8"},
    {core::OtherName::Value, "gris", "8"},
    {core::OtherName::Value, "orange", "9"},
};

constexpr core::Preset presets[] = {
    {"dogs:3x3", PUZZLE_TEXT("dogs", "The nine cards of the course")},
    {"dogs:2x2", PUZZLE_TEXT("dogs", "Four cards, to start with")},
    {"dogs:3x2", PUZZLE_TEXT("dogs", "Six cards")},
    {"dogs:3x3,deal=unique,count=4,seed=1", PUZZLE_TEXT("dogs", "Nine cards, one solution")},
    {"dogs:3x3,deal=unique,count=2,seed=1", PUZZLE_TEXT("dogs", "Nine cards in two colours")},
    {"dogs:3x3,deal=unique,count=8,seed=1", PUZZLE_TEXT("dogs", "Nine cards in eight colours")},
    {"dogs:4x3", PUZZLE_TEXT("dogs", "Twelve cards")},
    {"dogs:4x4", PUZZLE_TEXT("dogs", "Sixteen cards")},
    {"dogs:5x5", PUZZLE_TEXT("dogs", "Twenty-five cards")},
    {"dogs:3x3,equal,deal=unique,count=5,seed=1", PUZZLE_TEXT("dogs", "Nine cards with equal edges")},
    {"dogs:4x4,equal,frame=1", PUZZLE_TEXT("dogs", "Sixteen cards with equal edges, and a border")},
    {"dogs:6x6,equal,frame=1,fixed=22'@22",
     PUZZLE_TEXT("dogs", "Thirty-six cards with equal edges, one fixed")},
    {"dogs:6x4,equal,frame=1:"
     "1,1,1,1;1,1,1,2;1,1,1,3;1,1,2,2;1,1,2,3;1,1,3,2;1,1,3,3;1,2,1,2;1,2,1,3;1,2,2,2;1,2,2,3;"
     "1,2,3,2;1,2,3,3;1,3,1,3;1,3,2,2;1,3,2,3;1,3,3,2;1,3,3,3;2,2,2,2;2,2,2,3;2,2,3,3;2,3,2,3;"
     "2,3,3,3;3,3,3,3",
     PUZZLE_TEXT("dogs", "MacMahon’s twenty-four squares, with a red border")},
    {"dogs:3x3:4,3,1,-4;1,-3,-4,-2;3,-1,-1,3;-2,-2,4,-3;2,-3,-3,3;-3,1,-1,-2;-1,-2,3,2;2,-3,-3,-3;-1,3,-1,3",
     PUZZLE_TEXT("dogs", "Nine cards without a solution")},
};

constexpr core::Text rules = PUZZLE_TEXT(
    "dogs",
    "Each card shows half a dog on each of its four edges: a head or a body, in some colour. Lay all the "
    "cards so that, wherever two cards share an edge, a head meets a body of the same colour.\n\nDrag a card "
    "to a place, or click the card and then the place. Turn it with the wheel, a right click or the R key, "
    "in your hand or on the board. Esc puts back the card that is in your hand. A card laid on another swaps "
    "places with it; dragged off the board, it is removed. You may lay a card where it does not fit: the "
    "edge is then marked.\n\nAny card can lie on any place, turned in four ways. That makes a huge number of "
    "arrangements, but the first few edges rule out almost all of them.\n\nWith equal edges, the cards show "
    "plain edges in up to nine kinds, each with a colour and a letter, and two edges that meet must be of "
    "the same kind. The board may ask for one kind all along its border. Fixed cards are given: they show "
    "nails and stay where they are.");

/// The value with the cards of a board that has its own, after the options that they fit: "2x2,equal:1,2,3,1;…". No
/// form shows it.
constexpr const char *ownCards = "cards";

std::string compose(const core::Values &values)
{
    std::string text = values.text("columns") + 'x' + values.text("rows");
    if (values.on("equal"))
        text += ",equal";
    const std::string cards = values.text(ownCards);
    const std::string own = cards.starts_with(text + ':') ? cards.substr(text.size()) : std::string();
    if (values.on("equal")) {
        if (const std::string frame = values.text("frame"); frame != "0")
            text.append(",frame=").append(frame);
    }
    if (const std::string fixed = values.text("fixed"); !fixed.empty())
        text.append(",fixed=").append(fixed);
    return text + own;
}

core::Values describe(const Dogs &dogs)
{
    core::Values values(everyOption);
    values.set("columns", std::to_string(dogs.grid().columns));
    values.set("rows", std::to_string(dogs.grid().rows));
    values.set("equal", dogs.hasPlainEdges() ? "on" : "off");
    values.set("frame", std::to_string(colourOf(dogs.frame())));
    values.set("fixed", spellFixed(dogs));
    const std::string cards =
        dogs.order().deal ? std::string() : spellCards(dogs.grid(), dogs.cards(), dogs.frame());
    if (!cards.empty())
        values.set(ownCards, values.text("columns") + 'x' + values.text("rows") +
                                 (dogs.hasPlainEdges() ? ",equal:" : ":") + cards);
    return values;
}

const core::Solver &preferred(const Dogs &, const core::Position &, core::Goal)
{
    return *kind().solver("placement");
}

/// Returns a sentence with the number of ways to lay the cards.
core::Explanation searchSpace(const Dogs &dogs)
{
    const int cards = int(std::ranges::count(dogs.start(), false, &core::Place::onBoard));
    core::LargeNumber count;
    for (int card = 1; card <= cards; ++card)
        count.multiply(4 * card);
    return {PUZZLE_TEXT("dogs", "4%1 × %2! = %3 ways to lay the cards"),
            {core::raised(cards), cards, count.argument()}};
}

/// Returns the card numbers row by row, without blanks if all have one digit.
core::Name caption(const Dogs &dogs, const core::Position &position)
{
    const Board board = dogs.board(position);
    const bool blanks = position.size() > 9;
    std::string text;
    for (int cell = 0; cell < dogs.grid().size(); ++cell) {
        if (blanks && cell > 0)
            text += ' ';
        text += board.card(cell) == Board::none ? "." : std::to_string(board.card(cell) + 1);
    }
    return {text};
}

} // namespace

const core::Kind &kind()
{
    // The solvers are made here, so that they exist regardless of the order of static initialization.
    static const core::Solver solvers[] = {permutations::solver(), placement::solver()};
    static const core::Kind dogs = {
        .id = "dogs",
        .name = PUZZLE_TEXT("dogs", "Dog cards"),
        .about = PUZZLE_TEXT("dogs", "Lay the cards so that every dog on their edges is complete."),
        .rules = rules,
        .options = everyOption,
        .presets = presets,
        .solvers = solvers,
        .alsoCalled = otherNames,
        .deals = deals(),
        .parse = core::withOtherNames<namesInLines, read>,
        .compose = compose,
        .describe = core::callback<describe>,
        .preferred = core::callback<preferred>,
        .judge = core::callback<judge>,
        .hint = core::callback<hint>,
        .caption = core::callback<caption>,
        .symmetryClassifier = core::callback<symmetryClassifier>,
        .remark = core::callback<remark>,
        .searchSpace = core::callback<searchSpace>,
        .notations = notations,
    };
    return dogs;
}

} // namespace dogs
