// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

/// Solitaire played on the text of a position by a plain search of all games, without the solvers' boards,
/// classes and tables. It is fast enough for small positions and the triangle.
class PlainGame {
public:
    explicit PlainGame(bool triangular) : m_triangular(triangular) {}
    /// Returns the game that all tests share, since it caches the positions it has searched.
    static PlainGame &onTriangle();

    /// Returns the positions after each legal jump, each with the jump as in "24d".
    std::vector<std::pair<std::string, std::string>> next(const std::string &position) const;
    /// Returns the position after this jump; empty if the jump is illegal.
    std::string after(const std::string &position, const std::string &jump) const;

    /// Returns the holes, such as "44", in which a last peg can be left.
    const std::set<std::string> &lastHoles(const std::string &position);
    /// Returns the number of games that leave one peg in this hole, or in any hole if `end` is empty.
    std::uint64_t games(const std::string &position, const std::string &end);
    /// The value of sweeps() if there is no solution. Otherwise, sweeps() returns the least number of sweeps
    /// to a last peg in this hole, or in any hole if `end` is empty.
    static constexpr int none = 1000;
    int sweeps(const std::string &position, const std::string &end);
    /// Returns all positions that can be reached from this one, including itself.
    std::set<std::string> reachable(const std::string &position) const;

    static std::vector<std::string> pegs(const std::string &position); ///< the holes with pegs

private:
    int sweepOn(const std::string &position, const std::string &hole, const std::string &end);

    bool m_triangular;
    std::map<std::string, std::set<std::string>> m_lastHoles;
    std::map<std::string, std::uint64_t> m_games;
    std::map<std::string, int> m_sweeps;
};
