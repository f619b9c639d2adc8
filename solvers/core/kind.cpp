// SPDX-License-Identifier: MIT
#include "core/kind.h"

#include "core/optionlist.h"

#include <algorithm>

namespace core {

namespace {

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r\n";
    const auto first = text.find_first_not_of(blanks);
    return first == text.npos ? std::string_view()
                              : text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

} // namespace

bool Solver::reaches(Goal goal) const
{
    return std::ranges::find(goals, goal) != goals.end();
}

const Solver *Kind::solver(std::string_view wanted) const
{
    const auto found =
        std::ranges::find_if(solvers, [&](const Solver &solver) { return solver.id == wanted; });
    return found == solvers.end() ? nullptr : &*found;
}

const Deal *Kind::deal(std::string_view wanted) const
{
    const auto found = std::ranges::find_if(deals, [&](const Deal &deal) { return deal.id == wanted; });
    return found == deals.end() ? nullptr : &*found;
}

std::variant<LineParts, Fault> splitLine(Kinds kinds, std::string_view line)
{
    if (line.size() > longestLine)
        return Fault{longestLine, {PUZZLE_TEXT("core", "the line is longer than a position can be")}};
    const std::string_view whole = trimmed(line);
    const std::size_t before = whole.empty() ? 0 : std::size_t(whole.data() - line.data());
    const auto colon = whole.find(':');
    const std::string_view id = whole.substr(0, colon);
    const auto kind = std::ranges::find_if(kinds, [&](const Kind *one) { return id == one->id; });
    if (kind == kinds.end())
        return Fault{before, {PUZZLE_TEXT("core", "“%1” is not the name of a puzzle"), {quoted(id)}}};
    const std::string_view rest = colon == whole.npos ? std::string_view() : whole.substr(colon + 1);
    const auto second = rest.find(':');
    const std::string_view position = second == rest.npos ? std::string_view() : rest.substr(second + 1);
    return LineParts{*kind, rest.substr(0, second), position, before + id.size() + 1};
}

LineReading readLine(Kinds kinds, std::string_view line)
{
    const auto split = splitLine(kinds, line);
    if (const auto *fault = std::get_if<Fault>(&split))
        return {nullptr, *fault};
    const auto &parts = std::get<LineParts>(split);
    Reading reading = parts.kind->parse(parts.options, parts.position);
    if (Fault *fault = std::get_if<Fault>(&reading))
        fault->at += parts.at;
    return {parts.kind, std::move(reading)};
}

std::string writeLine(const Kind &kind, const Puzzle &puzzle, const Position &position)
{
    return std::string(kind.id) + ':' + puzzle.options() + ':' + puzzle.write(position);
}

} // namespace core
