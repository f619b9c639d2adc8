// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

/// Solitaire played on the text of a position, in the plainest way: goes through all games. It knows nothing
/// of the solvers' boards, classes and tables, and suits small positions and the triangle.
class PlainGame {
public:
    explicit PlainGame(bool triangular) : m_triangular(triangular) {}
    /// One for all tests, since it remembers what it has been through.
    static PlainGame &onTriangle();

    /// The positions after each legal jump, and the jumps as "24d".
    std::vector<std::pair<std::string, std::string>> next(const std::string &position) const;
    /// The position after this jump; empty when it is not legal.
    std::string after(const std::string &position, const std::string &jump) const;

    /// The holes, as "44", in which a last peg can be left.
    const std::set<std::string> &lastHoles(const std::string &position);
    /// How many sequences of jumps leave one peg in this hole; in any when it is empty.
    std::uint64_t games(const std::string &position, const std::string &end);
    /// The fewest sweeps to a last peg in this hole, or in any; none when there is no way.
    static constexpr int none = 1000;
    int sweeps(const std::string &position, const std::string &end);
    /// All positions that play from here can come to, itself among them.
    std::set<std::string> reachable(const std::string &position) const;

    static std::vector<std::string> pegs(const std::string &position); ///< their holes

private:
    int sweepOn(const std::string &position, const std::string &hole, const std::string &end);

    bool m_triangular;
    std::map<std::string, std::set<std::string>> m_lastHoles;
    std::map<std::string, std::uint64_t> m_games;
    std::map<std::string, int> m_sweeps;
};
