// SPDX-License-Identifier: MIT
#include "dogs/words.h"

#include <algorithm>
#include <cstdlib>

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

constexpr core::Text inSides[] = {PUZZLE_TEXT("dogs", "in the north"), PUZZLE_TEXT("dogs", "in the east"),
                                  PUZZLE_TEXT("dogs", "in the south"), PUZZLE_TEXT("dogs", "in the west")};

constexpr core::Text needing[] = {
    {},
    PUZZLE_TEXT("dogs", "The marked place needs %1 %2: no card left can show that."),
    PUZZLE_TEXT("dogs", "The marked place needs %1 %2 and %3 %4: no card left can show both."),
    PUZZLE_TEXT("dogs", "The marked place needs %1 %2, %3 %4 and %5 %6: no card left can show all three."),
    PUZZLE_TEXT("dogs",
                "The marked place needs %1 %2, %3 %4, %5 %6 and %7 %8: no card left can show all four."),
};

const ColourTexts &texts(Half half)
{
    return colours[std::abs(half) - 1];
}

/// A whole number of any size, its digits from the last.
class Number {
public:
    void multiply(int factor)
    {
        int carry = 0;
        for (int &digit : m_digits) {
            carry += digit * factor;
            digit = carry % 10;
            carry /= 10;
        }
        for (; carry > 0; carry /= 10)
            m_digits.push_back(carry % 10);
    }
    /// In groups of three digits with narrow blanks that do not break.
    std::string text() const
    {
        std::string text;
        for (std::size_t left = m_digits.size(); left-- > 0;) {
            text += char('0' + m_digits[left]);
            if (left > 0 && left % 3 == 0)
                text += "\u202f";
        }
        return text;
    }

private:
    std::vector<int> m_digits = {1};
};

std::string raised(int number)
{
    constexpr const char *digits[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
    std::string text;
    for (const char digit : std::to_string(number))
        text += digits[digit - '0'];
    return text;
}

} // namespace

core::Text theHalf(Half half)
{
    return half > 0 ? texts(half).theHead : texts(half).theBody;
}

core::Text aHalf(Half half)
{
    return half > 0 ? texts(half).aHead : texts(half).aBody;
}

core::Text inTheSide(Side side)
{
    return inSides[side];
}

void mark(core::Explanation &why, int cell, core::Role role)
{
    const auto same = [&](const core::Mark &mark) { return mark.cell == cell; };
    if (std::ranges::none_of(why.marks, same))
        why.marks.push_back({std::int16_t(cell), role, {}});
}

core::Explanation mismatch(const Layout &layout, const Joint &joint)
{
    return {PUZZLE_TEXT("dogs", "Card %1: %2 %3 meets %4."),
            {static_cast<long long>(layout.card(joint.cell) + 1),
             theHalf(layout.half(joint.cell, joint.side)), inTheSide(joint.side),
             aHalf(layout.half(joint.other, opposite(joint.side)))}};
}

core::Explanation remark(const core::Puzzle &puzzle, const core::Position &position)
{
    const Layout layout = static_cast<const Dogs &>(puzzle).layout(position);
    const std::vector<Joint> wrong = layout.wrong();
    if (wrong.empty())
        return {};
    core::Explanation why = mismatch(layout, wrong.front());
    for (const Joint &joint : wrong) {
        mark(why, joint.cell, core::Role::Culprit);
        mark(why, joint.other, core::Role::Culprit);
    }
    return why;
}

core::Explanation needs(const Layout &layout, int cell)
{
    core::Explanation why;
    mark(why, cell, core::Role::Target);
    for (const Side side : sides) {
        const Half half = layout.wanted(cell, side);
        if (half == 0)
            continue;
        why.arguments.insert(why.arguments.end(), {aHalf(half), inTheSide(side)});
        mark(why, neighbour(layout.grid(), cell, side), core::Role::Culprit);
    }
    why.text = needing[why.arguments.size() / 2];
    return why;
}

core::Explanation extent(const core::Puzzle &puzzle)
{
    const int cards = puzzle.grid().size();
    Number ways;
    for (int card = 1; card <= cards; ++card)
        ways.multiply(4 * card);
    return {PUZZLE_TEXT("dogs", "4%1 × %2! = %3 ways to lay the cards"),
            {raised(cards), static_cast<long long>(cards), ways.text()}};
}

std::string caption(const core::Puzzle &puzzle, const core::Position &position)
{
    const Layout layout = static_cast<const Dogs &>(puzzle).layout(position);
    const bool blanks = position.size() > 9;
    std::string text;
    for (int cell = 0; cell < puzzle.grid().size(); ++cell) {
        if (blanks && cell > 0)
            text += ' ';
        text += layout.card(cell) == Layout::none ? "." : std::to_string(layout.card(cell) + 1);
    }
    return text;
}

} // namespace dogs
