// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

/// Solitaire played on the text of a position, in the plainest way: it searches all games. It uses none of
/// the solvers' boards, classes and tables, and suits small positions and the triangle.
class PlainGame {
public:
    explicit PlainGame(bool triangular) : m_triangular(triangular) {}
    /// Returns the game that all tests share, since it remembers the positions it has searched.
    static PlainGame &onTriangle();

    /// Returns the positions after each legal jump, and the jumps as "24d".
    std::vector<std::pair<std::string, std::string>> next(const std::string &position) const;
    /// Returns the position after this jump, or an empty text if the jump is illegal.
    std::string after(const std::string &position, const std::string &jump) const;

    /// Returns the holes, as "44", in which a last peg can be left.
    const std::set<std::string> &lastHoles(const std::string &position);
    /// Returns how many sequences of jumps leave one peg in this hole, or in any hole if `end` is empty.
    std::uint64_t games(const std::string &position, const std::string &end);
    /// The number of sweeps of a position that cannot be solved; otherwise, sweeps() returns the fewest
    /// sweeps to a last peg in this hole, or in any.
    static constexpr int none = 1000;
    int sweeps(const std::string &position, const std::string &end);
    /// Returns all positions that can be reached from here, this one included.
    std::set<std::string> reachable(const std::string &position) const;

    static std::vector<std::string> pegs(const std::string &position); ///< the holes with pegs

private:
    int sweepOn(const std::string &position, const std::string &hole, const std::string &end);

    bool m_triangular;
    std::map<std::string, std::set<std::string>> m_lastHoles;
    std::map<std::string, std::uint64_t> m_games;
    std::map<std::string, int> m_sweeps;
};
