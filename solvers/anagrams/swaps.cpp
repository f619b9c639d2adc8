// SPDX-License-Identifier: MIT
#include "anagrams/swaps.h"

#include "anagrams/counting.h"
#include "anagrams/swapwords.h"
#include "core/watch.h"

#include <algorithm>

namespace anagrams {

namespace {

constexpr core::Goal goals[] = {core::Goal::First, core::Goal::All, core::Goal::Count};

template <typename Watch>
class Swaps {
public:
    Swaps(Watch &watch, const Anagrams &puzzle, const core::Task &task)
        : m_watch(watch), m_puzzle(puzzle), m_first(task.goal == core::Goal::First), m_position(task.from),
          m_row(task.from), m_words(double(wordsFrom(puzzle, Row(puzzle.size()))))
    {
    }

    core::Outcome run()
    {
        setOut();
        const bool all = call();
        const bool done = all || (m_first && m_watch.stats().solutions > 0);
        return {done ? core::Outcome::Solved : core::Outcome::Stopped,
                m_first ? std::move(m_path) : core::Path(),
                {},
                m_watch.stats()};
    }

private:
    void setOut()
    {
        m_watch.at(int(SwapLine::SetOut));
        while (m_row.standing() > 0) {
            for (const core::Step &step : m_row.stepsBack()) {
                take(step);
                m_watch.changed([&] { return step; });
            }
            m_row.takeBack(m_row.choices().back());
        }
    }

    /// False when the search is to end as it stands.
    bool call()
    {
        if (!m_watch.node(m_row.standing()))
            return false;
        if (m_row.whole())
            return tell();
        for (int place = m_row.set(); place < m_row.size(); ++place) {
            if (m_puzzle.sameBefore(m_row, place) != Anagrams::none) {
                m_watch.at(int(SwapLine::Same));
                m_watch.refused(0, [&] { return *m_row.steps(place).begin(); });
                continue;
            }
            const std::size_t before = m_path.size();
            exchange(place);
            if (!call())
                return false;
            back(place, before);
        }
        return true;
    }

    bool tell()
    {
        m_watch.at(int(SwapLine::Whole));
        m_watch.stats().done = double(m_watch.stats().solutions + 1) / m_words;
        return m_watch.found(m_position, m_path) && !m_first;
    }

    void exchange(int place)
    {
        m_watch.at(int(place == m_row.set() ? SwapLine::Stay : SwapLine::Exchange));
        for (const core::Step &step : m_row.steps(place)) {
            take(step);
            m_watch.did([&] { return step; });
        }
        m_row.exchange(place);
    }

    void back(int place, std::size_t before)
    {
        m_watch.at(int(SwapLine::Back));
        m_row.takeBack(place);
        while (m_path.size() > before) {
            core::retreat(m_position, m_path.back());
            m_path.pop_back();
            m_watch.undid();
        }
    }

    void take(const core::Step &step)
    {
        core::advance(m_position, step);
        m_path.push_back(step);
    }

    Watch &m_watch;
    const Anagrams &m_puzzle;
    const bool m_first;
    core::Position m_position;
    Row m_row;
    core::Path m_path; ///< from the task's position
    const double m_words;
};

core::Outcome solve(const core::Puzzle &puzzle, const core::Task &task, core::Control &control)
{
    return core::watched(control, task, [&]<typename Watch>(Watch &watch) {
        return Swaps<Watch>(watch, static_cast<const Anagrams &>(puzzle), task).run();
    });
}

} // namespace

core::Solver swaps()
{
    return {.id = "swaps",
            .name = PUZZLE_TEXT("anagrams", "Exchanges"),
            .about = PUZZLE_TEXT("anagrams",
                                 "The recursion of the course: each open letter in turn changes places "
                                 "with the first open one, and the rest does the same."),
            .goals = goals,
            .counts = PUZZLE_TEXT("anagrams", "Calls"),
            .pseudocode = swapListing(),
            .solve = solve,
            .explain = explainSwap};
}

} // namespace anagrams
