// SPDX-License-Identifier: MIT
#include "solitaire/order.h"

#include <algorithm>

namespace solitaire {

std::span<const Order> orders()
{
    static constexpr Order all[] = {
        {"dlurny", false}, {"drulny", true}, {"drulny", false}, {"drluny", true}, {"lurdyn", true},
        {"durlny", true},  {"rudlny", true}, {"rludyn", true},  {"dlruny", true}, {"drluny", false},
        {"urldyn", true},  {"dlurny", true}, {"dulrny", true},  {"lrudyn", true}, {"rdluny", true},
        {"udrlyn", true},  {"urdlyn", true},
    };
    return all;
}

std::vector<Jump> inOrder(const Shape &shape, const Order &order)
{
    const auto rank = [&](const Jump &jump) {
        return std::pair(order.wayByWay ? 0 : shape.cell(jump.from),
                         order.ways.find(wayLetters[std::size_t(jump.way)]));
    };
    std::vector<Jump> jumps = shape.jumps();
    std::ranges::stable_sort(jumps, {}, rank);
    return jumps;
}

} // namespace solitaire
