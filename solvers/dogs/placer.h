// SPDX-License-Identifier: MIT
#pragma once

#include "core/watch.h"
#include "dogs/images.h"

#include <limits>
#include <utility>

namespace dogs {

/// The search of `placement`: fills the cells in the plan's order. The lays that fit are the intersection of
/// sets kept ready, so that only they are ever tried; a node is a card laid. Words is 1 for boards of up to
/// 16 cards, else 2.
template <typename Watch, std::size_t Words>
class Placer {
public:
    enum Line { Begin = 1, LayIt, Dead, TakeBack, Whole, Image };

    Placer(Watch &watch, core::Control &control, const Deck &deck, const Plan &plan, const core::Task &task)
        : m_watch(watch), m_control(control), m_deck(deck), m_plan(plan), m_goal(task.goal),
          m_images(deck, plan, task.from), m_at(plan.at)
    {
        for (std::size_t card = 0; card < task.from.size(); ++card)
            m_unlocked[card] = Set(plan.unlocked[card]);
    }

    /// Whether the whole tree was searched.
    bool run() { return fill(0, Set(m_plan.free), m_plan.slack); }

    /// There are more solutions than 64 bits can count.
    bool overflows() const { return m_overflows; }
    /// The way to the fullest board that was reached; with Goal::First, to the solution.
    core::Path deepest() const { return wayTo(m_plan, m_deepest, m_depth); }
    std::size_t depth() const { return m_depth; }

private:
    using Set = Bits<Words>;
    static constexpr auto mostCounted = std::numeric_limits<std::uint64_t>::max();

    bool fill(std::size_t depth, Set free, int slack)
    {
        if (depth == m_plan.levels.size())
            return solved();
        const Plan::Level &level = m_plan.levels[depth];
        Set fitting = candidates(level, free, slack);
        if constexpr (Watch::sees)
            m_dead = fitting.any() ? 0 : level.cell + 1;
        while (fitting.any()) {
            const int lay = fitting.takeFirst();
            if (!m_watch.node(int(depth) + 1))
                return false;
            m_at[std::size_t(level.cell)] = Lay(lay);
            if (depth >= m_depth)
                note(depth + 1);
            m_watch.at(level.neighbours == 0 ? Begin : LayIt);
            m_watch.did([&] { return laying(level.cell, lay); });
            const int card = cardOf(lay);
            if (!fill(depth + 1, (free - Set::four(card)) | m_unlocked[std::size_t(card)],
                      slack - m_deck.waste(level.cell, lay)))
                return false;
            m_watch.at(m_dead > 0 ? Dead : TakeBack);
            m_watch.undid(std::exchange(m_dead, 0));
        }
        return true;
    }

    Set candidates(const Plan::Level &level, Set free, int slack) const
    {
        Set set = free & Set(level.allowed[std::size_t(std::min(slack, Deck::mostWaste))]);
        for (std::size_t i = 0; i < std::size_t(level.neighbours); ++i) {
            const Plan::Neighbour &one = level.neighbour[i];
            set = set & Set(m_deck.matching(m_at[one.cell], one.side));
        }
        for (std::size_t i = 0; i < std::size_t(level.aheads); ++i) {
            const Plan::Ahead &one = level.ahead[i];
            set = set & Set(m_deck.supported(one.side, one.other, m_at[one.cell]));
        }
        return set;
    }

    void note(std::size_t depth)
    {
        m_depth = depth;
        m_deepest = m_at;
    }

    bool solved()
    {
        m_watch.at(Whole);
        note(m_plan.levels.size());
        m_images.begin(m_at);
        if (m_goal == core::Goal::Count)
            return count();
        if (m_goal == core::Goal::All)
            return m_images.each([&] { return show(); });
        m_watch.found(m_images.position(), m_images.path());
        return false;
    }

    /// Tells of one image of what lies on the board. Those who watch see that become it, and come back.
    bool show()
    {
        if constexpr (!Watch::sees)
            return m_watch.found(m_images.position(), m_images.path());
        const core::Path change = m_images.change(m_at);
        m_watch.at(Image);
        for (const core::Step &step : change)
            m_watch.did([&] { return step; });
        m_watch.at(Whole);
        const bool going = m_watch.found(m_images.position(), m_images.path());
        m_watch.at(Image);
        for (std::size_t i = 0; going && i < change.size(); ++i)
            m_watch.undid();
        return going;
    }

    /// All images at once; only the board itself is told of, so that the world must be asked whether they are
    /// enough. When they are more than can be counted, as many as can be are.
    bool count()
    {
        const std::uint64_t images = m_images.count();
        core::Stats &stats = m_watch.stats();
        m_overflows = images == 0 || stats.solutions + images < images;
        stats.solutions = (m_overflows ? mostCounted : stats.solutions + images) - 1; // and the one told of
        return m_watch.found(m_images.position(), m_images.path()) && !m_overflows &&
               m_control.keepGoing(stats);
    }

    Watch &m_watch;
    core::Control &m_control;
    const Deck &m_deck;
    const Plan &m_plan;
    core::Goal m_goal;
    Images m_images;
    Board m_at;
    std::array<Set, mostCards> m_unlocked;
    Board m_deepest{};
    std::size_t m_depth = 0;
    bool m_overflows = false;
    int m_dead = 0; ///< a cell, from 1, for which no card was left
};

} // namespace dogs
