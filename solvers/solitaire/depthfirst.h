// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/boardset.h"
#include "solitaire/endings.h"
#include "solitaire/order.h"
#include "solitaire/pagoda.h"
#include "solitaire/problem.h"
#include "solitaire/teller.h"

namespace solitaire {

/// The lines of the method's pseudocode.
enum class DeepLine : std::uint8_t {
    None,
    Round,
    Try,
    Dead,
    Poor,
    Ending,
    Elsewhere,
    Go,
    Back,
    GiveUp,
    Done
};

/// The reason of a refused jump.
struct DeepReason {
    static constexpr int remembered = 1;
    static constexpr int elsewhere = 2;
    static constexpr int ending = 3;
    /// Coded as `poor` + 16 * the hole of the last peg + the number of the pagoda function.
    static constexpr int poor = 16;
};

/// What a search goes by besides the jumps. A dead board is remembered with the aim's number, since it need
/// not be dead for another.
struct Aim {
    int number = 0; ///< below 128
    /// Tests for a last peg in `end`: what they refuse may lead to another hole.
    const std::vector<Pagoda> *worths = nullptr;
    int end = 0;
};

/// Depth first, remembering the boards from which nothing was found: none is searched twice, whichever way
/// and in whichever order it is come to. A node is a board entered. Refused: a jump to a remembered board, to
/// an ending that is known to be lost, one that leaves the pegs with too little worth, and a last jump to
/// another hole than wanted.
template <typename Watch>
class DepthFirst {
public:
    enum class End { Found, Dead, GaveUp, Stopped };

    DepthFirst(Watch &watch, const Problem &problem, const core::Task &task)
        : m_watch(watch), m_problem(problem), m_task(task), m_teller(watch, problem.shape, task.from),
          m_jumps(problem.jumps()), m_levels(std::size_t(m_jumps) + 1)
    {
    }

    /// Dead: there is nothing from the problem's board; GaveUp: `most` nodes were not enough. With Goal::All
    /// every solution is reported, and found only tells that there was one.
    End search(const JumpTable &order, const Aim &aim, std::uint64_t most)
    {
        m_order = &order;
        m_aim = aim;
        m_lastNode = m_watch.stats().nodes + most;
        m_depth = 0;
        at(0) = {m_problem.from, order.legal(m_problem.from)};
        if (aim.worths)
            at(0).slack = slackOf(*aim.worths, m_problem.from);
        if (!enter())
            return End::Stopped;
        while (true) {
            if (Level &level = at(m_depth); !level.untried.isEmpty()) {
                if (const std::optional<End> end = tryJump(level.untried.takeFirst()))
                    return *end;
            } else if (!goBack()) {
                return at(0).fruitful ? End::Found : End::Dead;
            }
        }
    }
    /// From now on lost endings are known. They must stay.
    void learn(const Endings &endings) { m_endings = &endings; }
    const core::Path &solution() const { return m_solution; } ///< the latest found

private:
    using Slack = std::array<std::int16_t, mostPagodas>;
    struct Level {
        Pegs pegs = 0;
        JumpSet untried;            ///< by slots of the order
        const Jump *jump = nullptr; ///< the one taken from here
        Slack slack{};
        bool fruitful = false; ///< a solution was found from here
    };

    Level &at(int depth) { return m_levels[std::size_t(depth)]; }
    bool enter() { return m_watch.node(m_depth); }
    Pegs tagged(Pegs pegs) const { return pegs | Pegs(m_aim.number) << 56; }

    /// An answer when the search is at an end.
    std::optional<End> tryJump(std::size_t slot)
    {
        const Jump &jump = m_order->jump(slot);
        const Pegs pegs = at(m_depth).pegs ^ jump.triple;
        if (m_depth + 1 == m_jumps)
            return finish(pegs, jump);
        if (m_dead.has(tagged(pegs))) {
            m_teller.refused(jump, int(DeepLine::Dead), DeepReason::remembered);
            return std::nullopt;
        }
        Slack slack = at(m_depth).slack;
        if (const int left = m_jumps - m_depth; m_endings && m_endings->know(pegs, left)) {
            if (!m_endings->isWon(pegs, left)) {
                m_teller.refused(jump, int(DeepLine::Ending), DeepReason::ending);
                return std::nullopt;
            }
        } else if (m_aim.worths && isPoor(slack, slot)) {
            if constexpr (Watch::sees)
                m_teller.refused(jump, int(DeepLine::Poor), poorReason(slack));
            return std::nullopt;
        }
        go(pegs, jump, slack);
        if (!enter())
            return End::Stopped;
        if (m_watch.stats().nodes <= m_lastNode)
            return std::nullopt;
        giveUp();
        return End::GaveUp;
    }

    void go(Pegs pegs, const Jump &jump, const Slack &slack)
    {
        at(m_depth).jump = &jump;
        m_teller.did(jump, int(DeepLine::Go));
        at(++m_depth) = {pegs, m_order->legal(pegs), nullptr, slack, false};
    }
    /// False when there is nothing to go back to.
    bool goBack()
    {
        const Level &level = at(m_depth);
        if (m_depth == 0)
            return false;
        if (!level.fruitful)
            m_dead.add(tagged(level.pegs));
        else
            at(m_depth - 1).fruitful = true;
        --m_depth;
        m_teller.undid(*at(m_depth).jump, int(DeepLine::Back));
        return true;
    }
    void giveUp()
    {
        while (m_depth > 0)
            m_teller.undid(*at(--m_depth).jump, int(DeepLine::GiveUp));
    }
    std::optional<End> finish(Pegs last, const Jump &jump)
    {
        if ((last & m_problem.ends) == 0) {
            m_teller.refused(jump, int(DeepLine::Elsewhere), DeepReason::elsewhere);
            return std::nullopt;
        }
        go(last, jump, {});
        at(m_depth).fruitful = true;
        m_solution = pathOf(m_problem.shape, m_task.from, taken());
        m_watch.at(int(DeepLine::Done));
        const bool more = m_watch.found(core::after(m_task.from, m_solution), m_solution);
        if (m_task.goal == core::Goal::First)
            return End::Found;
        return more ? std::nullopt : std::optional(End::Stopped);
    }

    Slack slackOf(const std::vector<Pagoda> &pagodas, Pegs pegs)
    {
        Slack slack;
        slack.fill(0);
        m_losses.assign(m_order->size(), slack);
        for (std::size_t i = 0; i < pagodas.size(); ++i) {
            slack[i] = std::int16_t(pagodas[i].slack(pegs));
            for (std::size_t slot = 0; slot < m_order->size(); ++slot)
                m_losses[slot][i] = std::int16_t(pagodas[i].loss(m_order->jump(slot)));
        }
        return slack;
    }
    bool isPoor(Slack &slack, std::size_t slot) const
    {
        std::int16_t signs = 0;
        for (std::size_t i = 0; i < slack.size(); ++i) {
            slack[i] = std::int16_t(slack[i] - m_losses[slot][i]);
            signs = std::int16_t(signs | slack[i]);
        }
        return signs < 0;
    }
    int poorReason(const Slack &slack) const
    {
        int number = 0;
        while (slack[std::size_t(number)] >= 0)
            ++number;
        return DeepReason::poor + 16 * m_aim.end + number;
    }

    std::vector<const Jump *> taken() const
    {
        std::vector<const Jump *> jumps;
        for (int depth = 0; depth < m_depth; ++depth)
            jumps.push_back(m_levels[std::size_t(depth)].jump);
        return jumps;
    }

    Watch &m_watch;
    const Problem &m_problem;
    const core::Task &m_task;
    Teller<Watch> m_teller;
    BoardSet m_dead;
    const int m_jumps; ///< of a whole game
    std::vector<Level> m_levels;
    const JumpTable *m_order = nullptr;
    std::vector<Slack> m_losses; ///< by slot of the order
    Aim m_aim;
    const Endings *m_endings = nullptr;
    core::Path m_solution;
    std::uint64_t m_lastNode = 0;
    int m_depth = 0;
};

} // namespace solitaire
