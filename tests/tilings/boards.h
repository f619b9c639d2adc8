// SPDX-License-Identifier: MIT
#pragma once

#include "core/positionline.h"
#include "support/serialcontext.h"
#include "tilings/methods.h"
#include "tilings/referencecounters.h"
#include "tilings/tilings.h"

#include <QtTest>

#include <map>

namespace boards {

inline core::LineReading readLine(const std::string &line)
{
    const core::Kind *const kinds[] = {&tilings::kind()};
    return core::readLine(kinds, line);
}

/// Returns the game of a position line, which must be valid.
inline core::Game game(const std::string &line)
{
    return std::get<core::Game>(readLine(line).reading);
}

inline const tilings::Tilings &asTilings(const core::Game &game)
{
    return static_cast<const tilings::Tilings &>(*game.puzzle);
}

inline core::Outcome solve(const core::Game &game, const char *method, core::Goal goal,
                           core::SearchContext &context, bool traced = false, const char *order = "")
{
    core::Task task;
    task.goal = goal;
    task.from = game.position;
    task.traced = traced;
    task.options.set("order", order);
    return tilings::kind().solver(method)->solve(*game.puzzle, task, context);
}

inline core::Outcome count(const char *method, const std::string &line)
{
    tests::SerialContext context;
    return solve(game(line), method, core::Goal::Count, context);
}

/// Returns the position texts of all tilings, sorted.
inline QStringList tilingsOf(const char *method, const std::string &line)
{
    const core::Game board = game(line);
    tests::SerialContext context;
    solve(board, method, core::Goal::All, context);
    QStringList all;
    for (const auto &solution : context.solutions())
        all.append(QString::fromStdString(board.puzzle->write(solution.position)));
    all.sort();
    return all;
}

/// Returns the position of a position line, with a separator between the rows.
inline std::string rows(const QStringList &board)
{
    return board.join(u'/').toStdString();
}

/// Compares the numbers of tilings that these methods count with those of two searches that know only the rules.
template <typename Key>
void compareWithReferences(const std::string &line, const std::vector<std::string> &rows,
                           const std::map<Key, reference::Piece> &pieces, auto &&methods)
{
    std::vector<reference::Piece> list;
    for (const auto &[key, piece] : pieces)
        list.push_back(piece);
    const auto expected = std::uint64_t(reference::ExactCoverCounter(rows, list).count());
    QCOMPARE(std::uint64_t(reference::BacktrackingCounter(rows, list).count()), expected);
    for (const char *method : methods) {
        const core::Outcome outcome = count(method, line);
        QVERIFY2(outcome.stats.solutions == expected, qPrintable(QStringLiteral("%1: %2, not %3")
                                                                     .arg(QLatin1String(method))
                                                                     .arg(outcome.stats.solutions)
                                                                     .arg(expected)));
        QCOMPARE(outcome.verdict == core::Outcome::Impossible, expected == 0);
    }
}

/// Returns the numbers of solutions and nodes of `cells` with these tables.
inline std::pair<std::uint64_t, std::uint64_t> countWith(tilings::CellTables tables, const std::string &line)
{
    const core::Game board = game(line);
    core::Task task;
    task.goal = core::Goal::Count;
    task.from = board.position;
    tests::SerialContext context;
    const core::Outcome outcome = tilings::cells::solveWithTables(asTilings(board), task, context, tables);
    return {outcome.stats.solutions, outcome.stats.nodes};
}

} // namespace boards
