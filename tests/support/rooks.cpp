// SPDX-License-Identifier: MIT
#include "support/rooks.h"

#include "core/dealcancellation.h"
#include "core/positionline.h"
#include "core/tracer.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <numeric>
#include <thread>

namespace rooks {

namespace {

constexpr int attacked = 1;

constexpr std::string_view letters = "123456789abcdef";

char letter(int line)
{
    return letters[std::size_t(line)];
}

/// Returns the value of a digit, counted from 0; negative if the letter is not a digit.
int number(char letter)
{
    return int(letters.find(letter) + 1) - 1;
}

class Board : public core::Puzzle {
public:
    Board(int size, bool once, bool murky, core::DealOrder order)
        : m_size(size), m_once(once), m_murky(murky), m_order(order), m_dealing{start(), {}}
    {
    }

    std::string options() const override
    {
        return std::to_string(m_size) + (m_once ? ",once" : "") + (m_murky ? ",murky" : "") +
               core::spell(m_order);
    }
    std::string write(const core::Position &position) const override
    {
        std::string text;
        for (const core::Place &place : position)
            text += place.onBoard() ? letter(place.cell % m_size) : '.';
        return text;
    }
    std::string spell(const core::Position &, std::span<const core::Step> steps) const override
    {
        std::string text;
        for (const core::Step &step : steps)
            text += std::string(text.empty() ? "" : " ") + letter(step.piece) +
                    (step.to.onBoard() ? letter(step.to.cell % m_size) : '-');
        return text;
    }
    std::variant<core::Path, core::Fault> replay(const core::Position &from,
                                                 std::string_view moves) const override;

    core::Grid grid() const override { return {m_size, m_size}; }
    core::Position start() const override { return core::Position(std::size_t(m_size)); }
    const core::Dealing *dealing() const override { return m_order.deal ? &m_dealing : nullptr; }
    std::vector<core::Path> moves(const core::Position &position) const override;
    core::Explanation why(const core::Position &, const core::Step &step) const override
    {
        return {PUZZLE_TEXT("rooks", "This rook stays in row %1."), {(long long)step.piece + 1}};
    }
    bool solved(const core::Position &position) const override
    {
        return standing(position) == m_size && !quarrel(position);
    }

    int size() const { return m_size; }
    bool murky() const { return m_murky; }
    static int standing(const core::Position &position)
    {
        return int(std::ranges::count_if(position, &core::Place::onBoard));
    }
    /// Returns whether two rooks share a column.
    bool quarrel(const core::Position &position) const
    {
        unsigned columns = 0;
        for (const core::Place &place : position) {
            const unsigned column = place.onBoard() ? 1U << (place.cell % m_size) : 0;
            if (columns & column)
                return true;
            columns |= column;
        }
        return false;
    }

private:
    const int m_size;
    const bool m_once;
    const bool m_murky;
    const core::DealOrder m_order;
    const core::Dealing m_dealing;
};

const Board &boardOf(const core::Puzzle &puzzle)
{
    return static_cast<const Board &>(puzzle);
}

std::variant<core::Path, core::Fault> Board::replay(const core::Position &from, std::string_view moves) const
{
    core::Path path;
    core::Position position = from;
    for (std::size_t at = 0; at + 1 < moves.size(); at += 3) {
        const int row = number(moves[at]);
        const int column = number(moves[at + 1]);
        const bool takes = moves[at + 1] == '-';
        if (row < 0 || row >= m_size || (!takes && (column < 0 || column >= m_size)))
            return core::Fault{at, {PUZZLE_TEXT("rooks", "no such square")}};
        path.push_back(takes ? take(position, row) : lay(row, column, m_size));
        core::advance(position, path.back());
    }
    return path;
}

std::vector<core::Path> Board::moves(const core::Position &position) const
{
    std::vector<core::Path> all;
    for (int row = 0; row < m_size; ++row) {
        if (position[std::size_t(row)].onBoard()) {
            if (!m_once)
                all.push_back({take(position, row)});
            continue;
        }
        for (int column = 0; column < m_size; ++column)
            all.push_back({lay(row, column, m_size)});
    }
    return all;
}

constexpr core::Deal deals[] = {
    {"slow",
     PUZZLE_TEXT("rooks", "Slow"),
     {},
     {"count", PUZZLE_TEXT("rooks", "Milliseconds"), core::Option::Integer, "500", 0, 60'000}}};

/// Waits this long unless cancelled, as a deal does that tries many boards.
void waitUnlessCancelled(std::chrono::milliseconds time)
{
    const auto end = std::chrono::steady_clock::now() + time;
    while (std::chrono::steady_clock::now() < end && core::DealCancellation::keepGoing())
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

core::Reading parse(std::string_view options, std::string_view text)
{
    const auto read = core::OptionList::read(options);
    if (const auto *fault = std::get_if<core::Fault>(&read))
        return *fault;
    const auto &list = std::get<core::OptionList>(read);
    const auto size = core::wholeNumber(list.head());
    if (!size || *size < 1 || *size > int(letters.size()))
        return core::Fault{0, {PUZZLE_TEXT("rooks", "1 to 15 rooks")}};
    const auto order = list.deal(deals);
    if (const auto *fault = std::get_if<core::Fault>(&order))
        return *fault;
    const auto &deal = std::get<core::DealOrder>(order);
    if (deal.deal)
        waitUnlessCancelled(std::chrono::milliseconds(deal.count));
    auto puzzle = std::make_shared<Board>(int(*size), list.find("once"), list.find("murky"), deal);
    core::Position position = puzzle->start();
    for (std::size_t row = 0; row < position.size() && row < text.size(); ++row) {
        const int column = number(text[row]);
        if (text[row] != '.' && (column < 0 || column >= *size))
            return core::Fault{options.size() + 1 + row, {PUZZLE_TEXT("rooks", "no such column")}};
        if (text[row] != '.')
            core::advance(position, lay(int(row), column, int(*size)));
    }
    return core::Game{puzzle, position};
}

template <typename Tracer>
class Search {
public:
    Search(Tracer &tracer, const Board &board, const core::Task &task)
        : m_tracer(tracer), m_board(board), m_goal(task.goal), m_position(task.from)
    {
        for (const core::Place &place : task.from)
            m_columns |= place.onBoard() ? 1U << (place.cell % board.size()) : 0;
    }

    core::Outcome run()
    {
        const bool whole = fill(0);
        const bool any = m_tracer.stats().solutions > 0;
        core::Outcome outcome{.path = m_goal == core::Goal::First ? m_first : core::Path(),
                              .stats = m_tracer.stats()};
        if (whole)
            outcome.verdict = any ? core::Outcome::Solved : core::Outcome::Impossible;
        else if (any && m_goal == core::Goal::First)
            outcome.verdict = core::Outcome::Solved;
        return outcome;
    }

private:
    bool fill(int row)
    {
        while (row < m_board.size() && m_position[std::size_t(row)].onBoard())
            ++row;
        if (row == m_board.size())
            return report();
        for (int column = 0; column < m_board.size(); ++column) {
            const core::Step step = lay(row, column, m_board.size());
            if (!m_tracer.node(int(m_path.size())))
                return false;
            if (m_columns & 1U << column) {
                m_tracer.at(2);
                m_tracer.refused(attacked, [&] { return step; });
            } else if (!go(row, column, step)) {
                return false;
            }
        }
        return true;
    }

    bool go(int row, int column, const core::Step &step)
    {
        m_tracer.at(1);
        m_tracer.did([&] { return step; });
        core::advance(m_position, step);
        m_path.push_back(step);
        m_columns ^= 1U << column;
        const bool going = fill(row + 1);
        m_columns ^= 1U << column;
        m_path.pop_back();
        core::retreat(m_position, step);
        if (going)
            m_tracer.undid();
        return going;
    }

    bool report()
    {
        if (!m_board.solved(m_position))
            return true;
        if (m_first.empty())
            m_first = m_path;
        return m_tracer.found(m_position, m_path) && m_goal != core::Goal::First;
    }

    Tracer &m_tracer;
    const Board &m_board;
    const core::Goal m_goal;
    core::Position m_position;
    core::Path m_path;
    core::Path m_first;
    unsigned m_columns = 0;
};

core::Outcome solve(const core::Puzzle &puzzle, const core::Task &task, core::SearchContext &context)
{
    return core::watched(context, task, [&](auto &tracer) {
        return Search<std::remove_reference_t<decltype(tracer)>>(tracer, boardOf(puzzle), task).run();
    });
}

core::Explanation explain(const core::Puzzle &puzzle, const core::Position &before, const core::Event &event)
{
    if (event.type != core::Event::Refused)
        return {};
    const int size = boardOf(puzzle).size();
    const auto culprit = std::ranges::find_if(before, [&](const core::Place &place) {
        return place.onBoard() && place.cell % size == event.step.to.cell % size;
    });
    return {PUZZLE_TEXT("rooks", "The rook in row %1 attacks this square."),
            {(long long)(culprit - before.begin()) + 1},
            {{culprit->cell, core::Role::Culprit, {}}}};
}

core::Judgement judge(const core::Puzzle &puzzle, const core::Position &position, core::SearchContext &)
{
    const Board &board = boardOf(puzzle);
    if (board.solved(position))
        return {core::Judgement::Solved};
    if (board.murky() && Board::standing(position) < 2)
        return {core::Judgement::Unknown};
    return {board.quarrel(position) ? core::Judgement::Unsolvable : core::Judgement::Solvable};
}

core::Explanation remark(const core::Puzzle &, const core::Position &position)
{
    const int standing = Board::standing(position);
    core::Explanation explanation{PUZZLE_TEXT("rooks", "Rooks on the board: %1."), {(long long)standing}};
    for (const core::Place &place : position)
        if (place.onBoard())
            explanation.marks.push_back({place.cell, core::Role::Placed, {}});
    return explanation;
}

core::Explanation searchSpace(const core::Puzzle &puzzle)
{
    long long boards = 1;
    for (int row = 0; row < boardOf(puzzle).size(); ++row)
        boards *= boardOf(puzzle).size();
    return {PUZZLE_TEXT("rooks", "There are %1 ways to lay one rook in each row."), {boards}};
}

core::Name caption(const core::Puzzle &puzzle, const core::Position &position)
{
    return {puzzle.write(position)};
}

/// Classifies positions by the rooks' squares in the eight images of the board.
class Classifier : public core::ZobristClassifier {
public:
    explicit Classifier(core::Grid grid)
        : ZobristClassifier(8, grid.size(), core::PerPiece<int>(std::size_t(grid.rows), 0)), m_grid(grid)
    {
    }

private:
    std::uint64_t feature(int image, int, const core::Place &place) const override
    {
        const int last = m_grid.columns - 1;
        int row = m_grid.row(place.cell);
        int column = m_grid.column(place.cell);
        if (image & 1)
            row = last - row;
        if (image & 2)
            column = last - column;
        if (image & 4)
            std::swap(row, column);
        return std::uint64_t(m_grid.cell(column, row));
    }

    const core::Grid m_grid;
};

std::unique_ptr<core::SymmetryClassifier> symmetryClassifier(const core::Puzzle &puzzle)
{
    return std::make_unique<Classifier>(puzzle.grid());
}

constexpr std::array goals{core::Goal::First, core::Goal::All, core::Goal::Count};
constexpr core::Text pseudocode[] = {PUZZLE_TEXT("rooks", "Lay a rook in the next row."),
                                     PUZZLE_TEXT("rooks", "Attacked? Try the next column.")};
constexpr core::Option options[] = {{"size", PUZZLE_TEXT("rooks", "Size"), core::Option::Integer, "3", 1, 9}};
constexpr core::Preset presets[] = {{"rooks:3", PUZZLE_TEXT("rooks", "Three")},
                                    {"rooks:8", PUZZLE_TEXT("rooks", "Eight")}};

std::span<const core::Solver> solvers()
{
    static const std::array all{[] {
        core::Solver solver{.id = "rows",
                            .name = PUZZLE_TEXT("rooks", "Row by row"),
                            .about = PUZZLE_TEXT("rooks", "Tries every column of every row."),
                            .goals = goals,
                            .counts = PUZZLE_TEXT("rooks", "Squares tried"),
                            .pseudocode = pseudocode};
        solver.solve = solve;
        solver.explain = explain;
        return solver;
    }()};
    return all;
}

} // namespace

const core::Kind &kind()
{
    static const core::Kind rooks = [] {
        core::Kind made{};
        made.id = "rooks";
        made.name = PUZZLE_TEXT("rooks", "Rooks");
        made.about = PUZZLE_TEXT("rooks", "Rooks that leave each other in peace.");
        made.rules = PUZZLE_TEXT("rooks", "No two rooks in one column.");
        made.options = options;
        made.presets = presets;
        made.deals = deals;
        made.solvers = solvers();
        made.parse = parse;
        made.compose = [](const core::Values &values) { return values.text("size"); };
        made.describe = [](const core::Puzzle &puzzle) {
            core::Values values(options);
            values.set("size", std::to_string(puzzle.grid().columns));
            return values;
        };
        made.preferred = [](const core::Puzzle &, const core::Position &,
                            core::Goal) -> const core::Solver & { return solvers().front(); };
        made.judge = judge;
        made.caption = caption;
        made.symmetryClassifier = symmetryClassifier;
        made.remark = remark;
        made.searchSpace = searchSpace;
        return made;
    }();
    return rooks;
}

core::Game game(const std::string &options, const std::string &position)
{
    return std::get<core::Game>(kind().parse(options, position));
}

core::Step lay(int row, int column, int size)
{
    return {std::int16_t(row), {}, {std::int16_t(row * size + column)}};
}

core::Step take(const core::Position &position, int row)
{
    return {std::int16_t(row), position[std::size_t(row)], {}};
}

} // namespace rooks
