// SPDX-License-Identifier: MIT
#include "dogs/explanations.h"

#include "core/values.h"

#include <algorithm>
#include <array>

namespace dogs {

namespace {

struct ColourTexts {
    core::Text theHead;
    core::Text theBody;
    core::Text aHead;
    core::Text aBody;
};

constexpr ColourTexts colours[] = {
    {PUZZLE_TEXT("dogs", "the red head"), PUZZLE_TEXT("dogs", "the red body"),
     PUZZLE_TEXT("dogs", "a red head"), PUZZLE_TEXT("dogs", "a red body")},
    {PUZZLE_TEXT("dogs", "the green head"), PUZZLE_TEXT("dogs", "the green body"),
     PUZZLE_TEXT("dogs", "a green head"), PUZZLE_TEXT("dogs", "a green body")},
    {PUZZLE_TEXT("dogs", "the blue head"), PUZZLE_TEXT("dogs", "the blue body"),
     PUZZLE_TEXT("dogs", "a blue head"), PUZZLE_TEXT("dogs", "a blue body")},
    {PUZZLE_TEXT("dogs", "the yellow head"), PUZZLE_TEXT("dogs", "the yellow body"),
     PUZZLE_TEXT("dogs", "a yellow head"), PUZZLE_TEXT("dogs", "a yellow body")},
    {PUZZLE_TEXT("dogs", "the violet head"), PUZZLE_TEXT("dogs", "the violet body"),
     PUZZLE_TEXT("dogs", "a violet head"), PUZZLE_TEXT("dogs", "a violet body")},
    {PUZZLE_TEXT("dogs", "the brown head"), PUZZLE_TEXT("dogs", "the brown body"),
     PUZZLE_TEXT("dogs", "a brown head"), PUZZLE_TEXT("dogs", "a brown body")},
    {PUZZLE_TEXT("dogs", "the pink head"), PUZZLE_TEXT("dogs", "the pink body"),
     PUZZLE_TEXT("dogs", "a pink head"), PUZZLE_TEXT("dogs", "a pink body")},
    {PUZZLE_TEXT("dogs", "the grey head"), PUZZLE_TEXT("dogs", "the grey body"),
     PUZZLE_TEXT("dogs", "a grey head"), PUZZLE_TEXT("dogs", "a grey body")},
};
static_assert(std::size(colours) == mostColours);

constexpr struct {
    core::Text theEdge;
    core::Text anEdge;
} plainEdges[] = {
    {PUZZLE_TEXT("dogs", "the red edge (A)"), PUZZLE_TEXT("dogs", "a red edge (A)")},
    {PUZZLE_TEXT("dogs", "the green edge (B)"), PUZZLE_TEXT("dogs", "a green edge (B)")},
    {PUZZLE_TEXT("dogs", "the blue edge (C)"), PUZZLE_TEXT("dogs", "a blue edge (C)")},
    {PUZZLE_TEXT("dogs", "the yellow edge (D)"), PUZZLE_TEXT("dogs", "a yellow edge (D)")},
    {PUZZLE_TEXT("dogs", "the violet edge (E)"), PUZZLE_TEXT("dogs", "a violet edge (E)")},
    {PUZZLE_TEXT("dogs", "the brown edge (F)"), PUZZLE_TEXT("dogs", "a brown edge (F)")},
    {PUZZLE_TEXT("dogs", "the pink edge (G)"), PUZZLE_TEXT("dogs", "a pink edge (G)")},
    {PUZZLE_TEXT("dogs", "the grey edge (H)"), PUZZLE_TEXT("dogs", "a grey edge (H)")},
    {PUZZLE_TEXT("dogs", "the orange edge (I)"), PUZZLE_TEXT("dogs", "an orange edge (I)")},
};
static_assert(std::size(plainEdges) == mostKinds);

constexpr core::Text inSides[] = {PUZZLE_TEXT("dogs", "to the north"), PUZZLE_TEXT("dogs", "to the east"),
                                  PUZZLE_TEXT("dogs", "to the south"), PUZZLE_TEXT("dogs", "to the west")};

constexpr core::Text needsOf[] = {
    {},
    PUZZLE_TEXT("dogs", "The marked place needs %1 %2: no card left has it."),
    PUZZLE_TEXT("dogs", "The marked place needs %1 %2 and %3 %4: no card left has both."),
    PUZZLE_TEXT("dogs", "The marked place needs %1 %2, %3 %4 and %5 %6: no card left has all three."),
    PUZZLE_TEXT("dogs", "The marked place needs %1 %2, %3 %4, %5 %6 and %7 %8: no card left has all four."),
};

const ColourTexts &texts(Half half)
{
    return colours[colourOf(half) - 1];
}

} // namespace

core::Text theHalf(Half half)
{
    if (isPlain(half))
        return plainEdges[colourOf(half) - 1].theEdge;
    return half > 0 ? texts(half).theHead : texts(half).theBody;
}

core::Text aHalf(Half half)
{
    if (isPlain(half))
        return plainEdges[colourOf(half) - 1].anEdge;
    return half > 0 ? texts(half).aHead : texts(half).aBody;
}

core::Text inTheSide(Side side)
{
    return inSides[side];
}

void mark(core::Explanation &why, int cell, core::Role role)
{
    const auto same = [&](const core::Mark &mark) { return mark.cell == cell; };
    if (cell >= 0 && std::ranges::none_of(why.marks, same))
        why.mark(cell, role);
}

std::string hintLabel(int card, int quarters)
{
    const std::string number = std::to_string(card + 1);
    return quarters == 0 ? number : number + ", " + std::to_string(90 * quarters) + "°";
}

int cardOfHint(const std::string &label)
{
    return int(core::wholeNumber(label.substr(0, label.find(','))).value_or(0)) - 1;
}

core::Explanation explainMismatch(const Board &board, const SharedEdge &edge)
{
    const auto card = static_cast<long long>(board.card(edge.cell) + 1);
    const core::Text shown = theHalf(board.half(edge.cell, edge.side));
    if (edge.other < 0)
        return {PUZZLE_TEXT("dogs", "Card %1: %2 %3 faces the border, which needs %4."),
                {card, shown, inTheSide(edge.side), aHalf(board.needed(edge.cell, edge.side))}};
    return {PUZZLE_TEXT("dogs", "Card %1: %2 %3 meets %4."),
            {card, shown, inTheSide(edge.side), aHalf(board.half(edge.other, opposite(edge.side)))}};
}

core::Explanation remark(const Dogs &dogs, const core::Position &position)
{
    const Board board = dogs.board(position);
    const std::vector<SharedEdge> mismatches = board.mismatches();
    if (mismatches.empty())
        return {};
    core::Explanation why = explainMismatch(board, mismatches.front());
    for (const SharedEdge &edge : mismatches) {
        mark(why, edge.cell, core::Role::Culprit);
        mark(why, edge.other, core::Role::Culprit);
    }
    return why;
}

core::Text whatFits(const Dogs &dogs)
{
    return dogs.hasPlainEdges()
               ? PUZZLE_TEXT("dogs", "On every shared edge two edges of the same kind meet.")
               : PUZZLE_TEXT("dogs", "On every shared edge a head meets a body of its colour.");
}

core::Explanation whyUnpaired(const Dogs &dogs)
{
    if (dogs.frame() == 0)
        return {};
    std::array<int, halfCount> count{};
    for (const Card &card : dogs.cards()) {
        for (const Half half : card.faces)
            ++count[indexOf(half)];
    }
    const int border = 2 * (dogs.grid().columns + dogs.grid().rows);
    int &framing = count[indexOf(dogs.frame())];
    if (framing < border)
        return {PUZZLE_TEXT("dogs",
                            "The border takes %1 edges of the kind %2, but the cards have only %3: no search "
                            "is needed to see it."),
                {border, kindNames[colourOf(dogs.frame()) - 1], framing}};
    framing -= border;
    for (int kind = 1; kind <= mostKinds; ++kind) {
        if (const int left = count[indexOf(plainEdge(kind))]; left % 2 != 0)
            return {
                PUZZLE_TEXT("dogs",
                            "Inside the border, equal edges meet in pairs, but the number of edges of the "
                            "kind %1 there is odd, %2: no search is needed to "
                            "see it."),
                {kindNames[kind - 1], left}};
    }
    return {};
}

core::Explanation explainUnfillable(const Board &board, int cell)
{
    core::Explanation why;
    mark(why, cell, core::Role::Target);
    for (const Side side : sides) {
        const Half half = board.needed(cell, side);
        if (half == 0)
            continue;
        why.arguments.insert(why.arguments.end(), {aHalf(half), inTheSide(side)});
        mark(why, neighbour(board.grid(), cell, side), core::Role::Culprit);
    }
    why.text = needsOf[why.arguments.size() / 2];
    return why;
}

} // namespace dogs
