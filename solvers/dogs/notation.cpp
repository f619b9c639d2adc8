// SPDX-License-Identifier: MIT
#include "dogs/notation.h"

#include "dogs/wordreader.h"

namespace dogs {

namespace {

using Argument = core::Explanation::Argument;

std::string spellStep(const core::Grid &grid, const core::Step &step)
{
    if (!step.to.onBoard())
        return spellLay(step.piece, 0) + "@-";
    return spellLay(step.piece, step.to.turn) + '@' + std::to_string(grid.row(step.to.cell) + 1) +
           std::to_string(grid.column(step.to.cell) + 1);
}

/// A card's number with its quarter turns.
struct CardText {
    int card;
    int turn;
};

std::variant<CardText, core::Fault> readCard(int cards, std::string_view word, std::size_t at)
{
    const std::size_t digits = std::min(word.find('\''), word.size());
    const std::string_view turns = word.substr(digits);
    const auto number = core::wholeNumber(word.substr(0, digits));
    if (word.find_first_not_of("0123456789") < digits || digits == 0 ||
        turns.find_first_not_of('\'') != turns.npos)
        return fault(at, PUZZLE_TEXT("dogs", "“%1” is not the number of a card, with or without turns"),
                     {core::quoted(word)});
    if (!number || *number < 1 || *number > cards)
        return fault(at, PUZZLE_TEXT("dogs", "the cards are numbered from 1 to %1"),
                     {static_cast<long long>(cards)});
    if (turns.size() > 3)
        return fault(at + digits, PUZZLE_TEXT("dogs", "a card is turned by three quarters at most"));
    return CardText{int(*number) - 1, int(turns.size())};
}

/// Reads moves one after the other, and carries them out.
class MoveReader {
public:
    MoveReader(const core::Grid &grid, const core::Position &from) : m_grid(grid), m_position(from) {}

    std::optional<core::Fault> readMove(std::string_view move, std::size_t at)
    {
        while (true) {
            const std::size_t plus = std::min(move.find('+'), move.size());
            if (auto found = readStep(move.substr(0, plus), at))
                return found;
            if (plus == move.size())
                break;
            m_path.back().closes = false;
            move.remove_prefix(plus + 1);
            at += plus + 1;
        }
        return collision(at);
    }
    core::Path takePath() { return std::move(m_path); }

private:
    std::optional<core::Fault> readStep(std::string_view step, std::size_t at)
    {
        const std::size_t sign = step.find('@');
        if (sign == step.npos)
            return fault(at, PUZZLE_TEXT("dogs", "a move such as 7''@23 is expected here"));
        const auto card = readCard(m_grid.size(), step.substr(0, sign), at);
        if (const auto *found = std::get_if<core::Fault>(&card))
            return *found;
        const auto [piece, turn] = std::get<CardText>(card);
        core::Place to{core::Place::box, std::int8_t(turn)};
        if (const std::string_view place = step.substr(sign + 1); place != "-") {
            const auto number = core::wholeNumber(place);
            const int row = number && place.size() == 2 ? int(*number / 10) - 1 : -1;
            const int column = number ? int(*number % 10) - 1 : -1;
            if (!m_grid.has(column, row))
                return fault(at + sign + 1, PUZZLE_TEXT("dogs", "the board has no place “%1”"),
                             {core::quoted(place)});
            to.cell = std::int16_t(m_grid.cell(column, row));
        } else if (turn != 0) {
            return fault(at, PUZZLE_TEXT("dogs", "beside the board a card has no turn"));
        }
        core::Place &from = m_position[std::size_t(piece)];
        if (from == to)
            return fault(at, PUZZLE_TEXT("dogs", "card %1 lies there already"),
                         {static_cast<long long>(piece + 1)});
        m_path.push_back({std::int16_t(piece), from, to});
        from = to;
        return std::nullopt;
    }

    /// Within a move cards may pass one another, at its end none lies on another.
    std::optional<core::Fault> collision(std::size_t at) const
    {
        std::vector<int> seen(std::size_t(m_grid.size()), -1);
        for (std::size_t card = 0; card < m_position.size(); ++card) {
            if (!m_position[card].onBoard())
                continue;
            int &other = seen[std::size_t(m_position[card].cell)];
            if (other >= 0)
                return fault(at, PUZZLE_TEXT("dogs", "cards %1 and %2 come to lie on one another"),
                             {static_cast<long long>(other + 1), static_cast<long long>(card + 1)});
            other = int(card);
        }
        return std::nullopt;
    }

    const core::Grid &m_grid;
    core::Position m_position;
    core::Path m_path;
};

} // namespace

std::string spellLay(int card, int turn)
{
    return std::to_string(card + 1) + std::string(std::size_t(turn), '\'');
}

std::string spellMoves(const core::Grid &grid, std::span<const core::Step> steps)
{
    std::string text;
    bool open = false;
    for (const core::Step &step : steps) {
        if (!text.empty())
            text += open ? '+' : ' ';
        text += spellStep(grid, step);
        open = !step.closes;
    }
    return text;
}

std::variant<core::Path, core::Fault> readMoves(const core::Grid &grid, const core::Position &from,
                                                std::string_view text)
{
    MoveReader reader(grid, from);
    WordReader words(text);
    for (std::string_view move = words.next(); !move.empty(); move = words.next()) {
        if (auto found = reader.readMove(move, words.at()))
            return *std::move(found);
    }
    return reader.takePath();
}

std::variant<core::Position, core::Fault> readLayout(const core::Grid &grid, std::string_view text)
{
    core::Position position(std::size_t(grid.size()));
    WordReader words(text);
    int cell = 0;
    for (std::string_view word = words.next(); !word.empty(); word = words.next(), ++cell) {
        if (cell == grid.size())
            return fault(words.at(), PUZZLE_TEXT("dogs", "the board has only %1 places; this is too much"),
                         {static_cast<long long>(cell)});
        if (word == ".")
            continue;
        const auto card = readCard(grid.size(), word, words.at());
        if (const auto *found = std::get_if<core::Fault>(&card))
            return *found;
        const auto [piece, turn] = std::get<CardText>(card);
        core::Place &place = position[std::size_t(piece)];
        if (place.onBoard())
            return fault(words.at(), PUZZLE_TEXT("dogs", "card %1 comes twice"),
                         {static_cast<long long>(piece + 1)});
        place = {std::int16_t(cell), std::int8_t(turn)};
    }
    if (cell < grid.size())
        return fault(words.at(), PUZZLE_TEXT("dogs", "the board has %1 places, but only %2 are given"),
                     {static_cast<long long>(grid.size()), static_cast<long long>(cell)});
    return position;
}

} // namespace dogs
