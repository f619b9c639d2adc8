// SPDX-License-Identifier: MIT
#include "tours/knight/kind.h"

#include "core/largenumber.h"
#include "tours/knight/construction.h"
#include "tours/knight/deals.h"
#include "tours/knight/methods.h"
#include "tours/knight/numberdomains.h"
#include "tours/notations.h"
#include "tours/options.h"
#include "tours/othernames.h"

#include <cmath>

namespace tours {

namespace {

constexpr core::Option options[] = {
    {"columns", PUZZLE_TEXT("tours", "Columns"), core::Option::Integer, "8", 1, Tour::longest},
    {"rows", PUZZLE_TEXT("tours", "Rows"), core::Option::Integer, "8", 1, Tour::longest},
    {.id = "closed",
     .name = PUZZLE_TEXT("tours", "Closed tour"),
     .type = core::Option::Switch,
     .initial = "off",
     .about =
         PUZZLE_TEXT("tours", "From its last square the knight must be able to jump back to the first.")},
    {.id = "start",
     .name = PUZZLE_TEXT("tours", "Start"),
     .type = core::Option::Word,
     .about = PUZZLE_TEXT("tours",
                          "The first square, such as c5; if left empty, the top left corner or, if that is "
                          "closed, the first open square after it."),
     .blank = PUZZLE_TEXT("tours", "first open square"),
     .namesSquares = true},
    closedOption,
    endOption,
    givenOption,
};

/// The names of the puzzle besides its id.
constexpr const char *otherNames[] = {"cavalier", "knights-tour", "knight-tour", "tour-du-cavalier"};

constexpr core::Preset presets[] = {
    {"knight:8x8", PUZZLE_TEXT("tours", "Open tour, 8×8")},
    {"knight:8x8,closed", PUZZLE_TEXT("tours", "Closed tour, 8×8")},
    {"knight:5x5", PUZZLE_TEXT("tours", "The smallest square board, 5×5")},
    {"knight:6x6,closed", PUZZLE_TEXT("tours", "Closed tour, smallest square, 6×6")},
    {"knight:3x4", PUZZLE_TEXT("tours", "The smallest board, 3×4")},
    {"knight:3x10,closed", PUZZLE_TEXT("tours", "The narrowest closed tour, 3×10")},
    {"knight:8x8,deal=numbers,count=20,seed=1", PUZZLE_TEXT("tours", "Magazine tour, 20 numbers given")},
    {"knight:8x8,without=d4-e5", PUZZLE_TEXT("tours", "Four closed squares in the middle")},
    {"knight:10x10", PUZZLE_TEXT("tours", "10×10")},
    {"knight:20x20,closed", PUZZLE_TEXT("tours", "Closed tour, 20×20")},
    {"knight:40x40", PUZZLE_TEXT("tours", "40×40")},
};

constexpr core::Text rules = PUZZLE_TEXT(
    "tours",
    "The knight must visit every square of the board exactly once. A jump goes two squares straight and one "
    "to the side. Click a square a jump away, or drag the knight there; the squares it can jump to are "
    "shown. Every square carries the number of its visit.\n\n"
    "An open tour may end anywhere. A closed tour ends where one more jump leads back to the start.\n\n"
    "Every jump leads to a square of the other colour: a board with an odd number of squares has tours only "
    "from the colour of its corners, and no closed ones. Except for the board of a single square, boards "
    "with a side of one or two squares have no tours at all; closed tours need both sides to be at least "
    "five, or three squares by ten or more (Schwenk 1991).");

constexpr std::string_view optionWords[] = {"closed"};

/// Replaces the start and the conditions by those that the deal makes.
std::optional<core::Fault> deal(BoardOptions &board)
{
    const core::DealOrder order = board.conditions.order;
    const int squares = mostNumbers(board.grid, board.conditions, Visits::Once);
    if (squares > mostDealtSquares)
        return core::fault(0, PUZZLE_TEXT("tours", "numbers are only dealt on boards of at most %1 squares"),
                           {mostDealtSquares});
    auto dealt = dealNumbers(board.grid, board.closed, board.conditions.closed, order);
    if (!dealt)
        return core::fault(0, PUZZLE_TEXT("tours", "no tour of this board was found to start from"));
    board.start = dealt->start;
    board.conditions = std::move(dealt->conditions);
    board.conditions.order = order;
    return {};
}

/// Parses options such as "8x8", "8x8,closed" or "8x8,start=c5", and the squares in order.
core::Reading parse(std::string_view board, std::string_view squares)
{
    auto read = readBoardOptions(board, {1, Visits::Once, optionWords, Tour::longest, knightDeals()});
    if (auto *fault = std::get_if<core::Fault>(&read))
        return std::move(*fault);
    auto &asked = std::get<BoardOptions>(read);
    if (asked.conditions.order.deal) {
        if (auto fault = deal(asked))
            return *std::move(fault);
    }
    return readSquares(
        std::make_shared<const Knight>(asked.grid, asked.start, asked.closed, std::move(asked.conditions)),
        squares, board.size() + 1);
}

/// Parses the options of a board with a side longer than Tour::longest.
core::LargeReading parseLarge(std::string_view board, std::string_view method)
{
    const core::CleanText own = core::withIds(board, tours::namesInLines);
    auto read = readBoardOptions(own.text, {1, Visits::Once, optionWords, longestConstructed, knightDeals()});
    if (auto *fault = std::get_if<core::Fault>(&read)) {
        fault->at = own.origin(fault->at);
        return *std::move(fault);
    }
    const auto &[grid, start, closed, conditions] = std::get<BoardOptions>(read);
    if (std::max(grid.columns, grid.rows) <= Tour::longest)
        return {};
    return largeKnight(grid, start, closed, method);
}

std::string compose(const core::Values &values)
{
    const std::string start = values.text("start");
    return values.text("columns") + 'x' + values.text("rows") + (values.on("closed") ? ",closed" : "") +
           (start.empty() ? "" : ",start=" + start) + composeConditions(values);
}

core::Values describe(const Knight &knight)
{
    core::Values values(options);
    values.set("columns", std::to_string(knight.grid().columns));
    values.set("rows", std::to_string(knight.grid().rows));
    values.set("closed", knight.isClosed() ? "on" : "off");
    describeConditions(knight, values);
    return values;
}

/// Returns whether the method `frontier` counts the tours of a whole board faster than `pruned`.
bool countsFasterByFrontier(const Knight &knight)
{
    constexpr int fewestSquares = 40;
    const core::Grid grid = knight.grid();
    return knight.squareCount() >= fewestSquares &&
           std::min(grid.columns, grid.rows) <= (knight.isClosed() && knight.isPlain() ? 8 : 6);
}

const core::Solver &preferred(const Knight &knight, const core::Position &position, core::Goal goal)
{
    if (knight.conditions().givesNumbers())
        return *knightKind().solver(knight.squareCount() <= mostDomainSquares ? "propagation" : "pruned");
    const bool begun = knight.route(position).size() > 1;
    if (goal == core::Goal::Count && !begun && countsFasterByFrontier(knight))
        return *knightKind().solver("frontier");
    if (goal != core::Goal::First)
        return *knightKind().solver("pruned");
    return *knightKind().solver(knight.isClosed() && !begun && knight.isPlain() ? "tiles" : "warnsdorff");
}

core::Name caption(const Knight &knight, const core::Position &position)
{
    const Route route = knight.route(position);
    return {knight.square(route.front()), "–", knight.square(route.back())};
}

std::unique_ptr<core::SymmetryClassifier> symmetryClassifier(const Knight &knight)
{
    return knight.isClosed() ? closedTourClassifier(knight) : openTourClassifier(knight);
}

core::Explanation searchSpace(const Knight &knight)
{
    const double squares = knight.squareCount();
    const double branching = knight.graph().edgeCount() / squares;
    if (branching <= 1)
        return {};
    const auto power = int(std::lround((squares - 1) * std::log10(branching)));
    const long long hundredths = std::llround(100 * branching);
    const std::string decimals = std::to_string(100 + hundredths % 100).substr(1);
    return {
        PUZZLE_TEXT("tours", "%1 jumps from %2 squares, %3.%4 per square: about %5 sequences of %6 jumps."),
        {knight.graph().edgeCount(), knight.squareCount(), hundredths / 100, decimals,
         core::powerOfTen(power), knight.squareCount() - 1}};
}

} // namespace

const core::Kind &knightKind()
{
    // The solvers are made here, so that they exist regardless of the order of static initialization.
    static const core::Solver solvers[] = {squares::solver(),      links::solver(), warnsdorff::solver(),
                                           knightPruned::solver(), tiles::solver(), frontier::solver(),
                                           propagation::solver()};
    static const core::Kind knight = {
        .id = "knight",
        .name = PUZZLE_TEXT("tours", "Knight’s tour"),
        .about = PUZZLE_TEXT("tours", "Visit every square of the board once with the knight."),
        .rules = rules,
        .options = options,
        .presets = presets,
        .solvers = solvers,
        .alsoCalled = otherNames,
        .deals = knightDeals(),
        .parse = core::withOtherNames<tours::namesInLines, parse>,
        .parseLarge = parseLarge,
        .compose = compose,
        .describe = core::callback<describe>,
        .preferred = core::callback<preferred>,
        .judge = core::callback<judgeKnight>,
        .hint = core::callback<hintKnight>,
        .caption = core::callback<caption>,
        .symmetryClassifier = core::callback<symmetryClassifier>,
        .searchSpace = core::callback<searchSpace>,
        .notations = knightNotations,
    };
    return knight;
}

} // namespace tours
