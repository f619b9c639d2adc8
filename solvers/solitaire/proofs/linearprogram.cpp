// SPDX-License-Identifier: MIT
#include "solitaire/proofs/linearprogram.h"

#include <cmath>

namespace solitaire {

namespace {

constexpr double epsilon = 1e-7;
constexpr int largestDenominator = 12;
constexpr int largestWholeValue = 100;
constexpr int freePivots =
    300; ///< later pivots are chosen by index (Bland, 1977), which cycles only by rounding
constexpr int mostPivots = 3000;

/// Returns the values times the smallest factor that makes them all whole.
std::optional<PerHole<int>> wholeNumbers(const std::vector<double> &values)
{
    for (int denominator = 1; denominator <= largestDenominator; ++denominator) {
        PerHole<int> whole{};
        bool fits = true;
        for (std::size_t hole = 0; hole < values.size(); ++hole) {
            const double value = values[hole] * denominator;
            fits =
                fits && std::abs(value - std::round(value)) < epsilon && std::abs(value) <= largestWholeValue;
            if (fits)
                whole[int(hole)] = int(std::lround(value));
        }
        if (fits)
            return whole;
    }
    return std::nullopt;
}

} // namespace

LinearProgram::LinearProgram(const Board &board, Pegs from, int end)
    : m_board(board), m_from(from), m_end(end), m_jumps(board.jumps().size())
{
    setUp(from);
    findCounts();
}

/// Sets up an equation for each hole: its pegs at the start minus its pegs at the end equal the pegs that jumps
/// remove minus the pegs that jumps add.
void LinearProgram::setUp(Pegs from)
{
    const auto holes = std::size_t(m_board.holes());
    m_rows.assign(holes, Row(m_jumps + holes + 1));
    m_signs.assign(holes, 1);
    for (std::size_t jump = 0; jump < m_jumps; ++jump) {
        const Jump &one = m_board.jumps()[jump];
        m_rows[std::size_t(one.from)][jump] = m_rows[std::size_t(one.over)][jump] = 1;
        m_rows[std::size_t(one.to)][jump] = -1;
    }
    for (std::size_t hole = 0; hole < holes; ++hole) {
        const int change = int(from >> hole & 1) - (int(hole) == m_end);
        if (change < 0) {
            m_signs[hole] = -1;
            for (double &entry : m_rows[hole])
                entry = -entry;
        }
        right(m_rows[hole]) = std::abs(change);
        m_rows[hole][m_jumps + hole] = 1;
        m_basis.push_back(m_jumps + hole);
    }
}

/// Runs the first phase, which brings the artificial variables as close to zero as possible.
void LinearProgram::findCounts()
{
    m_objective.assign(m_rows.front().size(), 0);
    std::fill(m_objective.begin() + std::ptrdiff_t(m_jumps), m_objective.end() - 1, -1);
    for (const Row &row : m_rows) {
        for (std::size_t column = 0; column < row.size(); ++column)
            m_objective[column] += row[column];
    }
    maximize();
    m_isFeasible = right(m_objective) < epsilon;
    if (m_isFeasible)
        removeArtificials();
}

void LinearProgram::maximize()
{
    for (int pivots = 0; pivots < mostPivots; ++pivots) {
        const auto column = entering(pivots >= freePivots);
        if (!column)
            return;
        const auto row = leaving(*column);
        if (!row)
            return;
        pivot(*row, *column);
    }
}

/// Returns the jump with the largest reduced cost or, with `byIndex`, the first one with a positive cost.
std::optional<std::size_t> LinearProgram::entering(bool byIndex) const
{
    std::optional<std::size_t> best;
    for (std::size_t column = 0; column < m_jumps; ++column) {
        if (m_objective[column] > (best ? m_objective[*best] : 0) + epsilon) {
            best = column;
            if (byIndex)
                break;
        }
    }
    return best;
}

/// Returns the row chosen by the ratio test; in a tie, the one whose variable has the lowest index.
std::optional<std::size_t> LinearProgram::leaving(std::size_t column) const
{
    std::optional<std::size_t> best;
    double least = 0;
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        const double entry = m_rows[row][column];
        // An artificial variable at zero must not grow again.
        const bool isStuck = m_isFeasible && isArtificial(m_basis[row]) && std::abs(entry) > epsilon;
        if (entry <= epsilon && !isStuck)
            continue;
        const double ratio = isStuck ? 0 : m_rows[row].back() / entry;
        if (!best || ratio < least - epsilon || (ratio < least + epsilon && m_basis[row] < m_basis[*best])) {
            best = row;
            least = ratio;
        }
    }
    return best;
}

void LinearProgram::pivot(std::size_t row, std::size_t column)
{
    Row &chosen = m_rows[row];
    const double entry = chosen[column];
    for (double &one : chosen)
        one /= entry;
    const auto eliminate = [&](Row &other) {
        const double factor = other[column];
        if (factor == 0)
            return;
        for (std::size_t i = 0; i < other.size(); ++i)
            other[i] -= factor * chosen[i];
        other[column] = 0;
    };
    for (Row &other : m_rows) {
        if (&other != &chosen)
            eliminate(other);
    }
    eliminate(m_objective);
    m_basis[row] = column;
}

void LinearProgram::removeArtificials()
{
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        if (!isArtificial(m_basis[row]))
            continue;
        for (std::size_t column = 0; column < m_jumps; ++column) {
            if (std::abs(m_rows[row][column]) > epsilon) {
                pivot(row, column);
                break;
            }
        }
    }
}

std::optional<Pagoda> LinearProgram::refutation() const
{
    if (m_isFeasible)
        return std::nullopt;
    // Rounding may have ended the search too early, so the proof uses whole numbers.
    std::optional<Pagoda> pagoda = dual();
    return pagoda && pagoda->slack(m_from) < 0 ? std::move(pagoda) : std::nullopt;
}

std::optional<Pagoda> LinearProgram::leastFor(std::size_t jump)
{
    m_objective.assign(m_rows.front().size(), 0);
    m_objective[jump] = 1;
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        if (m_basis[row] != jump)
            continue;
        for (std::size_t column = 0; column < m_objective.size(); ++column)
            m_objective[column] -= m_rows[row][column];
    }
    maximize();
    return dual();
}

/// Returns the hole values given by the current reduced costs, if they are small whole numbers and no jump raises
/// their sum.
std::optional<Pagoda> LinearProgram::dual() const
{
    std::vector<double> values;
    const double artificialCost = m_isFeasible ? 0 : -1;
    for (std::size_t hole = 0; hole < m_rows.size(); ++hole)
        values.push_back(m_signs[hole] * (artificialCost - m_objective[m_jumps + hole]));
    const auto whole = wholeNumbers(values);
    if (!whole)
        return std::nullopt;
    const Pagoda pagoda(m_board, m_end, *whole);
    const auto raises = [&](const Jump &jump) { return pagoda.loss(jump) < 0; };
    return std::ranges::any_of(m_board.jumps(), raises) ? std::nullopt : std::optional(pagoda);
}

std::vector<Pagoda> tightPagodas(const Board &board, Pegs from, int end,
                                 const std::function<bool()> &keepGoing)
{
    LinearProgram program(board, from, end);
    std::vector<Pagoda> all;
    if (const auto refutation = program.refutation(); refutation || !program.isFeasible()) {
        if (refutation)
            all.push_back(*refutation);
        return all;
    }
    for (std::size_t jump = 0; jump < board.jumps().size() && keepGoing(); ++jump) {
        const auto pagoda = program.leastFor(jump);
        if (pagoda && std::ranges::find(all, *pagoda) == all.end())
            all.push_back(*pagoda);
    }
    return all;
}

std::optional<Pagoda> refutation(const Board &board, Pegs pegs, int end)
{
    if (const Pagoda *const pagoda = refutingPagoda(board, pegs, end))
        return *pagoda;
    return LinearProgram(board, pegs, end).refutation();
}

} // namespace solitaire
