// SPDX-License-Identifier: MIT
#include "support/frogs.h"

#include "core/tracer.h"

#include <algorithm>
#include <array>

namespace frogs {

namespace {

// The rules: pieces 0 to n - 1 are the frogs, n to 2n - 1 the toads, each in the order of its cells.

class Frogs : public core::Puzzle {
public:
    explicit Frogs(int frogs) : m_frogs(frogs) {}

    int frogs() const { return m_frogs; }
    bool isFrog(int piece) const { return piece < m_frogs; }
    core::Grid grid() const override { return {2 * m_frogs + 1, 1}; }
    std::string options() const override { return std::to_string(m_frogs); }
    core::Position start() const override;
    std::string write(const core::Position &position) const override;
    std::string spell(const core::Position &from, std::span<const core::Step> steps) const override;
    std::variant<core::Path, core::Fault> replay(const core::Position &from,
                                                 std::string_view moves) const override;
    std::vector<core::Path> moves(const core::Position &position) const override;
    core::Explanation why(const core::Position &position, const core::Step &step) const override;
    bool solved(const core::Position &position) const override;

private:
    int m_frogs;
};

core::Position Frogs::start() const
{
    core::Position position;
    for (int piece = 0; piece < 2 * m_frogs; ++piece)
        position.push_back({std::int16_t(isFrog(piece) ? piece : piece + 1)});
    return position;
}

std::string Frogs::write(const core::Position &position) const
{
    std::string text(std::size_t(grid().size()), '.');
    for (int piece = 0; piece < 2 * m_frogs; ++piece)
        text[std::size_t(position[piece].cell)] = isFrog(piece) ? 'F' : 'T';
    return text;
}

std::string Frogs::spell(const core::Position &, std::span<const core::Step> steps) const
{
    std::string letters;
    for (const core::Step &step : steps)
        letters += char('a' + step.from.cell); // the cell that the animal leaves, counted from the left
    return letters;
}

std::variant<core::Path, core::Fault> Frogs::replay(const core::Position &from,
                                                    std::string_view letters) const
{
    core::Path path;
    core::Position position = from;
    for (std::size_t i = 0; i < letters.size(); ++i) {
        const std::vector<core::Path> all = moves(position);
        const auto leaves = [&](const core::Path &move) { return move[0].from.cell == letters[i] - 'a'; };
        const auto move = std::ranges::find_if(all, leaves);
        if (move == all.end())
            return core::Fault{i, {PUZZLE_TEXT("frogs", "nothing there can move")}};
        path.push_back(move->front());
        core::advance(position, path.back());
    }
    return path;
}

std::vector<core::Path> Frogs::moves(const core::Position &position) const
{
    const std::string row = write(position);
    std::vector<core::Path> all;
    for (std::int16_t piece = 0; piece < 2 * m_frogs; ++piece) {
        const int direction = isFrog(piece) ? 1 : -1;
        const int next = position[piece].cell + direction;
        const auto holds = [&](int cell, char what) {
            return cell >= 0 && cell < grid().size() && row[std::size_t(cell)] == what;
        };
        if (holds(next, '.'))
            all.push_back({{piece, position[piece], {std::int16_t(next)}}});
        else if (holds(next, isFrog(piece) ? 'T' : 'F') && holds(next + direction, '.'))
            all.push_back({{piece, position[piece], {std::int16_t(next + direction)}}});
    }
    return all;
}

core::Explanation Frogs::why(const core::Position &position, const core::Step &step) const
{
    const bool right = step.to.cell > position[step.piece].cell;
    if (right != isFrog(step.piece))
        return {PUZZLE_TEXT("frogs", "Frogs only move to the right, and toads to the left.")};
    return {
        PUZZLE_TEXT("frogs",
                    "It can move to the next cell, or over one animal of the other kind, if that is free."),
        {},
        {{step.to.cell, core::Role::Culprit, {}}}};
}

bool Frogs::solved(const core::Position &position) const
{
    const auto n = std::size_t(m_frogs);
    return write(position) == std::string(n, 'T') + '.' + std::string(n, 'F');
}

// The method: depth-first search that takes back every move that leads nowhere.

enum Line { Try = 1, TakeBack };

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("frogs", "Make the first move that has not been tried here."),
    PUZZLE_TEXT("frogs", "When nothing is left to try, take the last move back."),
};

template <typename Tracer>
class DepthFirst {
public:
    DepthFirst(Tracer &tracer, const Frogs &frogs, const core::Position &from)
        : m_tracer(tracer), m_frogs(frogs), m_position(from)
    {
    }

    core::Outcome run()
    {
        if (search()) {
            m_tracer.found(m_position, m_path);
            return {core::Outcome::Solved, m_path, {}, m_tracer.stats()};
        }
        if (!m_tracer.going())
            return {core::Outcome::Stopped, {}, {}, m_tracer.stats()};
        return {
            core::Outcome::Impossible, {}, {PUZZLE_TEXT("frogs", "Every move was tried.")}, m_tracer.stats()};
    }

private:
    bool search()
    {
        if (m_frogs.solved(m_position))
            return true;
        for (const core::Path &move : m_frogs.moves(m_position)) {
            if (!m_tracer.node(int(m_path.size())))
                return false;
            make(move.front());
            if (search())
                return true;
            unmake();
        }
        return false;
    }
    void make(const core::Step &step)
    {
        core::advance(m_position, step);
        m_path.push_back(step);
        m_tracer.at(Try);
        m_tracer.did([&] { return step; });
    }
    void unmake()
    {
        core::retreat(m_position, m_path.back());
        m_path.pop_back();
        m_tracer.at(TakeBack);
        m_tracer.undid();
    }

    Tracer &m_tracer;
    const Frogs &m_frogs;
    core::Position m_position;
    core::Path m_path;
};

core::Outcome solve(const Frogs &frogs, const core::Task &task, core::SearchContext &context)
{
    return core::runSearch<DepthFirst>(context, task, frogs, task.from);
}

core::Explanation explain(const Frogs &, const core::Position &, const core::Event &event)
{
    switch (event.type) {
    case core::Event::Did:
        return {PUZZLE_TEXT("frogs", "This move has not been tried here.")};
    case core::Event::Undid:
        return {PUZZLE_TEXT("frogs", "Nothing that follows this move helps: it is taken back.")};
    default:
        return {PUZZLE_TEXT("frogs", "Frogs and toads have changed sides.")};
    }
}

std::span<const core::Solver> solvers()
{
    static const core::Solver all[] = {
        {.id = "depthfirst",
         .name = PUZZLE_TEXT("frogs", "Depth first"),
         .about = PUZZLE_TEXT("frogs", "Tries every move, and takes back what fails."),
         .goals = core::onlyFirst,
         .pseudocode = pseudocode,
         .solve = core::callback<solve>,
         .explain = core::callback<explain>}};
    return all;
}

// The kind: the entry in the list of puzzles.

constexpr core::Option options[] = {{.id = "frogs",
                                     .name = PUZZLE_TEXT("frogs", "Frogs"),
                                     .type = core::Option::Integer,
                                     .initial = "3",
                                     .lowest = 1,
                                     .highest = 5}};

constexpr core::Preset presets[] = {{"frogs:3", PUZZLE_TEXT("frogs", "Three and three")}};

core::Reading parse(std::string_view optionText, std::string_view positionText)
{
    if (core::Explanation why = core::check(options[0], optionText); !why.empty())
        return core::Fault{0, std::move(why)};
    const auto puzzle = std::make_shared<Frogs>(int(*core::wholeNumber(optionText)));
    const std::size_t positionAt = optionText.size() + 1;
    if (positionText.empty())
        return core::Game{puzzle, puzzle->start()};
    core::Position position(std::size_t(2 * puzzle->frogs()));
    std::array next{0, puzzle->frogs()}; // the next frog and the next toad from the left
    const std::array end{puzzle->frogs(), 2 * puzzle->frogs()};
    for (std::size_t cell = 0; cell < positionText.size(); ++cell) {
        const std::size_t kind = positionText[cell] == 'T';
        if (positionText[cell] == '.')
            continue;
        if (cell >= std::size_t(puzzle->grid().size()) || (!kind && positionText[cell] != 'F') ||
            next[kind] == end[kind])
            return core::Fault{positionAt + cell, {PUZZLE_TEXT("frogs", "an animal too many, or none")}};
        position[next[kind]++] = {std::int16_t(cell)};
    }
    if (next != end || positionText.size() != std::size_t(puzzle->grid().size()))
        return core::Fault{positionAt, {PUZZLE_TEXT("frogs", "the row is not complete")}};
    return core::Game{puzzle, std::move(position)};
}

std::string compose(const core::Values &values)
{
    return values.text("frogs");
}

core::Values describe(const Frogs &frogs)
{
    core::Values values(options);
    values.set("frogs", std::to_string(frogs.frogs()));
    return values;
}

const core::Solver &preferred(const Frogs &, const core::Position &, core::Goal)
{
    return solvers()[0];
}

core::Outcome searchFrom(const Frogs &frogs, const core::Position &position, core::SearchContext &context)
{
    constexpr core::Budget budget{.nodes = 100'000};
    core::BudgetContext limited(context, budget);
    core::Task task;
    task.from = position;
    return solve(frogs, task, limited);
}

core::Judgement judge(const Frogs &frogs, const core::Position &position, core::SearchContext &context)
{
    if (frogs.solved(position))
        return {core::Judgement::Solved, {PUZZLE_TEXT("frogs", "All have changed sides.")}};
    switch (searchFrom(frogs, position, context).verdict) {
    case core::Outcome::Solved:
        return {core::Judgement::Solvable, {PUZZLE_TEXT("frogs", "They can still change sides.")}};
    case core::Outcome::Impossible:
        return {core::Judgement::Unsolvable,
                {PUZZLE_TEXT("frogs", "They stand in each other's way for good.")}};
    default:
        return {};
    }
}

core::Hint hint(const Frogs &frogs, const core::Position &position, core::SearchContext &context)
{
    const core::Outcome outcome = searchFrom(frogs, position, context);
    if (outcome.path.empty())
        return {};
    return {{outcome.path.front()}, {PUZZLE_TEXT("frogs", "This move leads to the other side.")}};
}

} // namespace

const core::Kind &kind()
{
    static const core::Kind frogs = {
        .id = "frogs",
        .name = PUZZLE_TEXT("frogs", "Frogs and toads"),
        .about = PUZZLE_TEXT("frogs", "Frogs and toads change sides."),
        .rules = PUZZLE_TEXT(
            "frogs", "Frogs move to the right and toads to the left: to the next cell when it is free, or "
                     "over one animal of the other kind."),
        .options = options,
        .presets = presets,
        .solvers = solvers(),
        .parse = parse,
        .compose = compose,
        .describe = core::callback<describe>,
        .preferred = core::callback<preferred>,
        .judge = core::callback<judge>,
        .hint = core::callback<hint>,
    };
    return frogs;
}

} // namespace frogs
