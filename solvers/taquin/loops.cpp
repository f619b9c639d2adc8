// SPDX-License-Identifier: MIT
#include "taquin/loops.h"

#include <algorithm>
#include <map>
#include <unordered_set>

namespace taquin {

namespace {

constexpr int longest = 8;

/// A way of the gap as a number: a 1, then two bits for each move.
using Way = std::uint32_t;
using Ways = std::unordered_set<Way>;
constexpr Way nowhere = 1;

int length(Way way)
{
    int moves = 0;
    for (; way > 3; way >>= 2)
        ++moves;
    return moves;
}

Way longer(Way way, Direction direction)
{
    return way << 2 | Way(direction);
}

Way lastMoves(Way way, int count)
{
    const Way end = Way(1) << 2 * count;
    return (way & (end - 1)) | end;
}

bool endsWithOneOf(Way way, const Ways &ways)
{
    for (int count = length(way); count > 0; --count) {
        if (ways.contains(lastMoves(way, count)))
            return true;
    }
    return false;
}

/// The cells that a way comes over, counted from where it begins.
struct Box {
    int left = 0;
    int right = 0;
    int top = 0;
    int bottom = 0;

    void add(int column, int row)
    {
        left = std::min(left, column);
        right = std::max(right, column);
        top = std::min(top, row);
        bottom = std::max(bottom, row);
    }
    bool contains(const Box &other) const
    {
        return left <= other.left && right >= other.right && top <= other.top && bottom >= other.bottom;
    }
};

/// What a way does on a boundless board.
struct Effect {
    std::vector<std::int16_t> board; ///< where the gap is, then by cell which tile is new there
    Box box;
};

Effect effectOf(Way way)
{
    constexpr int side = 2 * longest + 1;
    constexpr int begin = longest * side + longest;
    std::vector<std::pair<int, int>> moved; // cells and the tiles that came there, named by their first cells
    const auto tileAt = [&](int cell) {
        const auto last =
            std::find_if(moved.rbegin(), moved.rend(), [&](auto &one) { return one.first == cell; });
        return last == moved.rend() ? cell : last->second;
    };
    Effect effect;
    int column = 0;
    int row = 0;
    int gap = begin;
    for (int left = length(way); left > 0; --left) {
        const auto direction = Direction(way >> 2 * (left - 1) & 3U);
        column += columnsAlong(direction);
        row += rowsAlong(direction);
        effect.box.add(column, row);
        const int from = begin + row * side + column;
        moved.emplace_back(gap, tileAt(from));
        gap = from;
    }
    std::ranges::reverse(moved);
    std::ranges::stable_sort(moved, {}, &std::pair<int, int>::first);
    effect.board.push_back(std::int16_t(gap));
    int before = gap;
    for (const auto &[cell, tile] : moved) {
        if (cell != before && cell != gap && cell != tile)
            effect.board.insert(effect.board.end(), {std::int16_t(cell), std::int16_t(tile)});
        before = cell;
    }
    return effect;
}

/// The vain ways of which no part is vain.
Ways vainWays()
{
    Ways vain;
    std::map<std::vector<std::int16_t>, std::vector<Box>> reached;
    const auto isNew = [&](Way way) {
        Effect effect = effectOf(way);
        std::vector<Box> &boxes = reached[std::move(effect.board)];
        const bool known =
            std::ranges::any_of(boxes, [&](const Box &box) { return effect.box.contains(box); });
        boxes.push_back(effect.box);
        return !known;
    };
    isNew(nowhere);
    std::vector<Way> level{nowhere};
    for (int moves = 1; moves <= longest; ++moves) {
        std::vector<Way> nextLevel;
        for (const Way way : level) {
            for (const Direction direction : directions) {
                const Way then = longer(way, direction);
                if (endsWithOneOf(then, vain))
                    continue;
                if (isNew(then))
                    nextLevel.push_back(then);
                else
                    vain.insert(then);
            }
        }
        level = std::move(nextLevel);
    }
    return vain;
}

} // namespace

/// Its states are the beginnings of vain ways (Aho and Corasick, 1975): the longest one with which the way so
/// far ends.
Loops::Loops()
{
    const Ways ways = vainWays();
    std::vector<Way> beginnings{nowhere};
    std::map<Way, State> numbers{{nowhere, start}};
    for (const Way way : ways) {
        for (Way beginning = way >> 2; beginning != nowhere; beginning >>= 2) {
            if (numbers.emplace(beginning, State(beginnings.size())).second)
                beginnings.push_back(beginning);
        }
    }
    for (const Way beginning : beginnings) {
        auto &after = m_after.emplace_back();
        for (const Direction direction : directions) {
            const Way then = longer(beginning, direction);
            int kept = length(then);
            while (!numbers.contains(lastMoves(then, kept)))
                --kept;
            after[std::size_t(direction)] =
                endsWithOneOf(then, ways) ? vain : numbers.at(lastMoves(then, kept));
        }
    }
}

const Loops &Loops::all()
{
    static const Loops loops;
    return loops;
}

} // namespace taquin
