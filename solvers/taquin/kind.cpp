// SPDX-License-Identifier: MIT
#include "taquin/taquin.h"

#include "core/othernames.h"
#include "taquin/deals.h"
#include "taquin/goals.h"
#include "taquin/methods.h"
#include "taquin/numbers.h"
#include "taquin/parity.h"

#include <algorithm>

namespace taquin {

namespace {

/// The longest side offered in the form: on larger boards, the numbers could hardly be read.
constexpr int longestOffered = 40;

constexpr core::Option side(const char *id, core::Text name)
{
    return {.id = id,
            .name = name,
            .type = core::Option::Integer,
            .initial = "4",
            .lowest = Taquin::shortest,
            .highest = longestOffered,
            .highestInLine = Taquin::longest};
}

constexpr core::Choice goalChoices[] = {
    {"usual", PUZZLE_TEXT("taquin", "In order")},        {"first", PUZZLE_TEXT("taquin", "Gap first")},
    {"spiral", PUZZLE_TEXT("taquin", "In a spiral")},    {"columns", PUZZLE_TEXT("taquin", "By columns")},
    {ownGoal.data(), PUZZLE_TEXT("taquin", "Your own")},
};

constexpr core::Option everyOption[] = {
    side("columns", PUZZLE_TEXT("taquin", "Columns")),
    side("rows", PUZZLE_TEXT("taquin", "Rows")),
    {.id = "goal",
     .name = PUZZLE_TEXT("taquin", "Goal"),
     .type = core::Option::OneOf,
     .initial = "usual",
     .choices = goalChoices,
     .about = PUZZLE_TEXT("taquin", "The arrangement that the moves are to reach")},
    {.id = "arrangement",
     .name = PUZZLE_TEXT("taquin", "Custom goal"),
     .type = core::Option::Word,
     .about = PUZZLE_TEXT("taquin", "The numbers of your own goal row by row, with 0 for the gap, such as "
                                    "1-2-3-8-0-4-7-6-5"),
     .blank = PUZZLE_TEXT("taquin", "row by row"),
     .place = core::Option::OnlyInForms},
};

/// The look of the course's figures, whose tiles are numbered from 0.
constexpr const char *fromZero = "numbers=0";

/// The names of the puzzle besides its id.
constexpr const char *otherNames[] = {"15-puzzle", "8-puzzle", "fifteen", "pousse-pousse"};

/// Other names in position lines, most of them French.
constexpr core::OtherName namesInLines[] = {
    {core::OtherName::Option, "but", "goal"},        {core::OtherName::Option, "objectif", "goal"},
    {core::OtherName::Value, "ordre", "usual"},      {core::OtherName::Value, "danslordre", "usual"},
    {core::OtherName::Value, "normal", "usual"},     {core::OtherName::Value, "habituel", "usual"},
    {core::OtherName::Value, "premier", "first"},    {core::OtherName::Value, "premiere", "first"},
    {core::OtherName::Value, "videentete", "first"}, {core::OtherName::Value, "spirale", "spiral"},
    {core::OtherName::Value, "enspirale", "spiral"}, {core::OtherName::Value, "escargot", "spiral"},
    {core::OtherName::Value, "colonnes", "columns"}, {core::OtherName::Value, "parcolonnes", "columns"},
    {core::OtherName::Value, "marche", "walk"},      {core::OtherName::Value, "promenade", "walk"},
    {core::OtherName::Value, "pair", "even"},
};

constexpr core::Preset presets[] = {
    {"taquin:3x3,deal=walk,count=300,seed=1", PUZZLE_TEXT("taquin", "8 puzzle")},
    {"taquin:4x4,deal=walk,count=3000,seed=1", PUZZLE_TEXT("taquin", "15 puzzle")},
    {"taquin:5x5,deal=walk,count=10000,seed=1", PUZZLE_TEXT("taquin", "24 puzzle")},
    {"taquin:8x8,deal=walk,count=30000,seed=1", PUZZLE_TEXT("taquin", "63 puzzle")},
    {"taquin:12x12,deal=walk,count=30000,seed=1", PUZZLE_TEXT("taquin", "143 puzzle")},
    {"taquin:4x2:5 7 3 4 1 6 2 0", PUZZLE_TEXT("taquin", "Seven tiles, 4×2 (course, figure 1)"), fromZero,
     "rows"},
    {"taquin:5x4:14 16 4 2 6 15 5 8 19 3 9 17 13 0 11 7 1 10 18 12",
     PUZZLE_TEXT("taquin", "Nineteen tiles, 5×4 (course, figure 2)"), fromZero, "rows"},
    {"taquin:5x4:14 3 16 13 8 10 18 2 11 1 19 9 6 15 7 4 17 5 12 0",
     PUZZLE_TEXT("taquin", "Nineteen tiles, gap in its place, 5×4 (course, figure 3)"), fromZero, "rows"},
    {"taquin:12x12,deal=walk,count=10000,seed=1",
     PUZZLE_TEXT("taquin", "A rose cut 12×12 (course, figure 4)"), "picture=sample-rose", "rewind"},
    {"taquin:8x7:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 45 34 38 39 49 "
     "46 33 0 30 52 40 36 43 47 42 51 41 54 29 44 53 50 48 32 37 31 55 35",
     PUZZLE_TEXT("taquin", "Impossible as printed, 8×7 (course, figure 5)"), fromZero, "rows"},
    {"taquin:5x5:15 3 13 1 19 4 23 8 11 21 14 6 2 5 24 20 7 22 9 12 18 16 10 17 0",
     PUZZLE_TEXT("taquin", "Twenty-four tiles, 5×5 (course, figure 14)"), fromZero, "rows"},
    {"taquin:5x5:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 21 17 23 16 0 19 24 22 20 18",
     PUZZLE_TEXT("taquin", "Two rows to go, 5×5 (course, figure 15)"), fromZero, "rows"},
    {"taquin:4x2:1 2 0 3 5 6 7 4",
     PUZZLE_TEXT("taquin", "The last turn, first case, 4×2 (course, figure 20)"), fromZero, "rows"},
    {"taquin:4x2:1 2 0 4 5 6 3 7",
     PUZZLE_TEXT("taquin", "The last turn, second case, 4×2 (course, figure 20)"), fromZero, "rows"},
    {"taquin:4x2:1 2 0 7 5 6 4 3",
     PUZZLE_TEXT("taquin", "The last turn, third case, 4×2 (course, figure 20)"), fromZero, "rows"},
    {"taquin:5x3:1 2 3 4 5 6 7 8 9 10 11 14 12 13 0",
     PUZZLE_TEXT("taquin", "The cycle that an odd board needs besides, 5×3 (course, figure 21)"), fromZero,
     "cycles"},
    {"taquin:6x4:11 3 5 1 2 6 4 7 8 9 10 12 14 16 13 17 15 18 19 20 21 22 23 0",
     PUZZLE_TEXT("taquin", "All tiles near their places, 6×4 (course, figure 22)"), fromZero, "cycles"},
    {"taquin:6x4:1 2 3 4 5 6 7 8 11 9 10 12 13 14 15 16 17 18 19 20 21 22 23 0",
     PUZZLE_TEXT("taquin", "A cycle within a row, 6×4 (course, figure 22)"), fromZero, "cycles"},
    {"taquin:7x3:1 2 3 4 5 6 9 7 8 10 11 12 13 14 15 16 17 18 19 20 0",
     PUZZLE_TEXT("taquin", "A cycle with one tile above, 7×3 (course, figure 24)"), fromZero, "cycles"},
    {"taquin:5x4:1 2 3 4 5 6 7 8 11 9 10 12 13 14 15 16 17 18 19 0",
     PUZZLE_TEXT("taquin", "A cycle with two tiles above, 5×4 (course, figure 25)"), fromZero, "cycles"},
    {"taquin:6x5:5 2 3 1 11 7 8 4 6 9 12 14 10 16 13 17 18 21 15 19 25 23 20 22 24 29 26 28 27 0",
     PUZZLE_TEXT("taquin", "Several cycles, 6×5 (course, figure 26)"), fromZero, "cycles"},
    {"taquin:3x3,goal=spiral:2 8 3 1 6 4 7 0 5",
     PUZZLE_TEXT("taquin", "The textbooks’ 8 puzzle, to a spiral, 3×3")},
    {"taquin:4x4,goal=spiral,deal=walk,count=3000,seed=1", PUZZLE_TEXT("taquin", "15 puzzle, to a spiral")},
    {"taquin:4x4,goal=first:1 2 3 4 5 6 7 8 9 10 11 12 13 15 14 0",
     PUZZLE_TEXT("taquin", "Loyd’s 14 and 15, with the gap first, 4×4")},
};

constexpr core::Text rules = PUZZLE_TEXT(
    "taquin",
    "Tiles fill the board, except for one gap. A tile beside the gap can slide into it and leaves a gap "
    "where it was. Click a tile in the gap’s row or column: it slides, with all the tiles in between.\n\n"
    "The aim is to put all tiles in order, row by row from the top left, with the gap in the last cell; with "
    "a picture, to put the picture together. The board can have another goal: the gap first, a spiral, "
    "column by column, or any arrangement.\n\n"
    "Only half of all arrangements can be put in order. A pair of tiles is inverted when the larger comes "
    "first. With an odd number of columns, no move changes whether the number of inverted pairs is odd or "
    "even; with an even number, this holds once you add the number of rows below the gap. The ordered board "
    "gives 0, so an odd board can never become it.");

constexpr std::string_view whitespace = " \t\r\n";

using Instance = std::variant<std::shared_ptr<const Taquin>, core::Fault>;

Instance readInstance(std::string_view text)
{
    auto list = core::OptionList::read(text);
    if (auto *found = std::get_if<core::Fault>(&list))
        return std::move(*found);
    const core::OptionList &items = std::get<core::OptionList>(list);
    const auto size = core::readSize(items.head(), items.headAt(), Taquin::shortest, Taquin::longest);
    if (const auto *found = std::get_if<core::Fault>(&size))
        return *found;
    static constexpr std::string_view keys[] = {"goal"};
    if (auto found = items.unknown({}, keys))
        return *std::move(found);
    const auto order = items.deal(deals());
    if (const auto *found = std::get_if<core::Fault>(&order))
        return *found;
    const core::Grid grid = std::get<core::Grid>(size);
    Board goal(grid);
    if (const core::OptionList::Item *item = items.find("goal")) {
        auto read = readGoal(grid, item->value, item->valueAt);
        if (auto *found = std::get_if<core::Fault>(&read))
            return std::move(*found);
        goal = std::get<Board>(std::move(read));
    }
    const core::DealOrder dealt = std::get<core::DealOrder>(order);
    if (!dealt.deal)
        return std::make_shared<const Taquin>(goal);
    if (dealt.deal->id == std::string_view(evenDeal) && dealt.count % 2 != 0)
        return fault(items.find("count")->valueAt,
                     PUZZLE_TEXT("taquin", "an odd number of exchanges gives an unsolvable board"));
    return std::make_shared<const Taquin>(goal, dealt);
}

/// Reads "4x4" or "4x4,goal=spiral,deal=walk,count=300,seed=7", and the tiles row by row, with 0 for the blank.
core::Reading parse(std::string_view optionsText, std::string_view positionText)
{
    auto instance = readInstance(optionsText);
    if (auto *found = std::get_if<core::Fault>(&instance))
        return std::move(*found);
    auto taquin = std::get<std::shared_ptr<const Taquin>>(std::move(instance));
    if (positionText.find_first_not_of(whitespace) == positionText.npos)
        return core::Game{taquin, taquin->start()};
    auto tiles = readNumbers(taquin->grid(), positionText, whitespace, CellsOf::Board);
    if (auto *found = std::get_if<core::Fault>(&tiles)) {
        found->at += optionsText.size() + 1;
        return std::move(*found);
    }
    return core::Game{taquin, std::get<core::Position>(std::move(tiles))};
}

/// Returns the numbers of an arrangement as position lines write them, in whatever way they were written. What cannot be
/// read stays as it is, but for the commas, which would end the option.
std::string spellWritten(const core::Values &values)
{
    std::string text = values.text("arrangement");
    const core::Grid grid{int(values.integer("columns")), int(values.integer("rows"))};
    const auto read = readGoal(grid, text, 0);
    if (const auto *goal = std::get_if<Board>(&read))
        return nameOf(*goal).empty() ? spellArrangement(*goal) : std::string(nameOf(*goal));
    std::ranges::replace(text, ',', ' ');
    return text;
}

std::string compose(const core::Values &values)
{
    const std::string goal = values.text("goal");
    const std::string arrangement = spellWritten(values);
    const std::string size = values.text("columns") + 'x' + values.text("rows");
    const std::string &wanted = goal == ownGoal && !arrangement.empty() ? arrangement : goal;
    return wanted == namedGoals().front().id ? size : size + ",goal=" + wanted;
}

core::Values describe(const core::Puzzle &puzzle)
{
    core::Values values(everyOption);
    values.set("columns", std::to_string(puzzle.grid().columns));
    values.set("rows", std::to_string(puzzle.grid().rows));
    const Board &goal = static_cast<const Taquin &>(puzzle).goal();
    const std::string_view name = nameOf(goal);
    values.set("goal", std::string(name.empty() ? ownGoal : name));
    if (name.empty())
        values.set("arrangement", spellArrangement(goal));
    return values;
}

const core::Solver &preferred(const core::Puzzle &, const core::Position &, core::Goal)
{
    return *kind().solver("quick");
}

core::Judgement judge(const Taquin &taquin, const core::Position &position, core::SearchContext &)
{
    if (taquin.solved(position))
        return {core::Judgement::Solved, {solvedText(taquin)}};
    return {solvable(taquin, position) ? core::Judgement::Solvable : core::Judgement::Unsolvable,
            explainParity(taquin, position)};
}

} // namespace

const core::Kind &kind()
{
    static const core::Kind taquin = {
        .id = "taquin",
        .name = PUZZLE_TEXT("taquin", "Sliding tiles (15 puzzle)"),
        .about =
            PUZZLE_TEXT("taquin", "Slide the tiles into the gap, one after another, until all are in order."),
        .rules = rules,
        .options = everyOption,
        .presets = presets,
        .solvers = methods(),
        .alsoCalled = otherNames,
        .deals = deals(),
        .defaultDeal = walkDeal,
        .parse = core::withOtherNames<namesInLines, parse>,
        .compose = compose,
        .describe = describe,
        .preferred = preferred,
        .judge = core::callback<judge>,
        .hint = core::callback<hint>,
        .notations = notations,
    };
    return taquin;
}

} // namespace taquin
