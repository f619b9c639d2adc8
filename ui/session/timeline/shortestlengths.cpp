// SPDX-License-Identifier: MIT
#include "session/timeline/shortestlengths.h"

#include "core/positionline.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace session {

namespace {

constexpr std::size_t mostLengths = 10'000; // some 2 MB

using KindHintTexts = std::pair<const core::Kind *, HintTexts>;

std::vector<KindHintTexts> &hintTexts()
{
    static std::vector<KindHintTexts> all;
    return all;
}

/// Returns the fewest moves, indexed by position line.
std::unordered_map<std::string, qint64> &lengths()
{
    static std::unordered_map<std::string, qint64> all;
    return all;
}

void keepLength(const core::Kind &kind, const core::Puzzle &puzzle, const core::Position &position,
                qint64 moves)
{
    if (lengths().size() >= mostLengths)
        lengths().clear();
    lengths()[core::writeLine(kind, puzzle, position)] = moves;
}

/// Returns the sentences of this kind if the hint follows a shortest solution, else null.
const HintTexts *textsOf(const core::Kind &kind, const core::Hint &hint)
{
    const auto found = std::ranges::find(hintTexts(), &kind, &KindHintTexts::first);
    const bool isShortest = found != hintTexts().end() && !hint.path.empty() && hint.why.text &&
                            std::string_view(hint.why.text.source) == found->second.given.source;
    return isShortest ? &found->second : nullptr;
}

} // namespace

void setHintTexts(const core::Kind &kind, const HintTexts &texts)
{
    hintTexts().push_back({&kind, texts});
}

void keepShortest(const core::Kind &kind, const core::Puzzle &puzzle, core::Position from,
                  const core::Path &shortest)
{
    auto left = qint64(core::countMoves(shortest));
    keepLength(kind, puzzle, from, left);
    for (const core::Step &step : shortest) {
        core::advance(from, step);
        if (step.closes)
            keepLength(kind, puzzle, from, --left);
    }
}

void keepShortest(const core::Kind &kind, const core::Puzzle &puzzle, const core::Position &position,
                  const core::Hint &hint)
{
    if (!textsOf(kind, hint))
        return;
    const auto moves = qint64(std::get<long long>(hint.why.arguments.front()));
    keepLength(kind, puzzle, position, moves);
    keepLength(kind, puzzle, core::after(position, hint.path), moves - 1);
}

std::optional<qint64> shortestLength(const core::Kind &kind, const core::Puzzle &puzzle,
                                     const core::Position &position)
{
    if (lengths().empty())
        return {};
    const auto found = lengths().find(core::writeLine(kind, puzzle, position));
    return found == lengths().end() ? std::nullopt : std::optional(found->second);
}

core::Explanation onceMade(const core::Kind &kind, const core::Hint &hint)
{
    core::Explanation explanation{hint.why.text, hint.why.arguments};
    if (const HintTexts *texts = textsOf(kind, hint)) {
        const long long left = std::get<long long>(explanation.arguments.front()) - 1;
        if (left == 0)
            return {};
        explanation.text = texts->made;
        explanation.arguments.front() = left;
    }
    return explanation;
}

} // namespace session
