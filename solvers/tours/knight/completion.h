// SPDX-License-Identifier: MIT
#pragma once

#include "core/random.h"
#include "tours/knight/numberdomains.h"

#include <set>

namespace tours {

/// Searches for knight's tours with given numbers: the number with the fewest squares left is tried on each of
/// them, and the rest is propagated (NumberDomains). With few given numbers an early mistake can cost very long, so
/// the search restarts after a number of tries that doubles each time, and decides between equal squares at random
/// (C. P. Gomes, B. Selman and H. Kautz, Boosting combinatorial search through randomization, 1998). `count` is called
/// for each try; the search ends when it returns false.
template <typename Count>
class CompletionSearch {
public:
    CompletionSearch(const Knight &knight, Count count) : m_knight(knight), m_count(std::move(count)) {}

    /// Finds up to `most` tours that have the squares of these domains, which need not be propagated.
    std::vector<Route> find(NumberDomains domains, int most)
    {
        m_most = std::size_t(most);
        m_found.clear();
        if (domains.propagate())
            return {};
        for (m_triesLeft = firstTries;; m_triesLeft = m_tries) {
            m_tries = 2 * m_triesLeft;
            if (search(domains) || m_found.size() >= m_most || m_isStopped)
                break;
        }
        return {m_found.begin(), m_found.end()};
    }

private:
    static constexpr int firstTries = 250;

    /// Returns false if the search is to end or to restart.
    bool search(const NumberDomains &domains)
    {
        const int number = fewestSquares(domains);
        if (number < 0) {
            m_found.insert(domains.route());
            return m_found.size() < m_most;
        }
        for (const int cell : bySquaresLeft(domains, domains.squares(number))) {
            m_isStopped = !m_count();
            if (m_isStopped || m_triesLeft-- == 0)
                return false;
            NumberDomains next = domains;
            next.assign(number, cell);
            if (!next.propagate() && !search(next))
                return false;
        }
        return true;
    }

    /// Returns the undecided number with the fewest squares left; -1 if all are decided.
    static int fewestSquares(const NumberDomains &domains)
    {
        int best = -1;
        int fewest = 0;
        for (int number = 0; number < domains.numbers() && fewest != 2; ++number) {
            const int count = domains.count(number);
            if (count > 1 && (best < 0 || count < fewest)) {
                best = number;
                fewest = count;
            }
        }
        return best;
    }

    /// Sorts squares by the squares around them that are still undecided, the fewest first: Warnsdorff's rule.
    std::vector<int> bySquaresLeft(const NumberDomains &domains, std::vector<int> cells)
    {
        core::PerCell<int> left(std::size_t(m_knight.grid().size()));
        core::PerCell<bool> isDecided(left.size());
        for (int number = 0; number < domains.numbers(); ++number) {
            if (domains.count(number) == 1)
                isDecided[domains.squares(number).front()] = true;
        }
        for (const int cell : cells) {
            for (const int target : m_knight.graph().neighbours(cell))
                left[cell] += isDecided[target] ? 0 : 1;
        }
        for (std::size_t rest = cells.size(); rest > 1; --rest)
            std::swap(cells[rest - 1], cells[m_random.below(rest)]);
        std::ranges::stable_sort(cells, {}, [&](int cell) { return left[cell]; });
        return cells;
    }

    const Knight &m_knight;
    Count m_count;
    core::Random m_random{1};
    std::size_t m_most = 0;
    std::set<Route> m_found;
    int m_tries = 0;     ///< the tries until the search restarts
    int m_triesLeft = 0; ///< the tries that remain until then
    bool m_isStopped = false;
};

} // namespace tours
