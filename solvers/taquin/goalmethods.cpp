// SPDX-License-Identifier: MIT
#include "taquin/methods.h"
#include "taquin/parity.h"
#include "taquin/usualform.h"

#include <algorithm>
#include <string_view>

namespace taquin {

namespace {

/// The context of a search on the usual form of a board; it translates the reports back to the board itself.
class UsualFormContext : public core::SearchContext {
public:
    UsualFormContext(core::SearchContext &parent, const UsualForm &form) : m_parent(parent), m_form(form) {}

    bool keepGoing(const core::Stats &stats) override { return m_parent.keepGoing(stats); }
    bool record(std::span<const core::Event> events) override
    {
        std::vector<core::Event> own;
        own.reserve(events.size());
        for (const core::Event &event : events)
            own.push_back(m_form.fromImage(event));
        return m_parent.record(own);
    }
    void reached(const core::Stats &stats) override { m_parent.reached(stats); }
    bool found(const core::Position &position, std::span<const core::Step> steps) override
    {
        return m_parent.found(m_form.fromImage(position), m_form.fromImage(steps));
    }
    int threads() const override { return m_parent.threads(); }
    void parallel(int tasks, const std::function<void(int, core::SearchContext &)> &work) override
    {
        m_parent.parallel(tasks, [&](int task, core::SearchContext &context) {
            UsualFormContext own(context, m_form);
            work(task, own);
        });
    }

private:
    core::SearchContext &m_parent;
    const UsualForm &m_form;
};

/// A sentence about the usual goal, and its wording for any other goal.
struct GoalWords {
    std::string_view usual;
    core::Text other;
};

constexpr GoalWords goalWords[] = {
    {"All tiles are in order.", PUZZLE_TEXT("taquin", "All tiles are where the goal has them.")},
    {"All tiles are in order, by the shortest route found.",
     PUZZLE_TEXT("taquin", "All tiles are where the goal has them, by the shortest route found.")},
    {"All tiles are in order, and there is no shorter solution.",
     PUZZLE_TEXT("taquin", "All tiles are where the goal has them, and there is no shorter solution.")},
    {"Tile %1 moves, and all tiles are in order.",
     PUZZLE_TEXT("taquin", "Tile %1 moves, and all tiles are where the goal has them.")},
    {"The gap returns to its corner: first down, then right.",
     PUZZLE_TEXT("taquin", "The gap goes to the last cell: first down, then right.")},
};

/// Returns an explanation of the usual form in the words that suit the board's own goal.
core::Explanation worded(const UsualForm &form, core::Explanation explanation)
{
    const auto found = explanation.empty()
                           ? std::end(goalWords)
                           : std::ranges::find(goalWords, explanation.text.source, &GoalWords::usual);
    if (found != std::end(goalWords))
        explanation.text = found->other;
    return form.fromImage(std::move(explanation));
}

/// The callbacks of a method for boards with any goal.
template <core::Solver (*method)(), UsualForm::Orientation orientation>
struct AnyGoal {
    static const core::Solver &usual()
    {
        static const core::Solver solver = method();
        return solver;
    }
    static const UsualForm *formOf(const Taquin &taquin)
    {
        return orientation == UsualForm::Upright ? taquin.uprightForm() : taquin.reflectedForm();
    }

    static core::Explanation unsuitable(const Taquin &taquin, const core::Position &position,
                                        std::span<const core::Step> past)
    {
        const UsualForm *form = formOf(taquin);
        if (!form)
            return usual().unsuitable(taquin, position, past);
        return worded(*form, usual().unsuitable(form->image(), form->toImage(position), form->toImage(past)));
    }
    static void prepare(const Taquin &taquin, core::SearchContext &context)
    {
        const UsualForm *form = formOf(taquin);
        usual().prepare(form ? form->image() : taquin, context);
    }
    static core::Outcome solve(const Taquin &taquin, const core::Task &task, core::SearchContext &context)
    {
        const UsualForm *form = formOf(taquin);
        if (!form)
            return usual().solve(taquin, task, context);
        if (auto no = impossible(taquin, task.from))
            return *std::move(no);
        core::Task own = task;
        own.from = form->toImage(task.from);
        own.past = form->toImage(task.past);
        UsualFormContext translating(context, *form);
        core::Outcome outcome = usual().solve(form->image(), own, translating);
        outcome.path = form->fromImage(outcome.path);
        outcome.reason = worded(*form, std::move(outcome.reason));
        return outcome;
    }
    static core::Explanation explain(const Taquin &taquin, const core::Position &before,
                                     const core::Event &event)
    {
        const UsualForm *form = formOf(taquin);
        if (!form)
            return usual().explain(taquin, before, event);
        return worded(*form, usual().explain(form->image(), form->toImage(before), form->toImage(event)));
    }
    static std::vector<core::Variable> variables(const Taquin &taquin, const core::Position &before,
                                                 const core::Event &event)
    {
        const UsualForm *form = formOf(taquin);
        if (!form)
            return usual().variables(taquin, before, event);
        return usual().variables(form->image(), form->toImage(before), form->toImage(event));
    }

    static core::Solver solver()
    {
        core::Solver result = usual();
        if (result.unsuitable)
            result.unsuitable = core::callback<unsuitable>;
        if (result.prepare)
            result.prepare = core::callback<prepare>;
        result.solve = core::callback<solve>;
        result.explain = core::callback<explain>;
        result.variables = core::callback<variables>;
        return result;
    }
};

} // namespace

std::span<const core::Solver> methods()
{
    static const core::Solver all[] = {rewind::solver(), AnyGoal<rows::solver, UsualForm::Upright>::solver(),
                                       AnyGoal<cycles::solver, UsualForm::Upright>::solver(),
                                       AnyGoal<quick::solver, UsualForm::Reflected>::solver(),
                                       AnyGoal<optimal::solver, UsualForm::Reflected>::solver()};
    return all;
}

core::Text solvedText(const Taquin &taquin)
{
    return taquin.hasUsualGoal() ? PUZZLE_TEXT("taquin", "All tiles are in order.") : goalWords[0].other;
}

} // namespace taquin
