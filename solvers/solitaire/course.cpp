// SPDX-License-Identifier: MIT
// The method `course` is the backtracking search of the course text. The board is scanned row by row, and each peg
// tries to jump up, right, down and left; after every jump, the scan starts at the first hole again, and a jump
// after which nothing works is taken back. Positions already tried are not recorded. A node is a call of the
// search with more than one peg left, as the text itself counts. Nothing is refused: each jump is made in order to
// be tried. A single peg ends the search, wherever it is, unless the instance names a hole.
#include "solitaire/explanations.h"
#include "solitaire/jumptrace.h"
#include "solitaire/methods.h"
#include "solitaire/problem.h"
#include "solitaire/variables.h"

namespace solitaire::course {

namespace {

enum Line { Scan = 1, Take, WrongHole, Back, Done };

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("solitaire",
                "From the first hole on, row by row: the next peg that can jump up, right, down or left"),
    PUZZLE_TEXT("solitaire", "… it jumps, and the search starts again at the first hole"),
    PUZZLE_TEXT("solitaire", "… one peg is left, but in the wrong hole: the jump is undone"),
    PUZZLE_TEXT("solitaire", "No peg can jump: the last jump is undone, and the search goes on after it"),
    PUZZLE_TEXT("solitaire", "One peg is left: a solution"),
};

template <typename Tracer, typename Jumps>
class Course {
public:
    Course(Tracer &tracer, const Problem &problem, const core::Task &task)
        : m_tracer(tracer), m_problem(problem), m_task(task), m_trace(tracer, problem.board, task.from),
          m_table(jumpTable<Jumps>(problem.board))
    {
        m_jumps.reserve(std::size_t(problem.jumps()));
    }

    core::Outcome run()
    {
        const bool exhausted = search(m_problem.from);
        const bool found = m_tracer.stats().solutions > 0;
        if (m_task.goal == core::Goal::First && found)
            return {core::Outcome::Solved, std::move(m_solution), {}, m_tracer.stats()};
        if (!exhausted)
            return {core::Outcome::Stopped, {}, {}, m_tracer.stats()};
        return {found ? core::Outcome::Solved : core::Outcome::Impossible, {}, {}, m_tracer.stats()};
    }

private:
    /// Searches from this position; returns false if the search must end.
    bool search(Pegs pegs)
    {
        if ((pegs & (pegs - 1)) == 0)
            return finish(pegs);
        if (!m_tracer.node(int(m_jumps.size())))
            return false;
        for (auto legal = m_table.legal(pegs); !legal.isEmpty();) {
            const Jump &jump = m_table.jump(legal.takeFirst());
            m_jumps.push_back(&jump);
            m_trace.did(jump, Take);
            if (!search(pegs ^ jump.mask))
                return false;
            m_jumps.pop_back();
            m_trace.undid(jump, m_inWrongHole ? WrongHole : Back);
            m_inWrongHole = false;
        }
        return true;
    }

    bool finish(Pegs last)
    {
        m_inWrongHole = (last & m_problem.ends) == 0;
        if (m_inWrongHole)
            return true;
        if (m_task.goal == core::Goal::Count) {
            ++m_tracer.stats().solutions;
            return true;
        }
        core::Path path = pathOf(m_problem.board, m_task.from, m_jumps);
        m_tracer.at(Done);
        const bool more = m_tracer.found(core::after(m_task.from, path), path);
        if (m_task.goal != core::Goal::First)
            return more;
        m_solution = std::move(path);
        return false;
    }

    Tracer &m_tracer;
    const Problem &m_problem;
    const core::Task &m_task;
    JumpTrace<Tracer> m_trace;
    const Jumps &m_table;
    std::vector<const Jump *> m_jumps;
    core::Path m_solution;
    bool m_inWrongHole = false; ///< the last jump left a single peg, but not in the required hole
};

core::Outcome solve(const Solitaire &puzzle, const core::Task &task, core::SearchContext &context)
{
    const Problem problem(puzzle, task.from);
    if (auto answer = answerWithoutSearch(problem, task, context))
        return *std::move(answer);
    return core::watched(context, task, [&]<typename Tracer>(Tracer &tracer) {
        return withJumps(problem.board, [&]<typename Jumps>() {
            return Course<Tracer, Jumps>(tracer, problem, task).run();
        });
    });
}

core::Explanation explain(const Solitaire &puzzle, const core::Position &before, const core::Event &event)
{
    const Board &board = puzzle.board();
    if (event.type == core::Event::Solution)
        return {PUZZLE_TEXT("solitaire", "One peg is left: this is a solution.")};
    const Jump *const known = jumpOf(board, event);
    if (!known)
        return explainRemoval(board, event.step);
    const Jump &jump = *known;
    core::Explanation why;
    if (event.type == core::Event::Did) {
        why = {
            PUZZLE_TEXT("solitaire", "The peg in row %1, column %2 is the first one left to try: it jumps.")};
        addRowAndColumn(why, board, jump.from);
    } else if (event.line == WrongHole) {
        why = {PUZZLE_TEXT("solitaire", "One peg is left, but in the wrong hole: the jump is undone.")};
    } else {
        const bool leap = event.step.to.onBoard(); // the peg jumped over is already back on the board
        const int pegs = countPegs(puzzle.pegs(before)) - (leap ? 1 : 0);
        why = {
            PUZZLE_TEXT_N("solitaire",
                          "%n peg(s) are left, and every jump from there was tried: the last one is undone."),
            {pegs}};
    }
    markJump(why, board, jump);
    return why;
}

std::vector<core::Variable> variables(const Solitaire &puzzle, const core::Position &before,
                                      const core::Event &event)
{
    const Board &board = puzzle.board();
    const JumpCall call(puzzle, before, event);
    const int width = board.grid().columns + 2;                        // the course's board has a border
    const int ahead[] = {-width, 1, width, -1, -width - 1, width + 1}; // indexed by Direction
    const auto value = [&](auto &&of) {
        return call.jump ? std::optional<long long>(of(*call.jump)) : std::nullopt;
    };
    const auto y = value([&](const Jump &jump) { return board.row(jump.from); });
    const auto x = value([&](const Jump &jump) { return board.column(jump.from); });
    return {core::variable("move", countPegs(puzzle.pegs(puzzle.start())) - call.pegs + 1),
            core::variable("y", y),
            core::variable("x", x),
            core::variable("i", value([](const Jump &jump) { return int(jump.direction); })),
            core::variable("k1", x ? std::optional(*y * width + *x) : std::nullopt),
            core::variable("k2", value([&](const Jump &jump) { return ahead[std::size_t(jump.direction)]; })),
            core::variable("pegs", call.pegs)};
}

} // namespace

core::Solver solver()
{
    return {.id = "course",
            .name = PUZZLE_TEXT("solitaire", "Depth first, as in the course"),
            .about = PUZZLE_TEXT("solitaire",
                                 "Always takes the first possible jump and goes back when there is none: it "
                                 "needs 7,667,769 calls to find the first solution of the English board."),
            .goals = core::everyGoal,
            .counts = PUZZLE_TEXT("solitaire", "Calls"),
            .pseudocode = pseudocode,
            .solve = core::callback<solve>,
            .explain = core::callback<explain>,
            .variables = core::callback<variables>};
}

} // namespace solitaire::course
