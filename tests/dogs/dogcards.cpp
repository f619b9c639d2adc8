// SPDX-License-Identifier: MIT
#include "dogcards.h"

#include "core/positionline.h"
#include "dogs/dogs.h"

#include <algorithm>
#include <stdexcept>

namespace tests {

namespace {

using Cards = std::vector<PlainCards::Card>;

int drawnHalf(core::Random &random, int colours)
{
    const int colour = 1 + int(random.below(std::uint64_t(colours)));
    return random.below(2) == 0 ? colour : -colour;
}

std::string written(const Cards &cards)
{
    std::string text;
    for (const PlainCards::Card &card : cards) {
        for (const int half : card)
            text += std::to_string(half) + ',';
        text.back() = ';';
    }
    text.pop_back();
    return text;
}

} // namespace

core::Game dogGame(const std::string &line)
{
    const core::Kind *kinds[] = {&dogs::kind()};
    const core::LineReading reading = core::readLine(kinds, line);
    if (!std::holds_alternative<core::Game>(reading.reading))
        throw std::invalid_argument(line);
    return std::get<core::Game>(reading.reading);
}

PlainCards plainCards(const core::Game &game)
{
    Cards cards;
    for (const dogs::Card &card : static_cast<const dogs::Dogs &>(*game.puzzle).cards())
        cards.push_back({card.faces[0], card.faces[1], card.faces[2], card.faces[3]});
    const core::Grid grid = game.puzzle->grid();
    return {grid.columns, grid.rows, std::move(cards)};
}

std::string drawnCards(core::Random &random, int count, int colours)
{
    Cards cards(std::size_t(count), {0, 0, 0, 0});
    for (PlainCards::Card &card : cards) {
        for (int &half : card)
            half = drawnHalf(random, colours);
        if (random.below(5) == 0)
            card = cards.front();
        if (random.below(6) == 0)
            card = {card[0], card[1], card[0], card[1]};
    }
    return written(cards);
}

std::string solvableCards(core::Random &random, int columns, int rows, int colours)
{
    Cards cards(std::size_t(columns * rows));
    for (int cell = 0; cell < columns * rows; ++cell) {
        PlainCards::Card &card = cards[std::size_t(cell)];
        for (int &half : card)
            half = drawnHalf(random, colours);
        if (cell % columns > 0)
            card[3] = -cards[std::size_t(cell - 1)][1];
        if (cell >= columns)
            card[0] = -cards[std::size_t(cell - columns)][2];
    }
    for (std::size_t left = cards.size(); left > 0; --left) {
        std::swap(cards[left - 1], cards[random.below(left)]);
        PlainCards::Card &card = cards[left - 1];
        std::rotate(card.begin(), card.begin() + std::ptrdiff_t(random.below(4)), card.end());
    }
    return written(cards);
}

} // namespace tests
