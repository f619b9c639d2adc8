// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/depthfirst.h"
#include "solitaire/words.h"

#include <limits>
#include <memory>

namespace solitaire {

/// The rounds of the method `memory`, over DepthFirst.
template <typename Watch>
class Rounds {
public:
    /// `known` are endings made before, if any.
    Rounds(Watch &watch, const Problem &problem, const core::Task &task, std::uint64_t most,
           std::shared_ptr<const Endings> known = nullptr)
        : m_watch(watch), m_problem(problem), m_search(watch, problem, task), m_most(most),
          m_endings(std::move(known))
    {
        if (m_endings)
            m_search.learn(*m_endings);
    }

    core::Outcome first()
    {
        if (const auto end = tryOrders(anywhere(), 4000))
            return outcome(*end);
        if (core::Explanation why = aimAtEach(); m_aims.empty())
            return {core::Outcome::Impossible, {}, std::move(why), m_watch.stats()};
        if (!learnEndings())
            return outcome(End::Stopped);
        for (std::uint64_t boards = 10000;; boards *= 3) {
            if (const auto end = tryAims(boards))
                return outcome(*end);
            if (const auto end = tryOrders(anywhere(), 2 * boards))
                return outcome(*end);
        }
    }
    core::Outcome all()
    {
        constexpr auto endless = std::numeric_limits<std::uint64_t>::max() / 2;
        const JumpTable order = inOrder(m_problem.shape, orders().front());
        const End end = m_search.search(order, anywhere(), endless);
        core::Outcome found = outcome(end);
        found.path.clear();
        return found;
    }

private:
    using End = typename DepthFirst<Watch>::End;

    /// With the dead boards' not more than 450 MB.
    static constexpr std::size_t roomForEndings = std::size_t(64) << 20;

    static Aim anywhere() { return {}; }
    bool learnEndings()
    {
        if (m_endings)
            return true;
        const auto endings = std::make_shared<Endings>(m_problem);
        if (!endings->make(m_watch, roomForEndings))
            return false;
        m_endings = endings;
        m_search.learn(*m_endings);
        return true;
    }
    /// Nothing when all gave up.
    std::optional<End> tryOrders(const Aim &aim, std::uint64_t boards)
    {
        for (const Order &order : orders()) {
            const End end = m_search.search(inOrder(m_problem.shape, order), aim, boards);
            if (end != End::GaveUp)
                return end;
            if (m_watch.stats().nodes >= m_most)
                return End::Stopped;
        }
        return std::nullopt;
    }
    /// Nothing when a hole is left to aim at.
    std::optional<End> tryAims(std::uint64_t boards)
    {
        for (std::size_t i = 0; i < m_aims.size();) {
            const auto end = tryOrders(m_aims[i], boards);
            if (end && *end != End::Dead)
                return end;
            if (end)
                m_aims.erase(m_aims.begin() + std::ptrdiff_t(i));
            else
                ++i;
        }
        return m_aims.empty() ? std::optional(End::Dead) : std::nullopt;
    }
    /// The holes one by one, those first whose pagoda functions leave the pegs the least worth to lose.
    /// Answers why there is none, if there is none.
    core::Explanation aimAtEach()
    {
        core::Explanation why;
        std::vector<std::pair<double, Aim>> aims;
        for (int end = 0; end < m_problem.shape.holes(); ++end) {
            if ((m_problem.aims & bit(end)) == 0)
                continue;
            const std::vector<Pagoda> &worths = pagodas(m_problem.shape, end);
            const auto poor = std::ranges::find_if(
                worths, [this](const Pagoda &pagoda) { return pagoda.slack(m_problem.from) < 0; });
            if (poor != worths.end())
                why = explainWorth(m_problem.shape, *poor, m_problem.from, end);
            else
                aims.push_back({spare(worths), {1 + end, &worths, end}});
        }
        std::ranges::stable_sort(aims, {}, &std::pair<double, Aim>::first);
        for (const auto &[spare, aim] : aims)
            m_aims.push_back(aim);
        return why;
    }
    /// How much of their worth the pegs may lose, for the best function.
    double spare(const std::vector<Pagoda> &worths) const
    {
        if (worths.empty())
            return 1;
        const double worth = worths.front().worth(m_problem.from);
        return worth > 0 ? worths.front().slack(m_problem.from) / worth : 1;
    }
    core::Outcome outcome(End end)
    {
        switch (end) {
        case End::Found:
            return {core::Outcome::Solved, m_search.solution(), {}, m_watch.stats()};
        case End::Dead:
            return {
                core::Outcome::Impossible,
                {},
                {PUZZLE_TEXT_N("solitaire", "Every way was tried: %n board(s), and none of them leads to a "
                                            "single peg where it should be."),
                 {static_cast<long long>(m_watch.stats().nodes)}},
                m_watch.stats()};
        case End::GaveUp:
        case End::Stopped:
            break;
        }
        return {core::Outcome::Stopped, {}, {}, m_watch.stats()};
    }

    Watch &m_watch;
    const Problem &m_problem;
    DepthFirst<Watch> m_search;
    std::uint64_t m_most;
    std::vector<Aim> m_aims;
    std::shared_ptr<const Endings> m_endings;
};

} // namespace solitaire
