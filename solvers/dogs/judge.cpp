// SPDX-License-Identifier: MIT

#include "dogs/explanations.h"
#include "dogs/methods.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace dogs {

namespace {

constexpr std::uint64_t mostNodes = 2'000'000; ///< the node limit of a search, some 20 ms

core::Explanation whole(const Dogs &dogs)
{
    if (dogs.hasPlainEdges())
        return {PUZZLE_TEXT("dogs", "All cards fit: on every shared edge two edges of the same kind meet.")};
    return {PUZZLE_TEXT("dogs",
                        "All dogs are complete: on every shared edge a head meets a body of its colour.")};
}

/// Returns the cards on the board that are not fixed.
std::vector<int> cardsOn(const Dogs &dogs, const core::Position &position)
{
    std::vector<int> cards;
    for (int card = 0; card < int(position.size()); ++card) {
        if (position[card].onBoard() && !dogs.isFixed(card))
            cards.push_back(card);
    }
    return cards;
}

/// Returns whether these cards have no solution, however those that are not fixed are placed.
bool haveNoSolution(const Dogs &dogs, core::SearchContext &context)
{
    const SolutionCount all = placement::countSolutions(dogs, dogs.start(), 1, mostNodes, context);
    return all.complete && all.solutions == 0;
}

core::Judgement unsolvable(const Dogs &dogs, const core::Position &position, core::SearchContext &context)
{
    if (core::Explanation why = remark(dogs, position); !why.empty())
        return {core::Judgement::Unsolvable, std::move(why)};
    const std::vector<int> laid = cardsOn(dogs, position);
    if (laid.empty() || haveNoSolution(dogs, context))
        return {core::Judgement::Unsolvable,
                {PUZZLE_TEXT("dogs", "All ways to lay these cards were tried.")}};
    core::Explanation why =
        laid.size() == 1
            ? core::Explanation{PUZZLE_TEXT("dogs", "As card %1 lies, the others cannot complete the board: "
                                                    "turn it, move it or take it off."),
                                {laid.front() + 1}}
            : core::Explanation{PUZZLE_TEXT("dogs", "The cards on the board fit, but as they lie, the others "
                                                    "cannot complete it: turn some or take some off.")};
    for (const int card : laid)
        mark(why, position[card].cell, core::Role::Region);
    return {core::Judgement::Unsolvable, std::move(why)};
}

/// Finds the fewest cards to take away so that the others can be completed: iterative deepening over their number,
/// within the node limit.
class RemovalSearch {
public:
    RemovalSearch(const Dogs &dogs, const core::Position &position, core::SearchContext &context)
        : m_dogs(dogs), m_position(position), m_context(context), m_laid(cardsOn(dogs, position))
    {
    }

    /// Returns the cards to take away; empty if none were found.
    std::vector<int> cards()
    {
        for (std::size_t size = 1; size <= m_laid.size() && m_nodes < mostNodes; ++size) {
            if (remove(0, size))
                return m_removed;
        }
        return {};
    }

private:
    bool remove(std::size_t first, std::size_t left)
    {
        if (left == 0) {
            const std::uint64_t nodes = mostNodes - std::min(mostNodes, m_nodes);
            const SolutionCount rest = placement::countSolutions(m_dogs, m_position, 1, nodes, m_context);
            m_nodes += rest.nodes + 1;
            return rest.solutions > 0;
        }
        for (std::size_t i = first; i + left <= m_laid.size() && m_nodes < mostNodes; ++i) {
            core::Place &place = m_position[m_laid[i]];
            const core::Place before = std::exchange(place, core::Place());
            m_removed.push_back(m_laid[i]);
            if (remove(i + 1, left - 1))
                return true;
            m_removed.pop_back();
            place = before;
        }
        return false;
    }

    const Dogs &m_dogs;
    core::Position m_position;
    core::SearchContext &m_context;
    std::vector<int> m_laid;
    std::vector<int> m_removed;
    std::uint64_t m_nodes = 0;
};

/// Returns the step that turns this card of the board so that the others can complete it; none if no turn helps.
std::optional<core::Step> turned(const Dogs &dogs, core::Position position, int card,
                                 core::SearchContext &context)
{
    const core::Place from = position[card];
    for (const int quarters : {1, 3, 2}) {
        core::Place &to = position[card];
        to.turn = std::int8_t((from.turn + quarters) & 3);
        if (remark(dogs, position).empty() &&
            placement::countSolutions(dogs, position, 1, mostNodes, context).solutions > 0)
            return core::Step{std::int16_t(card), from, to};
    }
    return {};
}

core::Hint takeBack(const Dogs &dogs, const core::Position &position, core::SearchContext &context)
{
    const std::vector<int> cards = RemovalSearch(dogs, position, context).cards();
    if (cards.empty())
        return {{}, unsolvable(dogs, position, context).why};
    const int card = cards.front();
    const core::Place &from = position[card];
    if (const auto step = cards.size() == 1 ? turned(dogs, position, card, context) : std::nullopt) {
        core::Explanation why{PUZZLE_TEXT("dogs", "Turn card %1: then the board can be completed."),
                              {card + 1}};
        mark(why, from.cell, core::Role::Moving);
        return {{*step}, std::move(why)};
    }
    core::Explanation why =
        cards.size() == 1
            ? core::Explanation{PUZZLE_TEXT("dogs",
                                            "Take card %1 off: without it, the board can be completed."),
                                {card + 1}}
            : core::Explanation{
                  PUZZLE_TEXT_N("dogs", "At least %n card(s) must be removed: begin with card %1."),
                  {std::ssize(cards), card + 1}};
    mark(why, from.cell, core::Role::Moving);
    return {{{std::int16_t(card), from, {}}}, std::move(why)};
}

core::Hint layNext(const Dogs &dogs, const core::Position &position, const core::Step &step)
{
    const Board board = dogs.board(position);
    const int quarters = step.to.turn;
    core::Explanation why =
        quarters == 0
            ? core::Explanation{PUZZLE_TEXT("dogs",
                                            "Card %1 goes here: all the others then find their places."),
                                {step.piece + 1}}
            : core::Explanation{
                  PUZZLE_TEXT("dogs", "Card %1, turned by %2° clockwise, goes here: all the others then find "
                                      "their places."),
                  {step.piece + 1, 90 * quarters}};
    mark(why, step.to.cell, core::Role::Target);
    why.marks.back().label = hintLabel(step.piece, quarters);
    for (const Side side : sides) {
        if (board.needed(step.to.cell, side) != 0)
            mark(why, neighbour(dogs.grid(), step.to.cell, side), core::Role::Placed);
    }
    return {{step}, std::move(why)};
}

} // namespace

core::Judgement judge(const Dogs &dogs, const core::Position &position, core::SearchContext &context)
{
    if (dogs.solved(position))
        return {core::Judgement::Solved, whole(dogs)};
    const SolutionCount some = placement::countSolutions(dogs, position, 1, mostNodes, context);
    if (some.solutions > 0)
        return {core::Judgement::Solvable, {}};
    if (some.complete)
        return unsolvable(dogs, position, context);
    return {core::Judgement::Unknown,
            {PUZZLE_TEXT("dogs", "There are too many possibilities left to try them all quickly.")}};
}

core::Hint hint(const Dogs &dogs, const core::Position &position, core::SearchContext &context)
{
    if (dogs.solved(position))
        return {{}, whole(dogs)};
    const SolutionCount some = placement::countSolutions(dogs, position, 1, mostNodes, context);
    if (some.solutions > 0)
        return layNext(dogs, position, some.first.front());
    if (some.complete && !cardsOn(dogs, position).empty())
        return takeBack(dogs, position, context);
    return {{}, judge(dogs, position, context).why};
}

} // namespace dogs
