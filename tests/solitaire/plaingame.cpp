// SPDX-License-Identifier: MIT
#include "plaingame.h"

#include <algorithm>
#include <sstream>

namespace {

using Rows = std::vector<std::string>;

struct Direction {
    char letter;
    int down;
    int right;
};
constexpr Direction directions[] = {{'u', -1, 0}, {'r', 0, 1},   {'d', 1, 0},
                                    {'l', 0, -1}, {'y', -1, -1}, {'n', 1, 1}};

Rows split(const std::string &position)
{
    Rows rows;
    std::istringstream stream(position);
    for (std::string row; std::getline(stream, row, '/');)
        rows.push_back(row);
    return rows;
}

std::string join(const Rows &rows)
{
    std::string position;
    for (const std::string &row : rows)
        position += (position.empty() ? "" : "/") + row;
    return position;
}

/// Returns the sign of a hole; null outside the board.
char *at(Rows &rows, int row, int column)
{
    if (row < 0 || row >= int(rows.size()) || column < 0 || column >= int(rows[std::size_t(row)].size()))
        return nullptr;
    return &rows[std::size_t(row)][std::size_t(column)];
}

std::string name(int row, int column)
{
    return std::to_string(row + 1) + std::to_string(column + 1);
}

/// Returns the position after a jump; empty if the jump is illegal.
std::string jumped(Rows rows, int row, int column, const Direction &way)
{
    char *const from = at(rows, row, column);
    char *const over = at(rows, row + way.down, column + way.right);
    char *const to = at(rows, row + 2 * way.down, column + 2 * way.right);
    if (!from || !over || !to || *from != 'O' || *over != 'O' || *to != '.')
        return {};
    *from = *over = '.';
    *to = 'O';
    return join(rows);
}

} // namespace

PlainGame &PlainGame::onTriangle()
{
    static PlainGame one(true);
    return one;
}

std::vector<std::string> PlainGame::pegs(const std::string &position)
{
    const Rows rows = split(position);
    std::vector<std::string> names;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (std::size_t column = 0; column < rows[row].size(); ++column) {
            if (rows[row][column] == 'O')
                names.push_back(name(int(row), int(column)));
        }
    }
    return names;
}

std::vector<std::pair<std::string, std::string>> PlainGame::next(const std::string &position) const
{
    std::vector<std::pair<std::string, std::string>> all;
    for (const std::string &peg : pegs(position)) {
        for (const Direction &way : directions) {
            const std::string jump = peg + way.letter;
            if (const std::string to = after(position, jump); !to.empty())
                all.emplace_back(to, jump);
        }
    }
    return all;
}

std::string PlainGame::after(const std::string &position, const std::string &jump) const
{
    const auto way = std::ranges::find(directions, jump[2], &Direction::letter);
    if (way == std::end(directions) || (!m_triangular && way->down != 0 && way->right != 0))
        return {};
    return jumped(split(position), jump[0] - '1', jump[1] - '1', *way);
}

const std::set<std::string> &PlainGame::lastHoles(const std::string &position)
{
    const auto known = m_lastHoles.find(position);
    if (known != m_lastHoles.end())
        return known->second;
    std::set<std::string> holes;
    if (const auto left = pegs(position); left.size() == 1)
        holes.insert(left.front());
    for (const auto &[to, jump] : next(position))
        holes.insert(lastHoles(to).begin(), lastHoles(to).end());
    return m_lastHoles[position] = holes;
}

std::uint64_t PlainGame::games(const std::string &position, const std::string &end)
{
    const std::string key = position + ' ' + end;
    const auto known = m_games.find(key);
    if (known != m_games.end())
        return known->second;
    const auto left = pegs(position);
    std::uint64_t sum = left.size() == 1 && (end.empty() || left.front() == end) ? 1 : 0;
    for (const auto &[to, jump] : next(position))
        sum += games(to, end);
    return m_games[key] = sum;
}

int PlainGame::sweeps(const std::string &position, const std::string &end)
{
    const std::string key = position + ' ' + end;
    const auto known = m_sweeps.find(key);
    if (known != m_sweeps.end())
        return known->second;
    const auto left = pegs(position);
    int fewest = left.size() == 1 && (end.empty() || left.front() == end) ? 0 : none;
    for (const std::string &peg : left)
        fewest = std::min(fewest, 1 + sweepOn(position, peg, end));
    return m_sweeps[key] = fewest;
}

/// Returns the least number of sweeps, given that the peg in this hole jumps at least once more.
int PlainGame::sweepOn(const std::string &position, const std::string &hole, const std::string &end)
{
    int fewest = none;
    for (const Direction &way : directions) {
        const std::string to = after(position, hole + way.letter);
        if (to.empty())
            continue;
        const std::string landed = name(hole[0] - '1' + 2 * way.down, hole[1] - '1' + 2 * way.right);
        fewest = std::min({fewest, sweeps(to, end), sweepOn(to, landed, end)});
    }
    return fewest;
}

std::set<std::string> PlainGame::reachable(const std::string &position) const
{
    std::set<std::string> seen{position};
    std::vector<std::string> open{position};
    while (!open.empty()) {
        const std::string from = open.back();
        open.pop_back();
        for (const auto &[to, jump] : next(from)) {
            if (seen.insert(to).second)
                open.push_back(to);
        }
    }
    return seen;
}
