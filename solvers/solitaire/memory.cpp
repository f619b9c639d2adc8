// SPDX-License-Identifier: MIT
// The method `memory` is a depth-first search with a transposition table of dead positions, from which there is no
// solution. No position is searched twice, whatever sequence of jumps leads to it.
//
// The time of such a search depends on the order of moves (see MoveOrder). So it is restarted with one order after
// the other, each with a limit of nodes, and then with all of them again with a higher limit; dead positions
// remain known. After the first round, a beam search looks for a game, and on the largest boards it finds one
// where no order does. Then pagoda functions may prove that there is none. Otherwise, the search also tries one
// last hole at a time, which allows pruning by pagoda functions, and refuses the endings that EndgameTable knows
// to be lost; each round has a wider beam. Counting uses another method, see MeetInTheMiddle.
#include "core/treecut.h"
#include "solitaire/explanations.h"
#include "solitaire/jumptrace.h"
#include "solitaire/methods.h"
#include "solitaire/proofs/jumpbounds.h"
#include "solitaire/proofs/linearprogram.h"
#include "solitaire/proofs/pagoda.h"
#include "solitaire/search/beam.h"
#include "solitaire/search/endgametable.h"
#include "solitaire/search/meetinthemiddle.h"
#include "solitaire/search/moveorder.h"
#include "solitaire/search/transpositiontable.h"
#include "solitaire/variables.h"

#include <limits>

namespace solitaire::memory {

namespace {

/// More nodes than any search has, such that the sum of two such numbers does not overflow.
constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max() / 2;
constexpr core::Goal divisible[] = {core::Goal::Count};

enum Line { Restart = 1, Look, Dead, TooPoor, LostEnding, WrongHole, Take, Back, GiveUp, Done, Keep };

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("solitaire", "An order of directions is chosen, with a limit on the boards it may visit"),
    PUZZLE_TEXT("solitaire", "The next jump in this order is examined"),
    PUZZLE_TEXT("solitaire", "… rejected if its board is remembered: it led nowhere"),
    PUZZLE_TEXT("solitaire",
                "… rejected if the pegs would be worth less than the last hole: their value never rises"),
    PUZZLE_TEXT("solitaire",
                "… rejected if so few pegs are left that all winning boards are known, and this is not one"),
    PUZZLE_TEXT("solitaire", "… rejected if it leaves the last peg in the wrong hole"),
    PUZZLE_TEXT("solitaire", "… otherwise the peg jumps, and the search goes on from there"),
    PUZZLE_TEXT("solitaire", "No jump is left: the board is remembered, and the last jump is undone"),
    PUZZLE_TEXT("solitaire", "The limit is reached: everything is undone, and the next order is tried"),
    PUZZLE_TEXT("solitaire", "One peg is left, in an allowed hole: a solution"),
    PUZZLE_TEXT("solitaire",
                "All orders have reached their limit: of the boards reached after the same number of "
                "jumps, the best are kept, and the search goes on from them"),
};

/// The reason of a refused jump.
struct Reason {
    static constexpr int remembered = 1;
    static constexpr int wrongHole = 2;
    static constexpr int lostEnding = 3;
    /// The base of a reason: `pagoda` + 16 * the hole of the last peg + the number of the pagoda function.
    static constexpr int pagoda = 16;
};

/// The hole where the last peg must end, in addition to the problem's condition. Dead positions are stored with
/// the target's number, since a position that is dead for one hole need not be dead for another.
struct Target {
    int number = 0; ///< below 128
    /// The functions for a last peg in `end`; null if any end is allowed.
    const std::vector<Pagoda> *pagodas = nullptr;
    int end = 0;
};
constexpr Target anyEnd = {};

/// Searches depth first. A node is a position entered. A jump is refused if it leads to a stored position or to an
/// ending known to be lost, if it leaves the pegs less than a pagoda function needs, or if it is the last and ends
/// in the wrong hole.
template <typename Tracer, typename Jumps>
class DepthFirst {
public:
    enum class End { Found, Dead, GaveUp, Stopped };

    DepthFirst(Tracer &tracer, const Problem &problem, const core::Task &task)
        : m_tracer(tracer), m_problem(problem), m_task(task), m_trace(tracer, problem.board, task.from),
          m_jumps(problem.jumps()), m_nodes(std::size_t(m_jumps) + 1)
    {
    }

    /// Searches with one order and target. Dead: there is no solution; GaveUp: `maxNodes` were not enough. With
    /// Goal::All, every solution is reported, and Found means that there was at least one.
    End search(const Jumps &order, const Target &target, std::uint64_t maxNodes)
    {
        m_order = &order;
        aimAt(target);
        m_lastNode = m_tracer.stats().nodes + maxNodes;
        m_depth = 0;
        current() = {m_problem.from, order.legal(m_problem.from)};
        if (target.pagodas)
            current().slack = slackOf(*target.pagodas, m_problem.from);
        if (!enter())
            return End::Stopped;
        while (true) {
            if (Node &node = current(); !node.untried.isEmpty()) {
                if (const std::optional<End> end = tryJump(node.untried.takeFirst()))
                    return *end;
            } else if (!backtrack()) {
                return current().fruitful ? End::Found : End::Dead;
            }
        }
    }
    /// Makes the search refuse lost endings from now on. The table must outlive the search.
    void use(const EndgameTable<Jumps> &endings) { m_endings = &endings; }
    const core::Path &solution() const { return m_solution; } ///< the latest solution found
    /// Shows the position after these jumps. The path must be empty again before the next search.
    void show(const std::vector<const Jump *> &jumps)
    {
        const int depth = int(jumps.size());
        int common = 0;
        while (common < std::min(m_depth, depth) && m_nodes[common].jump == jumps[std::size_t(common)])
            ++common;
        while (m_depth > common)
            m_trace.undid(*m_nodes[--m_depth].jump, Keep);
        for (; m_depth < depth; ++m_depth) {
            m_nodes[m_depth].jump = jumps[std::size_t(m_depth)];
            m_trace.did(*m_nodes[m_depth].jump, Keep);
        }
    }
    /// Reports the game on the path; returns false if the search must end.
    bool reportGame()
    {
        m_solution = pathOf(m_problem.board, m_task.from, jumpsTaken());
        m_tracer.at(Done);
        return m_tracer.found(core::after(m_task.from, m_solution), m_solution);
    }

private:
    using Slack = core::IndexedArray<std::int16_t, maxPagodas>;
    struct Node {
        Pegs pegs = 0;
        typename Jumps::Set untried; ///< the jumps not tried yet, by their indices in `m_order`
        const Jump *jump = nullptr;  ///< the jump made from here
        Slack slack{};
        bool fruitful = false; ///< a solution was found from here
    };

    Node &current() { return m_nodes[m_depth]; }
    bool enter() { return m_tracer.node(m_depth); }
    static constexpr int targetShift = 56;
    static constexpr bool hasRoomForTarget = Jumps::maxHoles <= targetShift;

    /// Sets the target. Dead positions without room for its number are forgotten when it changes.
    void aimAt(const Target &target)
    {
        if (!hasRoomForTarget && m_target.number != target.number)
            m_dead = TranspositionTable();
        m_target = target;
    }
    Pegs tagged(Pegs pegs) const
    {
        if constexpr (hasRoomForTarget)
            return pegs | Pegs(m_target.number) << targetShift;
        else
            return pegs;
    }

    /// Returns the result if the search has ended, otherwise nothing.
    std::optional<End> tryJump(std::size_t index)
    {
        const Jump &jump = m_order->jump(index);
        const Pegs pegs = current().pegs ^ jump.mask;
        if (m_depth + 1 == m_jumps)
            return finish(pegs, jump);
        if (m_dead.has(tagged(pegs))) {
            m_trace.refused(jump, Dead, Reason::remembered);
            return std::nullopt;
        }
        Slack slack = current().slack;
        if (isLost(pegs, index, slack))
            return std::nullopt;
        take(pegs, jump, slack);
        if (!enter())
            return End::Stopped;
        if (m_tracer.stats().nodes <= m_lastNode)
            return std::nullopt;
        giveUp();
        return End::GaveUp;
    }
    /// Returns whether the position after a jump is known to be lost. Changes `slack` from that before the jump to
    /// that after it.
    bool isLost(Pegs pegs, std::size_t index, Slack &slack)
    {
        if (const int left = m_jumps - m_depth; m_endings && m_endings->covers(pegs, left)) {
            if (m_endings->isWinnable(pegs, left))
                return false;
            m_trace.refused(m_order->jump(index), LostEnding, Reason::lostEnding);
            return true;
        }
        if (!m_target.pagodas || !becomesNegative(slack, index))
            return false;
        if constexpr (Tracer::traces)
            m_trace.refused(m_order->jump(index), TooPoor, pagodaReason(slack));
        return true;
    }

    void take(Pegs pegs, const Jump &jump, const Slack &slack)
    {
        current().jump = &jump;
        m_trace.did(jump, Take);
        ++m_depth;
        current() = {pegs, m_order->legal(pegs), nullptr, slack, false};
    }
    /// Takes back the last jump, and records the position as dead if no solution was found from it. Returns false at
    /// the root.
    bool backtrack()
    {
        const Node &node = current();
        if (m_depth == 0)
            return false;
        if (!node.fruitful)
            m_dead.add(tagged(node.pegs));
        else
            m_nodes[m_depth - 1].fruitful = true;
        --m_depth;
        m_trace.undid(*current().jump, Back);
        return true;
    }
    void giveUp()
    {
        while (m_depth > 0)
            m_trace.undid(*m_nodes[--m_depth].jump, GiveUp);
    }
    std::optional<End> finish(Pegs last, const Jump &jump)
    {
        if ((last & m_problem.ends) == 0) {
            m_trace.refused(jump, WrongHole, Reason::wrongHole);
            return std::nullopt;
        }
        take(last, jump, {});
        current().fruitful = true;
        const bool more = reportGame();
        if (m_task.goal == core::Goal::First)
            return End::Found;
        return more ? std::nullopt : std::optional(End::Stopped);
    }

    /// Returns the slack of each function, and computes the loss of each jump.
    Slack slackOf(const std::vector<Pagoda> &pagodas, Pegs pegs)
    {
        Slack slack;
        slack.fill(0);
        m_losses.assign(m_order->size(), slack);
        for (std::size_t i = 0; i < pagodas.size(); ++i) {
            slack[i] = std::int16_t(pagodas[i].slack(pegs));
            for (std::size_t index = 0; index < m_order->size(); ++index)
                m_losses[index][i] = std::int16_t(pagodas[i].loss(m_order->jump(index)));
        }
        return slack;
    }
    /// Subtracts the loss of a jump from the slack; returns whether the slack of a function is now negative.
    bool becomesNegative(Slack &slack, std::size_t index) const
    {
        std::int16_t signs = 0;
        for (std::size_t i = 0; i < slack.size(); ++i) {
            slack[i] = std::int16_t(slack[i] - m_losses[index][i]);
            signs = std::int16_t(signs | slack[i]);
        }
        return signs < 0;
    }
    int pagodaReason(const Slack &slack) const
    {
        int number = 0;
        while (slack[number] >= 0)
            ++number;
        return Reason::pagoda + 16 * m_target.end + number;
    }

    std::vector<const Jump *> jumpsTaken() const
    {
        std::vector<const Jump *> jumps;
        for (int depth = 0; depth < m_depth; ++depth)
            jumps.push_back(m_nodes[depth].jump);
        return jumps;
    }

    Tracer &m_tracer;
    const Problem &m_problem;
    const core::Task &m_task;
    JumpTrace<Tracer> m_trace;
    TranspositionTable m_dead;
    const int m_jumps;           ///< the jumps of a whole game
    core::Indexed<Node> m_nodes; ///< the current path, indexed by depth
    const Jumps *m_order = nullptr;
    std::vector<Slack> m_losses; ///< indexed by index in the order
    Target m_target;
    const EndgameTable<Jumps> *m_endings = nullptr;
    core::Path m_solution;
    std::uint64_t m_lastNode = 0;
    int m_depth = 0;
};

/// Restarts DepthFirst with other move orders, more nodes and other targets.
template <typename Tracer, typename Jumps>
class RestartingSearch {
public:
    /// `endings` is the table of the problem's endings, if it has been made before.
    RestartingSearch(Tracer &tracer, core::Executor &executor, const Problem &problem, const core::Task &task,
                     std::uint64_t maxNodes, std::shared_ptr<const EndgameTable<Jumps>> endings = nullptr)
        : m_tracer(tracer), m_executor(executor), m_problem(problem), m_search(tracer, problem, task),
          m_maxNodes(maxNodes), m_endings(std::move(endings))
    {
        if (m_endings)
            m_search.use(*m_endings);
    }

    core::Outcome first()
    {
        if (const auto end = tryOrders(anyEnd, 4000))
            return outcome(*end);
        if (const auto end = tryBeam(narrowest))
            return outcome(*end);
        if (core::Explanation why = makeTargets(); m_targets.empty())
            return {core::Outcome::Impossible, {}, std::move(why), m_tracer.stats()};
        if (const auto pagoda = pagodaBetweenJumps(m_problem))
            return {core::Outcome::Impossible, {}, explainJumpBounds(m_problem, *pagoda), m_tracer.stats()};
        if (!makeEndings())
            return outcome(End::Stopped);
        std::size_t width = narrowest;
        for (std::uint64_t nodes = 10000;; nodes *= 3) {
            width = std::min(4 * width, widest);
            if (const auto end = tryBeam(width))
                return outcome(*end);
            if (const auto end = tryTargets(nodes))
                return outcome(*end);
            if (const auto end = tryOrders(anyEnd, 2 * nodes))
                return outcome(*end);
        }
    }
    core::Outcome all()
    {
        const Jumps order = inOrder<Jumps>(m_problem.board, moveOrders().front());
        const End end = m_search.search(order, anyEnd, unlimited);
        core::Outcome found = outcome(end);
        found.path.clear();
        return found;
    }

private:
    using End = typename DepthFirst<Tracer, Jumps>::End;

    bool makeEndings()
    {
        if (m_endings)
            return true;
        const auto endings = std::make_shared<EndgameTable<Jumps>>(m_problem);
        if (!endings->make(m_tracer, m_executor))
            return false;
        m_endings = endings;
        m_search.use(*m_endings);
        return true;
    }
    /// The widths of the beam: the narrowest finds a game on every board from every hole for which a game is
    /// known.
    static constexpr std::size_t narrowest = 2000, widest = 128000;

    /// Searches with a beam; returns nothing if it found no game.
    std::optional<End> tryBeam(std::size_t width)
    {
        Beam<Jumps> beam(m_problem, width);
        do {
            if (!m_tracer.node(beam.jumps(), beam.size()) || m_tracer.stats().nodes >= m_maxNodes)
                return End::Stopped;
            if (!beam.advance()) {
                m_search.show({});
                return std::nullopt;
            }
            m_search.show(beam.best());
        } while (!beam.isSolved());
        m_search.reportGame();
        return End::Found;
    }
    /// Searches with all orders; returns nothing if all gave up.
    std::optional<End> tryOrders(const Target &target, std::uint64_t nodes)
    {
        for (const MoveOrder &order : moveOrders()) {
            const End end = m_search.search(inOrder<Jumps>(m_problem.board, order), target, nodes);
            if (end != End::GaveUp)
                return end;
            if (m_tracer.stats().nodes >= m_maxNodes)
                return End::Stopped;
        }
        return std::nullopt;
    }
    /// Searches for all targets; returns nothing if one remains that may be reached.
    std::optional<End> tryTargets(std::uint64_t nodes)
    {
        for (std::size_t i = 0; i < m_targets.size();) {
            const auto end = tryOrders(m_targets[i], nodes);
            if (end && *end != End::Dead)
                return end;
            if (end)
                m_targets.erase(m_targets.begin() + std::ptrdiff_t(i));
            else
                ++i;
        }
        return m_targets.empty() ? std::optional(End::Dead) : std::nullopt;
    }
    /// Makes a target of each possible end, starting with the ends whose pagoda functions leave the least to lose.
    /// Returns the reason if no end is possible.
    core::Explanation makeTargets()
    {
        core::Explanation why;
        std::vector<std::pair<double, Target>> targets;
        for (int end = 0; end < m_problem.board.holes(); ++end) {
            if ((m_problem.possibleEnds & bit(end)) == 0)
                continue;
            if (const auto pagoda = refutation(m_problem.board, m_problem.from, end))
                why = explainPagodas(m_problem.board, *pagoda, m_problem.from, end, m_problem.possibleEnds,
                                     m_problem.ends);
            else
                targets.push_back({relativeSlack(end), {1 + end, &pagodas(m_problem.board, end), end}});
        }
        std::ranges::stable_sort(targets, {}, &std::pair<double, Target>::first);
        for (const auto &[slack, target] : targets)
            m_targets.push_back(target);
        return why;
    }
    /// Returns the fraction of the pegs' sum that may be lost, by the best function for this end.
    double relativeSlack(int end) const
    {
        const std::vector<Pagoda> &all = pagodas(m_problem.board, end);
        if (all.empty())
            return 1;
        const double sum = all.front().sum(m_problem.from);
        return sum > 0 ? all.front().slack(m_problem.from) / sum : 1;
    }
    core::Outcome outcome(End end)
    {
        switch (end) {
        case End::Found:
            return {core::Outcome::Solved, m_search.solution(), {}, m_tracer.stats()};
        case End::Dead:
            return {core::Outcome::Impossible,
                    {},
                    {PUZZLE_TEXT_N("solitaire",
                                   "Everything was tried: %n board(s), and none leads to a single peg in an "
                                   "allowed hole."),
                     {static_cast<long long>(m_tracer.stats().nodes)}},
                    m_tracer.stats()};
        case End::GaveUp:
        case End::Stopped:
            break;
        }
        return {core::Outcome::Stopped, {}, {}, m_tracer.stats()};
    }

    Tracer &m_tracer;
    core::Executor &m_executor;
    const Problem &m_problem;
    DepthFirst<Tracer, Jumps> m_search;
    std::uint64_t m_maxNodes;
    std::vector<Target> m_targets; ///< the targets not known to be dead
    std::shared_ptr<const EndgameTable<Jumps>> m_endings;
};

core::Text refusal(int reason)
{
    switch (reason) {
    case Reason::wrongHole:
        return PUZZLE_TEXT("solitaire", "That would leave the last peg in the wrong hole.");
    case Reason::lostEnding:
        return PUZZLE_TEXT("solitaire",
                           "After this jump so few pegs are left that all winning boards are known, and this "
                           "is not one of them.");
    default:
        return PUZZLE_TEXT("solitaire", "The board after this jump has been seen before and led nowhere.");
    }
}

core::Explanation explainRefused(const Board &board, Pegs pegs, const Jump &jump, int reason)
{
    if (reason >= Reason::pagoda) {
        const int end = (reason - Reason::pagoda) / 16;
        const auto number = std::size_t(reason - Reason::pagoda) % 16;
        if (end < board.holes() && number < pagodas(board, end).size())
            return explainPagoda(board, pagodas(board, end)[number], pegs ^ jump.mask, end);
    }
    core::Explanation why{refusal(reason)};
    markHole(why, board, jump.from, core::Role::Moving);
    markHole(why, board, jump.to, core::Role::Culprit);
    return why;
}

core::Explanation explain(const Solitaire &puzzle, const core::Position &before, const core::Event &event)
{
    const Board &board = puzzle.board();
    if (event.type == core::Event::Solution)
        return {PUZZLE_TEXT("solitaire", "One peg is left: this is a solution.")};
    if (event.type == core::Event::Refused) {
        const Jump *const jump = puzzle.jump(event.step);
        return explainRefused(board, puzzle.pegs(before), jump ? *jump : board.jumps().front(), event.reason);
    }
    const Jump *const known = jumpOf(board, event);
    if (!known)
        return explainRemoval(board, event.step);
    const Jump &jump = *known;
    core::Explanation why;
    if (event.type == core::Event::Did && event.line == Keep) {
        why = {PUZZLE_TEXT("solitaire",
                           "The peg in row %1, column %2 jumps, on the way to the best of the boards kept.")};
        addRowAndColumn(why, board, jump.from);
    } else if (event.line == Keep) {
        why = {PUZZLE_TEXT("solitaire", "A better board is reached another way: the jump is undone.")};
    } else if (event.type == core::Event::Did) {
        why = {PUZZLE_TEXT("solitaire", "The peg in row %1, column %2 jumps: this board is new.")};
        addRowAndColumn(why, board, jump.from);
    } else if (event.line == GiveUp) {
        why = {PUZZLE_TEXT("solitaire", "This order has reached its limit of boards: back to the start.")};
    } else {
        why = {PUZZLE_TEXT("solitaire",
                           "No jump leads on from there: the board is remembered, and the jump is undone.")};
    }
    markJump(why, board, jump);
    return why;
}

/// Counts the games of a part as one unit: a count that is stopped is not recorded as done.
core::Outcome countPart(const Problem &problem, const core::Division &division, core::SearchContext &context)
{
    if (!division.done.empty() && division.done.front())
        return {core::Outcome::Solved, {}, {}, division.before};
    core::Outcome outcome =
        countGames(problem, context, [part = division.part](std::uint64_t unit) { return part.has(unit); });
    if (outcome.verdict != core::Outcome::Stopped && division.completed)
        division.completed(0, 1, outcome.stats);
    return outcome;
}

core::Outcome solve(const Solitaire &puzzle, const core::Task &task, core::SearchContext &context)
{
    const Problem problem(puzzle, task.from);
    if (auto answer = answerWithoutSearch(problem, task, context)) {
        if (task.division && task.division->part.number > 0)
            answer->stats = {}; // the nodes belong to the first part
        return *std::move(answer);
    }
    if (task.goal == core::Goal::Count)
        return task.division ? countPart(problem, *task.division, context) : countGames(problem, context);
    return core::watched(context, task, [&]<typename Tracer>(Tracer &tracer) {
        return withJumps(problem.board, [&]<typename Jumps>() {
            RestartingSearch<Tracer, Jumps> search(tracer, context, problem, task, unlimited);
            return task.goal == core::Goal::First ? search.first() : search.all();
        });
    });
}

} // namespace

core::Outcome searchForOne(const Problem &problem, const core::Position &from, core::SearchContext &context,
                           std::uint64_t maxNodes, std::shared_ptr<const EndgameTable<JumpTable>> endings)
{
    core::Task task;
    task.from = from;
    core::NullTracer tracer(context);
    return withJumps(problem.board, [&]<typename Jumps>() {
        std::shared_ptr<const EndgameTable<Jumps>> known;
        if constexpr (std::is_same_v<Jumps, JumpTable>)
            known = std::move(endings);
        return RestartingSearch<core::NullTracer, Jumps>(tracer, context, problem, task, maxNodes, known)
            .first();
    });
}

core::Solver solver()
{
    return {
        .id = "memory",
        .name = PUZZLE_TEXT("solitaire", "Remembering dead ends"),
        .about = PUZZLE_TEXT(
            "solitaire",
            "Never searches a board twice, and tries another order of directions when one takes too long; "
            "hard boards use up to 400 MB of memory. Counts games from both ends at once."),
        .goals = core::everyGoal,
        .counts = PUZZLE_TEXT("solitaire", "Boards"),
        .divisible = divisible,
        .pseudocode = pseudocode,
        .solve = core::callback<solve>,
        .explain = core::callback<explain>,
        .variables = core::callback<jumpVariables>};
}

} // namespace solitaire::memory
